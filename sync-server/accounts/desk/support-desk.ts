import { and, eq, isNull, sql } from "drizzle-orm";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { Tx } from "#server/accounts/shops.ts";
import { supportMessages } from "#server/db/tables/desk.ts";
import { users } from "#server/db/tables/people.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type {
  DeskAnswer,
  DeskPage,
  DeskQuery,
  Settling,
  SupportCase,
} from "#shared/schemas/desk.ts";
import type { Clerk } from "./contact-desk.ts";
import { anywhere, isoFormat, pageOf, windowOf } from "./pages.ts";
import { putLine } from "./support.ts";

/** Conversations, those that wait first, then the newest. */
export async function listCases(
  { database: { sql } }: AccountsDeps,
  { page, search, state }: DeskQuery,
): Promise<DeskPage<SupportCase>> {
  const { limit, offset } = windowOf(page);
  const like = anywhere(search);
  const rows = await sql<SupportCase[]>`
    select u.id as "userId", u.full_name as "fullName", u.email, u.phone,
      (array_agg(m.text order by m.created_at desc, m.id desc))[1] as "lastText",
      to_char(max(m.created_at) at time zone 'UTC', ${isoFormat}) as "lastAt",
      count(*) filter (where m.author = 'person' and m.settled_at is null)::int as open
    from support_messages m
    join users u on u.id = m.user_id
    group by u.id
    having (${state} = 'all' or bool_or(m.author = 'person' and m.settled_at is null))
      and (u.full_name || ' ' || coalesce(u.email, '') || ' ' || u.phone ilike ${like} or bool_or(m.text ilike ${like}))
    order by bool_or(m.author = 'person' and m.settled_at is null) desc, max(m.created_at) desc, u.id
    limit ${limit} offset ${offset}`;
  return pageOf(rows);
}

/** Whether somebody has ever written to the desk. */
export async function hasCase(
  { database: { db } }: AccountsDeps,
  userId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .limit(1);
  return row !== undefined;
}

/**
 * Answers in somebody's conversation, and by mail where they have an address. What waited there is answered, as far as
 * the clerk had read.
 */
export async function answerCase(
  deps: AccountsDeps,
  clerk: Clerk,
  { id, userId, text, upTo }: DeskAnswer & { userId: string },
): Promise<"done" | "id-taken"> {
  return deps.database.db.transaction(async (tx) => {
    const line = { id, userId, author: "desk", byId: clerk.userId, text } as const;
    const written = await putLine(tx, deps, line);
    if (written === "other") return "id-taken";
    if (written === "same") return "done";
    await settle(tx, deps, { userId, upTo }, "answered");
    const [person] = await tx.select().from(users).where(eq(users.id, userId));
    if (person?.email) {
      const { email: recipient, locale } = person;
      const letter = { channel: "mail", template: "support-answered", recipient, locale } as const;
      await queueMessage(
        tx,
        deps,
        { ...letter, data: { messageId: id } },
        Number.POSITIVE_INFINITY,
      );
    }
    await audit(deps, { act: "desk-support-answered", ...clerk, details: { subject: userId } }, tx);
    return "done";
  });
}

/** Nothing of what waits in a conversation needs an answer, as far as the clerk had read. */
export async function settleCase(deps: AccountsDeps, clerk: Clerk, read: Read): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    if ((await settle(tx, deps, read, "done")) === 0) return;
    const { userId } = read;
    await audit(deps, { act: "desk-support-settled", ...clerk, details: { subject: userId } }, tx);
  });
}

/** Whose conversation, and its last line that was read. */
type Read = Settling & { userId: string };

async function settle(
  tx: Tx,
  deps: AccountsDeps,
  { userId, upTo }: Read,
  settledHow: "answered" | "done",
): Promise<number> {
  const { createdAt, id } = supportMessages;
  const isRead = sql`(${createdAt}, ${id}) <= (
    select l.created_at, l.id from ${supportMessages} l where l.id = ${upTo} and l.user_id = ${userId})`;
  const settled = await tx
    .update(supportMessages)
    .set({ settledAt: new Date(deps.clock()), settledHow })
    .where(
      and(
        eq(supportMessages.userId, userId),
        eq(supportMessages.author, "person"),
        isNull(supportMessages.settledAt),
        upTo === undefined ? undefined : isRead,
      ),
    )
    .returning({ id: supportMessages.id });
  return settled.length;
}
