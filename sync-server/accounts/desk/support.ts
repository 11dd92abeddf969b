import { asc, desc, eq } from "drizzle-orm";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { Tx } from "#server/accounts/shops.ts";
import { supportMessages } from "#server/db/tables/desk.ts";
import { users } from "#server/db/tables/people.ts";
import type { NewSupportMessage, SupportMessage } from "#shared/schemas/desk.ts";
import { tellDesk } from "./tell-desk.ts";

const mostShown = 200;

/** The latest of what somebody and the desk have written to one another, oldest first. */
export async function conversationOf(
  deps: Pick<AccountsDeps, "database">,
  userId: string,
): Promise<SupportMessage[]> {
  const latest = await deps.database.db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(mostShown);
  return latest.reverse().map(({ id, author, text, createdAt, settledHow }) => ({
    ...{ id, author, text, at: createdAt.toISOString() },
    state: settledHow === "answered" ? "answered" : "sent",
  }));
}

/** Keeps what somebody writes to the desk, and tells the desk. False when the identifier is that of other words. */
export async function writeToDesk(
  deps: AccountsDeps,
  { userId, id, text }: NewSupportMessage & { userId: string },
): Promise<boolean> {
  return deps.database.db.transaction(async (tx) => {
    const written = await putLine(tx, deps, { id, userId, author: "person", byId: null, text });
    if (written === "new")
      await tellDesk(tx, deps, { template: "support-received", data: { messageId: id } });
    return written !== "other";
  });
}

type NewLine = Pick<
  typeof supportMessages.$inferSelect,
  "id" | "userId" | "author" | "byId" | "text"
>;

/** A line of a conversation, once: `same` when it is there already, `other` when its name belongs to other words. */
export async function putLine(
  tx: Tx,
  { clock }: AccountsDeps,
  line: NewLine,
): Promise<"new" | "same" | "other"> {
  // An account that is being closed takes its conversation along: nothing is written after it.
  const [person] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, line.userId))
    .for("update");
  if (!person || person.deletedAt) return "other";
  const [written] = await tx
    .insert(supportMessages)
    .values({ ...line, createdAt: new Date(clock()) })
    .onConflictDoNothing()
    .returning({ id: supportMessages.id });
  if (written) return "new";
  const [known] = await tx
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.id, line.id))
    .orderBy(asc(supportMessages.id));
  const { userId, author, text } = line;
  const isSame = known?.userId === userId && known.author === author && known.text === text;
  return isSame ? "same" : "other";
}
