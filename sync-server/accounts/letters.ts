import { desc, eq } from "drizzle-orm";
import { outgoingMessages } from "#server/db/tables/messages.ts";
import { users } from "#server/db/tables/people.ts";
import {
  departureCodes,
  passwordResets,
  phoneCodes,
  registrations,
} from "#server/db/tables/proofs.ts";
import { deskWords } from "#server/mail/desk-words.ts";
import type { Letter, WaitingMessage } from "#server/mail/message.ts";
import { pushLetter } from "#server/mail/push-words.ts";
import { isTemplate, letter, type Template } from "#server/mail/words.ts";
import type { AccountsDeps } from "./deps.ts";
import { type DeskTemplate, deskGiven } from "./desk/letters.ts";
import { invitationWords } from "./invitation-letters.ts";
import { departureCode, linkToken, phoneCode } from "./links.ts";
import { nameAlone } from "./names-in-letters.ts";

type Given = { template: Template; given: Record<string, string> };

/**
 * Writes what leaves, at the moment it leaves: links and codes are derived then and stand in no table. Undefined when
 * the message is of no use any more, or nobody is meant by it. `origin` is where people open the app.
 */
export function letterWriter(deps: AccountsDeps, origin: string) {
  return async (message: WaitingMessage): Promise<Letter | undefined> => {
    if (message.channel === "push") return pushLetter(message);
    if (!isTemplate(message.template)) return undefined;
    const found = await lookUp(deps, origin, message.template, message.data);
    if (!found) return undefined;
    const { replyTo } = found.given;
    const written = letter(found.template, message.locale, found.given);
    return replyTo === undefined ? written : { ...written, replyTo };
  };
}

async function lookUp(
  deps: AccountsDeps,
  origin: string,
  template: Template,
  data: Record<string, string>,
): Promise<Given | undefined> {
  if (template === "confirm-email") return confirmation(deps, origin, data["registrationId"] ?? "");
  if (template === "reset-password") return reset(deps, origin, data["resetId"] ?? "");
  if (template === "phone-code") return code(deps, data["codeId"] ?? "");
  if (template === "departure-code") return codeOfDeparture(deps, data["codeId"] ?? "");
  if (isAboutInvitation(template))
    return invitation(deps, origin, { template, id: data["invitationId"] ?? "" });
  if (isOfDesk(template)) {
    const given = await deskGiven(deps, origin, { template, data });
    return given && { template, given };
  }
  return undefined;
}

function isOfDesk(template: Template): template is DeskTemplate {
  return Object.hasOwn(deskWords, template);
}

/**
 * Whoever has an account already is told so instead; nobody else learns it. Anybody may register any address under any
 * name: what goes to that address repeats nothing of it but a name.
 */
async function confirmation(
  deps: AccountsDeps,
  origin: string,
  id: string,
): Promise<Given | undefined> {
  const [row] = await deps.database.db.select().from(registrations).where(eq(registrations.id, id));
  if (!row || row.userId || isOver(deps, row)) return undefined;
  const known = await accountOf(deps, row.email);
  if (known) return { template: "known-address", given: { link: `${origin}/auth` } };
  const link = `${origin}/auth/confirm#${linkToken(deps.secret, "confirm-email", id)}`;
  return { template: "confirm-email", given: { name: nameAlone(row.fullName), link } };
}

type InvitationTemplate = "invitation" | "invitation-accepted" | "invitation-rejected";

function isAboutInvitation(template: Template): template is InvitationTemplate {
  return template.startsWith("invitation");
}

/** An invitation that is answered, withdrawn or too old is not mailed any more. */
async function invitation(
  deps: AccountsDeps,
  origin: string,
  { template, id }: { template: InvitationTemplate; id: string },
): Promise<Given | undefined> {
  const given = await invitationWords(deps, origin, id);
  if (!given || (template === "invitation" && !given["link"])) return undefined;
  return { template, given: template === "invitation" ? given : { ...given, link: "" } };
}

async function reset(deps: AccountsDeps, origin: string, id: string): Promise<Given | undefined> {
  const [row] = await deps.database.db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.id, id));
  const known = row && !row.usedAt && !isOver(deps, row) && (await accountOf(deps, row.email));
  if (!known) return undefined;
  const link = `${origin}/reset-password/new#${linkToken(deps.secret, "reset-password", id)}`;
  return { template: "reset-password", given: { name: nameAlone(known.fullName), link } };
}

async function code(deps: AccountsDeps, id: string): Promise<Given | undefined> {
  const [row] = await deps.database.db.select().from(phoneCodes).where(eq(phoneCodes.id, id));
  if (!row || row.usedAt || isOver(deps, row)) return undefined;
  return { template: "phone-code", given: { code: phoneCode(deps.secret, id) } };
}

async function codeOfDeparture(deps: AccountsDeps, id: string): Promise<Given | undefined> {
  const [row] = await deps.database.db
    .select()
    .from(departureCodes)
    .where(eq(departureCodes.id, id));
  if (!row || row.usedAt || isOver(deps, row)) return undefined;
  return { template: "departure-code", given: { code: departureCode(deps.secret, id) } };
}

async function accountOf(deps: AccountsDeps, email: string) {
  const [row] = await deps.database.db.select().from(users).where(eq(users.email, email));
  return row;
}

function isOver(deps: AccountsDeps, row: { expiresAt: Date }): boolean {
  return row.expiresAt.getTime() <= deps.clock();
}

/** The newest messages with their words as they would be now. For developers only: they hold links and codes. */
export async function latestLetters(deps: AccountsDeps, origin: string) {
  const write = letterWriter(deps, origin);
  const messages = await deps.database.db
    .select()
    .from(outgoingMessages)
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(50);
  return Promise.all(messages.map(async (message) => ({ message, letter: await write(message) })));
}
