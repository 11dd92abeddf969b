import type { Role } from "#shared/schemas/person.ts";

/** What people do in a shop. */
export type Action =
  | "sell"
  | "take-return"
  | "keep-till"
  | "see-all-tills"
  | "count-stock"
  | "change-stock"
  | "create-product"
  | "edit-product"
  | "settle-sale"
  | "edit-shop"
  | "set-manager-ceiling"
  | "edit-agency"
  | "edit-customer"
  | "merge-customers"
  | "adjust-account"
  | "keep-own-notebook"
  | "keep-suppliers"
  | "keep-costs"
  | "see-shop"
  | "see-dashboard"
  | "see-reports"
  | "see-devices"
  | "see-own-performance"
  | "see-performance"
  | "void-sale"
  | "transfer-to-reseller"
  | "transfer-outright"
  | "decide-transfer"
  | "answer-own-transfer"
  | "take-reseller-return"
  | "return-own-stock"
  | "sell-own-stock"
  | "sell-for-reseller"
  | "decide-reseller-sale"
  | "pay-commission"
  | "send-to-shop"
  | "receive-from-shop"
  | "read-notifications"
  | "write-message"
  | "read-messages"
  | "see-contacts"
  | "invite"
  | "govern-member"
  | "delete-shop"
  | "see-audit"
  | "share-device";

const staff: readonly Role[] = ["owner", "manager", "employee", "seller"];
const office: readonly Role[] = ["owner", "manager"];
const owner: readonly Role[] = ["owner"];
const reseller: readonly Role[] = ["reseller"];
const everybody: readonly Role[] = [...staff, ...reseller];

/** Who may do what, in one table; the screens hide and the server refuses by the same one. */
const allowed: Record<Action, readonly Role[]> = {
  sell: staff,
  "take-return": staff,
  "keep-till": staff,
  "see-all-tills": office,
  "count-stock": staff,
  "change-stock": staff,
  "create-product": office,
  "edit-product": office,
  "settle-sale": office,
  "edit-shop": office,
  "set-manager-ceiling": owner,
  "edit-agency": office,
  "edit-customer": staff,
  "merge-customers": office,
  "adjust-account": office,
  "keep-own-notebook": reseller,
  "keep-suppliers": office,
  "keep-costs": office,
  "see-shop": staff,
  "see-dashboard": office,
  "see-reports": office,
  "see-devices": office,
  "see-own-performance": staff,
  "see-performance": office,
  "void-sale": office,
  "transfer-to-reseller": staff,
  "transfer-outright": office,
  "decide-transfer": office,
  "answer-own-transfer": reseller,
  "take-reseller-return": staff,
  "return-own-stock": reseller,
  "sell-own-stock": reseller,
  "sell-for-reseller": office,
  "decide-reseller-sale": office,
  "pay-commission": owner,
  "send-to-shop": owner,
  "receive-from-shop": staff,
  "read-notifications": everybody,
  "write-message": everybody,
  "read-messages": everybody,
  "see-contacts": office,
  invite: office,
  "govern-member": office,
  "delete-shop": owner,
  "see-audit": owner,
  "share-device": staff,
};

/** The roles that may do it. */
export const rolesOf = (action: Action): readonly Role[] => allowed[action];

/** True when somebody of this role, active in the shop, may do it. */
export function may(role: Role, action: Action): boolean {
  return allowed[action].includes(role);
}

/**
 * Whom somebody may invite, pause, take back, dismiss or give a role: the owner everybody but themselves, a manager
 * only those below.
 */
export function mayGovern(role: Role, other: Role): boolean {
  if (other === "owner" || !may(role, "govern-member")) return false;
  return role === "owner" || other !== "manager";
}

/** What the office alone reads of a shop (G2). */
export const officeScope = (shopId: string): string => `shop:${shopId}:office`;

/** What a person reads of a shop: all of it for owner and staff, their own part for a reseller. */
export function scopeFor(shopId: string, userId: string, role: Role): string {
  return role === "reseller" ? `shop:${shopId}:reseller:${userId}` : `shop:${shopId}`;
}
