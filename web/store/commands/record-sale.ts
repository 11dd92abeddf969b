import type { Said } from "#shared/rules/discount.ts";
import { receiptNumber } from "#shared/rules/receipt.ts";
import { type CartLine, draftSale, paidBy, type SellableProduct } from "#shared/rules/sell.ts";
import { withRates } from "#shared/rules/tax.ts";
import { isSoldBy } from "#shared/rules/ware.ts";
import { agreed } from "#shared/schemas/refusal.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import { discountRules, hasDiscount } from "#web/store/discount-rules.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { type Acted, acted } from "./acted.ts";

export type SaleToRecord = {
  shopId: string;
  /** The cart that is sold: one cart becomes one sale, however often it is confirmed (W4). */
  cartId: string;
  lines: readonly CartLine[];
  payments: readonly Payment[];
  /** What was said to be taken off the whole ticket. */
  off?: Said | undefined;
  /** What is written with it, in the same transaction: the charge of what stands on a customer's account (C2), their points (Y1). */
  also?: readonly Draft[] | undefined;
};

/** Sells a cart. Resolves when the sale is on the disk: only then may a screen say « Enregistrée » (W1). */
export function recordSale(device: Device, sale: SaleToRecord): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const { cartId, payments } = sale;
    if (payments.some((one) => "customerId" in one) && !sale.also?.length)
      // It is charged there, or spent, in the same transaction.
      throw new Error("No charge (C2)");
    const present = device.outbox.ofCart(cartId);
    if (present && isOf(present, sale)) return agreed(present);
    if (present) return recordSale(device, { ...sale, cartId: `${cartId}+` });
    const drafted = await draftOfSale(device, sale);
    if (!drafted.ok) return drafted;
    const record = await device.outbox.recordWith(drafted.value, sale.also ?? []);
    // Another tab sold the cart while this one had other goods in it: these are another sale.
    if (!isOf(record, sale)) return recordSale(device, { ...sale, cartId: `${cartId}+` });
    return agreed(record);
  });
}

/** The sale of a cart as the outbox takes it, or why it is none; nothing is written. */
export async function draftOfSale(
  device: Device,
  { shopId, cartId, lines, payments, off, also }: SaleToRecord,
): Promise<Acted<Draft>> {
  const access = device.accessTo(shopId);
  const catalogue = await device.catalogue(shopId);
  const session = device.outbox.meta.session;
  if (!access?.scope || !catalogue || !session) return { ok: false, refusal: "no-access" };
  const items = new Map<string, CatalogueItem>();
  for (const { productId } of lines) {
    const item = catalogue.get(productId);
    if (item) items.set(productId, item);
  }
  const sellable = new Map([...items].map(([id, item]): [string, SellableProduct] => [id, item]));
  const seller = device.sellerIn(shopId);
  const shop = device.shop(shopId)?.get();
  const role = seller?.role ?? access.role;
  const rules = hasDiscount({ lines, off }) ? await discountRules() : undefined;
  const taken = rules?.takenOff(lines, off, rules.ceilingOf(role, shop));
  const drafted = draftSale(lines, sellable, payments, catalogue.rev, taken);
  if (!drafted.ok) return drafted;
  const { value } = drafted;
  const names = value.lines.map(({ productId }) => items.get(productId)?.name ?? productId);
  const agencyId = device.outbox.meta.agencies[shopId];
  const where = agencyId === undefined ? {} : { agencyId };
  const groupOf = (productId: string) => items.get(productId)?.taxGroup;
  const tax = shop && {
    lines: withRates(value.lines, groupOf, shop),
    vatRate: shop.vatRate,
  };
  const who = seller ? { sellerId: seller.userId } : {};
  const draft: Draft<"sale"> = {
    kind: "sale",
    shopId,
    by: session.userId,
    cartId,
    body: (receipt) => ({ receipt, ...value, ...who, ...where, ...tax }),
    shown: (receipt) => ({
      receiptNo: receiptNumber(access.deviceCode, receipt),
      names,
      sellerName: (seller ?? session).fullName,
      ...(also?.length && { kept: keptOf(also) }),
    }),
  };
  return agreed(draft as unknown as Draft);
}

/** Francs of the change that stay on an account. */
function keptOf(also: readonly Draft[]): number {
  return also.reduce((sum, one) => sum + (one.shown(0).kept ?? 0), 0);
}

/** True when this operation sold just these goods at these prices, for as much in all. */
function isOf({ operation }: OperationRecord, { lines, payments }: SaleToRecord): boolean {
  if (operation.kind !== "sale" || operation.body.lines.length !== lines.length) return false;
  if (operation.body.total !== paidBy(payments)) return false;
  return operation.body.lines.every((sold, index) => {
    const line = lines[index];
    return (
      line?.productId === sold.productId &&
      line.quantity === sold.quantity &&
      line.price === sold.price &&
      isSoldBy(line.by, sold.by)
    );
  });
}
