import { adjustAccount as adjust, takePayment as take } from "./commands/accounts.ts";
import {
  createCustomer as create,
  editCustomer as edit,
  noteReminder as note,
} from "./commands/customers.ts";
import { importCustomers as bringIn } from "./commands/import-customers.ts";
import { onDevice } from "./on-device.ts";

/** What people do in the notebook of customers, as screens call it: apart from the other acts, which a till fetches. */
export const createCustomer = onDevice(create);
export const editCustomer = onDevice(edit);
export const noteReminder = onDevice(note);
export const takePayment = onDevice(take);
export const adjustAccount = onDevice(adjust);
export const importCustomers = onDevice(bringIn);
