import type { Sql } from "#server/db/client.ts";
import {
  changed,
  type KindOnServer,
  later,
  rowsOf,
  staff,
  turned,
} from "#server/sync/entries/kind.ts";
import { salesOfPage, saleWeight, soldProducts } from "#server/sync/kinds/facts.ts";
import { kindsOnServer } from "#server/sync/kinds/registry.ts";
import { stockRow } from "#server/sync/kinds/row-sql.ts";
import { messageWeight, readable } from "#server/sync/kinds/told.ts";
import { rolesOf } from "#shared/rules/permissions.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import {
  type AskedScope,
  budgetOfEach,
  isBeside,
  partsOfScope,
  type ScopePage,
  type ScopeParts,
} from "./scopes.ts";

/**
 * Where the page ends: between two revisions, at the last one that still fits the budget,
 * or after the first one when that alone is larger.
 */
const cutOver = (...sources: string[]) => `(
    select case when count(*) < $8 and coalesce(max(f.total), 0) < $8 then r.rev
      else coalesce(max(f.rev) filter (where f.total < $8), min(f.rev)) end
    from (select rev, sum(weight) over (order by rev) as total from (
      ${sources.join(" union all\n      ")}) as sources) as f)`;
/** What is asked of one shop, by place: `messages` for a scope of messages, all of the shop's when `everybody`; `office` for its own. */
const askedScopes = `unnest($2::int[], $4::bigint[], $5::bigint[], $6::boolean[],
  $9::boolean[], $10::boolean[], $11::boolean[]) a(n, epoch, rev, reseller, messages, everybody, office)`;
const isTheirs = `m.is_active and case when a.messages then (m.role = 'owner') = a.everybody
  when a.office then m.role = any('{${rolesOf("keep-suppliers")}}') else (m.role = 'reseller') = a.reseller end`;
const weightsFor = (reader: "staff" | "reseller" | "office") =>
  rowKinds.flatMap((kind) => kindsOnServer[kind].weight[reader] ?? []);
const cut = `case when r.rev <= a.rev + 1 then r.rev
  when a.messages then ${cutOver(messageWeight)}
  when a.reseller then ${cutOver(...weightsFor("reseller"))}
  when a.office then ${cutOver(...weightsFor("office"))}
  else ${cutOver(...weightsFor("staff"))} end`;

/**
 * All that a person may read of one shop after their cursors, in one statement and so in one snapshot:
 * who may read is decided in it, from the memberships as they are in that very snapshot.
 * `offset 0` keeps Postgres from working out the end of the page anew for each row.
 */
function statement(): string {
  const columns = rowKinds.map((kind) => `${kindsOnServer[kind].changes} as "${kind}"`);
  return `
select me.access_rev, a.n, m.user_id is not null as is_member, r.epoch, r.rev, r.turns_rev, c.cut,
  ${columns.join(",\n  ")}
from users me
left join ${askedScopes} on true
left join shop_users m on m.shop_id = :shop and m.user_id = me.id and ${isTheirs}
left join shop_revisions r on r.shop_id = :shop and m.user_id is not null
left join lateral (select ${cut} as cut where r.epoch = a.epoch and r.rev > a.rev offset 0) c on true
left join shops h on h.id = :shop and c.cut is not null
where me.id = $1`;
}

function ofShop(text: string): string {
  return text.replaceAll(/(?<!:):shop\b/g, "$3");
}

/** Put together once, for it is long. */
const wholeStatement = ofShop(statement());

/**
 * The same for the scopes in which nothing but sales was written after the cursor, which is nearly always: starting
 * the whole statement takes several times as long as reading five sales. `is_more` says that it was not so.
 */
const isMore = `case when a.messages
  then exists (select 1 from messages ms where ${later("ms")} and ${readable("ms")})
  when a.office then ${turned} else ${turned} or r.catalog_rev > a.rev or r.members_rev > a.rev or h.rev > a.rev end`;
const salesStatement = ofShop(`
select me.access_rev, a.n, m.user_id is not null as is_member, r.epoch, r.rev, r.turns_rev, c.cut,
  c.cut is not null and (${isMore}) as is_more,
  case when ${staff} and not (${isMore}) then ${rowsOf(
    stockRow,
    `stocks t where ${changed("t")} and t.product_id = any(array(${soldProducts}))`,
  )} end as stocks,
  case when ${staff} and not (${isMore}) then ${salesOfPage} end as sales
from users me
left join ${askedScopes} on true
left join shop_users m on m.shop_id = :shop and m.user_id = me.id and ${isTheirs}
left join shop_revisions r on r.shop_id = :shop and m.user_id is not null
left join lateral (select case when r.rev <= a.rev + 1 or a.reseller or a.messages or a.office then r.rev
  else ${cutOver(saleWeight)} end as cut
  where r.epoch = a.epoch and r.rev > a.rev offset 0) c on true
left join shops h on h.id = :shop and c.cut is not null
where me.id = $1`);

type Found = {
  access_rev: number;
  n: number | null;
  is_member: boolean;
  epoch: number;
  rev: number;
  turns_rev: number;
  cut: number | null;
  is_more?: boolean;
} & { [K in keyof RowsByKind]?: RowsByKind[K] | null };

export type Reading = {
  /** Undefined when the person is no longer known. */
  accessRev: number | undefined;
  pages: ScopePage[];
  /** Scopes beside the books in which nothing came after their cursors, at this revision of the shop's turns. */
  quiet: { scope: string; cursor: Cursor; turnsRev: number }[];
};

