import { type Measured, nameOfWare, stepOf, wareOf } from "#shared/rules/ware.ts";
import type { SoldBy, Unit } from "#shared/schemas/measure.ts";

/** What stands on a label; the unit where the price is for a kilo, a litre or a metre. */
export type LabelContent = { name: string; price: number; code: string; unit?: Unit };

type Labelled = Measured & {
  name: string;
  price: number;
  minPrice: number;
  barcode: string | null;
  uniqueCode: string;
};

/** The label of a product, or of one of its packs with the pack's own code and price; undefined of a pack that is gone. */
export function labelOf(product: Labelled, packId?: string): LabelContent | undefined {
  const ware = wareOf(product, packId);
  if (!ware) return undefined;
  const { price, by } = ware;
  const name = nameOfWare(ware) ?? "";
  if (packId === undefined) {
    const code = product.barcode ?? product.uniqueCode;
    return { name, price, code, ...(by?.unit && { unit: by.unit }) };
  }
  // A pack without a code is read by people: that of its product would sell one piece.
  const code = product.packs?.find(({ id }) => id === packId)?.barcode ?? "";
  return { name, price, code };
}

/** How many labels there are goods for: pieces, whole packs, and one of what is weighed. */
export function countInStock(ware: { shownStock: number; by?: SoldBy } | undefined): number {
  if (!ware) return 0;
  const step = stepOf(ware.by);
  return step === 0 ? 1 : Math.floor(ware.shownStock / step);
}
