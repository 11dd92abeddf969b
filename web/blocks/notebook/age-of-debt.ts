import { agesOfDebt, daysLate, type Unpaid } from "#shared/rules/customer-account.ts";

/** How old a debt is. `days`: since it was due, below zero before; `isAgreed`: a day to pay it was agreed. */
export type Age = { days: number; isAgreed: boolean };

/** The age of what is unpaid; undefined where nothing says of when it is. */
export function ageOf({ line, due }: Unpaid, today: string): Age | undefined {
  if (due === "") return undefined;
  return { days: daysLate(due, today), isAgreed: Boolean(line?.dueDay) };
}

/** Past the day that was agreed; where none was, a week old. */
export function isLate({ days, isAgreed }: Age): boolean {
  return isAgreed ? days > 0 : days >= agesOfDebt[1];
}
