import type { Sql } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import { addToDays, addToMonths, addToTaxes } from "#server/sync/figures/add-to-totals.ts";
import { receivedColumns } from "#server/sync/figures/means-columns.ts";
import { type Column, rowsAt } from "./given-rows.ts";
import { flagsAs, referenceColumns, toldAgain, toldFirst } from "./reference-sql.ts";
import {
  countedColumns,
  type Form,
  moveColumns,
  productColumns,
  saleColumns,
  shopColumns,
  speakerColumns,
} from "./sale-columns.ts";

/**
 * Everything a group of sales changes, in one statement and so in one transaction. Of one shop, `$1` names it in every
 * part, so that a database that is spread over machines knows where all of it lies; groups of several shops are for a
 * database on one machine alone (decision 0088). It changes the shop's revision (its row is the
 * lock; nothing is written when what the sales were judged by has changed), the sales, the stock.
 *
 * Nearly all come for the first time: then nothing is asked for exceptions. A sale that was there already breaks the key
 * of the sales; a stock row that is missing, or an identifier that is in the ledger, breaks the division at the end, and
 * then nothing at all was written. With `exceptions` the key of the sales says what is new: only that moves stock and
 * the figures of months that are closed, and the revision stays when every sale is in the books already, lest all
 * devices of the shop are woken by a repetition.
 */
function statement(form: Form): string {
  const { several, exceptions, reads, refers } = form;
  let next = 1;
  function rows<Row>(as: string, columns: readonly Column<Row>[]): string {
    const text = rowsAt(next, as, columns);
    next += columns.length;
    return text;
  }
  const parts = shopParts(several);
  const { shop, at } = parts;
  const columns = exceptions ? countedColumns : saleColumns;
  const asked = several ? rows("g", shopColumns) : oneShop();
  if (!several) next += shopColumns.length;
  const given = rows("o", columns);
  const moves = rows("m", moveColumns);
  const products = exceptions ? rows("m", productColumns) : "";
  const references = refers ? rows("r", referenceColumns) : "";
  const speakers = reads ? rows("x", speakerColumns) : "";
  // In a form that Postgres answers by a hash table, whatever it thinks of the sizes.
  const isNew = exceptions ? "(id in (select id from sale)) is true" : "true";
  const raised = exceptions
    ? `r.rev + g.raised::int,
    turns_rev = case when g.late and g.raised then r.rev + 1 else r.turns_rev end
  from (select g.*, n in (select shop from coming) as raised from ${asked}) g`
    : `r.rev + 1 from ${asked}`;
  const bump = `bump as (
  update shop_revisions r set rev = ${raised}${several ? " join locked using (shop_id)" : ""}
  where r.shop_id = ${several ? "g.shop_id" : "$1"} and r.epoch = g.epoch and r.catalog_rev = g.catalog_rev
    and r.members_rev = g.members_rev
  returning g.n, r.shop_id, r.rev, r.turns_rev
)`;
  const told = refers
    ? `, ${toldFirst(shop, references, exceptions ? isComing(at("op"), "op") : "true")}, ${toldAgain(references)}`
    : "";
  return `${parts.first}given as (select o.* from ${given}), ${exceptions ? `${coming(parts, asked)}, ` : ""}${bump}, op as materialized (
  select o.*, b.shop_id, b.rev from given o join bump b on b.n = o.shop
)${told}, sale as (
  insert into sales (shop_id, id, rev, device_no, seq, seller_id, sold_at, device_at, day, lines, total, flags,
    receipt, payments, recorded_by, agency_id, vat_rate, discounts, hash, link, catalog_rev)
  select ${shop}, id, rev, device_no, seq, seller_id, to_timestamp(sold_at::float8 / 1000), device_at, day,
    lines::json, total, ${flagsAs(refers)}, receipt, payments::json, recorded_by, agency_id, vat_rate,
    nullif(discounts, '-')::json, decode(hash, 'hex'), decode(nullif(link, '-'), 'hex'), catalog_rev
  from op${exceptions ? ` where ${isNotInLedger(at("op"), "op")} on conflict do nothing returning id` : ""}
), move as materialized (
  select b.shop_id, b.rev, m.product_id, m.threshold, ${exceptions ? "sum(m.pieces)::bigint as " : ""}pieces
  from ${moves} join bump b on b.n = m.shop${
    exceptions
      ? `
  where (m.ord in (select n from op where ${isNew})) is true group by 1, 2, 3, 4`
      : ""
  }
), ${exceptions ? anyStock(shop) : knownStock(parts)}${exceptions ? figures(shop, isNew, products) : ""}${reads ? stood : ""}
select b.n::int, b.rev, ${refers ? `(select json_agg(id) from again where ${isNew}) as again, ` : ""}${
    reads ? seen(speakers) : ""
  }${
    exceptions
      ? `(select json_agg(id) from op where (${isNew}) is not true) as repeated from bump b`
      : `crossed, 1 / ((select count(*) from stock) = (select count(*) from move)
    and not exists (select 1 from op join op_ledger l on l.shop_id = ${at("op")} and l.op_id = op.id))::int as as_expected
from bump b left join low using (shop_id)`
  }${reads ? " left join stood using (shop_id)" : ""}`;
}

