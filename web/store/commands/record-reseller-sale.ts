import { resellerSaleObjection } from "#shared/rules/reseller-sale-bounds.ts";
import { type CartLine, totalOf } from "#shared/rules/sell.ts";
import { spreadCart } from "#shared/rules/sell-held.ts";
import { withRates } from "#shared/rules/tax.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { transfersIn } from "#web/store/read-models/handed-over/transfers-in.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type ResellerSaleToRecord = {
  shopId: string;
  /** The cart that is sold: one cart becomes one sale, however often it is confirmed (W4). */
  cartId: string;
  lines: readonly CartLine[];
  /** What is written with it, in the same transaction: the charge of what a customer of theirs takes on account (C10). */
  also?: readonly Draft[] | undefined;
};

/** Sells a reseller's cart out of what they hold, oldest transfer first. It waits for the owner (T5). */
export async function recordResellerSale(
  device: Device,
  sale: ResellerSaleToRecord,
): Promise<Acted<OperationRecord>> {
  const { shopId, cartId, lines, also } = sale;
  const present = device.outbox.ofCart(cartId);
  if (present && isOf(present, sale)) return agreed(present);
  if (present) return recordResellerSale(device, { ...sale, cartId: `${cartId}+` });
  const goods = await device.goods(shopId);
  if (!goods) return { ok: false, refusal: "no-access" };
  const held = heldIn(goods).list();
  if (lines.length === 0) return refused("empty-cart");
  const spread = spreadCart(lines, transfersIn(held));
  if (!spread.ok) return spread;
  const sold = spread.value.flat();
  const objection = resellerSaleObjection(sold);
  if (objection) return refused(objection);
  const names = new Map(held.map(({ productId, name }) => [productId, name]));
  const products = held.filter(({ productId }) =>
    lines.some((line) => line.productId === productId),
  );
  const shop = device.shop(shopId)?.get();
  const groups = new Map(held.map(({ productId, taxGroup }) => [productId, taxGroup]));
  const taken = shop ? withRates(sold, (id) => groups.get(id), shop) : sold;
  const catalogRev = Math.max(...products.map(({ rev }) => rev));
  const recorded = await act(device, {
    shopId,
    action: "sell-own-stock",
    kind: "reseller-sale",
    formId: cartId,
    body: (receipt) => ({
      ...{ receipt, lines: taken, total: totalOf(taken) },
      ...(catalogRev > 0 && { catalogRev }),
      ...(shop && { vatRate: shop.vatRate }),
    }),
    names: sold.map(({ productId }) => names.get(productId) ?? productId),
    hasReceipt: true,
    also,
    kept: also?.length ? 0 : undefined,
  });
  // Another tab sold the cart while this one had other goods in it: these are another sale.
  if (recorded.ok && !isOf(recorded.value, sale))
    return recordResellerSale(device, { ...sale, cartId: `${cartId}+` });
  return recorded;
}

/** True when this operation sold just these goods at these prices. */
function isOf({ operation }: OperationRecord, { lines }: ResellerSaleToRecord): boolean {
  return operation.kind === "reseller-sale" && summed(operation.body.lines) === summed(lines);
}

function summed(lines: readonly CartLine[]): string {
  const pieces = new Map<string, number>();
  for (const { productId, price, quantity, by } of lines) {
    const what = `${productId} ${price} ${by?.unit}`;
    pieces.set(what, (pieces.get(what) ?? 0) + quantity);
  }
  return JSON.stringify([...pieces].sort());
}
