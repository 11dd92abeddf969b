const dayLength = 86_400_000;

/** The business day so many days after (or, below zero, before) a day, both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** The Sunday with which the week of a day begins (operations.md §9). */
export function weekStart(day: string): string {
  return dayAfter(day, -new Date(`${day}T00:00:00.000Z`).getUTCDay());
}

/** The last so many months up to a day's own, the oldest first: `2026-11`. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}
