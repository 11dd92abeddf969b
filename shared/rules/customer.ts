import type { Customer } from "#shared/schemas/customer.ts";
import { type Merge, mergePatch, type Patch } from "./merge.ts";

type Fields = Omit<Customer, "rev">;

/**
 * An edit of a customer on the customer as they stand now, field by field. Of two reminders the one that was sent later
 * is the last, whichever arrives first.
 */
export function mergeCustomer(
  current: Fields,
  { reminded, ...patch }: Patch<Fields>,
): Merge<Fields> {
  const was = current.reminded;
  const told = reminded?.[1];
  const isLater = !was || !told || Date.parse(told.at) >= Date.parse(was.at);
  return mergePatch(current, reminded && isLater ? { ...patch, reminded } : patch);
}
