import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";
import { attemptName } from "./attempt-name.ts";

export type ShopTransferToWithdraw = { shopId: string; transferId: string };

/**
 * Takes goods back that are on their way to another shop and that nobody has counted, as far as this device knows: all of
 * them are in this shop's stock again at once (T9a).
 */
export async function withdrawShopTransfer(
  device: Device,
  { shopId, transferId }: ShopTransferToWithdraw,
): Promise<Acted<OperationRecord>> {
  const goods = await device.goods(shopId);
  if (!goods) return { ok: false, refusal: "no-access" };
  const transfer = goods.shopTransfers.get(transferId);
  if (transfer?.direction !== "out" || transfer.productId === null)
    return refused("unknown-transfer");
  const formId = attemptName(device, `withdraw ${transferId}`);
  const present = device.outbox.ofCart(formId);
  if (present) return agreed(present);
  const { status, received, productId, quantity, product } = transfer;
  if (status === "withdrawn" || received?.shopGone) return refused("already-withdrawn");
  if (status === "received") return refused("already-received");
  return act(device, {
    shopId,
    action: "send-to-shop",
    kind: "shop-transfer.withdraw",
    formId,
    body: { transferId, productId, quantity },
    names: [product.name],
  });
}
