import { type Unpaid, unpaidOf } from "#shared/rules/customer-account.ts";
import type { AccountMoveRow, Balance, CustomerRow } from "#web/store/queries/use-notebook.ts";
import { ageOf, isLate } from "./age-of-debt.ts";
import { movesOf } from "./moves-of.ts";

/** One line of the notebook. `owed` in francs, below zero for a deposit. */
export type NotebookLine = {
  id: string;
  /** Undefined for an account whose customer this device does not know. */
  customer: CustomerRow | undefined;
  owed: number;
  /** What is unpaid for longest. */
  oldest: Unpaid | undefined;
  isLate: boolean;
};

type Books = {
  /** By name. */
  customers: readonly CustomerRow[];
  balances: readonly Balance[];
  moves: readonly AccountMoveRow[];
};

/** The notebook: whoever owes most stands first, then by name. `today`: the business day that ages are counted from. */
export function notebookLines(
  { customers, balances, moves }: Books,
  today: string,
): NotebookLine[] {
  const owedBy = new Map(balances.map(({ customerId, owed }) => [customerId, owed]));
  const known = new Set(customers.map(({ id }) => id));
  const unknown = balances.filter(({ customerId, owed }) => owed !== 0 && !known.has(customerId));
  const all = [
    ...customers.map((customer) => ({ id: customer.id, customer })),
    ...unknown.map(({ customerId }) => ({ id: customerId, customer: undefined })),
  ];
  return all
    .map(({ id, customer }): NotebookLine => {
      const owed = owedBy.get(id) ?? 0;
      const oldest = owed > 0 ? unpaidOf(movesOf(moves, id), owed).unpaid[0] : undefined;
      const age = oldest && ageOf(oldest, today);
      return { id, customer, owed, oldest, isLate: age !== undefined && isLate(age) };
    })
    .sort((a, b) => b.owed - a.owed);
}

/** Francs that are owed in all, those of customers who are late, and what was left as deposits. */
export function notebookSums(lines: readonly NotebookLine[]) {
  const sums = { owed: 0, late: 0, deposits: 0 };
  for (const { owed, isLate } of lines) {
    if (owed > 0) sums.owed += owed;
    else sums.deposits -= owed;
    if (isLate) sums.late += owed;
  }
  return sums;
}

export const groups = ["owing", "late", "all", "archived"] as const;
export type Group = (typeof groups)[number];

const isArchived = ({ customer }: NotebookLine) => customer?.archived === true;

/** Who is in it. Whoever owes stands among those who do, archived or not. */
export function inGroup(group: Group): (line: NotebookLine) => boolean {
  if (group === "owing") return ({ owed }) => owed > 0;
  if (group === "late") return ({ isLate }) => isLate;
  if (group === "archived") return isArchived;
  return (line) => !isArchived(line) || line.owed !== 0;
}
