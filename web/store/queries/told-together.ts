import type { Notification, NotificationType } from "#shared/schemas/notification.ts";

/** What is done of many articles by one tap: a list handed over, « Tout confirmer ». */
const doneAtOnce: ReadonlySet<NotificationType> = new Set([
  "product_transfer_request",
  "product_transfer_received",
  "product_transfer_confirmed",
  "product_transfer_rejected",
  "sale_completed",
  "sale_declined",
  "shop_transfer_sent",
  "shop_transfer_received",
] as const);

/** How far apart notices of one act may lie, ms. */
const oneAct = 60_000;

/**
 * Notices in the order given, those of one act together: twenty articles handed over are told as one thing, which is
 * read as one. Each group holds at least one.
 */
export function toldTogether(
  notices: readonly Notification[],
): readonly (readonly [Notification, ...Notification[]])[] {
  const groups: [Notification, ...Notification[]][] = [];
  for (const notice of notices) {
    const last = groups.at(-1);
    if (last && isOfOneAct(last[0], notice)) last.push(notice);
    else groups.push([notice]);
  }
  return groups;
}

function isOfOneAct(one: Notification, other: Notification): boolean {
  const apart = Math.abs(Date.parse(one.at) - Date.parse(other.at));
  return (
    one.type === other.type &&
    doneAtOnce.has(one.type) &&
    apart <= oneAct &&
    one.day === other.day &&
    (one.readAt === null) === (other.readAt === null) &&
    one.data.personName === other.data.personName &&
    one.data.shopName === other.data.shopName &&
    one.data.note === other.data.note
  );
}
