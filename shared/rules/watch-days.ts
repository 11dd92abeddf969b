const dayLength = 86_400_000;

/** Days that are looked at, and those before them that say what is usual. */
export const watchedDays = 7;
export const usualDays = 56;

/** The business day so many days after another, or before it. */
export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/**
 * Facts of the last week, those of the eight before it, and how many of these are known: a shop that sold nothing then
 * has no habits yet.
 */
export function lately<Fact extends { day: string }>(
  facts: readonly Fact[],
  { today, firstDay }: { today: string; firstDay: string },
): { now: Fact[]; before: Fact[]; weeks: number } {
  const from = daysFrom(today, 1 - watchedDays);
  const usualFrom = daysFrom(from, -usualDays);
  const now: Fact[] = [];
  const before: Fact[] = [];
  for (const fact of facts) {
    if (fact.day > today || fact.day < usualFrom) continue;
    (fact.day >= from ? now : before).push(fact);
  }
  const known = daysBetween(firstDay < usualFrom ? usualFrom : firstDay, from);
  return { now, before, weeks: Math.max(0, Math.floor(known / 7)) };
}

/** The first day of which a sale is known; today where none is. */
export function firstDayOf(sales: readonly { day: string }[], today: string): string {
  let first = today;
  for (const { day } of sales) if (day < first) first = day;
  return first;
}

/** Facts by what they are about. */
export function groupedBy<Fact>(
  facts: readonly Fact[],
  of: (fact: Fact) => string,
): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const key = of(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  return groups;
}

export const sumOfFrancs = (francs: readonly number[]): number =>
  francs.reduce((sum, one) => sum + one, 0);
