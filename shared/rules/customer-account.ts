import type {
  AccountMove,
  AccountMoveBody,
  AdjustAccountBody,
} from "#shared/schemas/customer-account.ts";
import { type KindOfPoints, kindsOfPoints } from "#shared/schemas/points-kinds.ts";
import { isPendingFor, type OwnOperationState } from "./stock.ts";

/** The operations that move an account, as far as this rule needs them. */
export type AccountOperation =
  | { kind: "account.move"; body: AccountMoveBody }
  | { kind: "account.adjust"; body: AdjustAccountBody };

/** Francs that are owed more after an operation, below zero for less: the same on the device and in the books (C3). */
export function changeOf(operation: AccountOperation): number {
  if (operation.kind === "account.adjust") return operation.body.change;
  const { kind, amount } = operation.body;
  if (isOfPoints(kind)) return 0;
  return kind === "charge" ? amount : -amount;
}

/** Points that there are more after an operation, below zero for fewer: the same on the device and in the books (Y1). */
export function pointsOf(operation: AccountOperation): number {
  if (operation.kind === "account.adjust") return 0;
  const { kind, amount } = operation.body;
  if (!isOfPoints(kind)) return 0;
  return kind === "earn" || kind === "give-back" ? amount : -amount;
}

/** Whether a line of an account moves points, and no franc. */
export const isOfPoints = (kind: string): kind is KindOfPoints =>
  (kindsOfPoints as readonly string[]).includes(kind);

/** What is owed on this device: the books' balance, and own moves that it does not hold yet (E1). */
export function exactBalance(
  account: { balance: number; rev: number } | undefined,
  own: readonly (OwnOperationState & { change: number })[],
): number {
  const rev = account?.rev ?? 0;
  return own.reduce(
    (owed, move) => (isPendingFor(move, rev) ? owed + move.change : owed),
    account?.balance ?? 0,
  );
}

/** A line of an account as it is set off against others. */
export type AccountLine = Pick<
  AccountMove,
  "id" | "kind" | "change" | "at" | "day" | "dueDay" | "saleIds"
>;

/** What is left to pay of one ticket or of an opening balance. `line` is null for what is older than all that is known. */
export type Unpaid = { line: AccountLine | null; day: string; due: string; left: number };

/**
 * What is unpaid, the oldest first, and what is left over as a deposit: what lowers an account pays the tickets that it
 * names, then the oldest. The same on every device that knows the same lines. `balance` is what is owed in all; where
 * the lines say less, the rest is older than all of them.
 */
export function unpaidOf(
  lines: readonly AccountLine[],
  balance: number,
): { unpaid: Unpaid[]; deposit: number } {
  const sorted = [...lines].sort(byTime);
  const known = sorted.reduce((sum, { change }) => sum + change, 0);
  const debts = sorted
    .filter(({ change }) => change > 0)
    .map((line) => ({ line, left: line.change }));
  const older = balance - known;
  const first = sorted[0]?.day ?? "";
  const all: { line: AccountLine | null; left: number }[] =
    older > 0 ? [{ line: null, left: older }, ...debts] : debts;
  let free = older < 0 ? -older : 0;
  for (const line of sorted) {
    let paid = Math.max(0, -line.change);
    for (const debt of all)
      if (debt.line && line.saleIds.some((id) => debt.line?.saleIds.includes(id)))
        paid -= settle(debt, paid);
    free += paid;
  }
  for (const debt of all) free -= settle(debt, free);
  const unpaid = all.flatMap(({ line, left }) =>
    left > 0
      ? { line, day: line?.day ?? first, due: line?.dueDay ?? line?.day ?? first, left }
      : [],
  );
  return { unpaid, deposit: free };
}

function settle(debt: { left: number }, francs: number): number {
  const taken = Math.min(debt.left, francs);
  debt.left -= taken;
  return taken;
}

function byTime(a: AccountLine, b: AccountLine): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/** From how many days after it was due a debt counts as older: those of a notebook. */
export const agesOfDebt = [0, 7, 30, 60, 90] as const;
export type AgeOfDebt = (typeof agesOfDebt)[number];

const dayMs = 86_400_000;

/** Days since it was due; below zero before. */
export const daysLate = (due: string, today: string): number =>
  Math.round((Date.parse(today) - Date.parse(due)) / dayMs);

/** What is unpaid by age, the youngest first; what is not due yet counts as the youngest. */
export function byAge(unpaid: readonly Unpaid[], today: string): Record<AgeOfDebt, number> {
  const sums: Record<AgeOfDebt, number> = { 0: 0, 7: 0, 30: 0, 60: 0, 90: 0 };
  for (const { due, left } of unpaid) {
    const late = daysLate(due, today);
    const reached = agesOfDebt.filter((age) => late >= age);
    sums[reached.at(-1) ?? 0] += left;
  }
  return sums;
}

/** Whether so much more may be taken on account, by what is known: no limit is null, no credit is 0. */
export const isOverLimit = (owed: number, more: number, limit: number | null): boolean =>
  limit !== null && owed + more > limit;

/** How what stands on an account splits: what a deposit holds is used first, the rest is owed. */
export function takenFromDeposit(owed: number, amount: number): number {
  return Math.min(amount, Math.max(0, -owed));
}

/** A day so many days later, `YYYY-MM-DD`. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
