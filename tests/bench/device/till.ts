import { must } from "#shared/must.ts";
import type { CartLine } from "#shared/rules/sell.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { openStore } from "#web/store/current-store.ts";
import { recordSale } from "#web/store/open-store.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";

/** The product's own store, as the till has it. */
export async function theStore(): Promise<OpenStore> {
  return must(await openStore(), "the store");
}

export async function theShop(): Promise<{ shopId: string; catalogue: Catalogue }> {
  const { device } = await theStore();
  const [access] = device.outbox.meta.access.flatMap(({ shops }) => shops);
  const { shopId } = must(access, "a shop");
  return { shopId, catalogue: must(await device.catalogue(shopId), "the catalogue") };
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Puts lines into the cart as taps do, and lets them reach the disk. */
export async function fillCart(lines: readonly CartLine[]): Promise<string> {
  const { carts } = await theStore();
  const { shopId } = await theShop();
  carts.put(shopId, lines);
  return carts.current(shopId).id;
}

/** Confirms the sale of a cart: the record, and the milliseconds until it was on the disk. */
export async function confirm(
  cartId: string,
  lines: readonly CartLine[],
  payments: readonly Payment[],
): Promise<{ record: OperationRecord; ms: number }> {
  const { shopId } = await theShop();
  const begin = performance.now();
  const recorded = await recordSale({ shopId, cartId, lines, payments });
  const ms = performance.now() - begin;
  if (!recorded.ok) throw new Error(`sale refused: ${recorded.refusal}`);
  return { record: recorded.value, ms };
}

export function cash(lines: readonly CartLine[], step = 1): Payment[] {
  const amount = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return [{ method: "cash", amount, tendered: Math.ceil(amount / step) * step }];
}

/** Three lines of products that can be sold; fewer while there are not so many. */
export function threeLines(catalogue: Catalogue, turn: number): CartLine[] {
  const ids = catalogue.ids();
  const lines: CartLine[] = [];
  for (let step = 0; lines.length < 3 && step < ids.length; step += 1) {
    const item = catalogue.get(ids[(turn * 7 + step * 131) % ids.length] ?? "");
    if (!item || item.shownStock < 2) continue;
    if (lines.some(({ productId }) => productId === item.id)) continue;
    lines.push({ productId: item.id, quantity: 1 + (lines.length % 2), price: item.price });
  }
  return lines;
}