type ShopParts = {
  /** How the statement begins. */
  first: string;
  /** The shop in a list of columns, and in a condition on something of this name. */
  shop: string;
  at(table: string): string;
};

function shopParts(several: boolean): ShopParts {
  if (!several) return { first: "with ", shop: "$1::uuid", at: () => "$1" };
  const locked = `locked as materialized (
  select r.shop_id from shop_revisions r where r.shop_id = any($1::uuid[]) order by r.shop_id for update
), `;
  const first = `/* several shops: sales on one machine */ with ${locked}`;
  return { first, shop: "shop_id", at: (table) => `${table}.shop_id` };
}

/** What the sales of one shop were judged by, in the place of a list. By way of text: else the driver writes booleans itself. */
function oneShop(): string {
  const values = shopColumns.map(([name, type], place) => {
    const given = type === "boolean" ? `$${place + 1}::text` : `$${place + 1}`;
    return `${given}::${type} as ${name}`;
  });
  return `(select ${values.join(", ")}, 1 as n) g`;
}

/** Stock of products that have their row; which of them came down to their threshold. */
const knownStock = ({ at }: ShopParts) => `stock as (
  update stocks s set quantity = s.quantity - m.pieces, sold = s.sold + m.pieces, rev = m.rev
  from move m where s.shop_id = ${at("m")} and s.product_id = m.product_id
  returning s.shop_id, s.product_id, s.quantity, s.sold,
    s.quantity <= m.threshold and s.quantity + m.pieces > m.threshold as is_crossed
), low as (
  select shop_id, json_agg(product_id) as crossed from stock where is_crossed group by shop_id
)`;

/** The same of products that may be without it. */
const anyStock = (shop: string) => `stock as (
  insert into stocks as s (shop_id, product_id, quantity, sold, rev)
  select ${shop}, product_id, -pieces, pieces, rev from move
  on conflict (shop_id, product_id) do update
  set quantity = s.quantity + excluded.quantity, sold = s.sold + excluded.sold, rev = excluded.rev
)`;

const isNotInLedger = (shop: string, of: string) =>
  `not exists (select 1 from op_ledger l where l.shop_id = ${shop} and l.op_id = ${of}.id)`;
const isComing = (shop: string, of: string) =>
  `not exists (select 1 from sales s where s.shop_id = ${shop} and s.id = ${of}.id)
    and ${isNotInLedger(shop, of)}`;

/**
 * Places of the shops that have a sale which neither the sales nor the ledger know. What another instance commits at the
 * same moment may be missing here, and costs an empty revision; nothing that is here is ever taken out of the books.
 */
const coming = ({ at }: ShopParts, asked: string) => `coming as materialized (
  select distinct o.shop from (select o.shop, o.id, g.shop_id from given o join ${asked} on g.n = o.shop) o
  where ${isComing(at("o"), "o")}
)`;

/** What is the same in all rows is no group. */
const shopFirst = (shop: string) => (shop === "shop_id" ? "1, " : "");

