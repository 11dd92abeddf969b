import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type MessageToSend = { shopId: string; formId: string; memberId: string; text: string };

/** Writes in the conversation of a member; one's own is that with the owner. */
export async function sendMessage(
  device: Device,
  { shopId, formId, memberId, text }: MessageToSend,
): Promise<Acted<OperationRecord>> {
  const present = device.outbox.ofCart(formId);
  if (present) return agreed(present);
  const isOwner = device.accessTo(shopId)?.role === "owner";
  if (isOwner === (memberId === device.userId)) return refused("not-allowed");
  return act(device, {
    shopId,
    action: "write-message",
    kind: "message.send",
    formId,
    body: { memberId, text: text.trim() },
    names: [],
  });
}

export type MessagesToRead = { shopId: string; ids: readonly string[] };

/** The person has seen these messages. What was seen already is left out; nothing left is nothing written. */
export async function markMessagesRead(
  device: Device,
  { shopId, ids }: MessagesToRead,
): Promise<Acted<OperationRecord | null>> {
  const book = await device.messages(shopId);
  const unread = [...new Set(ids)].filter((id) => book?.get(id)?.isUnread).slice(0, 500);
  if (unread.length === 0) return agreed(null);
  return act(device, {
    shopId,
    action: "read-messages",
    kind: "message.read",
    formId: null,
    body: { ids: unread },
    names: [],
  });
}
