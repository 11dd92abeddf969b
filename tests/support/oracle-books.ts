import postgres from "postgres";
import { must } from "#shared/must.ts";
import type { Discount } from "#shared/schemas/discount.ts";
import type { ExtraCost } from "#shared/schemas/purchase.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { RowKind } from "#shared/sync/rows.ts";
import { rowKinds } from "#shared/sync/rows.ts";
import { type RecordKind, records, recordTable } from "./records.ts";

/** What the ledger of the server says became of an operation. */
export type LedgerEntry = {
  status: "applied" | "flagged" | "refused";
  rev: number;
  reasons: string[];
  kind: string;
  deviceNo: number;
  seq: number;
};

/** A row of the books as last seen. `essence` is what must be equal on a device. */
export type BookRow = {
  rev: number;
  /** Revision at which it was first seen. */
  since: number;
  row: Record<string, unknown>;
  essence: string;
  /** Business day of a fact; a first load brings those of the last 90 days. */
  day: string | undefined;
};

/** The books of one shop as Postgres holds them, followed revision by revision from outside. */
export type ShopBooks = {
  shopId: string;
  epoch: number;
  rev: number;
  ledger: Map<string, LedgerEntry>;
  rows: Record<RowKind, Map<string, BookRow>>;
  stocks: Map<string, { quantity: number; sold: number; rev: number }>;
};

export type Sql = postgres.Sql<{ bigint: number }>;

export function emptyBooks(shopId: string): ShopBooks {
  const rows = Object.fromEntries(rowKinds.map((kind) => [kind, new Map()]));
  return {
    shopId,
    epoch: 1,
    rev: 0,
    ledger: new Map(),
    rows: rows as unknown as ShopBooks["rows"],
    stocks: new Map(),
  };
}

type ChangedRow = {
  kind: RowKind | "ledger" | "shop";
  key: string;
  rev: number;
  row: Record<string, unknown>;
};

/**
 * Reads what changed since the last look; gives the rows and ledger entries found. Entries of the ledger are told by
 * identifier, for a refused operation takes no revision of its own.
 */
