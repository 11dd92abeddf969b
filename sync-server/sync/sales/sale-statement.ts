import type { Sql } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import { addToDays, addToMonths, addToTaxes } from "#server/sync/figures/add-to-totals.ts";
import { receivedColumns } from "#server/sync/figures/means-columns.ts";
import { isClosed, monthOf } from "#server/sync/figures/totals.ts";
import type { ShopFacts } from "#server/sync/shop/shop-facts.ts";
import { amountsOfSale, productFiguresOf } from "#shared/rules/figures.ts";
import { vatOf } from "#shared/rules/tax.ts";
import { receivedFigures } from "#shared/schemas/means.ts";
import { agenciesOf, type FreshlyWritten, lookFresh, writeFreshSales } from "./fresh-sales.ts";
import { recordSeparator } from "./record-separator.ts";
import {
  flagsAs,
  flagUsed,
  referenceParameters,
  referencesAt,
  referencesOf,
  toldAgain,
  toldFirst,
} from "./reference-sql.ts";
import type { JudgedJob } from "./sale-judging.ts";

/** What the statement did: the revision of each shop whose facts still held, and the sales that were there already. */
export type Written = {
  revs: Map<string, number>;
  repeated: Set<string>;
  /** What else it saw; only of sales that all came for the first time. */
  fresh?: FreshlyWritten;
};

/**
 * Everything a group of sales changes, in one statement and so in one transaction:
 * the shop's revision (its row is the lock; nothing is written when what the sales were judged by has changed; it stays
 * when every sale is in the books already, lest all devices of the shop are woken by a repetition),
 * the sales (whose key says what is new), the stock by summed moves, the figures of months that are closed.
 * Membership in `sale` is asked in a form that Postgres answers by a hash table, whatever it thinks of the sizes.
 */
function statement(lock: "one shop" | "several shops"): string {
  const holds = `r.shop_id = g.shop_id and r.epoch = g.epoch and r.catalog_rev = g.catalog_rev and r.members_rev = g.members_rev`;
  const asked = `unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $26::boolean[]) with ordinality
      g(shop_id, epoch, catalog_rev, members_rev, late, n)`;
  const isNew = "(id in (select id from sale)) is true";
  // What falls into an open month is counted when that is closed.
  const isCounted = `late and ${isNew}`;
  const locked =
    lock === "one shop"
      ? ""
      : `locked as materialized (
  select r.shop_id from shop_revisions r where r.shop_id = any($1::uuid[]) order by r.shop_id for update
), `;
  const bump = `bump as (
  update shop_revisions r set rev = r.rev + g.raised::int,
    turns_rev = case when g.late and g.raised then r.rev + 1 else r.turns_rev end
  from (select g.*, n in (select shop from coming) as raised from ${asked}) g${
    lock === "one shop" ? "" : " join locked using (shop_id)"
  }
  where ${holds} returning g.n, r.shop_id, r.rev
)`;
  return `with ${locked}${coming}, ${bump}, op as materialized (
  select o.*, j.recorder, j.device_no, b.shop_id, b.rev
  from unnest($5::int[], $6::uuid[], $7::bigint[], $8::timestamptz[], $9::bigint[], $10::date[], $11::int[],
      $12::bigint[], string_to_array($13, ' '), string_to_array($14, ' '), string_to_array($15, E'\\x1e'),
      string_to_array($16, E'\\x1e'), $24::uuid[], $25::uuid[], $27::boolean[], $28::int[], $29::bigint[],
      $30::numeric[], ${paid}, $${behind}::int[], $${behind + 1}::numeric[]) with ordinality
    o(job, id, seq, sold_at, device_at, day, receipt, total, hash, flags, lines, payments, seller_id, agency_id,
      late, line_count, pieces, revenue, ${receivedColumns.join(", ")}, vat_rate, vat, ord)
  join unnest($17::int[], $18::uuid[], $19::int[]) with ordinality j(shop, recorder, device_no, n) on j.n = o.job
  join bump b on b.n = j.shop
), ${toldFirst(references, isComing)}, ${toldAgain(references)}, sale as (
  insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
    receipt, payments, recorded_by, agency_id, vat_rate, hash)
  select shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines::json, total,
    ${flagsAs(true)}, receipt, payments::json,
    nullif(recorder, seller_id), agency_id, vat_rate, decode(hash, 'hex')
  from op where not exists (select 1 from op_ledger l where l.shop_id = op.shop_id and l.op_id = op.id)
  on conflict do nothing returning id
), stock as (
  insert into stocks as s (shop_id, product_id, quantity, sold, rev)
  select b.shop_id, m.product_id, sum(m.delta), -sum(m.delta), b.rev
  from unnest($20::int[], $21::int[], $22::text[], $23::bigint[]) m(ord, shop, product_id, delta)
  join bump b on b.n = m.shop
  where (m.ord in (select ord from op where ${isNew})) is true
  group by b.shop_id, b.rev, m.product_id
  on conflict (shop_id, product_id) do update
  set quantity = s.quantity + excluded.quantity, sold = s.sold + excluded.sold, rev = excluded.rev
), day_total as (
  insert into day_totals as d (shop_id, day, seller_id, agency_id, tickets, lines, pieces, revenue, ${receivedColumns.join(", ")})
  select shop_id, day, seller_id, coalesce(agency_id, '${noAgency}'), count(*), sum(line_count), sum(pieces),
    sum(revenue), ${receivedColumns.map((column) => `sum(${column})`).join(", ")}
  from op where ${isCounted} group by 1, 2, 3, 4
  ${addToDays}
), day_tax as (
  insert into day_taxes as d (shop_id, day, seller_id, agency_id, rate, base, vat)
  select shop_id, day, seller_id, coalesce(agency_id, '${noAgency}'), vat_rate, sum(revenue), sum(vat)
  from op where ${isCounted} and vat_rate > 0 group by 1, 2, 3, 4, 5
  ${addToTaxes}
), fact_month as (
  insert into fact_months (shop_id, month, since_rev)
  select distinct shop_id, date_trunc('month', day)::date, rev from op where not late and ${isNew}
  on conflict do nothing
), month_product as (
  insert into month_products as p (shop_id, month, product_id, lines, pieces, revenue)
  select o.shop_id, date_trunc('month', o.day)::date, m.product_id, sum(m.lines), sum(m.pieces), sum(m.revenue)
  from unnest($${behind + 2}::int[], $${behind + 3}::text[], $${behind + 4}::int[], $${behind + 5}::bigint[],
      $${behind + 6}::numeric[])
    m(ord, product_id, lines, pieces, revenue)
  join (select * from op where ${isCounted}) o on o.ord = m.ord
  group by 1, 2, 3
  ${addToMonths}
), book as (
  insert into month_books (shop_id, month, rev)
  select distinct shop_id, date_trunc('month', day)::date, rev from op where ${isCounted}
  on conflict (shop_id, month) do update set rev = excluded.rev
)
select n::int, rev, null::uuid as id, false as again from bump
union all select null, null, id, false from op where (${isNew}) is not true
union all select null, null, id, true from again where ${isNew}`;
}

