import { isReferenced } from "./carried.ts";
import { foldReference } from "./reference.ts";
import { tillDifference } from "./till.ts";
import { daysBetween, firstDayOf, groupedBy, lately, sumOfFrancs } from "./watch-days.ts";
import type { WatchedSale, WatchedTillAct, WatchFacts, WatchItem } from "./watch-facts.ts";

/** Days within which a message of a payment has come, or is looked for. */
const daysForMessage = 2;
/** Fewer francs that wait are a message that is slow. */
const leastWaiting = 5000;

/**
 * Payments of the last week by a message that has not come, a reference that stands in two tickets, and what closings did
 * not find on the telephone.
 */
export function watchMobileMoney({ today, sales, tillActs }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const { now, before } = lately(sales, { today, firstDay });
  const known = new Set(before.flatMap(referencesOf));
  const odd = new Map<WatchedSale, number>();
  for (const sale of [...now].sort((a, b) => (a.soldAt < b.soldAt ? -1 : 1))) {
    const isOld = daysBetween(sale.day, today) >= daysForMessage;
    for (const payment of sale.payments) {
      if (!isReferenced(payment)) continue;
      const reference = foldReference(payment.reference ?? "");
      const isUsed = reference !== "" && known.has(reference);
      if (reference !== "") known.add(reference);
      if (isUsed || (reference === "" && isOld))
        odd.set(sale, (odd.get(sale) ?? 0) + payment.amount);
    }
  }
  const closings = lately(tillActs, { today, firstDay }).now.flatMap(({ close }) => close ?? []);
  const missing = closings.map(({ mobile }) => mobile?.missing ?? { count: 0, francs: 0 });
  const figure = sumOfFrancs([...odd.values(), ...missing.map(({ francs }) => francs)]);
  if (figure < leastWaiting) return [];
  const facts = [...odd.keys()].reverse().map(({ id }) => id);
  const count = odd.size + missing.reduce((sum, one) => sum + one.count, 0);
  return [{ kind: "unproven-payments", subject: "", figure, count, francs: figure, facts }];
}

const referencesOf = ({ payments }: WatchedSale): string[] =>
  payments.filter(isReferenced).flatMap(({ reference }) => foldReference(reference ?? "") || []);

/** Fewer francs that are missing in a week are wrong change. */
const leastShort = 2000;
/** Days after which a till that was opened should have been closed. */
const daysOpen = 2;

/** Drawers that were short in a week by twice the usual, and tills that nobody has closed for days. */
export function watchTills({ today, now: moment, sales, tillActs }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const counted = tillActs.flatMap(({ close, ...act }) =>
    close ? [{ ...act, short: Math.max(0, -tillDifference(close)) }] : [],
  );
  const { now, before, weeks } = lately(counted, { today, firstDay });
  const usualOf = groupedBy(before, ({ deviceCode }) => deviceCode);
  const shortIn = (acts: readonly { short: number }[]) =>
    sumOfFrancs(acts.map(({ short }) => short));
  const short = [...groupedBy(now, ({ deviceCode }) => deviceCode)].flatMap(
    ([subject, acts]): WatchItem[] => {
      const figure = shortIn(acts);
      const known = shortIn(usualOf.get(subject) ?? []);
      const usual = weeks > 0 ? Math.round(known / weeks) : undefined;
      if (figure < leastShort || figure < 2 * (usual ?? 0)) return [];
      const those = acts.filter((one) => one.short > 0);
      those.sort((a, b) => (a.at < b.at ? 1 : -1));
      const item = { kind: "till-short", subject, figure, usual, francs: figure } as const;
      return [{ ...item, count: those.length, facts: those.map(({ id }) => id) }];
    },
  );
  return [...short, ...leftOpen(today, moment, tillActs)];
}

function leftOpen(today: string, now: string, tillActs: readonly WatchedTillAct[]): WatchItem[] {
  return [...groupedBy(tillActs, ({ deviceCode }) => deviceCode)].flatMap(([subject, acts]) => {
    const told = acts.filter(({ move, at }) => move === null && at <= now);
    const last = told.reduce<WatchedTillAct | undefined>(
      (latest, act) => (latest && latest.at > act.at ? latest : act),
      undefined,
    );
    if (!last?.open) return [];
    const figure = daysBetween(last.day, today);
    if (figure < daysOpen) return [];
    const item = { kind: "till-left-open", subject, figure, count: 1 } as const;
    return [{ ...item, francs: last.open.float, facts: [] }];
  });
}

/** Hours after which a device that holds something back has been out of reach for long. */
const hoursSilent = 24;

/** Devices that have given out what has not arrived, and have not been seen for a day. */
export function watchDevices({ now, sales, devices }: WatchFacts): WatchItem[] {
  const total = sumOfFrancs(sales.map((sale) => sale.total));
  const ticket = sales.length > 0 ? Math.round(total / sales.length) : 0;
  return devices.flatMap(({ code, lastSeenAt, waiting }) => {
    const hours = (Date.parse(now) - Date.parse(lastSeenAt)) / 3_600_000;
    if (waiting <= 0 || hours < hoursSilent) return [];
    const item = { kind: "silent-device", subject: code, figure: waiting, count: waiting } as const;
    return [{ ...item, francs: waiting * ticket, facts: [] }];
  });
}
