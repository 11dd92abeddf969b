import type postgres from "postgres";
import type { RowKind } from "#shared/sync/rows.ts";
import { rowKinds } from "#shared/sync/rows.ts";

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
  const which =
    operationIds === "all" ? sql`` : sql`and op_id = any(${sql.array([...operationIds], 2950)})`;
  const changed = await sql<ChangedRow[]>`
    select 'shops' as kind, id::text as key, rev, jsonb_build_object('name', name) as row
      from shops where id = ${shop} and rev > ${since}
    union all select 'members', user_id::text, rev, jsonb_build_object('role', role, 'active', is_active)
      from shop_users where shop_id = ${shop} and rev > ${since}
    union all select 'products', id, rev, jsonb_build_object('name', name, 'price', price,
        'minPrice', min_price, 'archived', archived, 'barcode', barcode)
      from products where shop_id = ${shop} and rev > ${since}
    union all select 'stocks', product_id, rev, jsonb_build_object('quantity', quantity, 'sold', sold)
      from stocks where shop_id = ${shop} and rev > ${since}
    union all select 'sales', id::text, rev, jsonb_build_object('total', total, 'seller', seller_id,
        'flags', to_jsonb(flags), 'settled', settled is not null, 'day', day)
      from sales where shop_id = ${shop} and rev > ${since}
    union all select 'returns', id::text, rev, jsonb_build_object('total', total, 'seller', seller_id,
        'flags', to_jsonb(flags), 'settled', settled is not null, 'day', day)
      from returns where shop_id = ${shop} and rev > ${since}
    union all select 'adjustments', id::text, rev, jsonb_build_object('product', product_id,
        'delta', delta, 'flags', to_jsonb(flags), 'day', day)
      from adjustments where shop_id = ${shop} and rev > ${since}
    union all select 'ledger', op_id::text, rev, jsonb_build_object('status', status, 'kind', kind,
        'reasons', to_jsonb(coalesce(reasons, '{}')), 'deviceNo', device_no, 'seq', seq)
      from op_ledger where shop_id = ${shop} ${which}
    union all select 'shop', '', rev, jsonb_build_object('epoch', epoch) from shop_revisions where shop_id = ${shop}
    order by rev`;
  for (const { kind, key, rev, row } of changed) {
    if (kind === "ledger") continue;
    if (kind === "shop") {
      books.rev = rev;
      books.epoch = Number(row.epoch);
      continue;
    }
    const day = row.day === undefined ? undefined : String(row.day);
    books.rows[kind].set(key, { rev, essence: essenceOf(kind, row), day });
    if (kind === "stocks")
      books.stocks.set(key, { quantity: Number(row.quantity), sold: Number(row.sold), rev });
  }
  return changed;
}

/** The part of a row that both sides must agree on, as text. */
export function essenceOf(kind: RowKind, row: Record<string, unknown>): string {
  const flags = [...((row.flags as string[] | undefined) ?? [])].sort();
  switch (kind) {
    case "shops":
      return JSON.stringify([row.name]);
    case "members":
      return JSON.stringify([row.role, row.active ?? row.isActive]);
    case "products":
      return JSON.stringify([row.name, row.price, row.minPrice, row.archived, row.barcode]);
    case "stocks":
      return JSON.stringify([row.quantity, row.sold]);
    case "adjustments":
      return JSON.stringify([row.product ?? row.productId, row.delta, flags]);
    default: {
      const settled = typeof row.settled === "boolean" ? row.settled : row.settled !== null;
      return JSON.stringify([row.total, row.seller ?? row.sellerId, flags, settled]);
    }
  }
}
