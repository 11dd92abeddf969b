import { resellerSaleObjection } from "#shared/rules/reseller-sale-bounds.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { saleOnTransferObjection } from "#shared/rules/sell-held.ts";
import { withRates } from "#shared/rules/tax.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type SaleOnTransfer = {
  shopId: string;
  formId: string;
  transferId: string;
  quantity: number;
  /** Of one piece, or of so much as the transfer's own price is for; francs. */
  price: number;
};

/** Writes down, in the office, what a reseller has sold: it stands at once (T5). */
export async function sellOnTransfer(
  device: Device,
  given: SaleOnTransfer,
): Promise<Acted<OperationRecord>> {
  const { shopId, formId, transferId, quantity, price } = given;
  const present = device.outbox.ofCart(formId);
  if (present) return { ok: true, value: present };
  const transfer = (await device.goods(shopId))?.transfers.get(transferId);
  const catalogue = await device.catalogue(shopId);
  const shop = device.shop(shopId)?.get();
  const held = transfer && { ...transfer, inStock: transfer.exactInStock };
  const objection =
    saleOnTransferObjection({ quantity, price }, held) ??
    resellerSaleObjection([{ quantity, price, by: transfer?.by }]);
  if (objection || !transfer) return refused(objection ?? "unknown-transfer");
  const { productId, by } = transfer;
  const sold = [{ transferId, productId, quantity, price, ...(by && { by }) }];
  const lines = shop ? withRates(sold, () => catalogue?.get(productId)?.taxGroup, shop) : sold;
  return act(device, {
    shopId,
    action: "sell-for-reseller",
    kind: "reseller-sale",
    formId,
    body: (receipt) => ({
      ...{ receipt, lines, total: totalOf(sold) },
      ...(catalogue && { catalogRev: catalogue.rev }),
      ...(shop && { vatRate: shop.vatRate }),
    }),
    names: [catalogue?.get(transfer.productId)?.name ?? transfer.productName],
    hasReceipt: true,
  });
}
