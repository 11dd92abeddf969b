import { may } from "#shared/rules/permissions.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import type { CreateProductBody, EditProductBody } from "#shared/schemas/product-bodies.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { TravellingProduct } from "#shared/schemas/shop-transfer.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";
import { planRoom } from "./plan-room.ts";
import { codeOf, newProductId } from "./product-names.ts";

export type ShopTransferToReceive = {
  shopId: string;
  formId: string;
  transferId: string;
  /** Pieces that have arrived. */
  counted: number;
  note: string;
  /** The product in this shop; found by its barcode when left out, else created from what travelled. */
  productId?: string;
};

/**
 * Takes in what another shop sent: what was counted enters the stock (T9). A product that this shop does not have, or
 * has deleted, is created or sold again in the same transaction, by somebody who may. Gives the operation of the receipt.
 */
export function receiveShopTransfer(
  device: Device,
  given: ShopTransferToReceive,
): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const { shopId, formId, transferId, counted } = given;
    const present = device.outbox.ofCart(formId);
    if (present) return agreed(present);
    const actor = actorIn(device, shopId);
    const goods = await device.goods(shopId);
    if (!actor || !goods) return { ok: false, refusal: "no-access" };
    if (!may(actor.access.role, "receive-from-shop")) return refused("not-allowed");
    const transfer = goods.shopTransfers.get(transferId);
    if (transfer?.direction !== "in") return refused("unknown-transfer");
    if (transfer.status === "received") return refused("already-received");
    if (transfer.status === "withdrawn") return refused("already-withdrawn");
    if (!Number.isInteger(counted) || counted < 0) return refused("quantity-invalid");
    if (counted > mostOf(transfer.product.unit)) return refused("amount-too-large");
    const found = await productHere(device, given, transfer.product);
    if (found === null) return refused("unknown-product");
    if (found && (found.unit ?? null) !== (transfer.product.unit ?? null))
      return refused("other-unit");
    const drafts: Draft[] = [];
    const names = [transfer.product.name];
    const draft = { shopId, formId: null, names };
    let productId = found?.id ?? "";
    if (!found || found.archived) {
      if (!may(actor.access.role, "create-product")) return refused("not-allowed");
      if ((await planRoom(device, shopId)) < 1) return refused("plan-limit");
      const first = found
        ? { kind: "product.edit" as const, body: backOnSale(found.id) }
        : { kind: "product.create" as const, body: creationOf(device, transfer.product) };
      drafts.push(draftOf(actor, { ...draft, ...first }) as unknown as Draft);
      productId = first.body.productId;
    }
    const body = { transferId, productId, counted, note: given.note.trim() };
    drafts.push(
      draftOf(actor, { ...draft, kind: "shop-transfer.receive", body }) as unknown as Draft,
    );
    const records = await device.outbox.recordAll(drafts, formId);
    return agreed(records.at(-1) as OperationRecord);
  });
}

/**
 * The product in this shop: named and there, or found by its barcode, on sale or not. Null when the named one is
 * unknown, undefined when it is new here.
 */
async function productHere(
  device: Device,
  { shopId, productId }: ShopTransferToReceive,
  { barcode }: TravellingProduct,
): Promise<CatalogueItem | null | undefined> {
  const catalogue = await device.catalogue(shopId);
  if (productId !== undefined) return catalogue?.get(productId) ?? null;
  return barcode
    ? ((catalogue?.byBarcode(barcode) ?? [])[0] ?? catalogue?.bearers(barcode)[0])
    : undefined;
}

function backOnSale(productId: string): EditProductBody {
  return { productId, patch: { archived: [true, false] } };
}

function creationOf(device: Device, product: TravellingProduct): CreateProductBody {
  const productId = newProductId(device);
  const uniqueCode = codeOf(productId, undefined);
  return { productId, fields: { ...product, uniqueCode, images: [] }, initialStock: 0 };
}
