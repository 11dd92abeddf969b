import { plusDays } from "#shared/rules/customer-account.ts";
import type { DaySpan } from "#shared/rules/expenses.ts";

/** Days that were said. `end`: the last of them, where `to` stops today; `isAhead`: they begin after today. */
export type SaidDays = DaySpan & { end: string; isAhead: boolean };

const dayMs = 86_400_000;
const asTime = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

export const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** Sunday is 0. */
export const weekdayOf = (day: string) => new Date(asTime(day)).getUTCDay();

/** The Sunday with which the week of a day begins, as the reports cut weeks. */
export const weekOf = (day: string) => plusDays(day, -weekdayOf(day));

export const yearOf = (day: string) => Number(day.slice(0, 4));
export const monthNumber = (day: string) => Number(day.slice(5, 7));

/** The first day of the month so many months after that of a day. */
export function monthStart(day: string, months = 0): string {
  const start = new Date(Date.UTC(yearOf(day), monthNumber(day) - 1 + months, 1));
  return start.toISOString().slice(0, 10);
}

export const monthEnd = (day: string, months = 0) => plusDays(monthStart(day, months + 1), -1);

/** Days from the first to the last, cut off today; those that begin later are ahead. */
export function spanOf(from: string, end: string, today: string): SaidDays {
  const [first, last] = from <= end ? [from, end] : [end, from];
  const isAhead = first > today;
  return { from: first, to: isAhead || last <= today ? last : today, end: last, isAhead };
}

/** As many days before a span: those that it is compared with where nothing else was said. */
export function before({ from, to }: DaySpan): DaySpan {
  const length = Math.round((asTime(to) - asTime(from)) / dayMs) + 1;
  return { from: plusDays(from, -length), to: plusDays(from, -1) };
}
