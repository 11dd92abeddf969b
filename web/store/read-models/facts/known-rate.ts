import { asOf } from "#shared/rules/as-of.ts";
import type { Shop } from "#shared/schemas/shop.ts";

/**
 * The rate of tax of a fact: what it tells itself, else what the shop's history says of its moment; undefined until the
 * shop has been read.
 */
export function knownRate(
  told: number | undefined,
  shop: Pick<Shop, "vatRate" | "was"> | undefined,
  at: string | number,
): number | undefined {
  return told ?? (shop && asOf(shop, at).vatRate);
}