export async function readBooks(
  sql: Sql,
  books: ShopBooks,
  operationIds: readonly string[] | "all",
): Promise<ChangedRow[]> {
  const { shopId: shop, rev: since } = books;
  const which = (id: "id" | "op_id") =>
    operationIds === "all" ? sql`` : sql`and ${sql(id)} = any(${[...operationIds]}::uuid[])`;
  const changed = await sql<ChangedRow[]>`
    select 'shops' as kind, id::text as key, rev, jsonb_build_object('name', name) as row
      from shops where id = ${shop} and rev > ${since}
    union all select 'members', user_id::text, rev, jsonb_build_object('role', role, 'isActive', is_active)
      from shop_users where shop_id = ${shop} and rev > ${since}
    union all select 'products', id, rev, jsonb_build_object('name', name, 'price', price,
        'minPrice', min_price, 'archived', archived, 'barcode', barcode, 'stockThreshold', stock_threshold, 'unit', unit,
        'packs', case when unit is not null or packs <> '[]' or coalesce(tax_group, family) is not null then packs end, 'taxGroup', tax_group, 'family', family)
      from products where shop_id = ${shop} and rev > ${since}
    union all select 'stocks', product_id, rev, jsonb_build_object('quantity', quantity, 'sold', sold)
      from stocks where shop_id = ${shop} and rev > ${since}
    union all select 'sales', id::text, rev, jsonb_build_object('total', total, 'sellerId', seller_id,
        'flags', to_jsonb(coalesce(flags, '{}') || coalesce(later_flags, '{}')), 'settled', settled, 'day', day, 'payments', long_payments(payments),
        'vatRate', vat_rate, 'soldAt', sold_at, 'lines', long_lines(lines), 'discounts', discounts)
      from sales where shop_id = ${shop} and rev > ${since}
    union all select 'returns', id::text, rev, jsonb_build_object('total', total, 'sellerId', seller_id,
        'flags', to_jsonb(flags), 'settled', settled, 'day', day, 'vatRate', vat_rate, 'vat', vat, 'soldAt', sold_at,
        'lines', lines, 'taxes', taxes, 'saleId', sale_id, 'ofSellerId', of_seller_id)
      from returns where shop_id = ${shop} and rev > ${since}
    union all select 'adjustments', id::text, rev, jsonb_build_object('productId', product_id,
        'delta', delta, 'flags', to_jsonb(flags), 'day', day, 'mode', mode, 'transferId', transfer_id,
        'sale', case when sale_id is not null then jsonb_build_object('id', sale_id, 'rev', sale_rev) end, 'loss', loss)
      from adjustments where shop_id = ${shop} and rev > ${since}
    union all select 'transfers', id::text, rev, jsonb_build_object('productId', product_id,
        'resellerId', reseller_id, 'quantity', quantity, 'sold', sold, 'returned', returned,
        'inStock', case when status = 'rejected' then 0 else quantity end - sold - returned,
        'price', price, 'minPrice', min_price, 'per', by -> 'per', 'unit', by ->> 'unit', 'by', by, 'status', status, 'origin', origin, 'byId', by_id,
        'decided', decided, 'flags', to_jsonb(flags))
      from transfers where shop_id = ${shop} and rev > ${since}
    union all select 'resellerSales', id, rev, jsonb_build_object('ticketId', ticket_id,
        'transferId', transfer_id, 'productId', product_id, 'resellerId', reseller_id, 'byId', by_id,
        'quantity', quantity, 'price', price, 'minPrice', min_price, 'per', by -> 'per', 'unit', by ->> 'unit', 'by', by,
        'cameBack', case when by is not null then came_back end, 'status', status, 'flags', to_jsonb(flags), 'decided', decided, 'saleId', sale_id, 'commission',
        case when commission_amount is not null then jsonb_build_object('amount', commission_amount,
          'status', case when commission_paid is null then 'pending' else 'paid' end) end)
      from reseller_sales where shop_id = ${shop} and rev > ${since}
    union all select 'shopTransfers', id::text, rev, jsonb_build_object('direction', direction,
        'otherShopId', other_shop_id, 'productId', product_id, 'quantity', quantity, 'status', status,
        'counted', counted, 'byId', by_id, 'received', received, 'flags', to_jsonb(flags))
      from shop_transfers where shop_id = ${shop} and rev > ${since}
    union all select 'notifications', id::text, rev, jsonb_build_object('userId', user_id,
        'type', type, 'data', data, 'readAt', read_at, 'day', day)
      from notifications where shop_id = ${shop} and rev > ${since}
    ${records.map(({ kind }) => recordRows(sql, kind, books))}
    union all select 'accounts', customer_id::text, rev, jsonb_build_object('balance', balance, 'points', points)
      from accounts where shop_id = ${shop} and rev > ${since}
    union all select 'accounts', reseller_id || ':' || customer_id, max(rev), jsonb_build_object(
        'balance', sum(change), 'points', sum(points), 'resellerId', reseller_id)
      from account_moves where shop_id = ${shop} and reseller_id is not null
      group by reseller_id, customer_id having max(rev) > ${since}
    union all select 'accountMoves', id::text, rev, jsonb_build_object('customerId', customer_id, 'kind', kind,
        'resellerId', reseller_id, 'change', change, 'points', nullif(points, 0), 'sellerId', seller_id, 'method', method, 'saleIds', to_jsonb(sale_ids),
        'flags', to_jsonb(flags), 'day', day)
      from account_moves where shop_id = ${shop} and rev > ${since}
    union all select 'messages', id::text, rev, jsonb_build_object('memberId', member_id, 'fromId', from_id,
        'text', text, 'readAt', read_at, 'flags', flags, 'day', day)
      from messages where shop_id = ${shop} and rev > ${since}
    union all select 'tillActs', id::text, rev, jsonb_build_object('sellerId', seller_id, 'open', open,
        'move', move, 'close', close, 'flags', to_jsonb(flags), 'day', day)
      from till_acts where shop_id = ${shop} and rev > ${since}
    union all select 'purchases', id::text, rev, jsonb_build_object('supplierId', supplier_id,
        'reference', reference, 'backOf', back_of, 'orderId', order_id, 'imageId', image_id, 'lines', lines, 'extraCosts', extra_costs, 'byId', by_id, 'flags', to_jsonb(flags), 'day', day)
      from purchases where shop_id = ${shop} and rev > ${since}
    union all select 'productCosts', product_id, rev, jsonb_build_object('said', said)
      from product_costs where shop_id = ${shop} and rev > ${since}
    union all select 'costMonths', to_char(month, 'YYYY-MM'), rev, '{}'::jsonb
      from cost_months where shop_id = ${shop} and rev > ${since}
    union all select 'expenses', id::text, rev, jsonb_build_object('undoes', undoes, 'category', category,
        'amount', amount, 'means', means, 'inDrawer', in_drawer, 'note', note, 'imageId', image_id, 'byId', by_id, 'flags', to_jsonb(flags), 'day', day)
      from expenses where shop_id = ${shop} and rev > ${since}
    union all select 'orders', id::text, rev, jsonb_build_object('supplierId', supplier_id, 'lines', lines,
        'note', note, 'state', state, 'expectedDay', expected_day, 'sentDay', sent_day, 'byId', by_id, 'day', day)
      from orders where shop_id = ${shop} and rev > ${since}
    union all select 'months', to_char(month, 'YYYY-MM'), rev, '{}'::jsonb
      from month_books where shop_id = ${shop} and rev > ${since}
    union all select 'ledger', op_id::text, rev, jsonb_build_object('status', status, 'kind', kind,
        'reasons', to_jsonb(coalesce(reasons, '{}')), 'deviceNo', device_no, 'seq', seq)
      from op_ledger where shop_id = ${shop} ${which("op_id")}
    union all select 'ledger', id::text, coalesce(judged_rev, rev), jsonb_build_object(
        'status', case when coalesce(flags, '{}') = '{}' then 'applied' else 'flagged' end, 'kind', 'sale',
        'reasons', to_jsonb(coalesce(flags, '{}')), 'deviceNo', device_no, 'seq', seq)
      from sales where shop_id = ${shop} and hash is not null ${which("id")}
    union all select 'shop', '', rev, jsonb_build_object('epoch', epoch) from shop_revisions where shop_id = ${shop}
    order by rev`;
  for (const { kind, key, rev, row: found } of changed) {
    if (kind === "ledger") continue;
    const row = inCamelCase(found);
    if (kind === "shop") {
      books.rev = rev;
      books.epoch = Number(row.epoch);
      continue;
    }
    const day = row.day === undefined ? undefined : String(row.day);
    const since = books.rows[kind].get(key)?.since ?? rev;
    books.rows[kind].set(key, { rev, since, row, essence: essenceOf(kind, row), day });
    if (kind === "stocks")
      books.stocks.set(key, { quantity: Number(row.quantity), sold: Number(row.sold), rev });
  }
  return changed;
}

