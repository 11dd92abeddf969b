import type { Acted } from "./commands/acted.ts";
import { adjustStock as adjust } from "./commands/adjust-stock.ts";
import {
  chooseAgency as chooseAt,
  createAgency as createAt,
  editAgency as editAt,
} from "./commands/agencies.ts";
import {
  confirmTransfers as confirmGoods,
  confirmResellerSales as confirmSales,
} from "./commands/confirm-all.ts";
import { createProduct as create } from "./commands/create-product.ts";
import { decideResellerSale as decideSale } from "./commands/decide-reseller-sale.ts";
import { decideTransfer as decide } from "./commands/decide-transfer.ts";
import { editProduct as edit } from "./commands/edit-product.ts";
import { editShop as editOwn } from "./commands/edit-shop.ts";
import { importProducts as importAll } from "./commands/import-products.ts";
import { type ImageToKeep, keepImage as keep } from "./commands/keep-image.ts";
import { markNotificationsRead as markRead } from "./commands/mark-notifications-read.ts";
import { markMessagesRead as seeMessages, sendMessage as write } from "./commands/messages.ts";
import { payCommissions as pay } from "./commands/pay-commissions.ts";
import { receiveShopTransfer as receive } from "./commands/receive-shop-transfer.ts";
import { recordResellerSale as sellOwn } from "./commands/record-reseller-sale.ts";
import { recordReturn as takeBack } from "./commands/record-return.ts";
import { returnFromReseller as giveBack } from "./commands/return-from-reseller.ts";
import { sellOnTransfer as sellFor } from "./commands/sell-on-transfer.ts";
import { sendToShop as send } from "./commands/send-to-shop.ts";
import { settleSale as settle } from "./commands/settle-sale.ts";
import { tellReference as tell } from "./commands/tell-reference.ts";
import { transferList as handOver } from "./commands/transfer-list.ts";
import { transferToReseller as transfer } from "./commands/transfer-to-reseller.ts";
import { withdrawShopTransfer as withdraw } from "./commands/withdraw-shop-transfer.ts";
import { openStore } from "./current-store.ts";
import { noStore, onDevice } from "./on-device.ts";
import { isLocked } from "./sharing/kept.ts";

/** Every act but selling, as screens call them. */

export const settleSale = onDevice(settle);
export const tellReference = onDevice(tell);
export const recordReturn = onDevice(takeBack);
export const transferToReseller = onDevice(transfer);
export const transferList = onDevice(handOver);
export const confirmTransfers = onDevice(confirmGoods);
export const confirmResellerSales = onDevice(confirmSales);
export const decideTransfer = onDevice(decide);
export const returnFromReseller = onDevice(giveBack);
export const sellOnTransfer = onDevice(sellFor);
export const decideResellerSale = onDevice(decideSale);
export const payCommissions = onDevice(pay);
export const sendToShop = onDevice(send);
export const receiveShopTransfer = onDevice(receive);
export const withdrawShopTransfer = onDevice(withdraw);
export const importProducts = onDevice(importAll);
export const markNotificationsRead = onDevice(markRead);
export const sendMessage = onDevice(write);
export const markMessagesRead = onDevice(seeMessages);
export const recordResellerSale = onDevice(sellOwn);
export const adjustStock = onDevice(adjust);
export const createProduct = onDevice(create);
export const editProduct = onDevice(edit);
export const editShop = onDevice(editOwn);
export const createAgency = onDevice(createAt);
export const editAgency = onDevice(editAt);
export const chooseAgency = onDevice(chooseAt);

/** Keeps a picture of a product and sends it later. */
export async function keepImage(given: ImageToKeep): Promise<Acted<{ imageId: string }>> {
  if (isLocked()) return { ok: false, refusal: "device-locked" };
  const store = await openStore();
  return store ? keep(store.device, store.images, given) : noStore();
}
