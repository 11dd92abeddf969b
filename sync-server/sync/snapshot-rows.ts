import type { Sql } from "#server/db/client.ts";
import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowsByKind, retentionDays } from "#shared/sync/rows.ts";
import { revSince } from "./rev-since.ts";
import {
  adjustmentRow,
  agencyRow,
  memberRow,
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
import type { ScopeParts } from "./scopes.ts";

const oneDay = 24 * 60 * 60_000;

/** What the books of a shop are made of; messages travel by themselves. */
export type BookRows = Omit<RowsByKind, "messages">;

/** Everything a scope holds at one revision. Products with the best sellers first. */
export type ScopeState = { cursor: Cursor; rows: BookRows };

/**
 * Facts of months that are not closed have no row that counts them: they come however old they are. `$1` is the shop,
 * the same for every row, so that the database looks once.
 */
const isOpen = (table: string) =>
  `${table}.day >= (select h.totals_through from shops h where h.id = $1)`;

/** Reads a whole scope in one snapshot of the database; facts no older than devices keep them. */
export async function readScopeState(
  sql: Sql,
  { shopId, resellerId }: ScopeParts,
  now: number,
): Promise<ScopeState> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    const list = async <T>(row: string, from: string, ...parameters: (string | number)[]) => {
      const text = `select ${row} as row from ${from}`;
      const found = await tx.unsafe<{ row: T }[]>(text, [shopId, ...parameters]);
      return found.map((one) => one.row);
    };
    const [cursor] = await tx<
      Cursor[]
    >`select epoch, rev from shop_revisions where shop_id = ${shopId}`;
    if (!cursor) throw new Error("a shop has its revision");
    const isReseller = resellerId !== undefined;
    const since = (days: number) => new Date(now - days * oneDay).toISOString();
    const factDays = Math.max(retentionDays.sales, retentionDays.returns);
    const sinceRev = isReseller ? 0 : await revSince(tx, shopId, since(factDays));
    const staffOnly = <T>(read: () => Promise<T[]>) => (isReseller ? Promise.resolve([]) : read());
    const rows: BookRows = {
      shops: await list(isReseller ? shopCardRow : shopRow, "shops h where h.id = $1"),
      members: await list(
        memberRow,
        `shop_users m join users u on u.id = m.user_id
         where m.shop_id = $1 and ($2 = '' or m.user_id::text = $2) order by m.joined_at`,
        resellerId ?? "",
      ),
      products: await list(
        productRow,
        `products p left join stocks t on t.shop_id = p.shop_id and t.product_id = p.id
         where p.shop_id = $1 and ($2 = '' or p.id in
           (select x.product_id from transfers x where x.shop_id = $1 and x.reseller_id::text = $2 and x.vouched))
         order by coalesce(t.sold, 0) desc, p.archived, p.name, p.id`,
        resellerId ?? "",
      ),
      stocks: await staffOnly(() =>
        list(stockRow, "stocks t where t.shop_id = $1 order by t.product_id"),
      ),
      sales: await staffOnly(() =>
        list(
          saleRow,
          `sales s where s.shop_id = $1 and s.rev >= $3 and (s.sold_at >= $2 or ${isOpen("s")})
           order by s.sold_at desc, s.id`,
          ...[since(retentionDays.sales), sinceRev],
        ),
      ),
      returns: await staffOnly(() =>
        list(
          returnRow,
          `returns b where b.shop_id = $1 and b.rev >= $3 and (b.sold_at >= $2 or ${isOpen("b")})
           order by b.sold_at desc, b.id`,
          ...[since(retentionDays.returns), sinceRev],
        ),
      ),
      adjustments: await staffOnly(() =>
        list(
          adjustmentRow,
          "adjustments j where j.shop_id = $1 and j.at >= $2 order by j.at desc, j.id",
          since(retentionDays.adjustments),
        ),
      ),
      transfers: await list(
        transferRow(String(isReseller)),
        `transfers x where x.shop_id = $1 and ($2 = '' or x.reseller_id::text = $2) order by x.at desc, x.id`,
        resellerId ?? "",
      ),
      resellerSales: await list(
        resellerSaleRow,
        `reseller_sales y where y.shop_id = $1 and ($2 = '' or y.reseller_id::text = $2)
         order by y.sold_at desc, y.id`,
        resellerId ?? "",
      ),
      shopTransfers: await staffOnly(() =>
        list(shopTransferRow, "shop_transfers z where z.shop_id = $1 order by z.at desc, z.id"),
      ),
      notifications: await list(
        notificationRow,
        `notifications n where n.shop_id = $1 and ($2 = '' or n.user_id::text = $2) and n.at >= $3
         order by n.at desc, n.id`,
        resellerId ?? "",
        since(retentionDays.notifications),
      ),
      agencies: await staffOnly(() =>
        list(agencyRow, "agencies g where g.shop_id = $1 order by g.name, g.id"),
      ),
      tillActs: await staffOnly(() =>
        list(
          tillActRow,
          "till_acts ta where ta.shop_id = $1 and ta.at >= $2 order by ta.at desc, ta.id",
          since(retentionDays.tillActs),
        ),
      ),
      months: await staffOnly(() =>
        list(monthRow, "month_books mb where mb.shop_id = $1 order by mb.month desc"),
      ),
    };
    return { cursor, rows };
  });
}
