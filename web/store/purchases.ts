import { createOrder as create, editOrder as edit } from "./commands/orders.ts";
import {
  returnPurchase as giveBack,
  recordPurchase as record,
} from "./commands/record-purchase.ts";
import { onDevice } from "./on-device.ts";

/** What the office buys, as screens call it. */
export const recordPurchase = onDevice(record);
export const createOrder = onDevice(create);
export const editOrder = onDevice(edit);
export const returnPurchase = onDevice(giveBack);