/** What was paid by each means has a parameter of its own; others stand behind them. */
const paidAt = 31;
const paid = receivedColumns.map((_, place) => `$${paidAt + place}::numeric[]`).join(", ");
const behind = paidAt + receivedColumns.length;
/** The last parameters. */
const references = referencesAt(behind + 7);
const isComing = `not exists (select 1 from sales s where s.shop_id = op.shop_id and s.id = op.id)
    and not exists (select 1 from op_ledger l where l.shop_id = op.shop_id and l.op_id = op.id)`;

/**
 * Places of the shops that have a sale which neither the sales nor the ledger know. What another instance commits at the
 * same moment may be missing here, and costs an empty revision; nothing that is here is ever taken out of the books.
 */
const coming = `coming as materialized (
  select distinct j.shop from unnest($5::int[], $6::uuid[]) o(job, id)
  join unnest($17::int[]) with ordinality j(shop, n) on j.n = o.job
  join unnest($1::uuid[]) with ordinality g(shop_id, n) on g.n = j.shop
  where not exists (select 1 from sales s where s.shop_id = g.shop_id and s.id = o.id)
    and not exists (select 1 from op_ledger l where l.shop_id = g.shop_id and l.op_id = o.id)
)`;

/** One text for each parameter, in the order of the statement; written in one pass, for sales are many. */
function parametersOf(judged: readonly JudgedJob[], shops: readonly ShopFacts[]): string[] {
  const places = new Map(shops.map(({ shopId }, index) => [shopId, index + 1]));
  const column = (): (string | number)[] => [];
  const [job, id, seq, soldAt, deviceAt, day] = [
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
  ];
  const [receipt, total, hash, flags, lines, payments] = [
    column(),
    column(),
    column(),
    column(),
    column(),
    column(),
  ];
  const [jobShop, recorder, deviceNo, seller] = [column(), column(), column(), column()];
  const [moveOrd, moveShop, moveProduct, moveDelta] = [column(), column(), column(), column()];
  for (const { job: given, rows } of judged) {
    const shop = places.get(given.shopId) ?? 0;
    jobShop.push(shop);
    recorder.push(given.userId);
    deviceNo.push(given.device.no);
    for (const row of rows) {
      job.push(jobShop.length);
      id.push(row.id);
      seq.push(row.seq);
      seller.push(row.sellerId);
      soldAt.push(new Date(row.soldAt).toISOString());
      deviceAt.push(row.deviceAt);
      day.push(row.day);
      receipt.push(row.receipt);
      total.push(row.total);
      hash.push(row.hash);
      flags.push(row.flags.length > 0 ? row.flags.join(",") : "-");
      lines.push(JSON.stringify(row.lines));
      payments.push(JSON.stringify(row.payments));
      for (const { productId, delta } of row.moves) {
        moveOrd.push(id.length);
        moveShop.push(shop);
        moveProduct.push(productId);
        moveDelta.push(delta);
      }
    }
  }
  const list = (values: readonly (string | number)[]) => `{${values.join(",")}}`;
  return [
    list(shops.map(({ shopId }) => shopId)),
    list(shops.map(({ epoch }) => epoch)),
    list(shops.map(({ catalogRev }) => catalogRev)),
    list(shops.map(({ membersRev }) => membersRev)),
    ...[job, id, seq, soldAt, deviceAt, day, receipt, total].map(list),
    hash.join(" "),
    flags.join(" "),
    lines.join(recordSeparator),
    payments.join(recordSeparator),
    ...[jobShop, recorder, deviceNo, moveOrd, moveShop, moveProduct, moveDelta, seller].map(list),
    agenciesOf(judged),
    ...figuresOf(judged, shops),
    ...referenceParameters(referencesOf(judged)),
  ];
}