/** Whole rows of a record, fields by their names in Postgres. */
function recordRows(sql: Sql, kind: RecordKind, { shopId, rev }: ShopBooks) {
  return sql`union all select ${kind}, id::text, rev, to_jsonb(t) from ${sql(recordTable(kind))} t
      where shop_id = ${shopId} and rev > ${rev}`;
}

const inCamelCase = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, of]) => [postgres.toCamel(name), of]));

/** The fields of a row that both sides must agree on; those of records stand in `tests/support/records`. */
const essential: Record<Exclude<RowKind, RecordKind>, readonly string[]> = {
  shops: ["name"],
  members: ["role", "isActive"],
  products: [
    ...["name", "price", "minPrice", "archived", "barcode", "stockThreshold"],
    ...["unit", "packs", "taxGroup", "family"],
  ],
  stocks: ["quantity", "sold"],
  sales: [
    ...["total", "sellerId", "flags", "settled", "day", "lines", "payments", "vatRate"],
    "discounts",
  ],
  returns: ["total", "sellerId", "flags", "settled", "day", "lines", "vatRate", "vat", "taxes"],
  adjustments: ["productId", "delta", "flags", "mode", "transferId", "sale", "loss"],
  transfers: [
    ...["productId", "resellerId", "quantity", "sold", "returned", "inStock", "price", "minPrice"],
    ...["status", "origin", "byId", "decided", "flags", "by"],
  ],
  resellerSales: [
    ...["ticketId", "transferId", "productId", "resellerId", "byId", "quantity", "price"],
    ...["minPrice", "status", "flags", "decided", "saleId", "commission", "by", "cameBack"],
  ],
  shopTransfers: [
    ...["direction", "otherShopId", "productId", "quantity", "status", "counted", "byId"],
    ...["received", "flags"],
  ],
  notifications: ["userId", "type", "readAt"],
  accounts: ["balance", "points"],
  accountMoves: [
    ...["customerId", "kind", "change", "points", "sellerId", "method", "saleIds", "flags"],
  ],
  messages: ["memberId", "fromId", "text", "readAt", "flags"],
  tillActs: ["sellerId", "close", "flags"],
  // What they say is compared with the facts themselves.
  months: [],
  productCosts: ["said"],
  costMonths: [],
  expenses: [
    ...["undoes", "category", "amount", "means", "inDrawer", "note", "imageId", "byId", "flags"],
    "day",
  ],
  purchases: [
    ...[
      "supplierId",
      "reference",
      "backOf",
      "orderId",
      "imageId",
      "lines",
      "extraCosts",
      "byId",
      "flags",
      "day",
    ],
  ],
  orders: ["supplierId", "lines", "note", "state", "expectedDay", "sentDay", "byId"],
  // What they say is reckoned from everything else.
  seals: [],
};
const ofRecords = records.map(({ kind, essential }) => [kind, essential] as const);
const essentialByKind = new Map<string, readonly string[]>([
  ...Object.entries(essential),
  ...ofRecords,
]);

