import { shownName } from "#server/db/shown-name.ts";
import type { AuditPage } from "#shared/schemas/audit.ts";
import type { AccountsDeps } from "./deps.ts";

const pageSize = 50;

/**
 * What somebody did or underwent, and what was done in the shops they own; newest first, after `before`. Of each of the
 * three, and of each shop, no more is read than a page: each has an index in this order, which no single condition has.
 */
export async function auditPage(
  { database: { sql } }: Pick<AccountsDeps, "database">,
  userId: string,
  before?: string,
): Promise<AuditPage> {
  const most = pageSize + 1;
  const older =
    before === undefined
      ? sql``
      : sql`and l.at <= (select at from audit_log where id = ${before})
          and (l.at, l.id) < (select at, id from audit_log where id = ${before})`;
  const newest = sql`order by l.at desc, l.id desc limit ${most}`;
  const rows = await sql<AuditPage["entries"]>`
    with found as (
      (select l.id, l.at from audit_log l where l.user_id = ${userId} ${older} ${newest})
      union
      (select l.id, l.at from shops o cross join lateral (
        select l.id, l.at from audit_log l where l.shop_id = o.id ${older} ${newest}
      ) l where o.owner_id = ${userId} ${newest})
      union
      (select l.id, l.at from audit_log l
        where l.act = 'sign-in-failed' and l.details->>'email' = (select email from users where id = ${userId})
          ${older} ${newest})
    )
    select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.act,
      coalesce(${sql.unsafe(shownName("u"))}, '') as "byName", coalesce(a.user_id = ${userId}, false) as "isMine",
      s.name as "shopName", a.ip_prefix as network, a.details
    from (select l.id from found l ${newest}) page
    join audit_log a on a.id = page.id
    left join users u on u.id = a.user_id
    left join shops s on s.id = a.shop_id
    order by a.at desc, a.id desc`;
  return { entries: rows.slice(0, pageSize), more: rows.length > pageSize };
}
