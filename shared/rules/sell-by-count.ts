import type { SaleLine } from "#shared/schemas/sale.ts";

/** What became of the pieces of one product that a count found missing: what is neither lost nor used was sold. */
export type Missing = {
  productId: string;
  counted: number;
  /** The exact figure of the books when its counting began, possibly negative. */
  shownBefore: number;
  lost: number;
  used: number;
};

/** One count as it is written after the sale. */
export type CountStep = { counted: number; shownBefore: number; why: "counted" | "lost" | "used" };

/** Pieces that the books had and the shelf has not; 0 where there are as many or more. */
export const missingOf = ({ counted, shownBefore }: Pick<Missing, "counted" | "shownBefore">) =>
  Math.max(0, shownBefore - counted);

/** Whether what was lost and used are whole pieces, and no more than are missing. */
export function isShared(goods: Missing): boolean {
  const { lost, used } = goods;
  return (
    [lost, used].every((pieces) => Number.isInteger(pieces) && pieces >= 0) &&
    lost + used <= missingOf(goods)
  );
}

/** Pieces that were sold of what is missing. */
export const soldOf = (goods: Missing): number => missingOf(goods) - goods.lost - goods.used;

/**
 * The counts of one product that are written after the sale of what was sold of it: each begins where the one before
 * ended, so that sale and counts together change the stock by just what was counted (Q2).
 */
export function countsAfterSale(goods: Missing): CountStep[] {
  const { counted, lost, used } = goods;
  const steps: CountStep[] = [];
  let shownBefore = goods.shownBefore - soldOf(goods);
  for (const [why, pieces] of [
    ["lost", lost],
    ["used", used],
  ] as const) {
    if (pieces === 0) continue;
    steps.push({ counted: shownBefore - pieces, shownBefore, why });
    shownBefore -= pieces;
  }
  if (steps.length === 0 || shownBefore !== counted)
    steps.push({ counted, shownBefore, why: "counted" });
  return steps;
}

/** A ticket as this rule looks at it. `rev` is undefined until the books have answered. */
export type CountedTicket = {
  id: string;
  soldAt: string;
  rev?: number | undefined;
  deviceCode: string;
  lines: readonly Pick<SaleLine, "productId" | "quantity">[];
};

/** What another device had sold of the counted goods, unknown to whoever counted: it is in the count's sale too. */
export type LateGoods<T> = { pieces: Map<string, number>; tickets: T[] };

/** Pieces of one product on a sale: those that have come back, and those that have not. */
export type CameBack = { left: number; returned: number };

/** A count that was turned into a sale: by which device, when (ISO), and up to which revision it had read. */
export type CountOfSale = {
  saleId: string;
  productId: string;
  rev: number;
  at: string;
  /** Undefined where its sale is not known. */
  deviceCode: string | undefined;
};

/** Whether a count found goods missing that a ticket had sold, unknown to whoever counted. */
const missed = (count: CountOfSale, { rev = 0, soldAt, deviceCode }: CountedTicket): boolean =>
  rev > count.rev && soldAt <= count.at && deviceCode !== count.deviceCode;

const isBefore = (one: CountOfSale, other: CountOfSale): boolean =>
  one.at < other.at || (one.at === other.at && one.saleId < other.saleId);

/**
 * The pieces of a count's sale that another device sold before that product was counted and that the counting device did
 * not know, by product: less what has come back of the sale, and no more than is left of it; and the tickets that say so
 * (Q3). Of several counts that missed a ticket the first sold its goods again. `counts`: all of the shop that were turned
 * into sales.
 */
export function lateGoods<T extends CountedTicket>(
  sale: { id: string },
  {
    counts,
    back,
    tickets,
  }: {
    counts: readonly CountOfSale[];
    back: ReadonlyMap<string, CameBack>;
    tickets: readonly T[];
  },
): LateGoods<T> {
  const pieces = new Map<string, number>();
  const named = new Set<T>();
  for (const [productId, { left, returned }] of back) {
    const ofProduct = counts.filter((count) => count.productId === productId);
    const own = ofProduct.find(({ saleId }) => saleId === sale.id);
    if (!own) continue;
    const late = tickets.filter(
      (ticket) =>
        ticket.id !== sale.id &&
        missed(own, ticket) &&
        !ofProduct.some((other) => isBefore(other, own) && missed(other, ticket)),
    );
    const sold = late.map(({ lines }) => piecesIn(lines, productId));
    const most = Math.min(left, sold.reduce((sum, one) => sum + one, 0) - returned);
    if (most <= 0) continue;
    pieces.set(productId, most);
    for (const [at, ticket] of late.entries()) if (sold[at]) named.add(ticket);
  }
  return { pieces, tickets: tickets.filter((ticket) => named.has(ticket)) };
}

const piecesIn = (lines: CountedTicket["lines"], productId: string): number =>
  lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);

/** What has come back of each product of a ticket, and what has not. */
export function cameBackOf(
  lines: readonly { productId: string; left: number; returned: number }[],
): Map<string, CameBack> {
  const all = new Map<string, CameBack>();
  for (const { productId, left, returned } of lines) {
    const before = all.get(productId) ?? { left: 0, returned: 0 };
    all.set(productId, { left: before.left + left, returned: before.returned + returned });
  }
  return all;
}
