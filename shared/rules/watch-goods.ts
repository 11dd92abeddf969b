import { lineAmount } from "#shared/schemas/line-amount.ts";
import { daysBetween, firstDayOf, groupedBy, lately, sumOfFrancs } from "./watch-days.ts";
import type { WatchedProduct, WatchFacts, WatchItem } from "./watch-facts.ts";

/** Fewer francs that were lost in a week are the wear of any shelf. */
const leastLost = 5000;

/** Goods of one category that were lost in a week: twice the usual, and a fiftieth of what it sold. */
export function watchLosses({ today, sales, losses, productOf }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const lost = losses.flatMap(({ productId, delta, day }) => {
    const product = productOf(productId);
    if (!product || delta >= 0) return [];
    return [{ day, category: product.category, francs: worthOf(-delta, product) }];
  });
  const { now, before, weeks } = lately(lost, { today, firstDay });
  const usualOf = groupedBy(before, ({ category }) => category);
  return [...groupedBy(now, ({ category }) => category)].flatMap(([subject, of]) => {
    const figure = francsOf(of);
    const usual = weeks > 0 ? Math.round(francsOf(usualOf.get(subject) ?? []) / weeks) : undefined;
    const sold = soldOf(subject);
    if (figure < leastLost || figure < 2 * (usual ?? 0) || figure * 50 < sold) return [];
    const item = { kind: "losses", subject, figure, usual, francs: figure } as const;
    return [{ ...item, count: of.length, facts: [] }];
  });

  function soldOf(category: string): number {
    const week = lately(sales, { today, firstDay }).now;
    return sumOfFrancs(
      week.flatMap(({ lines }) =>
        lines.map((line) =>
          productOf(line.productId)?.category === category ? lineAmount(line) : 0,
        ),
      ),
    );
  }
}

const francsOf = (lost: readonly { francs: number }[]) =>
  sumOfFrancs(lost.map(({ francs }) => francs));

const worthOf = (quantity: number, { price, per }: WatchedProduct) =>
  lineAmount({ quantity, price, ...(per > 1 ? { by: { per } } : {}) });

/** Days within which something is told to run out. */
const soon = 7;

/**
 * Goods that run out before more can come, where that costs a twentieth of a day’s sales each day: what sells little
 * waits on its own list.
 */
export function watchRunningOut({ today, sales, runningOut }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const { now } = lately(sales, { today, firstDay });
  const days = Math.max(1, Math.min(7, daysBetween(firstDay, today) + 1));
  const perDay = sumOfFrancs(now.map(({ total }) => total)) / days;
  const dear = runningOut.filter(({ daysLeft, daily }) => daysLeft < soon && daily * 20 >= perDay);
  if (dear.length === 0 || perDay <= 0) return [];
  const francs = Math.round(
    sumOfFrancs(dear.map(({ daysLeft, daily }) => daily * (soon - daysLeft))),
  );
  const figure = dear.length;
  return [{ kind: "running-out", subject: "", figure, count: figure, francs, facts: [] }];
}
