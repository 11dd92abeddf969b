import type { Notification } from "#shared/schemas/notification.ts";
import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";
import { toldTogether } from "#web/store/queries/told-together.ts";
import type { Conversation } from "#web/store/queries/use-messages.ts";

/** One line of the screen: a notice, or a conversation in which something has not been read. */
export type Told = Pick<Notification, "type" | "data" | "at" | "day"> & {
  key: string;
  isNew: boolean;
  /** Where it leads, when the type alone does not say it. */
  to: string | undefined;
  /** Of the notices, which can be marked as read; a conversation is read by opening it. */
  noticeIds: readonly string[];
  /** All of one act, when there are several of them: how many, and what they come to. */
  several: Several | undefined;
};

export type Several = { count: number; amounts: Amounts; amount: number };

/** Notices and unread conversations, the newest first. An act and a conversation are told once, however much is in them. */
export function feedOf(
  notices: readonly Notification[],
  conversations: readonly Conversation[],
): Told[] {
  const told = toldTogether(notices).map((group): Told => {
    const [{ id, type, data, at, day, readAt }] = group;
    return {
      ...{ key: id, type, data, at, day, isNew: readAt === null, to: undefined },
      noticeIds: group.map((one) => one.id),
      several: group.length > 1 ? severalOf(group) : undefined,
    };
  });
  for (const { memberId, last, unread, otherName } of conversations) {
    if (unread === 0) continue;
    const data = otherName === undefined ? {} : { personName: otherName };
    const { at, day } = last;
    const to = `/messages?with=${memberId}`;
    told.push({
      ...{ key: memberId, type: "new_message", data, at, day, isNew: true },
      ...{ to, noticeIds: [], several: undefined },
    });
  }
  return told.sort((a, b) => (a.at === b.at ? (a.key < b.key ? 1 : -1) : a.at < b.at ? 1 : -1));
}

function severalOf(group: readonly Notification[]): Several {
  const sum = (of: (data: Notification["data"]) => number | undefined) =>
    group.reduce((all, { data }) => all + (of(data) ?? 0), 0);
  const goods = group.map(({ data: { quantity = 0, unit } }) => ({ quantity, unit }));
  return { count: group.length, amounts: amountsOf(goods), amount: sum(({ amount }) => amount) };
}

/** By business day, in the order given. */
export function byDay(told: readonly Told[]): [day: string, told: Told[]][] {
  const days = new Map<string, Told[]>();
  for (const one of told) days.set(one.day, [...(days.get(one.day) ?? []), one]);
  return [...days];
}