type Asked = {
  userId: string;
  scopes: readonly AskedScope[];
  /** Own sales whose rows the device builds by itself. */
  omit: readonly string[];
  rowBudget: number | undefined;
  /** Version of the wire that whoever asks speaks. */
  v: number;
};

/**
 * What somebody may read after their cursors. Each shop is read by itself and in one snapshot; of the revisions of the
 * person's access that were seen the highest is told, so that whoever lost a shop meanwhile hears it with this answer.
 */
export async function readChanges(
  deps: { sql: Sql; isSpread: boolean },
  asked: Asked,
): Promise<Reading> {
  const { userId, scopes, v } = asked;
  const parts = scopes.map(({ scope }) => partsOfScope(scope, userId));
  const byShop = new Map<string, Known[]>();
  for (const [n, { cursor }] of scopes.entries()) {
    const part = parts[n];
    if (!part) continue;
    const known = { n, ...part, epoch: cursor?.epoch ?? 0, rev: cursor?.rev ?? 0 };
    const others = byShop.get(part.shopId);
    if (others) others.push(known);
    else byShop.set(part.shopId, [known]);
  }
  const found: Found[] = byShop.size === 0 ? await readPerson(deps.sql, userId) : [];
  for (const [shopId, known] of byShop) found.push(...(await readShop(deps, asked, shopId, known)));
  const byPlace = new Map(found.map((row) => [row.n, row]));
  const revs = found.map(({ access_rev }) => access_rev);
  const accessRev = revs.length > 0 ? Math.max(...revs) : undefined;
  const reading: Reading = { accessRev, pages: [], quiet: [] };
  for (const [n, asked] of scopes.entries()) {
    const row = byPlace.get(n);
    const page = pageOf(asked, row);
    const { scope, cursor } = asked;
    const part = parts[n];
    if (row && cursor && part && isBeside(part) && isNothing(page))
      reading.quiet.push({ scope, cursor, turnsRev: row.turns_rev });
    else reading.pages.push(packedFor(v, page));
  }
  return reading;
}

/** A scope with its place among those asked for. */
type Known = ScopeParts & Cursor & { n: number };

async function readShop(
  { sql, isSpread }: { sql: Sql; isSpread: boolean },
  { userId, scopes, omit, rowBudget }: Asked,
  shopId: string,
  known: readonly Known[],
): Promise<Found[]> {
  const list = (values: readonly (string | number | boolean)[]) => `{${values.join(",")}}`;
  const given = [
    userId,
    list(known.map(({ n }) => n)),
    shopId,
    list(known.map(({ epoch }) => epoch)),
    list(known.map(({ rev }) => rev)),
    list(known.map(({ resellerId }) => resellerId !== undefined)),
    list(omit),
    budgetOfEach(scopes.length, rowBudget) + 1,
    list(known.map(({ messages }) => messages !== undefined)),
    list(known.map(({ messages }) => messages?.of === "everybody")),
    list(known.map(({ office }) => office === true)),
  ];
  const rows = isSpread
    ? (text: string) => readThere(sql, text, given)
    : (text: string) => sql.unsafe<Found[]>(text, given, { prepare: true });
  const found = await rows(salesStatement);
  return found.some(({ is_more }) => is_more) ? rows(wholeStatement) : found;
}

/** The same on the machine of the shop, where shops are spread: the function of migration 0060 takes the shop first. */
async function readThere(
  sql: Sql,
  text: string,
  [person, places, shop, ...others]: readonly unknown[],
): Promise<Found[]> {
  const given = [shop, text, person, places, ...others] as string[];
  const marks = given.map((_, place) => `$${place + 1}`).join(", ");
  const [row] = await sql.unsafe<{ found: Found[] | null }[]>(
    `select read_there(${marks}) as found`,
    given,
    { prepare: true },
  );
  return row?.found ?? [];
}

/** Of somebody who asks for nothing of any shop. */
function readPerson(sql: Sql, userId: string): Promise<Found[]> {
  return sql.unsafe<Found[]>(
    "select access_rev, null::int as n, false as is_member from users where id = $1",
    [userId],
    { prepare: true },
  );
}

/** Nothing was written: the cursor stays where it is, and nothing need be said or stored (M5). */
function isNothing(page: ScopePage): boolean {
  return page.state === "rows" && !page.more && Object.keys(page.rows).length === 0;
}

/** Rows as a device that speaks this version of the wire reads them. */
function packedFor(v: number, page: ScopePage): ScopePage {
  if (page.state !== "rows") return page;
  const rows = { ...page.rows };
  for (const [kind, { packed }] of Object.entries(kindsOnServer) as [RowKind, KindOnServer][])
    if (packed && v >= packed.from && rows[kind])
      Object.assign(rows, { [kind]: rows[kind].map(packed.row) });
  return { ...page, rows };
}

function pageOf({ scope, cursor }: AskedScope, found: Found | undefined): ScopePage {
  if (!found?.is_member) return { scope, state: "gone" };
  const { epoch, rev } = found;
  if (!cursor || cursor.epoch !== epoch || cursor.rev > rev) return { scope, state: "reset" };
  const rows: Partial<RowsByKind> = {};
  for (const kind of rowKinds) {
    const list = found[kind];
    if (list) Object.assign(rows, { [kind]: list });
  }
  const cut = found.cut ?? rev;
  return { scope, state: "rows", cursor: { epoch, rev: cut }, rows, more: cut < rev };
}
