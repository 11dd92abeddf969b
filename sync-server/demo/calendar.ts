import type { Chance } from "./chance.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Africa/Douala is one hour ahead of UTC all year. */
const doualaOffset = hour;

/** Something that happens at a moment, ms. */
export type Happening = { at: number; act: () => void };

/** When a day of Douala began, of any moment in it; ms. */
export function midnightOf(at: number): number {
  return Math.floor((at + doualaOffset) / day) * day - doualaOffset;
}

/** The date that a wall calendar in Douala shows, `YYYY-MM-DD`. */
export function dateOf(at: number): string {
  return new Date(at + doualaOffset).toISOString().slice(0, 10);
}

/** What of a date matters to trade; `weekday` counts from 0 for Sunday. */
export function calendarDay(midnight: number) {
  const local = new Date(midnight + doualaOffset);
  const month = local.getUTCMonth() + 1;
  const date = local.getUTCDate();
  const last = new Date(Date.UTC(local.getUTCFullYear(), month, 0)).getUTCDate();
  return { weekday: local.getUTCDay(), month, date, fromEnd: last - date };
}
export type CalendarDay = ReturnType<typeof calendarDay>;

/** Wednesday and Saturday are market days; on Sunday one opens after church. */
const ofWeekday = [0.55, 0.9, 0.92, 1.1, 0.95, 1.12, 1.4];
/** January is empty, school begins in September, everybody buys in December. */
const ofMonth = [0.78, 0.9, 0.96, 1.04, 1, 0.94, 0.9, 0.95, 1.24, 1, 1.02, 1.35];
/** Feasts, by `month-date`: the eve of some, and days on which people stay at home. */
const feasts: Record<string, number> = {
  "12-24": 1.8,
  "12-25": 0.45,
  "12-31": 1.7,
  "1-1": 0.35,
  "2-10": 1.25,
  "5-19": 1.3,
  "5-20": 0.7,
};

/** How much is bought on a day, 1 for an ordinary one. Salaries are paid from the 25th on and are spent by the 5th. */
export function busyness({ weekday, month, date, fromEnd }: CalendarDay): number {
  const isPayTime = fromEnd <= 5 || date <= 4;
  const isLean = date >= 12 && date <= 22;
  const ofSalary = isPayTime ? 1.3 : isLean ? 0.86 : 1;
  const feast = feasts[`${month}-${date}`] ?? 1;
  return (ofWeekday[weekday] ?? 1) * (ofMonth[month - 1] ?? 1) * ofSalary * feast;
}

/** The doors are open from seven to half past twenty; customers come before work, at noon and above all after it. */
const firstHour = 7;
const ofHour = [0.7, 1, 0.8, 0.75, 0.85, 1.15, 0.85, 0.6, 0.7, 1, 1.5, 1.7, 1.3];
const allHours = ofHour.reduce((sum, share) => sum + share, 0);
export const opensAt = 6.75 * hour;
export const closesAt = 20.5 * hour;

/** When a customer comes in, ms after midnight. */
export function momentOfVisit(chance: Chance): number {
  let left = chance() * allHours;
  for (const [place, share] of ofHour.entries()) {
    if (left < share) return (firstHour + place + left / share) * hour;
    left -= share;
  }
  return closesAt - hour;
}
