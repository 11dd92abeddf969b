import type { Operation } from "#shared/sync/operations.ts";

/**
 * Who is signed in, who is switched in on that device by their PIN, and whose row of a table of rights is the answer:
 * that of whoever may do less of the two (J11).
 */
export const lentDevices = [
  ["owner", "manager", "manager"],
  ["owner", "employee", "employee"],
  ["owner", "seller", "seller"],
  ["manager", "seller", "seller"],
  ["employee", "seller", "seller"],
  ["seller", "manager", "seller"],
  ["seller", "owner", "seller"],
  ["manager", "owner", "manager"],
  ["owner", "dismissed", "dismissed"],
  ["dismissed", "owner", "dismissed"],
] as const;

/** Who cannot have been switched in: of a reseller's device nobody, on a device of the staff no reseller and no stranger. */
export const neverLent = [
  ["owner", "reseller"],
  ["owner", "stranger"],
  ["reseller", "owner"],
  ["reseller", "seller"],
] as const;

/** The same act, done by somebody who is switched in on the device. */
export function actedBy(operation: Operation, userId: string): Operation {
  if (operation.kind === "sale")
    return { ...operation, body: { ...operation.body, sellerId: userId } };
  return { ...operation, actorId: userId };
}
