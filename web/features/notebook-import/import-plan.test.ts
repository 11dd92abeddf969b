import fc from "fast-check";
import { expect, test } from "vitest";
import type { CustomerRow as FileRow } from "#shared/rules/customer-import.ts";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { peopleOf, planCustomers } from "./import-plan.ts";

const row = (line: number, changes: Partial<FileRow>): FileRow => ({
  ...{ line, name: "Awa", phone: "", otherPhone: "", note: "" },
  ...{ creditLimit: null, termDays: null, balance: 0, trouble: undefined },
  ...changes,
});
const customers = [aCustomerRow({ id: "awa", name: "Awa Diop", phone: "+237677001234" })];
const outcomes = (...rows: FileRow[]) =>
  planCustomers(rows, customers, "CM").map(({ outcome }) => outcome);

test("the same number is the same person; the same name only where one has no number", () => {
  expect(
    outcomes(
      row(2, { name: "Mme Diop", phone: "6 77 00 12 34" }),
      row(3, { name: "diop awa" }),
      row(4, { name: "Awa Diop", phone: "6 99 00 56 78" }),
      row(5, { name: "Ali", phone: "699005678" }),
      row(6, { name: "Ali", trouble: "sum-row" }),
    ),
  ).toEqual(["known", "known", "create", "repeated", "refused"]);
});

test("numbers are kept whole, and what was owed before goes with its line", () => {
  const rows = [row(2, { name: "Ali", phone: "6 99 00 56 78", balance: 500, creditLimit: 0 })];
  expect(peopleOf(planCustomers(rows, customers, "CM"))).toMatchObject([
    { fields: { name: "Ali", phone: "+237699005678", creditLimit: 0 }, balance: 500 },
  ]);
});

/** What `planCustomers` promises, said of one after another: who has the number first, then who has the name. */
function slowly(rows: readonly FileRow[], noted: readonly { name: string; phone: string }[]) {
  const people: { name: string; phone: string; line?: number }[] = [...noted];
  const words = (name: string) => name.toLowerCase().split(" ").sort().join(" ");
  return rows.map(({ line, name, phone }) => {
    const same =
      people.find((one) => phone.startsWith("+") && one.phone === phone) ??
      people.find((one) => words(one.name) === words(name) && (phone === "" || one.phone === ""));
    if (!same) people.push({ name, phone, line });
    return same ? (same.line ?? people.indexOf(same)) : "create";
  });
}

test("whoever is looked up is whom one would find by going through all", () => {
  const name = fc.constantFrom("Awa Diop", "diop awa", "Ali", "Awa");
  const phone = fc.constantFrom("", "+237677001234", "+237699005678", "+237655000000", "chez Ali");
  const people = fc.array(fc.record({ name, phone }), { maxLength: 12 });
  fc.assert(
    fc.property(people, people, (noted, file) => {
      const kept = noted.map((one, place) => aCustomerRow({ ...one, id: String(place) }));
      const rows = file.map((one, place) => row(100 + place, one));
      const planned = planCustomers(rows, kept, "CM").map((one) => {
        if (one.outcome === "known") return Number(one.known.id);
        return one.outcome === "repeated" ? one.otherLine : one.outcome;
      });
      expect(planned).toEqual(slowly(rows, noted));
    }),
  );
});
