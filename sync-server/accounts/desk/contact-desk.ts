import { eq } from "drizzle-orm";
import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { contactMessages } from "#server/db/tables/desk.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type { ContactMessage, DeskPage, DeskQuery } from "#shared/schemas/desk.ts";
import { anywhere, isoFormat, pageOf, windowOf } from "./pages.ts";

/** An administrator at work. */
export type Clerk = { userId: string; ip: string };

/** Messages of the contact form, newest first. */
export async function listContacts(
  { database: { sql } }: AccountsDeps,
  { page, search, state }: DeskQuery,
): Promise<DeskPage<ContactMessage>> {
  const { limit, offset } = windowOf(page);
  const rows = await sql<ContactMessage[]>`
    select id, first_name as "firstName", last_name as "lastName", email, project_type as "projectType", message,
      locale, to_char(created_at at time zone 'UTC', ${isoFormat}) as at, answer,
      case when settled_at is null then 'open' when answer is null then 'done' else 'answered' end as state
    from contact_messages
    where (${state} = 'all' or settled_at is null)
      and first_name || ' ' || last_name || ' ' || email || ' ' || project_type || ' ' || message ilike ${anywhere(search)}
    order by created_at desc, id desc limit ${limit} offset ${offset}`;
  return pageOf(rows);
}

export type Settled = "done" | "unknown" | "already-answered";

/** Answers by mail, once; the same words again are the same answer. */
export async function answerContact(
  deps: AccountsDeps,
  clerk: Clerk,
  { id, text }: { id: string; text: string },
): Promise<Settled> {
  return deps.database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!row) return "unknown";
    if (row.answer !== null) return row.answer === text ? "done" : "already-answered";
    const settled = {
      answer: text,
      answeredBy: clerk.userId,
      settledAt: new Date(deps.clock()),
    };
    await tx.update(contactMessages).set(settled).where(eq(contactMessages.id, id));
    const { email: recipient, locale } = row;
    const letter = { channel: "mail", template: "contact-answered", recipient, locale } as const;
    await queueMessage(tx, deps, { ...letter, data: { contactId: id } }, Number.POSITIVE_INFINITY);
    await audit(deps, { act: "desk-contact-answered", ...clerk, details: { subject: id } }, tx);
    return "done";
  });
}

/** Puts a message away that needs no answer. */
export async function settleContact(
  deps: AccountsDeps,
  clerk: Clerk,
  id: string,
): Promise<Settled> {
  return deps.database.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!row) return "unknown";
    if (row.settledAt !== null) return "done";
    const settledAt = new Date(deps.clock());
    await tx.update(contactMessages).set({ settledAt }).where(eq(contactMessages.id, id));
    await audit(deps, { act: "desk-contact-settled", ...clerk, details: { subject: id } }, tx);
    return "done";
  });
}
