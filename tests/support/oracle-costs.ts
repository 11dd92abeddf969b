import { must } from "#shared/must.ts";
import type { CostFacts } from "./oracle-cost-facts.ts";

/** Exact amounts in words, in millionths of a franc where they are of cost; none where there is nothing. */
export type CostFigures = Map<string, bigint>;

/** How a product stands in a month: what a piece costs, unless nobody knows it, and pieces at its end. */
export type Stands = {
  unit: bigint | undefined;
  pieces: number;
  /** Nothing happened to it until then: a row of before it was made need not know of it. */
  isUntouched: boolean;
};

export type Reckoned = {
  /** By `day seller agency amount`. */
  days: CostFigures;
  /** By `month product amount`: what left, its tax. */
  products: CostFigures;
  /** By month: what was put right in it (N4). */
  trueUps: CostFigures;
  /** By `month product`, of every month between the first and the last in which something happened. */
  stands: Map<string, Stands>;
};

const monthOf = (day: string) => day.slice(0, 7);

/**
 * What goods cost by SPEC N2 to N5, from all facts of a shop at once and in whole numbers alone: no code of the product
 * has a part in it.
 */
export function reckonCosts(facts: CostFacts): Reckoned {
  const { papers, bought, moved, losses, said, made } = facts;
  const months = monthsBetween([
    ...[...papers, ...bought, ...moved, ...losses].map(({ day }) => monthOf(day)),
    ...said.map(({ month }) => month),
  ]);
  const ids = new Set([
    ...made.keys(),
    ...[papers, bought, moved, losses, said].flatMap((all) => all.map((one) => one.productId)),
  ]);
  const came = new Map<string, number>();
  const buys = new Map<string, { pieces: number; francs: bigint }>();
  for (const { day, productId, left } of papers) addTo(came, `${monthOf(day)} ${productId}`, -left);
  for (const { day, productId, pieces } of moved)
    addTo(came, `${monthOf(day)} ${productId}`, pieces);
  for (const { day, productId, pieces, francs = 0n } of bought) {
    const key = `${monthOf(day)} ${productId}`;
    const sum = buys.get(key) ?? { pieces: 0, francs: 0n };
    buys.set(key, { pieces: sum.pieces + pieces, francs: sum.francs + francs });
    addTo(came, key, pieces);
  }
  const words = new Map(said.map(({ month, productId, unit }) => [`${month} ${productId}`, unit]));
  const stands = new Map<string, Stands>();
  const trueUps: CostFigures = new Map();
  for (const productId of ids) {
    let pieces = made.get(productId) ?? 0;
    let unit: bigint | undefined;
    let isUntouched = true;
    for (const month of months) {
      const key = `${month} ${productId}`;
      const cost = costIn({ pieces, before: words.get(key) ?? unit }, buys.get(key));
      if (pieces < 0 && unit !== undefined && cost !== undefined)
        addAmount(trueUps, month, BigInt(-pieces) * (cost - unit));
      pieces += came.get(key) ?? 0;
      unit = cost;
      isUntouched &&= !words.has(key) && !came.has(key);
      stands.set(key, { unit, pieces, isUntouched });
    }
  }
  const unitOn = (day: string, productId: string) =>
    must(stands.get(`${monthOf(day)} ${productId}`), `${day} ${productId}`).unit;
  const days: CostFigures = new Map();
  const products: CostFigures = new Map();
  for (const { day, sellerId, agencyId, productId, left, net, vat } of papers) {
    const [whose, unit] = [`${day} ${sellerId} ${agencyId ?? "-"}`, unitOn(day, productId)];
    if (unit === undefined) addAmount(days, `${whose} unknown`, BigInt(net));
    else addAmount(days, `${whose} cost`, BigInt(left) * unit);
    addAmount(products, `${monthOf(day)} ${productId} left`, BigInt(left));
    addAmount(products, `${monthOf(day)} ${productId} vat`, BigInt(vat));
  }
  for (const { day, byId, productId, pieces } of losses) {
    const unit = unitOn(day, productId);
    if (unit === undefined) addAmount(days, `${day} ${byId} - lostUnknown`, BigInt(pieces));
    else addAmount(days, `${day} ${byId} - lost`, BigInt(pieces) * unit);
  }
  for (const sums of [days, products, trueUps])
    for (const [name, sum] of sums) if (sum === 0n) sums.delete(name);
  return { days, products, trueUps, stands };
}

/** The weighted average of what was there and what was bought, half up; without purchases what it was before (N2). */
function costIn(
  { pieces, before }: { pieces: number; before: bigint | undefined },
  bought: { pieces: number; francs: bigint } | undefined,
): bigint | undefined {
  if (!bought || bought.pieces <= 0 || bought.francs < 0n) return before;
  const there = before === undefined || pieces < 0 ? 0n : BigInt(pieces);
  const over = there * (before ?? 0n) + bought.francs * 1_000_000n;
  const under = there + BigInt(bought.pieces);
  return (2n * over + under) / (2n * under);
}

function monthsBetween(some: readonly string[]): string[] {
  const sorted = [...some].sort();
  const [first, last = ""] = [sorted[0], sorted.at(-1)];
  const months: string[] = [];
  for (let month = first; month !== undefined && month <= last; month = monthAfter(month))
    months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

function addTo(sums: Map<string, number>, key: string, pieces: number): void {
  sums.set(key, (sums.get(key) ?? 0) + pieces);
}

export function addAmount(sums: CostFigures, key: string, amount: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
}
