import {
  closeTill as close,
  moveTill as move,
  noteDrawerOpened as noteOpened,
  openTill as open,
} from "./commands/till.ts";
import { onDevice } from "./on-device.ts";

/** What people do with the till of their device, as screens call it: apart from the other acts, which a till fetches. */
export const openTill = onDevice(open);
export const moveTill = onDevice(move);
export const noteDrawerOpened = onDevice(noteOpened);
export const closeTill = onDevice(close);
