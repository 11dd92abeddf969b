import { plusDays } from "#shared/rules/customer-account.ts";
import { months, numberWords, weekdays } from "./calendar-words.ts";
import {
  type DaysUnit,
  dayOf,
  monthEnd,
  monthNumber,
  monthStart,
  type SaidDays,
  sameDayOf,
  spanOf,
  weekdayOf,
  weekOf,
  yearOf,
} from "./said-days.ts";

/** Named groups that a rule of days matched in its words. */
export type Groups = Record<string, string | undefined>;

const countOf = (said = "1") => numberWords.get(said) ?? Number(said);
export const dayNumber = (said = "") =>
  /^(?:premier|first)/.test(said) ? 1 : Number.parseInt(said, 10);

/** The latest date up to today with this day of the month. A month said without a year is that of the last twelve. */
export function latest(
  said: { day: number; month?: number | undefined; year?: number },
  today: string,
) {
  if (said.year) return dayOf(said.year, said.month ?? 1, said.day);
  if (said.month) {
    const now = dayOf(yearOf(today), said.month, said.day);
    return now && now <= today ? now : (dayOf(yearOf(today) - 1, said.month, said.day) ?? now);
  }
  for (const back of [0, -1, -2]) {
    const start = monthStart(today, back);
    const found = dayOf(yearOf(start), monthNumber(start), said.day);
    if (found && found <= today) return found;
  }
  return undefined;
}

export const unitOf = (unit: DaysUnit, from: string, end: string, today: string): SaidDays => ({
  ...spanOf(from, end, today),
  unit,
});
export const one = (day: string, today: string, unit: DaysUnit = "day") =>
  unitOf(unit, day, day, today);
export const week = (today: string, weeks = 0) => {
  const first = plusDays(weekOf(today), 7 * weeks);
  return unitOf("week", first, plusDays(first, 6), today);
};
export const monthAt = (today: string, by = 0) =>
  unitOf("month", monthStart(today, by), monthEnd(today, by), today);
export const yearAt = (today: string, by = 0) =>
  unitOf("year", `${yearOf(today) + by}-01-01`, `${yearOf(today) + by}-12-31`, today);
export const quarter = (today: string, by = 0) => {
  const first = (monthNumber(today) - 1) % 3;
  const start = monthStart(today, 3 * by - first);
  return unitOf("quarter", start, monthEnd(start, 2), today);
};

/** « L’an dernier à la même époque »: the current month up to today, so many months before. */
export const sameTime = (today: string, months: number): SaidDays => ({
  ...unitOf("month", monthStart(today, -months), sameDayOf(today, -months), today),
  monthsBack: months,
});

/** A third of a month: its first ten days, its second ten days, or the days from the 21st to its last. */
export function thirdOf({ part = "", m, y }: Groups, month: SaidDays | undefined, today: string) {
  const of = month ?? ofMonth({ m, y }, today);
  if (!of) return undefined;
  const first = /^(?:debut|start|beginning)$/.test(part) ? 0 : /^(?:fin|end)$/.test(part) ? 20 : 10;
  const from = plusDays(of.from, first);
  return spanOf(from, first === 20 ? of.end : plusDays(from, 9), today);
}

export function lastDays({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  if (/^(?:mois|months?)$/.test(unit)) return spanOf(monthStart(today, 1 - many), today, today);
  if (/^(?:ans?|annees?|years?)$/.test(unit))
    return spanOf(monthStart(today, 1 - 12 * many), today, today);
  const days = /^(?:semaines?|weeks?)$/.test(unit) ? 7 * many : many;
  return spanOf(plusDays(today, 1 - days), today, today);
}

export function ago({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  if (/^(?:mois|months?)$/.test(unit)) return monthAt(today, -many);
  if (/^(?:semaines?|weeks?)$/.test(unit)) return week(today, -many);
  return one(plusDays(today, -many), today);
}

export function ahead({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  const days = /^(?:semaines?|weeks?)$/.test(unit) ? 7 * many : many;
  return spanOf(plusDays(today, 1), plusDays(today, days), today);
}

export function onWeekday(said: string, today: string, mode: "" | "last" | "next"): SaidDays {
  const back = (weekdayOf(today) - (weekdays.get(said) ?? 0) + 7) % 7;
  if (mode === "next") return one(plusDays(today, 7 - back), today, "weekday");
  return one(plusDays(today, mode === "last" && back === 0 ? -7 : -back), today, "weekday");
}

export const weekend = (today: string, by = 0) => {
  const back = (weekdayOf(today) + 1) % 7;
  const saturday = plusDays(today, -back + 7 * by);
  return spanOf(saturday, plusDays(saturday, 1), today);
};

export function between({ a, b, m, m2, y }: Groups, today: string): SaidDays | undefined {
  const monthOfEnd = months.get(m2 ?? m ?? "");
  const at = y === undefined ? {} : { year: Number(y) };
  const to = latest({ day: dayNumber(b), month: monthOfEnd, ...at }, today);
  if (!to) return undefined;
  const ofStart = months.get(m ?? "") ?? monthNumber(to);
  const from = dayOf(yearOf(to), ofStart, dayNumber(a)) ?? undefined;
  if (!from) return undefined;
  // « du 28 au 3 »: the first day lies in the month before.
  const begun =
    from > to
      ? dayOf(yearOf(monthStart(to, -1)), monthNumber(monthStart(to, -1)), dayNumber(a))
      : from;
  return begun === undefined ? undefined : spanOf(begun, to, today);
}

export function ofMonth({ m = "", y }: Groups, today: string): SaidDays | undefined {
  const wanted = months.get(m) ?? 1;
  const at = y ? Number(y) : wanted <= monthNumber(today) ? yearOf(today) : yearOf(today) - 1;
  const first = dayOf(at, wanted, 1);
  return first === undefined ? undefined : unitOf("month", first, monthEnd(first), today);
}

/** « Décembre dernier », « octobre de l’an dernier »: the last such month that is over, or that of the year before. */
export function pastMonth(m: string, isOfLastYear: boolean, today: string): SaidDays | undefined {
  const wanted = months.get(m) ?? 1;
  const isOver = wanted < monthNumber(today);
  return ofMonth({ m, y: String(yearOf(today) - (isOfLastYear || !isOver ? 1 : 0)) }, today);
}

const ordinals: readonly RegExp[] = [
  ...[/^(?:1|prem|fir)/, /^(?:2|deux|sec)/, /^(?:3|troi|thi)/, /^(?:4|qua|fou)/],
];

/** « La deuxième semaine de novembre »: the 8th to the 14th of the month; a « quinzaine » is half a month. */
export function weekOfMonth(
  { nth = "", unit }: Groups,
  month: SaidDays | undefined,
  today: string,
): SaidDays | undefined {
  if (!month) return undefined;
  const length = unit === "quinzaine" ? 15 : 7;
  const isLast = /^(?:der|las)/.test(nth) || (length === 15 && /^(?:2|deux|sec)/.test(nth));
  const at = ordinals.findIndex((one) => one.test(nth));
  if (length === 15 && at > 1) return undefined;
  const last = length === 15 ? plusDays(month.from, 15) : plusDays(month.end, -6);
  const from = isLast ? last : plusDays(month.from, length * at);
  return spanOf(from, isLast ? month.end : plusDays(from, length - 1), today);
}

export function onDay({ a, m, y }: Groups, today: string): SaidDays | undefined {
  const at = y === undefined ? {} : { year: Number(y) };
  const found = latest({ day: dayNumber(a), month: months.get(m ?? ""), ...at }, today);
  return found === undefined ? undefined : one(found, today);
}
