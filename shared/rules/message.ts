import type { Role } from "#shared/schemas/person.ts";

/** Somebody in a shop. */
type Person = { userId: string; role: Role };

/**
 * Whether somebody may write in the conversation of a member (M1): the owner in that of everybody else, a member in
 * their own. `member` is undefined for who never belonged to the shop.
 */
export function mayWriteIn(writer: Person, member: Person | undefined): boolean {
  if (!member || member.role === "owner") return false;
  return writer.role === "owner" || writer.userId === member.userId;
}

/** Whether a message waits to be seen by this person: it is for them, and they have not (M4). */
export function isUnreadBy(
  reader: Person,
  message: { memberId: string; fromId: string; readAt: string | null },
): boolean {
  if (message.readAt !== null || message.fromId === reader.userId) return false;
  return reader.role === "owner"
    ? message.fromId === message.memberId
    : message.memberId === reader.userId;
}

/** The messages that a person reads of a shop (M3): all of them for the owner, their own conversation for a member. */
export function messagesScopeFor(shopId: string, userId: string, role: Role): string {
  return role === "owner" ? `shop:${shopId}:messages` : `shop:${shopId}:messages:${userId}`;
}

/** Messages of one person in the order of a conversation, oldest first. */
export function inConversation(
  a: { at: string; id: string },
  b: { at: string; id: string },
): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
