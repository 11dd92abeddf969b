import { may } from "#shared/rules/permissions.ts";
import type { Notification, NotificationType } from "#shared/schemas/notification.ts";
import type { Role } from "#shared/schemas/person.ts";

const places: Record<NotificationType, string> = {
  invitation_received: "/received-invitations",
  invitation_accepted: "/employee-management",
  invitation_rejected: "/employee-management",
  new_message: "/messages",
  low_stock_alert: "/inventory",
  sale_completed: "/product-management/reseller-sales",
  sale_declined: "/product-management/reseller-sales",
  product_transfer_request: "/product-management/transfers",
  product_transfer_confirmed: "/product-management/transfers",
  product_transfer_rejected: "/product-management/transfers",
  commission_paid: "/reseller-commissions",
  shop_transfer_sent: "/product-management/shop-transfers",
  shop_transfer_received: "/product-management/shop-transfers",
  product_transfer_received: "/product-management/transfers",
  reseller_sale_request: "/product-management/reseller-sales",
  till_difference: "/day-close",
  shop_transfer_withdrawn: "/product-management/shop-transfers",
};

/**
 * Where one goes to see what a notice speaks of. Whoever hands goods over at the till and has no list of transfers sees
 * it in the history of the product.
 */
export function placeOf({ type, data }: Pick<Notification, "type" | "data">, role: Role): string {
  const hasList = may(role, "transfer-outright") || may(role, "answer-own-transfer");
  if (type.startsWith("product_transfer_") && !hasList && data.productId !== undefined)
    return `/inventory?history=${data.productId}`;
  const isOfReseller = type.startsWith("invitation_") && data.role === "reseller";
  return isOfReseller && type !== "invitation_received" ? "/reseller-list" : places[type];
}
