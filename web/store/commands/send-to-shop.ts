import { startingThreshold } from "#shared/rules/stock.ts";
import { transferObjection } from "#shared/rules/transfer-objections.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { TravellingProduct } from "#shared/schemas/shop-transfer.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type GoodsToSend = {
  shopId: string;
  formId: string;
  toShopId: string;
  productId: string;
  quantity: number;
};

/** Sends goods to another of the owner's shops. They leave this shop's stock at once (T9). */
export async function sendToShop(
  device: Device,
  given: GoodsToSend,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, toShopId, productId, quantity } = given;
  const present = device.outbox.ofCart(formId);
  if (present) return { ok: true, value: present };
  const catalogue = await device.catalogue(shopId);
  if (!catalogue) return { ok: false, refusal: "no-access" };
  const target = device.accessTo(toShopId);
  if (toShopId === shopId || target?.role !== "owner") return refused("unknown-shop");
  const item = catalogue.get(productId);
  const objection = transferObjection({ resellerId: toShopId, quantity }, item);
  if (objection || !item) return refused(objection ?? "unknown-product");
  return act(device, {
    shopId,
    action: "send-to-shop",
    kind: "shop-transfer",
    formId,
    body: { toShopId, productId, quantity, product: travelling(item, quantity) },
    names: [item.name],
  });
}

/**
 * What the receiving shop needs to know of the product; where it is new, it begins with these pieces. Packs stay: their
 * codes may be borne there.
 */
function travelling(item: CatalogueItem, quantity: number): TravellingProduct {
  const { name, brand, model, color, dimensions, barcode } = item;
  const { category, price, minPrice, unit } = item;
  const stockThreshold = startingThreshold(quantity, item.stockThreshold);
  const words = { name, brand, model, color, dimensions, barcode, category };
  return { ...words, price, minPrice, stockThreshold, ...(unit && { unit }) };
}
