import type { Adjustment } from "#shared/schemas/adjustment.ts";
import { type Exact, ExactSum, netLines } from "./cost.ts";
import type { ReturnToCount, SaleToCount } from "./figures.ts";
import { amountOf } from "./sell.ts";
import type { Taxed } from "./tax.ts";

/** What became of one product on a day: pieces, and francs without tax. */
export type GoodsOut = {
  /** Pieces that customers took less those that came back to the shelf. */
  left: number;
  /** What was paid for it less what was given back, without tax. */
  net: number;
  /** The tax of it. */
  vat: number;
  /** Pieces that were lost: taken off the stock, or missing when it was counted. */
  lost: number;
};

/** Goods of one day, seller and agency, by product. */
export type GoodsOfDay = {
  day: string;
  sellerId: string;
  agencyId: string | null;
  goods: Map<string, GoodsOut>;
};

/** What goods of one day, seller and agency cost (N5). */
export type CostOfDay = {
  day: string;
  sellerId: string;
  agencyId: string | null;
  /** Of what left, at the unit cost of its month. */
  cost: Exact;
  /** Francs without tax of goods whose cost nobody knows. */
  unknown: number;
  /** What was lost, at cost; pieces of it whose cost nobody knows. */
  lost: Exact;
  lostUnknown: number;
};

export type BackToShelf = ReturnToCount & { restock: boolean };
export type LossToCount = Pick<Adjustment, "productId" | "day" | "byId" | "delta" | "mode">;

/** Goods of days while facts are added to them. */
export type GoodsTally = Map<string, GoodsOfDay>;

/** Whether an adjustment says that goods were lost, or found again by a count: what was added by hand was not bought so. */
export const isOfLoss = ({ mode }: Pick<LossToCount, "mode">): boolean =>
  mode === "decrease" || mode === "count";

/** Adds facts to the goods of their day, seller and agency. A loss is of whoever told it, at no agency. */
export function tallyGoods(
  tally: GoodsTally,
  facts: {
    sales?: Iterable<SaleToCount>;
    returns?: Iterable<BackToShelf>;
    losses?: Iterable<LossToCount>;
  },
): void {
  const of = (day: string, sellerId: string, agencyId: string | null) => {
    const key = `${day} ${sellerId} ${agencyId}`;
    let one = tally.get(key);
    if (!one) {
      one = { day, sellerId, agencyId, goods: new Map() };
      tally.set(key, one);
    }
    return one.goods;
  };
  for (const sale of facts.sales ?? []) {
    const { day, sellerId, agencyId = null } = sale;
    addLines(of(day, sellerId, agencyId), sale, 1, true);
  }
  for (const back of facts.returns ?? []) {
    const { day, sellerId, agencyId = null, restock } = back;
    addLines(of(day, sellerId, agencyId), back, -1, restock);
  }
  for (const { productId, day, byId, delta, mode } of facts.losses ?? [])
    if (isOfLoss({ mode })) goodsOf(of(day, byId, null), productId).lost -= delta;
}

function addLines(
  goods: Map<string, GoodsOut>,
  paper: Pick<SaleToCount, "lines" | "vatRate"> & Pick<Taxed, "vat" | "taxes">,
  sign: 1 | -1,
  moves: boolean,
): void {
  const nets = netLines(paper);
  for (const [at, line] of paper.lines.entries()) {
    const one = goodsOf(goods, line.productId);
    const net = nets[at] ?? 0;
    if (moves) one.left += sign * line.quantity;
    one.net += sign * net;
    one.vat += sign * (amountOf(line) - net);
  }
}

function goodsOf(goods: Map<string, GoodsOut>, productId: string): GoodsOut {
  let one = goods.get(productId);
  if (!one) {
    one = { left: 0, net: 0, vat: 0, lost: 0 };
    goods.set(productId, one);
  }
  return one;
}

/** What one piece of a product costs in the month of a day, in millionths of a franc; null or undefined: nobody knows. */
export type UnitOf = (productId: string) => number | null | undefined;

/** What the goods of a day, seller and agency cost. */
export function costOfDay({ goods, ...whose }: GoodsOfDay, unitOf: UnitOf): CostOfDay {
  const [cost, lost] = [new ExactSum(), new ExactSum()];
  let [unknown, lostUnknown] = [0, 0];
  for (const [productId, one] of goods) {
    const unit = unitOf(productId) ?? null;
    if (unit === null) {
      unknown += one.net;
      lostUnknown += one.lost;
    } else {
      cost.add(one.left, unit);
      lost.add(one.lost, unit);
    }
  }
  return { ...whose, cost: cost.value, unknown, lost: lost.value, lostUnknown };
}
