import type { Refusal } from "#shared/schemas/refusal.ts";
import type { EditShopBody, Shop, ShopFields } from "#shared/schemas/shop.ts";
import { type Merge, mergePatch, type Patch, previewPatch } from "./merge.ts";
import { isTimeZone } from "./time-zone.ts";

/** What cannot be said of a shop: a name of blanks, a zone that not everybody knows, the same kind of goods twice. */
export function shopObjection({ patch }: EditShopBody): Refusal | undefined {
  const { name, timeZone, categories } = patch;
  if (name && name[1].trim() === "") return "not-understood";
  if (timeZone && !isTimeZone(timeZone[1])) return "not-understood";
  if (categories && new Set(categories[1]).size < categories[1].length) return "not-understood";
  return undefined;
}

/** An edit of a shop on the shop as it stands now, field by field. */
export function mergeShop(current: ShopFields, { patch }: EditShopBody): Merge<ShopFields> {
  return mergePatch(current, patch as Patch<ShopFields>);
}

/** The shop as its editor wants to see it before the server has answered. */
export function previewShop(current: Shop, { patch }: EditShopBody): Shop {
  return previewPatch<Shop>(current, patch as Patch<Shop>);
}
