import { transferObjection } from "#shared/rules/transfer-objections.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { TransferOrigin } from "#shared/schemas/transfer.ts";
import type { Device } from "#web/store/device.ts";
import type { Acted } from "./acted.ts";
import { actsAtOnce, type DoneAtOnce, type OneOfMany } from "./acts-at-once.ts";
import { pricesOf } from "./transfer-to-reseller.ts";

export type GoodsToHandOver = {
  shopId: string;
  formId: string;
  resellerId: string;
  /** A product told twice is handed over once, all its pieces together. */
  goods: readonly { productId: string; quantity: number }[];
  origin: TransferOrigin;
};

/**
 * Hands several products to a reseller in one act, each a transfer of its own (T1): all of them or none, for the goods
 * lie there together.
 */
export async function transferList(
  device: Device,
  { shopId, formId, resellerId, goods, origin }: GoodsToHandOver,
): Promise<Acted<DoneAtOnce>> {
  const [catalogue, books] = [await device.catalogue(shopId), await device.goods(shopId)];
  if (!catalogue || !books) return { ok: false, refusal: "no-access" };
  const isWritten = device.outbox.ofCart(formId) !== undefined;
  const member = books.members.get(resellerId);
  const isReseller = member?.role === "reseller" && member.isActive;
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of goods)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  const all = [...pieces].map(([productId, quantity]): OneOfMany<"transfer"> => {
    const item = catalogue.get(productId);
    const draft = { resellerId: isReseller ? resellerId : undefined, quantity };
    const refusal = isWritten ? undefined : transferObjection(draft, item);
    if (refusal || !item) return { name: item?.name ?? "", refusal: refusal ?? "unknown-product" };
    return {
      name: item.name,
      body: { resellerId, productId, quantity, ...pricesOf(item), origin },
    };
  });
  for (const one of all) if ("refusal" in one) return refused(one.refusal);
  const action = "transfer-to-reseller" as const;
  return actsAtOnce(device, { shopId, formId, action, kind: "transfer", all });
}
