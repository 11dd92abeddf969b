import {
  returnPurchase as giveBack,
  recordPurchase as record,
} from "./commands/record-purchase.ts";
import { onDevice } from "./on-device.ts";

/** What the office buys, as screens call it. */
export const recordPurchase = onDevice(record);
export const returnPurchase = onDevice(giveBack);
