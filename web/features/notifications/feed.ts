import type { Notification } from "#shared/schemas/notification.ts";
import type { Conversation } from "#web/store/queries/use-messages.ts";

/** One line of the screen: a notice, or a conversation in which something has not been read. */
export type Told = Pick<Notification, "type" | "data" | "at" | "day"> & {
  key: string;
  isNew: boolean;
  /** Where it leads, when the type alone does not say it. */
  to: string | undefined;
  /** Of a notice, which can be marked as read; a conversation is read by opening it. */
  noticeId: string | undefined;
};

/** Notices and unread conversations, the newest first. A conversation is told once, however much was written. */
export function feedOf(
  notices: readonly Notification[],
  conversations: readonly Conversation[],
): Told[] {
  const told = notices.map(
    ({ id, type, data, at, day, readAt }): Told => ({
      ...{ key: id, type, data, at, day, isNew: readAt === null, to: undefined, noticeId: id },
    }),
  );
  for (const { memberId, last, unread, otherName } of conversations) {
    if (unread === 0) continue;
    const data = otherName === undefined ? {} : { personName: otherName };
    const { at, day } = last;
    const to = `/messages?with=${memberId}`;
    told.push({
      ...{ key: memberId, type: "new_message", data, at, day, isNew: true },
      ...{ to, noticeId: undefined },
    });
  }
  return told.sort((a, b) => (a.at === b.at ? (a.key < b.key ? 1 : -1) : a.at < b.at ? 1 : -1));
}

/** By business day, in the order given. */
export function byDay(told: readonly Told[]): [day: string, told: Told[]][] {
  const days = new Map<string, Told[]>();
  for (const one of told) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return [...days];
}
