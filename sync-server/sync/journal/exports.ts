import type { Sql } from "#server/db/client.ts";
import { shownName } from "#server/db/shown-name.ts";
import { usualAccounts } from "#shared/rules/chart-of-accounts.ts";
import type {
  AccountMap,
  Journal,
  JournalExport,
  JournalLine,
  JournalPage,
  JournalSum,
} from "#shared/schemas/journal.ts";
import { journalLines, monthSums } from "./journal-sql.ts";

/** Most lines of one answer. */
const inPage = 20_000;

const columns = (
  sql: Sql,
) => sql`x.id, x.no, x.from_rev::float8 as "fromRev", x.to_rev::float8 as "toRev",
  to_char(x.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  coalesce((select ${sql.unsafe(shownName("u"))} from users u where u.id = x.by_id), '') as "byName"`;

/** What was exported of a shop, the latest first, and the numbers of its accounts. */
export async function readJournal(sql: Sql, shopId: string): Promise<Journal> {
  const exports = await sql<JournalExport[]>`
    select ${columns(sql)} from journal_exports x where x.shop_id = ${shopId} order by x.no desc`;
  const [books] = await sql<{ rev: number; accounts: AccountMap | null }[]>`
    select r.rev::float8 as rev, m.accounts from shop_revisions r left join account_maps m on m.shop_id = r.shop_id
    where r.shop_id = ${shopId}`;
  const isMore = (books?.rev ?? 0) > (exports[0]?.toRev ?? 0);
  return { exports, accounts: { ...usualAccounts, ...books?.accounts }, isMore };
}

/**
 * Takes what entered the books since the last export as the next one (K8), under the shop's lock, so that nothing of a
 * lower revision comes after it. The same identifier asked for again gives the same export.
 */
export async function takeExport(
  sql: Sql,
  { shopId, id, byId, at }: { shopId: string; id: string; byId: string; at: string },
): Promise<JournalExport | undefined> {
  return sql.begin(async (tx) => {
    const [books] = await tx<{ rev: number }[]>`
      select rev::float8 as rev from shop_revisions where shop_id = ${shopId} for update`;
    if (!books) return undefined;
    await tx`
      insert into journal_exports (shop_id, id, no, from_rev, to_rev, at, by_id)
      select ${shopId}, ${id}, coalesce(max(no), 0) + 1, coalesce(max(to_rev), 0), ${books.rev}, ${at}, ${byId}
      from journal_exports where shop_id = ${shopId}
      on conflict (shop_id, id) do nothing`;
    const [taken] = await tx<JournalExport[]>`
      select ${columns(sql)} from journal_exports x where x.shop_id = ${shopId} and x.id = ${id}`;
    if (!taken) return undefined;
    // What the tax of a return became once its ticket came, is told by the first export after it (K9).
    await tx`
      update journal_returns j set corrected_no = ${taken.no} from returns b
      where j.shop_id = ${shopId} and j.corrected_no is null and b.shop_id = j.shop_id and b.id = j.return_id
        and not b.awaits_ticket`;
    await tx`
      insert into journal_returns (shop_id, return_id, vat)
      select b.shop_id, b.id, b.vat from returns b join op_ledger l on l.shop_id = b.shop_id and l.op_id = b.id
      where b.shop_id = ${shopId} and b.awaits_ticket and l.rev > ${taken.fromRev} and l.rev <= ${taken.toRev}
      on conflict do nothing`;
    return taken;
  });
}

/** Lines of an export from a place on; undefined where the shop has no such export. */
export async function exportLines(
  sql: Sql,
  { shopId, no, offset }: { shopId: string; no: number; offset: number },
): Promise<JournalPage | undefined> {
  const [found] = await sql<{ from: number; to: number }[]>`
    select from_rev::float8 as "from", to_rev::float8 as "to" from journal_exports
    where shop_id = ${shopId} and no = ${no}`;
  if (!found) return undefined;
  const window = { shopId, no, ...found, offset, limit: inPage + 1 };
  const lines = await journalLines<JournalLine>(sql, window);
  const next = lines.length > inPage ? offset + inPage : null;
  return { lines: lines.slice(0, inPage), next };
}

/** What each account moved, month by month, between two business days. */
export const sumsOfMonths = (
  sql: Sql,
  period: { shopId: string; first: string; last: string },
): Promise<JournalSum[]> => monthSums<JournalSum>(sql, period);

/** Writes the numbers that the shop's accountant wants. */
export async function keepAccounts(
  sql: Sql,
  { shopId, accounts }: { shopId: string; accounts: AccountMap },
): Promise<void> {
  await sql`
    insert into account_maps (shop_id, accounts) values (${shopId}, ${JSON.stringify(accounts)}::text::jsonb)
    on conflict (shop_id) do update set accounts = excluded.accounts`;
}
