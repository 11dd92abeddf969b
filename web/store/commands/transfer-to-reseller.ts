import { transferObjection } from "#shared/rules/transfer-objections.ts";
import { wareOf } from "#shared/rules/ware.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { TransferBody, TransferOrigin } from "#shared/schemas/transfer.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type TransferToRecord = {
  shopId: string;
  formId: string;
  resellerId: string;
  productId: string;
  quantity: number;
  /** Made by the office on the products screen it stands at once; made at the till it waits (T1). */
  origin: TransferOrigin;
};

/** The prices of a hand-over, and of how many they are where that is not one (U8). */
export function pricesOf(item: CatalogueItem): Pick<TransferBody, "price" | "minPrice" | "by"> {
  const { price, minPrice } = item;
  const by = wareOf(item)?.by;
  return { price, minPrice, ...(by && { by }) };
}

/** Hands goods to a reseller. They leave the shop's stock at once; the prices of this moment are written in it (T4). */
export async function transferToReseller(
  device: Device,
  given: TransferToRecord,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, resellerId, productId, quantity, origin } = given;
  const present = device.outbox.ofCart(formId);
  if (present) return { ok: true, value: present };
  const [catalogue, goods] = [await device.catalogue(shopId), await device.goods(shopId)];
  if (!catalogue || !goods) return { ok: false, refusal: "no-access" };
  const item = catalogue.get(productId);
  const member = goods.members.get(resellerId);
  const isReseller = member?.role === "reseller" && member.isActive;
  const draft = { resellerId: isReseller ? resellerId : undefined, quantity };
  const objection = transferObjection(draft, item);
  if (objection || !item) return refused(objection ?? "unknown-product");
  const { name } = item;
  const body: TransferBody = { resellerId, productId, quantity, ...pricesOf(item), origin };
  return act(device, {
    shopId,
    action: "transfer-to-reseller",
    kind: "transfer",
    formId,
    body,
    names: [name],
  });
}
