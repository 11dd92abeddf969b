import { lineAmount } from "#shared/schemas/line-amount.ts";
import { firstDayOf, groupedBy, lately, sumOfFrancs } from "./watch-days.ts";
import type {
  WatchedLine,
  WatchedSale,
  WatchedTillAct,
  WatchFacts,
  WatchItem,
} from "./watch-facts.ts";

/** By their moments, and of one moment by their names, so that the order in which facts came is none of theirs. */
const newestFirst = (a: { at: string; id: string }, b: { at: string; id: string }) =>
  a.at === b.at ? Number(a.id < b.id) * 2 - 1 : a.at < b.at ? 1 : -1;
const soldLast = (a: WatchedSale, b: WatchedSale) =>
  newestFirst({ at: a.soldAt, id: a.id }, { at: b.soldAt, id: b.id });

/** A week’s sales, in francs: what anything else is large or small beside. */
const soldIn = (sales: readonly WatchedSale[]) => sumOfFrancs(sales.map(({ total }) => total));

/**
 * Tickets that somebody undid after the drawer had been counted with them: their francs are gone, and no count misses
 * them. Two of a week, above twice the usual, or one that is a hundredth of the week.
 */
export function watchVoids({ today, sales, returns, tillActs }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const byId = new Map(sales.map((sale) => [sale.id, sale]));
  const closings = groupedBy(tillActs.filter(isClosing), ({ deviceCode }) => deviceCode);
  const late = returns.filter(({ isVoid, saleId, at }) => {
    const sale = isVoid && saleId ? byId.get(saleId) : undefined;
    return sale !== undefined && wasCounted(sale, at, closings);
  });
  const { now, before, weeks } = lately(late, { today, firstDay });
  const week = soldIn(lately(sales, { today, firstDay }).now);
  const usualOf = groupedBy(before, ({ byId: who }) => who);
  return [...groupedBy(now, ({ byId: who }) => who)].flatMap(([subject, voids]) => {
    const figure = sumOfFrancs(voids.map(({ total }) => total));
    const known = sumOfFrancs((usualOf.get(subject) ?? []).map(({ total }) => total));
    const usual = weeks > 0 ? Math.round(known / weeks) : undefined;
    const isMuch = figure > 2 * (usual ?? 0) && (voids.length >= 2 || figure * 100 >= week);
    if (!isMuch || figure === 0) return [];
    const facts = [...voids].sort(newestFirst).flatMap(({ saleId }) => saleId ?? []);
    return [
      {
        kind: "voids-after-closing",
        subject,
        figure,
        usual,
        count: voids.length,
        francs: figure,
        facts,
      },
    ];
  });
}

type Closing = WatchedTillAct & { close: NonNullable<WatchedTillAct["close"]> };
const isClosing = (act: WatchedTillAct): act is Closing => act.close !== null;

/** Whether a closing had counted the ticket before it was undone. */
function wasCounted(
  { receiptNo }: WatchedSale,
  undoneAt: string,
  closings: ReadonlyMap<string, readonly Closing[]>,
): boolean {
  const [code = "", number = ""] = receiptNo.split("-");
  const receipt = Number(number);
  return (closings.get(code) ?? []).some(({ at, close: { figures } }) => {
    const { firstReceipt, lastReceipt } = figures;
    if (firstReceipt === null || lastReceipt === null || at >= undoneAt) return false;
    return firstReceipt <= receipt && receipt <= lastReceipt;
  });
}

/** Fewer openings of a week are nobody’s concern. */
const leastOpenings = 5;

/** A drawer that was opened and nothing put in or taken out: five times a week, and twice what is usual of anybody. */
export function watchOpenings({ today, sales, tillActs }: WatchFacts): WatchItem[] {
  const firstDay = firstDayOf(sales, today);
  const opened = tillActs.filter(({ move }) => move?.amount === 0);
  const { now, before, weeks } = lately(opened, { today, firstDay });
  const recent = lately(sales, { today, firstDay }).now;
  const usualOf = groupedBy(before, ({ sellerId }) => sellerId);
  const people = groupedBy(now, ({ sellerId }) => sellerId);
  const sellers = new Set([...sales, ...opened].map(({ sellerId }) => sellerId));
  const ticket = recent.length > 0 ? Math.round(soldIn(recent) / recent.length) : 0;
  return [...people].flatMap(([subject, acts]) => {
    const others = Math.max(1, sellers.size - 1);
    const own = weeks > 0 ? (usualOf.get(subject) ?? []).length / weeks : 0;
    const usual = Math.max(own, (now.length - acts.length) / others);
    const figure = acts.length;
    if (figure < leastOpenings || figure < 2 * usual) return [];
    const item = { kind: "drawer-openings", subject, figure, count: figure } as const;
    return [{ ...item, usual: Math.round(usual), francs: figure * ticket, facts: [] }];
  });
}

