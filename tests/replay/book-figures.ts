import type { Sql } from "#server/db/client.ts";
import { add, type Figures, noFigures } from "./figures.ts";

/** The same figures from the server's tables, products by the name the file has for them. */
export async function bookFigures(
  sql: Sql,
  shopId: string,
  { keyIs, initialStock }: { keyIs: "name" | "uniqueCode"; initialStock: number },
): Promise<Figures> {
  const figures = noFigures();
  const key = sql(keyIs === "name" ? "name" : "unique_code");
  const days = await sql<{ day: string; tickets: number; lines: number; total: number }[]>`
    select day::text, count(*)::int as tickets, sum(json_array_length(long_lines(lines)))::int as lines,
      sum(total)::bigint as total from sales where shop_id = ${shopId} group by day`;
  for (const { day, tickets, lines, total } of days) {
    figures.tickets += tickets;
    figures.lines += lines;
    figures.revenue += Number(total);
    figures.revenueByDay[day] = Number(total);
  }
  const back = await sql<{ day: string; returns: number; lines: number; total: number }[]>`
    select day::text, count(*)::int as returns, sum(json_array_length(lines))::int as lines,
      sum(total)::bigint as total from returns where shop_id = ${shopId} group by day`;
  for (const { day, returns, lines, total } of back) {
    figures.returns += returns;
    figures.returnedLines += lines;
    figures.refunded += Number(total);
    figures.refundedByDay[day] = Number(total);
  }
  const [written] = await sql<{ count: number }[]>`
    select count(*)::int from adjustments where shop_id = ${shopId} and mode = 'decrease'`;
  figures.writeOffs = written?.count ?? 0;
  const goods = await sql<{ key: string; pieces: number; amount: number }[]>`
    select p.${key} as key, sum((l ->> 'quantity')::bigint)::bigint as pieces,
      sum((l ->> 'quantity')::bigint * (l ->> 'price')::bigint)::bigint as amount
    from sales s, json_array_elements(long_lines(s.lines)) l
    join products p on p.shop_id = ${shopId} and p.id = l ->> 'productId'
    where s.shop_id = ${shopId} group by 1`;
  for (const { key: name, pieces, amount } of goods) {
    add(figures.soldByProduct, name, Number(pieces));
    add(figures.revenueByProduct, name, Number(amount));
  }
  const months = await sql<
    { name: string; pieces: number; revenue: number; returned: number; refunded: number }[]
  >`
    select to_char(m.month, 'YYYY-MM') || ' ' || p.${key} as name, m.pieces, m.revenue::float8,
      m.returned_pieces as returned, m.refunded::float8
    from month_products m join products p on p.shop_id = m.shop_id and p.id = m.product_id
    where m.shop_id = ${shopId}`;
  for (const { name, pieces, revenue, returned, refunded } of months) {
    if (pieces > 0) add(figures.soldByMonth, name, pieces);
    if (pieces > 0) add(figures.revenueByMonth, name, revenue);
    if (returned > 0) add(figures.returnedByMonth, name, returned);
    if (returned > 0) add(figures.refundedByMonth, name, refunded);
  }
  const stocks = await sql<{ key: string; quantity: number }[]>`
    select p.${key} as key, t.quantity from stocks t
    join products p on p.shop_id = t.shop_id and p.id = t.product_id where t.shop_id = ${shopId}`;
  for (const { key: name, quantity } of stocks)
    add(figures.stockChangeByProduct, name, quantity - initialStock);
  return figures;
}
