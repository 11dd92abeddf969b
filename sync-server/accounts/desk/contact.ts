import { eq, lt } from "drizzle-orm";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { contactMessages } from "#server/db/tables/desk.ts";
import { queueMessage } from "#server/mail/queue.ts";
import type { NewContact } from "#shared/schemas/desk.ts";
import { tellDesk } from "./tell-desk.ts";

/** What was written by somebody who never became anything to us is not kept longer than a year. */
const keptFor = 365 * 24 * 3_600_000;

/** `ignored` when a machine wrote it: nobody is told the difference. */
export type Contacted = "kept" | "ignored" | "id-taken";

/** Keeps a message of the contact form, and has it mailed both ways: to the desk, and back that it has come. */
export async function receiveContact(deps: AccountsDeps, asked: NewContact): Promise<Contacted> {
  const { website, ...message } = asked;
  if (website !== "") return "ignored";
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    await tx.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(now - keptFor)));
    const kept = await tx
      .insert(contactMessages)
      .values({ ...message, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    const { id, email, locale } = message;
    if (kept.length === 0) {
      const [known] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
      return known?.email === email && known.message === message.message ? "kept" : "id-taken";
    }
    const data = { contactId: id };
    await tellDesk(tx, deps, { template: "contact-received", data });
    const back = { channel: "mail", recipient: email, template: "contact-acknowledged" } as const;
    await queueMessage(tx, deps, { ...back, locale, data });
    return "kept";
  });
}