/** Throws for a kind of which nobody says what both sides must agree on. */
export function essentialOf(kind: RowKind): readonly string[] {
  return must(essentialByKind.get(kind), `what is essential of ${kind}`);
}

/** The part of a row that both sides must agree on, as text. */
export function essenceOf(kind: RowKind, row: Record<string, unknown>): string {
  return JSON.stringify(essentialOf(kind).map((field) => told(field, row[field])));
}

/** Of what somebody decided only that, by whom; the order of flags says nothing. */
function told(field: string, value: unknown): unknown {
  if (field === "payments") return paid(value);
  if (field === "orderId" || field === "imageId") return value ?? null;
  if (field === "lines")
    return (value as (Partial<SaleLine> & { cost?: number })[]).map((line) =>
      line.price !== undefined
        ? [line.name, line.discount ?? 0]
        : [line.productId, line.quantity, line.cost],
    );
  if (field === "extraCosts")
    return (value as ExtraCost[]).map(({ kind, amount, by, onInvoice }) => [
      ...[kind, amount, by, onInvoice],
    ]);
  if (field === "discounts")
    return ((value ?? []) as Discount[]).map(({ line, amount, rate, reason, allowedBy }) => [
      ...[line, amount, rate, reason, allowedBy],
    ]);
  if (field === "close") return value && Object.values(drawerOf(value));
  if (field === "flags") return [...((value as string[] | undefined) ?? [])].sort();
  if (field === "settled" || field === "readAt") return value !== null && value !== undefined;
  if (field === "decided" || field === "received") return (value as { by?: string } | null)?.by;
  if (field !== "commission" || !value) return value;
  const { amount, status } = value as { amount: number; status: string };
  return [amount, status];
}

/** What a closing says of its drawer, as it was told and as the books have it. */
function drawerOf(close: unknown) {
  type Figures = { expected: number; refunded: number } | null;
  const { z, figures, booked } = close as { z: number; figures: Figures; booked: Figures };
  return { z, told: figures?.expected, booked: [booked?.expected, booked?.refunded] };
}

/** How a ticket was paid; a reference that is still to come may be absent or empty. */
function paid(payments: unknown): unknown {
  const list = (payments ?? []) as { method: string; amount: number; reference?: string }[];
  return list.map(({ method, amount, reference }) => [method, amount, reference ?? ""]);
}
