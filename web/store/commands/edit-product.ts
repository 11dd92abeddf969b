import { changedIn } from "#shared/rules/merge.ts";
import { mostFrancs } from "#shared/schemas/bounds.ts";
import type { EditProductBody } from "#shared/schemas/product-bodies.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { codesOfPacks, isEachOnce } from "./pack-codes.ts";
import { planRoom } from "./plan-room.ts";

type Patch = EditProductBody["patch"];

export type ProductToEdit = {
  shopId: string;
  formId: string;
  productId: string;
  /** For each changed field what the editor saw and what it shall become. */
  patch: Patch;
  /** What is written with it, in the same transaction. */
  also?: readonly Draft[];
};

/** Changes a product, field by field. Nothing changed is nothing written. */
export async function editProduct(
  device: Device,
  given: ProductToEdit,
): Promise<Acted<OperationRecord | null>> {
  const { shopId, formId, productId } = given;
  const catalogue = await device.catalogue(shopId);
  const item = catalogue?.get(productId);
  if (!catalogue || !item) return refused("unknown-product");
  const patch = changedIn(given.patch);
  if (!patch) return agreed(null);
  const price = patch.price?.[1] ?? item.price;
  const minPrice = patch.minPrice?.[1] ?? item.minPrice;
  if (price < minPrice) return refused("price-below-minimum");
  if (price > mostFrancs) return refused("amount-too-large");
  const code = patch.barcode?.[1];
  if (code && catalogue.bearers(code).some(({ id }) => id !== productId))
    return refused("barcode-taken");
  const bearer = (one: string) => catalogue.bearers(one).some(({ id }) => id !== productId);
  const packs = patch.packs?.[1] ?? item.packs ?? [];
  if (
    (patch.packs || code) &&
    (!isEachOnce(code ?? item.barcode, packs) || codesOfPacks(packs).some(bearer))
  )
    return refused("barcode-taken");
  if (packs.some(({ price: each }) => each > mostFrancs)) return refused("amount-too-large");
  if (patch.unit && (item.exactStock !== 0 || (await isWithReseller(device, shopId, productId))))
    return refused("unit-with-stock");
  if (item.archived && patch.archived?.[1] === false && (await planRoom(device, shopId)) < 1)
    return refused("plan-limit");
  const body = { productId, patch };
  return act(device, {
    shopId,
    action: "edit-product",
    kind: "product.edit",
    formId,
    body,
    names: [item.name],
    also: given.also,
  });
}

/** Whether a reseller holds some of it: that is so many of its unit too (U5). */
async function isWithReseller(device: Device, shopId: string, productId: string): Promise<boolean> {
  const handed = (await device.goods(shopId))?.transfers.list() ?? [];
  return handed.some((one) => one.productId === productId && one.exactInStock > 0);
}
