import type { Sql } from "#server/db/client.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import {
  adjustmentRow,
  agencyRow,
  memberRow,
  messageRow,
  monthRow,
  notificationRow,
  productRow,
  resellerSaleRow,
  returnRow,
  saleRow,
  shopCardRow,
  shopRow,
  shopTransferRow,
  stockRow,
  tillActRow,
  transferRow,
} from "./row-sql.ts";
import { type AskedScope, budgetOfEach, partsOfScope, type ScopePage } from "./scopes.ts";

const changed = (table: string) =>
  `${table}.shop_id = r.shop_id and ${table}.rev > a.rev and ${table}.rev <= c.cut`;
const later = (table: string) => `${table}.shop_id = r.shop_id and ${table}.rev > a.rev`;
/** Nothing but sales and members has such rows when no turn was taken since. */
const turned = "r.turns_rev > a.rev";
const rowsOf = (row: string, from: string) => `(select json_agg(${row}) from ${from})`;

/** The first revisions after the cursor with the number of rows each brings at most; sources of one page each. */
const weighed = (
  weight: string,
  table: string,
  of = "",
) => `(select w.rev, ${weight} as weight from ${table} w
      where w.shop_id = r.shop_id and w.rev > a.rev ${of} order by w.rev limit $8)`;

/** Products that were ever handed to the reader. */
const handedProducts = `(select x.product_id from transfers x
  where x.shop_id = r.shop_id and x.reseller_id = $1 and x.vouched)`;

/**
 * Where the page ends: between two revisions, at the last one that still fits the budget,
 * or after the first one when that alone is larger.
 */
const cutOver = (...sources: string[]) => `(
    select case when count(*) < $8 and coalesce(max(f.total), 0) < $8 then r.rev
      else coalesce(max(f.rev) filter (where f.total < $8), min(f.rev)) end
    from (select rev, sum(weight) over (order by rev) as total from (
      ${sources.join(" union all\n      ")}) as sources) as f)`;
/** All messages of the shop for its owner, of their own conversation for a member (M3). */
const readable = (table: string) => `(a.everybody or ${table}.member_id = $1)`;
const books = "not a.messages";
const staff = `${books} and not a.reseller`;
/** What is asked, by place: `messages` for a scope of messages, all of the shop's when `everybody`. */
const askedScopes = `unnest($2::int[], $3::uuid[], $4::bigint[], $5::bigint[], $6::boolean[],
  $9::boolean[], $10::boolean[]) a(n, shop_id, epoch, rev, reseller, messages, everybody)`;
const isTheirs = `m.is_active and case when a.messages then (m.role = 'owner') = a.everybody
  else (m.role = 'reseller') = a.reseller end`;
const cut = `case when r.rev <= a.rev + 1 then r.rev
  when a.messages then ${cutOver(weighed("1", "messages", `and ${readable("w")}`))}
  when a.reseller then ${cutOver(
    weighed("2", "transfers", `and w.reseller_id = $1 and ${turned}`),
    weighed("1", "reseller_sales", `and w.reseller_id = $1 and ${turned}`),
    weighed("1", "products", `and w.id in ${handedProducts} and ${turned}`),
    weighed("1", "notifications", `and w.user_id = $1 and ${turned}`),
  )}
  else ${cutOver(
    weighed("1 + json_array_length(w.lines)", "sales"),
    weighed("1", "shop_users"),
    weighed("1 + json_array_length(w.lines)", "returns", `and ${turned}`),
    weighed("2", "adjustments", `and ${turned}`),
    weighed("2", "products", "and r.catalog_rev > a.rev"),
    weighed("1", "transfers", `and ${turned}`),
    weighed("1", "reseller_sales", `and ${turned}`),
    weighed("1", "shop_transfers", `and ${turned}`),
    weighed("1", "stock_marks", `and ${turned}`),
    weighed("1", "notifications", `and ${turned}`),
    weighed("1", "agencies", `and ${turned}`),
    weighed("1", "till_acts", `and ${turned}`),
    weighed("200", "month_books", `and ${turned}`),
  )} end`;

/** A row that something was told of since is another than the device builds. */
const notOmitted = "not (s.id = any($7::uuid[]) and s.judged_rev is null)";
const soldProducts = `select l ->> 'productId' from sales s, json_array_elements(s.lines) l where ${changed("s")}`;

