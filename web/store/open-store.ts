import { randomUuid } from "#shared/sync/uuid.ts";
import { browserClock, browserRandom } from "./browser-ports.ts";
import type { Acted } from "./commands/acted.ts";
import { adjustStock as adjust } from "./commands/adjust-stock.ts";
import { createProduct as create } from "./commands/create-product.ts";
import { decideResellerSale as decideSale } from "./commands/decide-reseller-sale.ts";
import { decideTransfer as decide } from "./commands/decide-transfer.ts";
import { editProduct as edit } from "./commands/edit-product.ts";
import { importProducts as importAll } from "./commands/import-products.ts";
import { type ImageToKeep, keepImage as keep } from "./commands/keep-image.ts";
import { markNotificationsRead as markRead } from "./commands/mark-notifications-read.ts";
import { payCommissions as pay } from "./commands/pay-commissions.ts";
import { receiveShopTransfer as receive } from "./commands/receive-shop-transfer.ts";
import { recordResellerSale as sellOwn } from "./commands/record-reseller-sale.ts";
import { recordReturn as takeBack } from "./commands/record-return.ts";
import { recordSale as sell } from "./commands/record-sale.ts";
import { returnFromReseller as giveBack } from "./commands/return-from-reseller.ts";
import { sellOnTransfer as sellFor } from "./commands/sell-on-transfer.ts";
import { sendToShop as send } from "./commands/send-to-shop.ts";
import { settleSale as settle } from "./commands/settle-sale.ts";
import { transferToReseller as transfer } from "./commands/transfer-to-reseller.ts";
import { openStore, useCurrentStore } from "./current-store.ts";
import type { Device } from "./device.ts";

/** The commands as screens call them: on this page's own device, opened if need be. */

export const recordSale = onDevice(sell);
export const adjustStock = onDevice(adjust);
export const createProduct = onDevice(create);
export const editProduct = onDevice(edit);
export const settleSale = onDevice(settle);
export const recordReturn = onDevice(takeBack);
export const transferToReseller = onDevice(transfer);
export const decideTransfer = onDevice(decide);
export const returnFromReseller = onDevice(giveBack);
export const sellOnTransfer = onDevice(sellFor);
export const recordResellerSale = onDevice(sellOwn);
export const decideResellerSale = onDevice(decideSale);
export const payCommissions = onDevice(pay);
export const sendToShop = onDevice(send);
export const receiveShopTransfer = onDevice(receive);
export const importProducts = onDevice(importAll);
export const markNotificationsRead = onDevice(markRead);

/** Keeps a picture of a product and sends it later. */
export async function keepImage(given: ImageToKeep): Promise<Acted<{ imageId: string }>> {
  const store = await openStore();
  return store ? keep(store.device, store.images, given) : noStore();
}

/** Names a form when it opens, so that confirming it twice is one operation. */
export function newFormId(): string {
  return randomUuid(browserClock(), browserRandom.bytes(10));
}

function onDevice<G, T>(
  command: (device: Device, given: G) => Promise<Acted<T>>,
): (given: G) => Promise<Acted<T>> {
  return async (given) => {
    const store = await openStore();
    return store ? command(store.device, given) : noStore();
  };
}

function noStore(): Acted<never> {
  return { ok: false, refusal: useCurrentStore.getState().trouble ?? "storage-unavailable" };
}
