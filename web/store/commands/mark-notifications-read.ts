import { agreed } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type NotificationsToRead = { shopId: string; ids: readonly string[] };

/** The person has seen these notices. What was seen already is left out; nothing left is nothing written. */
export async function markNotificationsRead(
  device: Device,
  { shopId, ids }: NotificationsToRead,
): Promise<Acted<OperationRecord | null>> {
  const book = (await device.goods(shopId))?.notifications;
  const unread = [...new Set(ids)].filter((id) => book?.get(id)?.readAt === null).slice(0, 500);
  if (unread.length === 0) return agreed(null);
  return act(device, {
    shopId,
    action: "read-notifications",
    kind: "notification.read",
    formId: null,
    body: { ids: unread },
    names: [],
  });
}
