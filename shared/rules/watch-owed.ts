import { daysFrom, sumOfFrancs } from "./watch-days.ts";
import type { WatchedDebt, WatchFacts, WatchItem } from "./watch-facts.ts";

/** A debt is late for an owner’s eyes after so many days; before, the list of reminders has it. */
const lateDays = 15;
/** Days before an invoice is due in which money can still be found. */
const daysAhead = 3;

const owedIn = (debts: readonly WatchedDebt[]) => sumOfFrancs(debts.map(({ owed }) => owed));

/** What was sold in the last thirty days, francs. */
const monthOf = ({ sales, today }: WatchFacts) => {
  const from = daysFrom(today, -29);
  return sumOfFrancs(sales.map(({ day, total }) => (day >= from && day <= today ? total : 0)));
};

/** Debts that have been late for a fortnight, once they are a fiftieth of a month’s sales. */
export function watchDebts(facts: WatchFacts): WatchItem[] {
  const late = facts.debts.filter(({ owed, daysLate }) => owed > 0 && daysLate >= lateDays);
  const figure = owedIn(late);
  if (figure === 0 || figure * 50 < monthOf(facts)) return [];
  const count = late.length;
  return [{ kind: "late-debts", subject: "", figure, count, francs: figure, facts: [] }];
}

/** What is due to suppliers within three days, or late. */
export function watchSuppliers({ suppliers }: WatchFacts): WatchItem[] {
  const due = suppliers.filter(({ owed, daysLate }) => owed > 0 && daysLate >= -daysAhead);
  const figure = owedIn(due);
  if (figure === 0) return [];
  const count = due.length;
  return [{ kind: "suppliers-due", subject: "", figure, count, francs: figure, facts: [] }];
}
