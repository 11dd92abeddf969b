import type { AuditPage } from "#shared/schemas/audit.ts";
import type { AccountsDeps } from "./deps.ts";

const pageSize = 50;

/** What somebody did or underwent, and what was done in the shops they own; newest first, after `before`. */
export async function auditPage(
  { database: { sql } }: Pick<AccountsDeps, "database">,
  userId: string,
  before?: string,
): Promise<AuditPage> {
  const rows = await sql<AuditPage["entries"]>`
    select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.act,
      coalesce(u.full_name, '') as "byName", coalesce(a.user_id = ${userId}, false) as "isMine",
      s.name as "shopName", a.ip_prefix as network, a.details
    from audit_log a
    left join users u on u.id = a.user_id
    left join shops s on s.id = a.shop_id
    where (a.user_id = ${userId} or a.shop_id in (select id from shops where owner_id = ${userId})
        or (a.act = 'sign-in-failed' and a.details->>'email' = (select email from users where id = ${userId})))
      and (${before ?? null}::uuid is null
        or (a.at, a.id) < (select b.at, b.id from audit_log b where b.id = ${before ?? null}::uuid))
    order by a.at desc, a.id desc limit ${pageSize + 1}`;
  return { entries: rows.slice(0, pageSize), more: rows.length > pageSize };
}