/** What falls into an open month is counted when that is closed; that there is something is noted. */
function figures(shop: string, isNew: string, products: string): string {
  const isCounted = `late and ${isNew}`;
  const received = receivedColumns.join(", ");
  return `, day_total as (
  insert into day_totals as d (shop_id, day, seller_id, agency_id, tickets, lines, pieces, revenue, ${received})
  select ${shop}, day, seller_id, coalesce(agency_id, '${noAgency}'), count(*), sum(line_count), sum(pieces),
    sum(revenue), ${receivedColumns.map((column) => `sum(${column})`).join(", ")}
  from op where ${isCounted} group by ${shopFirst(shop)}2, 3, 4
  ${addToDays}
), day_tax as (
  insert into day_taxes as d (shop_id, day, seller_id, agency_id, rate, base, vat)
  select ${shop}, day, seller_id, coalesce(agency_id, '${noAgency}'), (t ->> 'rate')::int,
    sum((t ->> 'base')::numeric), sum((t ->> 'vat')::numeric)
  from op, json_array_elements(taxes::json) t where ${isCounted} group by ${shopFirst(shop)}2, 3, 4, 5
  ${addToTaxes}
), fact_month as (
  insert into fact_months (shop_id, month, since_rev)
  select distinct ${shop}, date_trunc('month', day)::date, rev from op where not late and ${isNew}
  on conflict do nothing
), month_product as (
  insert into month_products as p (shop_id, month, product_id, lines, pieces, revenue)
  select ${shop}, date_trunc('month', o.day)::date, m.product_id, sum(m.lines), sum(m.pieces), sum(m.revenue)
  from ${products}
  join (select * from op where ${isCounted}) o on o.n = m.ord
  group by ${shopFirst(shop)}2, 3
  ${addToMonths}
), book as (
  insert into month_books (shop_id, month, rev)
  select distinct ${shop}, date_trunc('month', day)::date, rev from op where ${isCounted}
  on conflict (shop_id, month) do update set rev = excluded.rev
)`;
}

const stood = `, stood as (
  select shop_id, json_agg(json_build_array(product_id, quantity, sold)) as stocks from stock group by shop_id
)`;
/** The access of each speaker is found by key, whatever Postgres thinks of the sizes. */
const seen = (speakers: string) => `turns_rev as "turnsRev", stocks,
  to_json(array(select (select u.access_rev from users u where u.id = x.id)
    from ${speakers} order by x.n)) as "accessRevs", `;

/** Forms without exceptions as each is asked for first: nearly all sales go by them. */
const kept = new Map<string, string>();

function textOf(form: Form): string {
  if (form.exceptions) return statement(form);
  const name = Object.values(form).join();
  const text = kept.get(name) ?? statement(form);
  kept.set(name, text);
  return text;
}

/** What one shop of the group became, as Postgres tells it; the lists of sales are the same in every row. */
export type ShopWritten = {
  n: number;
  rev: number;
  crossed?: string[] | null;
  again?: string[] | null;
  repeated?: string[] | null;
  turnsRev?: number;
  stocks?: [id: string, quantity: number, sold: number][] | null;
  accessRevs?: (number | null)[];
};

/**
 * The same of the sales of one shop, on a database that is spread: a function that runs on the machine of the shop
 * (migration 0059), where the statement would be run part after part from another. None where it wrote nothing.
 */
export async function sellThere(
  sql: Sql,
  { reads }: Pick<Form, "reads">,
  parameters: string[],
): Promise<readonly ShopWritten[]> {
  const places = parameters.map((_, place) => `$${place + 1}`).join(", ");
  const [row] = await sql.unsafe<{ written: ShopWritten | null }[]>(
    `select sell(${places}) as written`,
    parameters,
    { prepare: true },
  );
  if (!row?.written) return [];
  const { turnsRev = 0, stocks, accessRevs, ...written } = row.written;
  return [reads ? { ...written, turnsRev, stocks, accessRevs: accessRevs ?? [] } : written];
}

export function runStatement(
  sql: Sql,
  form: Form,
  parameters: string[],
): Promise<readonly ShopWritten[]> {
  return sql.unsafe<ShopWritten[]>(textOf(form), parameters, { prepare: true });
}
