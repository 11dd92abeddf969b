import { dayAfter } from "#web/blocks/days.ts";

/** Business days, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

/** What one picks a period by. `days` and `months` are chosen freely. */
export const periodKinds = [
  ...(["this-month", "last-month", "3-months", "6-months"] as const),
  ...(["12-months", "this-year", "months", "days"] as const),
] as const;
export type PeriodKind = (typeof periodKinds)[number];

const dayLength = 86_400_000;
const asTime = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days of a period, both ends counted. */
export const lengthOf = ({ from, to }: Period) => (asTime(to) - asTime(from)) / dayLength + 1;

/** The month (`2026-11`) so many months after a month. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const firstDay = (month: string) => `${month}-01`;
export const lastDay = (month: string) => dayAfter(firstDay(monthAfter(month, 1)), -1);
const monthOf = (day: string) => day.slice(0, 7);

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = asTime(text);
  return !Number.isNaN(time) && asDay(time) === text;
}

/** No shop has figures of an earlier day. */
export const firstReadable = "2000-01-01";

/**
 * Whether a period may begin or end with this day: of this century and not of a year to come. Each month of a period
 * is drawn, so a year of two digits would be thousands of months.
 */
export function isReadable(day: string, today: string): boolean {
  return isDay(day) && day >= firstReadable && day.slice(0, 4) <= today.slice(0, 4);
}

const reach = { "this-month": 1, "3-months": 3, "6-months": 6, "12-months": 12 } as const;

/** The days of a kind of period, seen from a day. Periods that go on end on that day. */
export function periodOf(kind: Exclude<PeriodKind, "months" | "days">, today: string): Period {
  const month = monthOf(today);
  if (kind === "last-month") {
    const last = monthAfter(month, -1);
    return { from: firstDay(last), to: lastDay(last) };
  }
  if (kind === "this-year") return { from: `${today.slice(0, 4)}-01-01`, to: today };
  return { from: firstDay(monthAfter(month, 1 - reach[kind])), to: today };
}

/** Every month that a period touches, the oldest first. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthAfter(month, 1))
    months.push(month);
  return months;
}

/** Whether a period holds whole months only. A month that goes on is whole up to today. */
export function isWholeMonths({ from, to }: Period, today: string): boolean {
  return from.endsWith("-01") && (to === lastDay(monthOf(to)) || to === today);
}

/**
 * The period before, of the same length: whole months against as many months before, a month that goes on against the
 * same days of the month before, the year against the same days of the year before, days against as many days.
 */
export function periodBefore(period: Period, kind: PeriodKind): Period {
  const { from, to } = period;
  if (kind === "days" || !from.endsWith("-01"))
    return { from: dayAfter(from, -lengthOf(period)), to: dayAfter(from, -1) };
  const months = kind === "this-year" ? 12 : monthsIn(period).length;
  const endMonth = monthAfter(monthOf(to), -months);
  const isMonthEnd = to === lastDay(monthOf(to));
  const sameDay = `${endMonth}-${to.slice(8)}`;
  const end = isMonthEnd || !isDay(sameDay) ? lastDay(endMonth) : sameDay;
  return { from: firstDay(monthAfter(monthOf(from), -months)), to: end };
}
