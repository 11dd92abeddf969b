import type postgres from "postgres";
import { openDatabase } from "#server/db/spread.ts";
import { checkTotals } from "#server/sync/figures/check-totals.ts";
import { type Market, openingStock } from "./market.ts";
import type { Seller } from "./seller.ts";

export type BooksFound = {
  sales: number;
  /** Answered as taken and in no book; in the books twice, or without an answer. */
  lost: number;
  twice: number;
  /** Stock rows that are not what was there less what was sold. */
  wrongStock: number;
  /** Notices of low stock, and shops in which somebody should have been told. */
  notices: number;
  lowShops: number;
  /** Notices of the same crossing beyond the first. */
  noticesTwice: number;
  /** Figures of closed months that were counted anew, those that differ, and months that were closed. */
  compared: number;
  differences: number;
  months: number;
};

/** The books after a load, held against what its sellers were answered. */
export async function readBooks(
  sql: postgres.Sql,
  url: string,
  { market, sellers }: { market: Market; sellers: readonly Seller[] },
): Promise<BooksFound> {
  const taken = new Set<string>();
  let answered = 0;
  for (const seller of sellers) {
    answered += seller.taken.size;
    for (const id of seller.taken) taken.add(id);
  }
  const rows = await sql<{ id: string; count: number }[]>`
    select id, count(*)::int as count from sales group by id`;
  const kept = new Set(rows.map(({ id }) => id));
  const twice =
    rows.filter(({ id, count }) => count > 1 || !taken.has(id)).length + (answered - taken.size);
  const [stock] = await sql<{ wrong: number }[]>`
    select count(*)::int as wrong from stocks t left join (
      select s.shop_id, l ->> 'productId' as id, sum((l ->> 'quantity')::int) as pieces
      from sales s, json_array_elements(long_lines(s.lines)) l group by 1, 2
    ) s on s.shop_id = t.shop_id and s.id = t.product_id
    where t.quantity <> ${openingStock} - coalesce(s.pieces, 0) or t.sold <> coalesce(s.pieces, 0)`;
  const [told] = await sql<{ notices: number; twice: number; shops: number }[]>`
    select (select count(*)::int from notifications where type = 'low_stock_alert') as notices,
      (select count(*)::int from (select 1 from notifications where type = 'low_stock_alert'
        group by shop_id, user_id having count(*) > 1) t) as twice,
      (select count(*)::int from stocks t join products p on p.shop_id = t.shop_id and p.id = t.product_id
        where t.quantity <= p.stock_threshold) as shops`;
  const database = await openDatabase(url, 1);
  const { compared, differences } = await checkTotals(database.sql);
  await database.close();
  const [closed] = await sql<{ months: number }[]>`
    select count(*)::int as months from month_books`;
  return {
    sales: rows.length,
    lost: [...taken].filter((id) => !kept.has(id)).length,
    twice,
    wrongStock: (stock?.wrong ?? 0) + piecesUnlike(sellers, await piecesIn(sql, market)),
    notices: told?.notices ?? 0,
    lowShops: told?.shops ?? 0,
    noticesTwice: told?.twice ?? 0,
    compared,
    differences: differences.length,
    months: closed?.months ?? 0,
  };
}

/** Pieces that the books say were sold of each product, over all shops. */
async function piecesIn(sql: postgres.Sql, market: Market): Promise<Map<string, number>> {
  const rows = await sql<{ id: string; sold: number }[]>`
    select product_id as id, sum(sold)::int as sold from stocks group by 1`;
  if (rows.length !== market.products + 1) throw new Error("the shelf is not what it was");
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}

/** Products of which the books say otherwise than those who sold them. */
function piecesUnlike(sellers: readonly Seller[], sold: ReadonlyMap<string, number>): number {
  const told = new Map<string, number>();
  for (const { pieces } of sellers)
    for (const [id, count] of pieces) told.set(id, (told.get(id) ?? 0) + count);
  return [...sold].filter(([id, count]) => count !== (told.get(id) ?? 0)).length;
}
