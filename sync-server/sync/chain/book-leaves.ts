import type { Sql, Transaction } from "#server/db/client.ts";
import { groupsWithin } from "#server/db/number-group.ts";

/** An operation as the books hold it. `hash`, `link` in hexadecimal, null where there is none. */
export type BookOperation = {
  id: string;
  deviceNo: number;
  seq: number;
  kind: string;
  hash: string | null;
  link: string | null;
  /** Revision of its verdict. */
  rev: number;
  status: string;
  receipt: number | null;
  day: string | null;
  /** SHA-256 of all that the books say of it and never change, in hexadecimal. */
  leaf: string;
};

/** What happened, in ms: no zone and no form of writing has a part in it. */
const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** Payments without their references, which may come later (P2). */
const paid = `(select string_agg((p.value::jsonb - 'reference')::text, ',' order by p.ordinality)
  from json_array_elements(long_payments(f.payments)) with ordinality p)`;

/**
 * What of the row of a fact is written once and never changed, by its table. A column that is added later stands in none
 * of the seals of before: it comes under a kind of leaf of its own, or stays out.
 */
const facts: Record<string, { kinds: readonly string[]; columns: readonly string[] }> = {
  sales: {
    kinds: ["sale"],
    columns: [
      ...[
        "f.seller_id",
        ms("f.sold_at"),
        "f.device_at",
        "f.day",
        "long_lines(f.lines)",
        "f.total",
        "f.receipt",
      ],
      ...[paid, "f.recorded_by", "f.agency_id", "f.vat_rate", "f.discounts", "f.of_reseller"],
    ],
  },
  returns: {
    kinds: ["return"],
    columns: [
      ...[
        "f.seller_id",
        ms("f.sold_at"),
        "f.device_at",
        "f.day",
        "f.lines",
        "f.total",
        "f.sale_id",
      ],
      ...["f.restock", "f.refund", "f.cash_part", "f.reason", "f.is_void", "f.recorded_by"],
    ],
  },
  account_moves: {
    kinds: ["account.move", "account.adjust"],
    columns: [
      ...["f.seller_id", ms("f.at"), "f.device_at", "f.day", "f.customer_id", "f.kind", "f.change"],
      ...[
        "f.points",
        "f.receipt",
        "f.method",
        "f.reference",
        "f.sale_ids",
        "f.of_change",
        "f.reason",
      ],
    ],
  },
  till_acts: {
    kinds: ["till.open", "till.move", "till.close"],
    columns: [
      ...["f.seller_id", ms("f.at"), "f.device_at", "f.day", "f.open", "f.move"],
      "f.close - 'books'",
    ],
  },
  adjustments: {
    kinds: ["adjust"],
    columns: [
      ...[
        "f.product_id",
        "f.mode",
        "f.delta",
        "f.reason",
        "f.by_id",
        ms("f.at"),
        "f.day",
        "f.loss",
      ],
    ],
  },
  expenses: {
    kinds: ["expense", "expense.undo"],
    columns: [
      ...["f.by_id", ms("f.at"), "f.device_at", "f.day", "f.undoes", "f.category", "f.amount"],
      ...["f.means", "f.in_drawer", "f.note"],
    ],
  },
  purchases: {
    kinds: ["purchase", "purchase.return"],
    columns: [
      ...["f.by_id", ms("f.at"), "f.device_at", "f.day", "f.supplier_id", "f.reference", "f.lines"],
      ...["f.extra_costs", "f.back_of", "f.reason"],
    ],
  },
};

const told = Object.entries(facts)
  .map(
    ([table, { kinds, columns }]) => `when o.kind in (${kinds.map((kind) => `'${kind}'`)}) then (
      select json_build_array(${columns.map((column) => `(${column})::text`).join(", ")})::text
      from ${table} f where f.shop_id = $1 and f.id = o.id)`,
  )
  .join("\n    ");

const judged = "coalesce(s.judged_rev, s.rev)";
/** Beside the revisions of their verdicts, so that an index finds them: a row never stands at an earlier one. */
const since = `s.rev > $2::bigint and ${groupsWithin("s.rev", "$2::bigint")}`;
const groups = groupsWithin("l.rev", "$2::bigint", "$3::bigint");
const within = (rev: string) => `${rev} > $2::bigint and ${rev} <= $3::bigint`;

/**
 * Operations judged in a stretch of revisions, in the order of a seal: sales of their own rows, those made of a reseller's
 * among them, everything else of the ledger. The leaf says the same wherever the books lie, and of two that are otherwise
 * it is another.
 */
const statement = `with o as (
  select l.op_id as id, l.device_no, l.seq, l.kind, encode(l.hash, 'hex') as hash, encode(l.link, 'hex') as link, l.rev,
    l.status, null::int as receipt, null::text as day
  from op_ledger l where l.shop_id = $1 and ${within("l.rev")} and ${groups}
  union all
  select s.id, s.device_no, s.seq, 'sale', encode(s.hash, 'hex'), encode(s.link, 'hex'), ${judged}, 'applied', s.receipt,
    s.day::text
  from sales s where s.shop_id = $1 and (s.hash is not null or s.of_reseller) and ${since} and ${within(judged)}
)
select o.id, o.device_no as "deviceNo", o.seq, o.kind, o.hash, o.link, o.rev, o.status, o.receipt, o.day,
  encode(sha256(convert_to(json_build_array(o.id, d.device_id, d.epoch, o.seq, o.kind, o.hash, o.link, o.status,
    case ${told} end)::text, 'UTF8')), 'hex') as leaf
from o left join devices d on d.shop_id = $1 and d.no = o.device_no
order by o.device_no, o.seq, o.id`;

/** Operations of a shop that were judged after one revision, up to another. */
export async function bookOperations(
  sql: Sql | Transaction,
  shopId: string,
  [fromRev, toRev]: readonly [number, number],
): Promise<BookOperation[]> {
  const rows = await sql.unsafe<BookOperation[]>(statement, [
    shopId,
    String(fromRev),
    String(toRev),
  ]);
  return [...rows].map((row) => ({ ...row, seq: Number(row.seq), rev: Number(row.rev) }));
}

/** What the key of a device is known by in a seal: the end of each key that it signed with, in the order they came. */
export async function keysOf(
  sql: Sql | Transaction,
  shopId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ no: number; keys: string }[]>`
    select device_no as no, string_agg(right(key, 22), ' ' order by at, key) as keys from device_heads
    where shop_id = ${shopId} and key <> '' group by 1`;
  return new Map(rows.map(({ no, keys }) => [no, keys]));
}
