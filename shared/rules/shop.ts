import type { EditShopBody, Shop, ShopFields } from "#shared/schemas/shop.ts";
import { type Merge, mergePatch, type Patch, previewPatch } from "./merge.ts";

/** An edit of a shop on the shop as it stands now, field by field. */
export function mergeShop(current: ShopFields, { patch }: EditShopBody): Merge<ShopFields> {
  return mergePatch(current, patch as Patch<ShopFields>);
}

/** The shop as its editor wants to see it before the server has answered. */
export function previewShop(current: Shop, { patch }: EditShopBody): Shop {
  return previewPatch<Shop>(current, patch as Patch<Shop>);
}
