import { and, count, eq, gt } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { outgoingMessages } from "#server/db/tables/messages.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import type { WaitingMessage } from "./message.ts";

export type QueueDeps = { clock: () => number; random: (length: number) => Uint8Array };

type Tx = Db | Parameters<Parameters<Db["transaction"]>[0]>[0];
export type NewMessage = Pick<
  WaitingMessage,
  "channel" | "recipient" | "template" | "locale" | "data"
>;

/** Nobody's mailbox is filled by others: so many messages of one kind an hour, what is above them is not sent. */
export const mostPerHour = 5;

/** Puts a message on its way out, together with what the transaction writes; `most` of its kind an hour. */
export async function queueMessage(
  tx: Tx,
  deps: QueueDeps,
  message: NewMessage,
  most = mostPerHour,
): Promise<void> {
  const now = deps.clock();
  const alike = and(
    eq(outgoingMessages.recipient, message.recipient),
    eq(outgoingMessages.template, message.template),
    gt(outgoingMessages.createdAt, new Date(now - 3_600_000)),
  );
  const [lately] = await tx.select({ count: count() }).from(outgoingMessages).where(alike);
  if ((lately?.count ?? 0) >= most) return;
  const id = randomUuid(now, deps.random(10));
  const createdAt = new Date(now);
  await tx.insert(outgoingMessages).values({ id, ...message, createdAt, nextTryAt: createdAt });
}
