import type { Notification, NotificationType } from "#shared/schemas/notification.ts";

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
};

/** Where one goes to see what a notice speaks of. */
export function placeOf({ type, data }: Pick<Notification, "type" | "data">): string {
  const isOfReseller = type.startsWith("invitation_") && data.role === "reseller";
  return isOfReseller && type !== "invitation_received" ? "/reseller-list" : places[type];
}
