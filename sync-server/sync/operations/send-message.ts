import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { messages } from "#server/db/tables/member-messages.ts";
import { shopUsers } from "#server/db/tables/shops.ts";
import { queuePushes } from "#server/mail/push-queue.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { mayWriteIn } from "#shared/rules/message.ts";
import type { Flag } from "#shared/schemas/sale.ts";

/** Something written in a conversation: a fact, also by or to somebody who has left (M1, M2). */
export const sendMessage = {
  way: "in-turn",
  action: () => "write-message",
  async write(turn, operation, { happened, role, isAllowed }) {
    const { tx, shopId, rev, userId } = turn;
    const { memberId, text } = operation.body;
    const member = await memberOf(turn, memberId);
    const may = mayWriteIn({ userId, role }, member);
    if (!may) return notKept("not-allowed");
    const flags: Flag[] = [];
    if (!isAllowed) flags.push("seller-dismissed");
    if (member?.isActive === false && memberId !== userId) flags.push("recipient-left");
    if (happened.clockIsWrong) flags.push("clock-wrong");
    await tx.insert(messages).values({
      ...{ shopId, id: operation.id, rev, memberId, fromId: userId, text },
      ...{ at: new Date(happened.at), day: businessDay(happened.at, turn), flags },
    });
    await tellOfMessage(turn, operation.id, memberId);
    return kept(flags);
  },
} satisfies OperationRule<"message.send">;

/** Once for all that is unread in the conversation: whoever has not looked yet knows already. */
async function tellOfMessage(turn: Turn, id: string, memberId: string): Promise<void> {
  const { tx, shopId, userId, userName: personName } = turn;
  const isFromMember = userId === memberId;
  const sameSide = isFromMember
    ? eq(messages.fromId, messages.memberId)
    : ne(messages.fromId, messages.memberId);
  const [unread] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.shopId, shopId),
        eq(messages.memberId, memberId),
        sameSide,
        isNull(messages.readAt),
        ne(messages.id, id),
      ),
    )
    .limit(1);
  if (unread) return;
  const readers = await tx
    .select({ userId: shopUsers.userId })
    .from(shopUsers)
    .where(
      and(
        eq(shopUsers.shopId, shopId),
        eq(shopUsers.isActive, true),
        isFromMember ? eq(shopUsers.role, "owner") : eq(shopUsers.userId, memberId),
      ),
    );
  const path = isFromMember ? `/messages?with=${memberId}` : "/messages";
  const tag = `message ${shopId} ${memberId}`;
  const data = { personId: userId, personName };
  const notices = readers.map((reader) => ({
    ...{ userId: reader.userId, type: "new_message" as const, data, path, tag },
  }));
  await queuePushes(tx, turn, notices);
}

async function memberOf({ tx, shopId }: Turn, userId: string) {
  const [member] = await tx
    .select({ userId: shopUsers.userId, role: shopUsers.role, isActive: shopUsers.isActive })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId)));
  return member;
}

/** Somebody has seen messages to them. Their own, those of others and those seen before stay as they are (M4). */
export const readMessages = {
  way: "in-turn",
  action: () => "read-messages",
  async write({ tx, shopId, rev, userId }, operation, { happened, role }) {
    const isForThem =
      role === "owner" ? eq(messages.fromId, messages.memberId) : eq(messages.memberId, userId);
    await tx
      .update(messages)
      .set({ readAt: new Date(happened.at), rev })
      .where(
        and(
          eq(messages.shopId, shopId),
          isForThem,
          ne(messages.fromId, userId),
          inArray(messages.id, operation.body.ids),
          isNull(messages.readAt),
        ),
      );
    return kept();
  },
} satisfies OperationRule<"message.read">;
