import { watchDevices, watchMobileMoney, watchTills } from "./watch-drawers.ts";
import { type WatchFacts, type WatchItem, watchKinds } from "./watch-facts.ts";
import { watchLosses, watchRunningOut } from "./watch-goods.ts";
import { watchDebts, watchSuppliers } from "./watch-owed.ts";
import { watchDiscounts, watchOpenings, watchPrices, watchVoids } from "./watch-people.ts";

/** What asks for the owner's eyes, what most francs are at stake of first; nothing while nothing is the matter. */
export function watch(facts: WatchFacts): WatchItem[] {
  const found = [
    ...watchVoids(facts),
    ...watchOpenings(facts),
    ...watchDiscounts(facts),
    ...watchPrices(facts),
    ...watchLosses(facts),
    ...watchRunningOut(facts),
    ...watchDebts(facts),
    ...watchSuppliers(facts),
    ...watchMobileMoney(facts),
    ...watchTills(facts),
    ...watchDevices(facts),
  ];
  return found.sort(
    (a, b) =>
      b.francs - a.francs ||
      watchKinds.indexOf(a.kind) - watchKinds.indexOf(b.kind) ||
      (a.subject < b.subject ? -1 : 1),
  );
}

/** By which an item is known again tomorrow. */
export const watchKey = ({ kind, subject }: Pick<WatchItem, "kind" | "subject">): string =>
  `${kind} ${subject}`;

/** Figures at which items were put away, by their key. */
export type PutAway = Readonly<Record<string, number>>;

/** So much worse than when it was put away, it comes back. */
const worse = 1.25;

/** Whether an item was put away and has not become worse since. */
export function isPutAway(item: WatchItem, away: PutAway): boolean {
  const at = away[watchKey(item)];
  return at !== undefined && item.figure <= at * worse;
}
