import { spread } from "#shared/rules/discount.ts";
import type { ExtraCost } from "#shared/schemas/purchase.ts";
import type { Change, Closing } from "./close-sums.ts";
import type { PaperLine } from "./paper-line.ts";
import type { SumKind } from "./sum-words.ts";

/** An extra cost on the supplier's invoice. `of`: the kind of sum on the paper that it comes from. */
export type PaperExtra = { kind: ExtraCost["kind"]; amount: number; of: SumKind };
/** The sums of a paper as fields of a purchase. */
export type OfPurchase = {
  /** Francs taken off the lines, in proportion to their totals. */
  discount: number;
  /** Discount of each line, in the order of the lines. */
  shares: readonly number[];
  extras: readonly PaperExtra[];
  /** Sums that a purchase cannot hold: a tax kept back, crates given back. */
  elsewhere: readonly Change[];
  /** Total of the purchase if all goods arrived; undefined if the sums do not close. */
  stated: number | undefined;
};

const kindOfExtra: Partial<Record<SumKind, ExtraCost["kind"]>> = {
  transport: "transport",
  handling: "handling",
  customs: "customs",
};

/** The sums between the lines and the amount to pay, as fields of a purchase; empty if the sums do not close. */
export function ofPurchase(lines: readonly PaperLine[], closing: Closing): OfPurchase {
  const none = lines.map(() => 0);
  const { closes, changes } = closing;
  if (!closes) return { discount: 0, shares: none, extras: [], elsewhere: [], stated: undefined };
  const off = changes.filter(({ sum, value }) => value < 0 && isOfGoods(sum.is));
  const elsewhere = changes.filter(({ sum, value }) => value < 0 && !isOfGoods(sum.is));
  const extras = changes
    .filter(({ value }) => value > 0)
    .map(({ sum, value }) => ({ kind: kindOfExtra[sum.is] ?? "other", amount: value, of: sum.is }));
  const costs = lines.map(({ total = 0 }) => Math.max(0, total));
  const goods = costs.reduce((sum, cost) => sum + cost, 0);
  const discount = Math.min(goods, -off.reduce((sum, { value }) => sum + value, 0));
  const stated = extras.reduce((sum, { amount }) => sum + amount, goods - discount);
  const shares = discount > 0 ? spread(discount, costs) : none;
  return { discount, shares, extras, elsewhere, stated };
}

/** True for sums that lower the price of the goods themselves. */
const isOfGoods = (kind: SumKind) => kind === "discount" || kind === "rounding";
