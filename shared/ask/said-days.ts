import { plusDays } from "#shared/rules/customer-account.ts";
import type { DaySpan } from "#shared/rules/expenses.ts";

/**
 * Unit of days as they were said. The span before is one of the same unit, seven days earlier for a day of the week.
 */
export type DaysUnit = "day" | "weekday" | "week" | "month" | "quarter" | "year";

/**
 * Days that were said. `end`: their last day, even where `to` stops today; `isAhead`: they begin after today; `unit`:
 * they are exactly one of these, undefined for any other days; `monthsBack`: they were said as the same time so many
 * months before.
 */
export type SaidDays = DaySpan & {
  end: string;
  isAhead: boolean;
  unit?: DaysUnit | undefined;
  monthsBack?: number;
};

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

const daysFrom = (from: string, to: string) => Math.round((asTime(to) - asTime(from)) / dayMs);

/** The same day of a month so many months away; the last day of that month where it is shorter. */
export function sameDayOf(day: string, months: number): string {
  const end = monthEnd(day, months);
  const same = `${end.slice(0, 8)}${day.slice(8)}`;
  return same < end ? same : end;
}

const monthsOf: { [unit in DaysUnit]?: number } = { month: 1, quarter: 3, year: 12 };
const daysOfUnit: { [unit in DaysUnit]?: number } = { day: 1, weekday: 7, week: 7 };

/** The month, week… that contains today, up to today. */
export function unitOfToday(unit: DaysUnit, today: string): SaidDays {
  const first = {
    ...{ day: today, weekday: today, week: weekOf(today), month: monthStart(today) },
    quarter: monthStart(today, -((monthNumber(today) - 1) % 3)),
    year: `${yearOf(today)}-01-01`,
  }[unit];
  const months = monthsOf[unit];
  const end = months ? monthEnd(first, months - 1) : unit === "week" ? plusDays(first, 6) : today;
  return { ...spanOf(first, end, today), unit };
}

const isRunning = ({ to, end }: SaidDays) => end > to;

/**
 * The days to compare with where no others were said: the unit before, up to the same point (the 1st to the 27th with
 * the 1st to the 27th), else as many days before.
 */
export function before(days: SaidDays): SaidDays {
  const { unit, from, to } = days;
  const months = unit && monthsOf[unit];
  const length = daysFrom(from, to) + 1;
  const shift = (unit && daysOfUnit[unit]) ?? length;
  const [first, last] = months
    ? [monthStart(from, -months), isRunning(days) ? sameDayOf(to, -months) : monthEnd(from, -1)]
    : [plusDays(from, -shift), plusDays(to, -shift)];
  return { from: first, to: last, end: last, isAhead: false, unit };
}

/** Cuts days to the length that another span has reached: on a Friday, last week to its Friday for this week. */
export function asFarAs(days: SaidDays, running: SaidDays): SaidDays {
  if (!isRunning(running) || isRunning(days) || !days.unit || days.unit !== running.unit)
    return days;
  const months =
    12 * (yearOf(days.from) - yearOf(running.from)) +
    monthNumber(days.from) -
    monthNumber(running.from);
  const last = monthsOf[days.unit]
    ? sameDayOf(running.to, months)
    : plusDays(days.from, daysFrom(running.from, running.to));
  return last < days.to ? { ...days, to: last, end: last } : days;
}

/** As many days up to today as the others have; they are compared with those. */
export function asManyToToday(days: SaidDays, today: string): SaidDays {
  if (days.unit) return unitOfToday(days.unit, today);
  return spanOf(plusDays(today, -daysFrom(days.from, days.to)), today, today);
}
