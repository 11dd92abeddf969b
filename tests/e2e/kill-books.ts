import type { Sql } from "postgres";
import { eachPayment } from "./kill-hands.ts";

type Sale = {
  id: string;
  receipt: number;
  receiptNo: string;
  /** Francs that are on somebody's account, and whose. */
  onAccount: number;
  customer: string | null;
};
type Move = {
  kind: string;
  receipt: number | null;
  receiptNo: string | null;
  saleId: string | null;
  change: number;
  customer: string;
};

/** What stands in the books of a shop, each in the order of its numbers. */
export async function movesAndSales(sql: Sql, shopId: string) {
  const sales = await sql<Sale[]>`
    select s.id, s.receipt, d.code || '-' || lpad(s.receipt::text, 6, '0') as "receiptNo",
      coalesce(sum((p.one->>'amount')::int) filter (where p.one ? 'customerId'), 0)::int as "onAccount",
      max(c.name) as customer
    from sales s join devices d on d.shop_id = s.shop_id and d.no = s.device_no
    cross join lateral jsonb_array_elements(long_payments(s.payments)::jsonb) p(one)
    left join customers c on c.shop_id = s.shop_id and c.id::text = p.one->>'customerId'
    where s.shop_id = ${shopId} group by s.id, s.receipt, d.code order by s.receipt`;
  const moves = await sql<Move[]>`
    select m.kind, m.receipt, d.code || '-P' || lpad(m.receipt::text, 5, '0') as "receiptNo",
      m.sale_ids[1] as "saleId", m.change::int as change, c.name as customer
    from account_moves m join devices d on d.shop_id = m.shop_id and d.no = m.device_no
    left join customers c on c.shop_id = m.shop_id and c.id = m.customer_id
    where m.shop_id = ${shopId} order by m.receipt, m.seq`;
  return { sales: [...sales], moves: [...moves] };
}

/**
 * What each customer owes, francs by name: as the shop keeps it (`kept`), and `apart` by the tickets alone, less so many
 * payments of one size; neither the moves' amounts nor the balances are looked at for it.
 */
export async function accountsApart(sql: Sql, shopId: string) {
  const { sales, moves } = await movesAndSales(sql, shopId);
  const apart = new Map<string, number>();
  const add = (name: string, francs: number) => apart.set(name, (apart.get(name) ?? 0) + francs);
  for (const { customer, onAccount } of sales) if (customer) add(customer, onAccount);
  for (const { kind, customer } of moves) if (kind === "payment") add(customer, -eachPayment);
  const rows = await sql<{ name: string; balance: number }[]>`
    select c.name, a.balance::int as balance from accounts a
    join customers c on c.shop_id = a.shop_id and c.id = a.customer_id
    where a.shop_id = ${shopId}`;
  return { apart, kept: new Map(rows.map(({ name, balance }) => [name, balance])) };
}