/** Tickets of one seller, fewer of which say nothing of them. */
const leastTickets = 20;
/** How far from the others chance alone hardly ever leads. */
const beyondChance = 4;

/**
 * What one seller takes off in a week beside what all others do and all did in the weeks before: twice their share, and
 * more often than chance would have it.
 */
export function watchDiscounts({ today, sales }: WatchFacts): WatchItem[] {
  const { now: week, before } = lately(sales, { today, firstDay: firstDayOf(sales, today) });
  const people = groupedBy(week, ({ sellerId }) => sellerId);
  return [...people].flatMap(([subject, own]) => {
    if (own.length < leastTickets) return [];
    const others = [...week.filter(({ sellerId }) => sellerId !== subject), ...before];
    const [mine, theirs] = [discountsOf(own), discountsOf(others)];
    if (others.length < leastTickets) return [];
    const chance = (theirs.tickets + 1) / (others.length + 2);
    const expected = own.length * chance;
    const spread = Math.sqrt(own.length * chance * (1 - chance));
    const figure = rateOf(mine);
    const usual = rateOf(theirs);
    const isMuch = figure >= 100 && figure >= 2 * usual;
    if (!isMuch || mine.tickets < expected + beyondChance * spread) return [];
    const facts = own.filter(({ lines }) => lines.some(({ discount = 0 }) => discount > 0));
    facts.sort(soldLast);
    const francs = Math.round(mine.off - (mine.sold * usual) / 10_000);
    const item = { kind: "discounts", subject, figure, usual, francs } as const;
    return [{ ...item, count: mine.tickets, facts: facts.map(({ id }) => id) }];
  });
}

function discountsOf(sales: readonly WatchedSale[]) {
  const sums = { off: 0, sold: 0, tickets: 0 };
  for (const { lines } of sales) {
    const off = sumOfFrancs(lines.map(({ discount = 0 }) => discount));
    sums.off += off;
    sums.sold += sumOfFrancs(lines.map(lineAmount));
    if (off > 0) sums.tickets += 1;
  }
  return sums;
}

/** Hundredths of a percent. */
const rateOf = ({ off, sold }: { off: number; sold: number }) =>
  sold > 0 ? Math.round((off * 10_000) / sold) : 0;

/** Lower than this part of what is usual is below habit. */
const low = 0.8;
/** Times that something must have been sold before it has a usual price. */
const leastSold = 5;
/** Fewer francs of a week are bargaining. */
const leastShort = 2000;

/**
 * Goods that somebody sold a fifth below both what they usually bring and what they cost in the shop now. Francs: what
 * is missing to the usual price, of the last week.
 */
export function watchPrices({ today, sales, productOf }: WatchFacts): WatchItem[] {
  const { now, before } = lately(sales, { today, firstDay: firstDayOf(sales, today) });
  const suspects = new Map<string, { sale: WatchedSale; line: WatchedLine }[]>();
  for (const sale of now)
    for (const line of sale.lines) {
      const product = productOf(line.productId);
      // What a pack costs now is not told: its own habit is enough.
      const asked = product && !line.by?.pack ? product.price : Number.POSITIVE_INFINITY;
      if (line.price >= asked * low) continue;
      const key = wareOf(line);
      suspects.set(key, [...(suspects.get(key) ?? []), { sale, line }]);
    }
  const prices = new Map<string, number[]>();
  for (const { lines } of before)
    for (const line of lines) {
      const key = wareOf(line);
      if (!suspects.has(key)) continue;
      const known = prices.get(key);
      if (known) known.push(line.price);
      else prices.set(key, [line.price]);
    }
  const found: { sellerId: string; sale: WatchedSale; short: number; due: number }[] = [];
  for (const [key, sold] of suspects) {
    const usual = prices.get(key) ?? [];
    if (usual.length < leastSold) continue;
    const price = medianOf(usual);
    for (const { sale, line } of sold) {
      if (line.price >= price * low) continue;
      const due = lineAmount({ ...line, price });
      found.push({ ...{ sellerId: sale.sellerId, sale, due }, short: due - lineAmount(line) });
    }
  }
  return [...groupedBy(found, ({ sellerId }) => sellerId)].flatMap(([subject, lines]) => {
    const francs = sumOfFrancs(lines.map(({ short }) => short));
    if (francs < leastShort) return [];
    const due = sumOfFrancs(lines.map((one) => one.due));
    const facts = [...new Set(lines.map(({ sale }) => sale))].sort(soldLast).map(({ id }) => id);
    const item = { kind: "prices-below-habit", subject, francs, count: lines.length } as const;
    return [{ ...item, figure: francs, usual: due, facts }];
  });
}

const wareOf = ({ productId, by }: WatchedLine) =>
  `${productId} ${by?.pack?.id ?? ""} ${by?.per ?? 1}`;

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
