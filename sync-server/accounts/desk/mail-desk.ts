import { audit } from "#server/accounts/audit.ts";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import type { DeskPage, DeskSummary, MailQuery, QueuedMail } from "#shared/schemas/desk.ts";
import type { Clerk } from "./contact-desk.ts";
import { anywhere, isoFormat, pageOf, windowOf } from "./pages.ts";

/** What is on its way out, what was given up and why, or what has left in the last month; newest first. */
export async function listMail(
  { database: { sql } }: AccountsDeps,
  { page, search, state }: MailQuery,
): Promise<DeskPage<QueuedMail>> {
  const { limit, offset } = windowOf(page);
  const like = anywhere(search);
  const rows = await sql<QueuedMail[]>`
    with told as (
      select *, case when sent_at is not null then 'sent' when given_up_at is not null then 'failed' else 'waiting' end as state
      from outgoing_messages)
    select id, channel, case when channel = 'push' then '' else recipient end as recipient, template, attempts, state,
      last_error as "lastError",
      to_char(created_at at time zone 'UTC', ${isoFormat}) as "createdAt",
      to_char(next_try_at at time zone 'UTC', ${isoFormat}) as "nextTryAt"
    from told
    where state = ${state} and (recipient ilike ${like} or template ilike ${like} or coalesce(last_error, '') ilike ${like})
    order by created_at desc, id desc limit ${limit} offset ${offset}`;
  return pageOf(rows);
}

/** Has a message tried again now. False when it has left, or is not there any more. */
export async function retryMail(deps: AccountsDeps, clerk: Clerk, id: string): Promise<boolean> {
  const { sql } = deps.database;
  const now = new Date(deps.clock()).toISOString();
  const [row] = await sql<{ template: string }[]>`
    update outgoing_messages set next_try_at = ${now}, given_up_at = null
    where id = ${id} and sent_at is null returning template`;
  if (!row) return false;
  const details = { subject: id, name: row.template };
  await audit(deps, { act: "desk-mail-retried", ...clerk, details });
  return true;
}

/** What waits for an administrator. */
export async function deskSummary({ database: { sql } }: AccountsDeps): Promise<DeskSummary> {
  const [row] = await sql<DeskSummary[]>`
    select
      (select count(*)::int from contact_messages where settled_at is null) as contact,
      (select count(distinct user_id)::int from support_messages where author = 'person' and settled_at is null) as support,
      (select count(*)::int from payments where status = 'pending') as payments,
      (select count(*)::int from outgoing_messages where given_up_at is not null and sent_at is null) as "mailFailed",
      (select count(*)::int from outgoing_messages where given_up_at is null and sent_at is null) as "mailWaiting"`;
  return row ?? { contact: 0, support: 0, payments: 0, mailFailed: 0, mailWaiting: 0 };
}