/**
 * Products whose books may have moved on the page: those of its facts, and those of facts and products that were
 * settled, told more of or edited since, which stand at a later revision now while the stock row kept the one of the page.
 * Found by key, whatever Postgres thinks of the sizes.
 */
const moved = `array(
    ${soldProducts}
    union select l ->> 'productId' from sales s, json_array_elements(s.lines) l
      where ${turned} and ${later("s")} and (s.settled is not null or s.judged_rev is not null)
    union select l ->> 'productId' from returns b, json_array_elements(b.lines) l
      where ${turned} and ${changed("b")}
    union select l ->> 'productId' from returns b, json_array_elements(b.lines) l
      where ${turned} and ${later("b")} and b.settled is not null
    union select j.product_id from adjustments j where ${turned} and ${changed("j")}
    union select p.id from products p where r.catalog_rev > a.rev and ${later("p")}
    union select k.product_id from stock_marks k where ${turned} and ${changed("k")})`;

/** A reseller reads of the products those that were handed to them: when they changed, and when their transfer came. */
const handed = `products p where p.shop_id = r.shop_id and ((p.rev > a.rev and p.rev <= c.cut and p.id in ${handedProducts})
    or p.id in (select x.product_id from transfers x where ${changed("x")} and x.reseller_id = $1 and x.vouched))`;

/**
 * All that a person may read after their cursors, in one statement and so in one snapshot:
 * who may read is decided in it, from the memberships as they are in that very snapshot.
 * `offset 0` keeps Postgres from working out the end of the page anew for each row.
 */
function statement(): string {
  const ownOnly = (table: string) => `(not a.reseller or ${table}.reseller_id = $1)`;
  return `
select me.access_rev, a.n, m.user_id is not null as is_member, r.epoch, r.rev, r.turns_rev, c.cut,
  case when ${books} and h.rev > a.rev then (case when a.reseller then json_build_array(${shopCardRow})
    else json_build_array(${shopRow}) end) end as shops,
  case when ${books} and r.members_rev > a.rev then ${rowsOf(
    memberRow,
    `shop_users m join users u on u.id = m.user_id where ${changed("m")} and (not a.reseller or m.user_id = $1)`,
  )} end as members,
  case when a.reseller then case when ${turned} then ${rowsOf(productRow, handed)} end
    when ${books} and r.catalog_rev > a.rev then ${rowsOf(productRow, `products p where ${changed("p")}`)} end as products,
  case when ${staff} then ${rowsOf(
    stockRow,
    `stocks t where ${changed("t")} and t.product_id = any(${moved})`,
  )} end as stocks,
  case when ${staff} then ${rowsOf(saleRow, `sales s where ${changed("s")} and ${notOmitted}`)} end as sales,
  case when ${turned} and ${staff} then ${rowsOf(returnRow, `returns b where ${changed("b")}`)} end as returns,
  case when ${turned} and ${staff} then ${rowsOf(adjustmentRow, `adjustments j where ${changed("j")}`)} end as adjustments,
  case when ${books} and ${turned} then ${rowsOf(transferRow("a.reseller"), `transfers x where ${changed("x")} and ${ownOnly("x")}`)} end
    as transfers,
  case when ${books} and ${turned} then ${rowsOf(
    resellerSaleRow,
    `reseller_sales y where ${changed("y")} and ${ownOnly("y")}`,
  )} end as "resellerSales",
  case when ${turned} and ${staff} then ${rowsOf(
    shopTransferRow,
    `shop_transfers z where ${changed("z")}`,
  )} end as "shopTransfers",
  case when ${books} and ${turned} then ${rowsOf(
    notificationRow,
    `notifications n where ${changed("n")} and (not a.reseller or n.user_id = $1)`,
  )} end as notifications,
  case when ${turned} and ${staff} then ${rowsOf(agencyRow, `agencies g where ${changed("g")}`)} end as agencies,
  case when ${turned} and ${staff} then ${rowsOf(tillActRow, `till_acts ta where ${changed("ta")}`)} end as "tillActs",
  case when ${turned} and ${staff} then ${rowsOf(monthRow, `month_books mb where ${changed("mb")}`)} end as months,
  case when a.messages and ${turned} then ${rowsOf(
    messageRow,
    `messages ms where ${changed("ms")} and ${readable("ms")}`,
  )} end as messages
from users me
left join ${askedScopes} on true
left join shop_users m on m.shop_id = a.shop_id and m.user_id = me.id and ${isTheirs}
left join shop_revisions r on r.shop_id = m.shop_id
left join lateral (select ${cut} as cut where r.epoch = a.epoch and r.rev > a.rev offset 0) c on true
left join shops h on h.id = r.shop_id and c.cut is not null
where me.id = $1`;
}