/** What each sale would add to the figures, in the order of the sales; those of open months add nothing yet. */
function figuresOf(judged: readonly JudgedJob[], shops: readonly ShopFacts[]): string[] {
  const lateShops = new Set<string>();
  const sales: (string | number | boolean)[][] = [];
  const products: (string | number)[][] = [];
  for (const { facts, rows } of judged)
    for (const row of rows) {
      const isLate = isClosed(row.day, facts.totalsThrough);
      if (isLate) lateShops.add(facts.shopId);
      const { lines, pieces, revenue, taxes, ...amounts } = amountsOfSale(row);
      const received = receivedFigures.map((figure) => amounts[figure]);
      sales.push([isLate, lines, pieces, revenue, ...received, row.vatRate, vatOf(taxes)]);
      if (!isLate) continue;
      for (const { productId, ...sold } of productFiguresOf([row], []))
        products.push([sales.length, productId, sold.lines, sold.pieces, sold.revenue]);
    }
  const columns = (count: number, rows: readonly unknown[][]) =>
    Array.from({ length: count }, (_, place) => `{${rows.map((row) => row[place]).join(",")}}`);
  return [
    `{${shops.map(({ shopId }) => lateShops.has(shopId)).join(",")}}`,
    ...columns(6 + receivedFigures.length, sales),
    ...columns(5, products),
  ];
}

/** Writes sales that come for the first time; undefined when some do not, or are of a month that is closed or not noted. */
export async function writeIfFresh(
  sql: Sql,
  judged: readonly JudgedJob[],
): Promise<Written | undefined> {
  if (!lookFresh(judged)) return undefined;
  const fresh = await writeFreshSales(sql, judged, shopsOf(judged));
  if (fresh) flagUsed(judged, new Set(fresh.again));
  return fresh && { revs: fresh.revs, repeated: new Set(), fresh };
}

const shopsOf = (judged: readonly JudgedJob[]): ShopFacts[] => [
  ...new Map(judged.map(({ facts }) => [facts.shopId, facts])).values(),
];

export async function writeSales(sql: Sql, judged: readonly JudgedJob[]): Promise<Written> {
  const shops = shopsOf(judged);
  const text = statement(shops.length === 1 ? "one shop" : "several shops");
  type Row = { n: number | null; rev: number; id: string; again: boolean };
  const result = await sql.unsafe<Row[]>(text, parametersOf(judged, shops), { prepare: true });
  const revs = new Map<string, number>();
  const repeated = new Set<string>();
  const used = new Set<string>();
  for (const { n, rev, id, again } of result) {
    const shop = n === null ? undefined : shops[n - 1];
    if (shop) revs.set(shop.shopId, rev);
    else if (again) used.add(id);
    else repeated.add(id);
  }
  for (const { facts, rows } of judged)
    if (revs.has(facts.shopId))
      for (const row of rows)
        if (!repeated.has(row.id) && !isClosed(row.day, facts.totalsThrough))
          facts.months.add(monthOf(row));
  flagUsed(judged, used);
  return { revs, repeated };
}
