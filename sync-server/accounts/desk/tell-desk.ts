import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { Tx } from "#server/accounts/shops.ts";
import { queueMessage } from "#server/mail/queue.ts";

/** The desk's own mailbox takes more than anybody else's; what is above it stands at /admin all the same. */
const mostPerHour = 60;

type ToDesk = { template: "contact-received" | "support-received"; data: Record<string, string> };

/** Mails the desk that somebody has written, where an address is set for it. */
export async function tellDesk(tx: Tx, deps: AccountsDeps, what: ToDesk): Promise<void> {
  const recipient = deps.desk?.supportEmail;
  if (recipient === undefined) return;
  await queueMessage(tx, deps, { channel: "mail", locale: "fr", recipient, ...what }, mostPerHour);
}
