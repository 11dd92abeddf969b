import { eq } from "drizzle-orm";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { nameAlone } from "#server/accounts/names-in-letters.ts";
import { contactMessages, supportMessages } from "#server/db/tables/desk.ts";
import { users } from "#server/db/tables/people.ts";

export type DeskTemplate =
  | "contact-received"
  | "contact-acknowledged"
  | "contact-answered"
  | "support-received"
  | "support-answered";

/** What a letter of the desk says, read from the books as it leaves; undefined when that is gone. */
export async function deskGiven(
  deps: AccountsDeps,
  origin: string,
  { template, data }: { template: DeskTemplate; data: Record<string, string> },
): Promise<Given | undefined> {
  return template.startsWith("contact")
    ? contact(deps, origin, { template, id: data["contactId"] ?? "" })
    : support(deps, origin, { template, id: data["messageId"] ?? "" });
}

type Given = Record<string, string>;
type Wanted = { template: DeskTemplate; id: string };

async function contact(
  deps: AccountsDeps,
  origin: string,
  { template, id }: Wanted,
): Promise<Given | undefined> {
  const { db } = deps.database;
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!row) return undefined;
  const at = row.createdAt.toISOString();
  // Anybody may put any address and any name into the form: what goes to that address repeats nothing of it blindly.
  const name = nameAlone(row.firstName);
  if (template === "contact-acknowledged") return { at, name };
  const { email, projectType, message: text } = row;
  const whole = `${row.firstName} ${row.lastName}`;
  if (template === "contact-received")
    return { at, name: whole, email, projectType, text, link: `${origin}/admin`, replyTo: email };
  return { at, name, text, answer: row.answer ?? "", ...replyTo(deps) };
}

async function support(
  deps: AccountsDeps,
  origin: string,
  { template, id }: Wanted,
): Promise<Given | undefined> {
  const [row] = await deps.database.db
    .select({ message: supportMessages, person: users })
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.userId))
    .where(eq(supportMessages.id, id));
  if (!row) return undefined;
  const { message, person } = row;
  const told = { at: message.createdAt.toISOString(), name: person.fullName, text: message.text };
  if (template === "support-answered")
    return { ...told, link: `${origin}/profile-management?support` };
  const email = person.email ?? person.phone;
  return { ...told, email, link: `${origin}/admin?tab=support` };
}

const replyTo = ({ desk }: AccountsDeps): Given =>
  desk?.supportEmail === undefined ? {} : { replyTo: desk.supportEmail };
