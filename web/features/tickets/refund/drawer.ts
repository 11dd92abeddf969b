import { deviceOfReceipt } from "#shared/rules/receipt.ts";

/** From which drawer cash goes back, or that only a person can say. */
export type Drawer = "here" | "ticket" | "ask";

export type DrawerGiven = {
  /** Some of what is given back is cash. */
  isCash: boolean;
  receiptNo: string;
  /** Code of this device. */
  code: string;
  /** Whether a till runs on this device: opened, or sold at, and not closed since. */
  isRunning: boolean;
  /** A reseller sold it: their money is in no drawer of the shop. */
  isResold: boolean;
};

/**
 * The drawer that a refund leaves (Z6). A device without a running till has no drawer: whoever keeps the ticket's till
 * hands the money back. Where tills run on both, either may have done so.
 */
export function drawerOf({ isCash, receiptNo, code, isRunning, isResold }: DrawerGiven): Drawer {
  if (!isCash || deviceOfReceipt(receiptNo) === code) return "here";
  if (!isRunning) return "ticket";
  return isResold ? "here" : "ask";
}
