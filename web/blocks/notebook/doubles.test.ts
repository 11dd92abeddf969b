import { expect, test } from "vitest";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { bearerOf, knownPeople, probableDoubles } from "./doubles.ts";

const all = [
  aCustomerRow({ id: "awa", name: "Awa Diop", phone: "+237677001234" }),
  aCustomerRow({ id: "mme", name: "Mme Diop", otherPhone: "6 77 00 12 34" }),
  aCustomerRow({ id: "same", name: "DIOP  áwa" }),
  aCustomerRow({ id: "none", name: "Abel" }),
];
const found = (of: Parameters<typeof probableDoubles>[0], besides?: string) =>
  probableDoubles(of, knownPeople(all, "CM"), besides).map(({ id }) => id);
const nobody = { name: "", phone: "", otherPhone: "" };

test("who has the number comes first, then who is called so; nobody is their own double", () => {
  expect(found(all[0] ?? nobody, "awa")).toEqual(["mme", "same"]);
  expect(found({ ...nobody, name: "Awa" })).toEqual([]);
  expect(found({ ...nobody, name: "awa diop" })).toEqual(["awa", "same"]);
  expect(found(nobody)).toEqual([]);
});

test.each([
  "677001234",
  "6 77 00 12 34",
  "677-00-12-34",
  "677.00.12.34",
  "(677) 001 234",
  "+237677001234",
  "+237 6 77 00 12 34",
  "00237677001234",
  "237677001234",
  "٦٧٧٠٠١٢٣٤",
])("a number written « %s » is the same number", (phone) => {
  expect(found({ ...nobody, phone })).toEqual(["awa", "mme"]);
});

test("a number that somebody else has is hinted at, however it is written", () => {
  const awa = aCustomerRow({ id: "awa", phone: "+237677001234" });
  const abel = aCustomerRow({ id: "abel", otherPhone: "699 00 12 34" });
  const known = knownPeople([awa, abel], "CM");
  expect(bearerOf("677-00-12-34", known, undefined)?.id).toBe("awa");
  expect(bearerOf("+237 6 99 00 12 34", known, undefined)?.id).toBe("abel");
  expect(bearerOf("677 00 12 34", known, "awa")).toBeUndefined();
  expect(bearerOf("677 00 12", known, undefined)).toBeUndefined();
  expect(bearerOf("", known, undefined)).toBeUndefined();
});
