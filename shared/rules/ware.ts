import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { SoldBy, Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";

/** What a product is counted in, and as what it is sold beside that. */
export type Measured = {
  unit?: Unit | null | undefined;
  packs?: readonly Pack[] | undefined;
};

/** Of how many of a unit a price is: the kilo, the litre, the metre. */
export const pricedPer = (unit: Unit): number => (unit === "cm" ? 100 : 1000);

/** One way a product is sold: by its unit, or as one of its packs, with the price of that. */
export type Ware<P> = P & { by?: SoldBy };

/**
 * A product as it is sold by its unit, or as a pack; undefined for a pack that it does not have any more. What is sold by
 * the piece is itself.
 */
export function wareOf<P extends Measured & { price: number; minPrice: number }>(
  product: P,
  packId?: string,
): Ware<P> | undefined {
  const { unit, packs } = product;
  const weighed = unit ? { unit } : {};
  if (packId === undefined)
    return unit ? { ...product, by: { per: pricedPer(unit), ...weighed } } : product;
  const pack = packs?.find((one) => one.id === packId && !one.archived);
  if (!pack) return undefined;
  const { id, name, factor: per, price, minPrice = price } = pack;
  return { ...product, price, minPrice, by: { per, ...weighed, pack: { id, name } } };
}

/** A way of being sold has a name of its own in the cart: a product's, or its and its pack's. */
export const wareKey = (productId: string, packId?: string): string =>
  packId === undefined ? productId : `${productId}~${packId}`;

/** What a line of the cart sells. */
export const keyOf = ({ productId, by }: { productId: string; by?: SoldBy | undefined }): string =>
  wareKey(productId, by?.pack?.id);

/** The product, and the pack if any, that a key names. */
export function partsOf(key: string): [productId: string, packId?: string] {
  return key.split("~") as [string, string?];
}

/** Whether a line is sold as this ware is at this moment. */
export const isSoldBy = (line: SoldBy | undefined, ware: SoldBy | undefined): boolean =>
  line?.per === ware?.per && line?.unit === ware?.unit && line?.pack?.id === ware?.pack?.id;

/** By how many of the unit a line grows or shrinks with a tap: a piece, a pack; what is weighed by nothing, for it is weighed anew. */
export const stepOf = (by: SoldBy | undefined): number =>
  by?.unit && !by.pack ? 0 : (by?.per ?? 1);

/** What a line is called: its product, and the pack. */
export const nameOfWare = (ware: { name: string; by?: SoldBy } | undefined): string | undefined =>
  ware && (ware.by?.pack ? `${ware.name} · ${ware.by.pack.name}` : ware.name);

/** What so much of a product would bring at its price, in francs: pieces, or grams at the price of a kilo. */
export const worthOf = (
  { unit, price }: { unit?: Unit | null | undefined; price: number },
  quantity: number,
): number => lineAmount({ quantity, price, ...(unit && { by: { per: pricedPer(unit), unit } }) });
