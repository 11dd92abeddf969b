import { pricedPer } from "#shared/rules/ware.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { foldWord } from "#shared/spoken/said-words.ts";
import type { SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import type { PaperLine } from "./paper-line.ts";
import { unitOf } from "./row-tokens.ts";

/** What a line brings into the stock: `quantity` in the product's unit, `cost` of all of it in francs, `by` the pack. */
export type Bought = {
  quantity?: number | undefined;
  cost?: number | undefined;
  by?: SoldBy | undefined;
  /** The paper counts in a pack that the shop does not know: how many pieces that is, nobody said. */
  unknownPack: boolean;
};

const single = new Set(["piece", undefined]);
const big: Record<string, string> = { g: "kg", ml: "l" };

type Counted = Pick<PaperLine, "count" | "unit" | "total" | "unitPrice" | "per">;

/**
 * Count and price of a line in the units of a product: cartons and kilos become pieces and grams. `off`: the line's
 * share of a discount, in francs.
 */
export function boughtOf(
  { count, unit, total, unitPrice, per: pieces }: Counted,
  product: SpokenProduct,
  off = 0,
): Bought {
  const full =
    total ??
    (count !== undefined && unitPrice !== undefined ? Math.round(count * unitPrice) : undefined);
  const cost = full === undefined ? undefined : full - off;
  if (count === undefined) return { cost, unknownPack: false };
  const whole = (quantity: number) => (Number.isInteger(quantity) ? quantity : undefined);
  if (product.unit && (single.has(unit) || unit === big[product.unit]))
    return {
      quantity: whole(Math.round(count * pricedPer(product.unit))),
      cost,
      unknownPack: false,
    };
  if (unit === product.unit && unit !== undefined)
    return { quantity: whole(count), cost, unknownPack: false };
  if (single.has(unit)) return { quantity: whole(count), cost, unknownPack: false };
  const packs = (product.packs ?? []).filter(
    ({ name, archived }) => !archived && unitOf(foldWord(name).split(/[ -]/)[0] ?? "") === unit,
  );
  const [pack, another] = packs;
  if ((!pack || another) && pieces !== undefined)
    return { quantity: whole(count * pieces), cost, unknownPack: false };
  if (!pack || another) return { cost, unknownPack: true };
  const { id, name, factor: per } = pack;
  const by = { per, pack: { id, name }, ...(product.unit && { unit: product.unit }) };
  return { quantity: whole(count * per), cost, by, unknownPack: false };
}
