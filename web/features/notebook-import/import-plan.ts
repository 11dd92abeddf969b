import type { CustomerRow as FileRow } from "#shared/rules/customer-import.ts";
import { fieldsOf, newDraft } from "#web/blocks/notebook/customer-draft.ts";
import { knownPeople } from "#web/blocks/notebook/doubles.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

/** What becomes of a line. `known`: who is in the notebook already; `repeated`: the line above that is the same person. */
export type PlannedCustomer = { row: FileRow } & (
  | { outcome: "create"; fields: ReturnType<typeof fieldsOf> }
  | { outcome: "known"; known: CustomerRow }
  | { outcome: "repeated"; otherLine: number }
  | { outcome: "refused" }
);

/** Decides each line, after those before it: the same number is the same person, and the same name where either has none. */
export function planCustomers(
  rows: readonly FileRow[],
  customers: readonly CustomerRow[],
  country: string,
): PlannedCustomer[] {
  const all = knownPeople(customers, country);
  const numberless = knownPeople(customers.filter(isNumberless), country);
  const lines = new Map<string, number>();
  return rows.map((row): PlannedCustomer => {
    if (row.trouble) return { row, outcome: "refused" };
    const { name, phone, otherPhone, note, creditLimit, termDays } = row;
    const fields = fieldsOf(
      {
        ...newDraft(""),
        ...{ name, phone, otherPhone, note },
        ...{ creditLimit: creditLimit ?? undefined, termDays: termDays ?? undefined },
      },
      country,
    );
    const same =
      all.withNumberOf(fields)[0] ?? (isNumberless(fields) ? all : numberless).namedAs(fields)[0];
    if (same) {
      const otherLine = lines.get(same.id);
      if (otherLine !== undefined) return { row, outcome: "repeated", otherLine };
      return { row, outcome: "known", known: same };
    }
    const id = `line ${row.line}`;
    lines.set(id, row.line);
    const made = { ...fields, id, archived: false, rev: 0, isPending: true };
    all.add(made);
    if (isNumberless(made)) numberless.add(made);
    return { row, outcome: "create", fields };
  });
}

const isNumberless = ({ phone, otherPhone }: Pick<CustomerRow, "phone" | "otherPhone">) =>
  phone === "" && otherPhone === "";

/** What a plan writes. */
export const peopleOf = (plan: readonly PlannedCustomer[]) =>
  plan.flatMap((line) =>
    line.outcome === "create" ? [{ fields: line.fields, balance: line.row.balance }] : [],
  );
