import {
  createProductWithCost as create,
  editProductWithCost as edit,
} from "./commands/product-cost.ts";
import { onDevice } from "./on-device.ts";

/** Products with what they cost, as the screens of the office call it. */
export const createProductWithCost = onDevice(create);
export const editProductWithCost = onDevice(edit);