/** Put together once, for it is long. */
const wholeStatement = statement();

/**
 * The same for the scopes in which nothing but sales was written after the cursor, which is nearly always: starting
 * the whole statement takes several times as long as reading five sales. `is_more` says that it was not so.
 */
const isMore = `case when a.messages
  then exists (select 1 from messages ms where ${later("ms")} and ${readable("ms")})
  else ${turned} or r.catalog_rev > a.rev or r.members_rev > a.rev or h.rev > a.rev end`;
const salesStatement = `
select me.access_rev, a.n, m.user_id is not null as is_member, r.epoch, r.rev, r.turns_rev, c.cut,
  c.cut is not null and (${isMore}) as is_more,
  case when ${staff} and not (${isMore}) then ${rowsOf(
    stockRow,
    `stocks t where ${changed("t")} and t.product_id = any(array(${soldProducts}))`,
  )} end as stocks,
  case when ${staff} and not (${isMore}) then ${rowsOf(saleRow, `sales s where ${changed("s")} and ${notOmitted}`)} end as sales
from users me
left join ${askedScopes} on true
left join shop_users m on m.shop_id = a.shop_id and m.user_id = me.id and ${isTheirs}
left join shop_revisions r on r.shop_id = m.shop_id
left join lateral (select case when r.rev <= a.rev + 1 or a.reseller or a.messages then r.rev
  else ${cutOver(weighed("1 + json_array_length(w.lines)", "sales"))} end as cut
  where r.epoch = a.epoch and r.rev > a.rev offset 0) c on true
left join shops h on h.id = r.shop_id and c.cut is not null
where me.id = $1`;

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
  /** Scopes of messages in which nothing came after their cursors, at this revision of the shop's turns. */
  quiet: { scope: string; cursor: Cursor; turnsRev: number }[];
};

/** `omit` names own sales whose rows the device builds by itself. */
export async function readChanges(
  deps: { sql: Sql },
  asked: {
    userId: string;
    scopes: readonly AskedScope[];
    omit: readonly string[];
    rowBudget: number | undefined;
  },
): Promise<Reading> {
  const { userId, scopes, omit } = asked;
  const parts = scopes.map(({ scope }) => partsOfScope(scope, userId));
  const known = scopes.flatMap(({ cursor }, n) => {
    const part = parts[n];
    return part ? [{ n, ...part, epoch: cursor?.epoch ?? 0, rev: cursor?.rev ?? 0 }] : [];
  });
  const budget = budgetOfEach(scopes.length, asked.rowBudget);
  const list = (values: readonly (string | number | boolean)[]) => `{${values.join(",")}}`;
  const given = [
    userId,
    list(known.map(({ n }) => n)),
    list(known.map(({ shopId }) => shopId)),
    list(known.map(({ epoch }) => epoch)),
    list(known.map(({ rev }) => rev)),
    list(known.map(({ resellerId }) => resellerId !== undefined)),
    list(omit),
    budget + 1,
    list(known.map(({ messages }) => messages !== undefined)),
    list(known.map(({ messages }) => messages?.of === "everybody")),
  ];
  const rows = (text: string) => deps.sql.unsafe<Found[]>(text, given, { prepare: true });
  let found = await rows(salesStatement);
  if (found.some(({ is_more }) => is_more)) found = await rows(wholeStatement);
  const byPlace = new Map(found.map((row) => [row.n, row]));
  const reading: Reading = { accessRev: found[0]?.access_rev, pages: [], quiet: [] };
  for (const [n, asked] of scopes.entries()) {
    const row = byPlace.get(n);
    const page = pageOf(asked, row);
    const { scope, cursor } = asked;
    if (row && cursor && parts[n]?.messages && isNothing(page))
      reading.quiet.push({ scope, cursor, turnsRev: row.turns_rev });
    else reading.pages.push(page);
  }
  return reading;
}

/** Nobody has written: the cursor of the messages stays where it is, and nothing need be said or stored (M5). */
function isNothing(page: ScopePage): boolean {
  return page.state === "rows" && !page.more && Object.keys(page.rows).length === 0;
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
