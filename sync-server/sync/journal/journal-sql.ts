import type { Sql, Transaction } from "#server/db/client.ts";
import { groupsWithin } from "#server/db/number-group.ts";
import { accountOfMeans } from "#shared/rules/chart-of-accounts.ts";
import { type PieceKind, pieceForms } from "#shared/rules/piece-number.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";

/** Lines of facts that entered the books after `from`, until `to`; `no`: corrections that stand in this export. */
export type Window = {
  shopId: string;
  from: number;
  to: number;
  no: number;
  /** So many lines are passed over, and so many told. */
  offset: number;
  limit: number;
};

/** The tax of a sum of francs, as K2 says. */
const vatOf = (total: string, rate: string) =>
  `case when ${rate} > 0 then floor((2 * ${total} * ${rate} + 10000 + ${rate}) / (2 * (10000 + ${rate})))::bigint else 0 end`;

const amounts = "json_array_elements";
const lineFrancs = (
  l: string,
) => `floor((2 * (${l} ->> 'price')::numeric * (${l} ->> 'quantity')::numeric
    + coalesce((${l} -> 'by' ->> 'per')::numeric, 1)) / (2 * coalesce((${l} -> 'by' ->> 'per')::numeric, 1)))
  - coalesce((${l} ->> 'discount')::numeric, 0)`;

/** The tax of a ticket: of its lines by the rate that they bear, each rounded once (K2, K10). */
const taxOf = (
  s: string,
) => `case when not exists (select 1 from ${amounts}(long_lines(${s}.lines)) l where l -> 'rate' is not null)
    then ${vatOf(`${s}.total`, `${s}.vat_rate`)}
  else (select coalesce(sum(${vatOf("g.base", "g.rate")}), 0)::bigint from (
    select coalesce((l ->> 'rate')::int, ${s}.vat_rate) as rate, sum(${lineFrancs("l")}) as base
    from ${amounts}(long_lines(${s}.lines)) l group by 1) g) end`;
const linesSum = (lines: string) =>
  `(select coalesce(sum((l ->> 'cost')::bigint), 0) from ${amounts}(${lines}) l)`;
const extras = (of: string, which = "true") =>
  `(select coalesce(sum((e ->> 'amount')::bigint), 0) from ${amounts}(${of}.extra_costs) e where ${which})`;

/** Place of a line on a reseller's receipt, from 0: each line is decided and paid by itself. */
const placeOf = (id: string) => `split_part(${id}, '.', 2)::int`;

/** Number of a fact after the code of its device (K11); a later line of a reseller's receipt adds its place. */
function numbered(kind: PieceKind, count: string, place?: string): string {
  const { letters, digits } = pieceForms[kind];
  const number = `'${letters}' || lpad(${count}::text, greatest(${digits}, length(${count}::text)), '0')`;
  return place === undefined
    ? number
    : `${number} || case when ${place} > 0 then '/' || (${place} + 1) else '' end`;
}

/** Which account money of a means lies on; what only a later version knows waits at the opening. */
const moneyAccount = (method: string, instead = "opening") =>
  `case ${method} ${meansOfPayment.map(({ id }) => `when '${id}' then '${accountOfMeans[id]}'`).join(" ")}
    else '${instead}' end`;

/** The same of what the office pays: not out of a drawer, unless a move of the till says so (K7). */
const paidFrom = (method: string) =>
  `case when ${method} in (${meansOfPayment.flatMap(({ id, inDrawer }) => (inDrawer ? `'${id}'` : [])).join(", ")})
    then 'owner' else ${moneyAccount(method, "bank")} end`;

/**
 * Every fact of a shop as lines, debits above nothing and credits below, each fact adding up to nothing (K7). A sale and
 * whatever stands in the ledger under its own identifier are taken by the revision of their verdict, which never moves,
 * whatever was told of them since; its row stands at no earlier one, by which an index finds it. `$1` the shop, `$2` <
 * revision ≤ `$3`, `$4` the number of the export.
 */
const journal = `
  with entered as (
    select op_id, rev from op_ledger where shop_id = $1 and rev > $2 and rev <= $3 and status <> 'refused'
      and ${groupsWithin("rev", "$2::bigint", "$3::bigint")}
  ), sold as (
    select s.*, ${taxOf("s")} as tax, coalesce(r.place, 0) as place
    from sales s left join (select sale_id, min(${placeOf("id")}) as place from reseller_sales
        where shop_id = $1 and sale_id is not null group by 1) r on r.sale_id = s.id
    where s.shop_id = $1 and s.rev > $2 and ${groupsWithin("s.rev", "$2::bigint")}
      and coalesce(s.judged_rev, s.rev) > $2 and coalesce(s.judged_rev, s.rev) <= $3
  ), back as (
    select b.*, e.rev as entered_rev, case when $4 = 0 then b.vat else coalesce(j.vat, b.vat) end as tax,
      case when b.refund = 'none' then 'none' else b.refund end as went, coalesce(b.cash_part, 0) as in_cash,
      (select p ->> 'customerId' from sales t, ${amounts}(long_payments(t.payments)) p
        where t.shop_id = b.shop_id and t.id = b.sale_id and coalesce(t.judged_rev, t.rev) <= e.rev
          and p ->> 'customerId' is not null limit 1) as customer
    from returns b join entered e on e.op_id = b.id
      left join journal_returns j on j.shop_id = b.shop_id and j.return_id = b.id
    where b.shop_id = $1
  ), moved as (
    select m.*, e.rev as entered_rev from account_moves m join entered e on e.op_id = m.id
    where m.shop_id = $1 and m.change <> 0 and m.kind in ('payment', 'opening', 'forgiven', 'correction')
      and (m.reseller_id is null or m.reseller_id = m.shop_id)
  ), bought as (
    select p.*, e.rev as entered_rev, ${linesSum("p.lines")} as goods, ${extras("p")} as costs,
      ${extras("p", "(e ->> 'onInvoice') = 'true'")} as invoiced
    from purchases p join entered e on e.op_id = p.id where p.shop_id = $1
  ), acted as (
    select a.*, e.rev as entered_rev from till_acts a join entered e on e.op_id = a.id where a.shop_id = $1
  ), spent as (
    select x.*, e.rev as entered_rev, u.rev as undone_rev, u.id as undone_by,
      u.device_no as undone_device, u.seq as undone_seq
    from expenses x join op_ledger e on e.shop_id = x.shop_id and e.op_id = x.id
      left join lateral (select l.rev, o.id, o.device_no, o.seq from expenses o join op_ledger l on l.shop_id = o.shop_id and l.op_id = o.id
        where o.shop_id = x.shop_id and o.undoes = x.id order by l.rev, o.id limit 1) u on true
    where x.shop_id = $1 and x.undoes is null
  ), line(rev, fact_id, fact, day, account, party, device_no, number, francs, at) as (
    select coalesce(judged_rev, rev), id::text, 'sale', day, ${moneyAccount("p.value ->> 'method'")},
      coalesce(p.value ->> 'customerId', ''), device_no, ${numbered("sale", "receipt", "place")}, (p.value ->> 'amount')::bigint, p.ordinality
    from sold, ${amounts}(long_payments(payments)) with ordinality p
    union all select coalesce(judged_rev, rev), id::text, 'sale', day, 'sales', '', device_no, ${numbered("sale", "receipt", "place")}, tax - total, 100 from sold
    union all select coalesce(judged_rev, rev), id::text, 'sale', day, 'vat', '', device_no, ${numbered("sale", "receipt", "place")}, -tax, 101 from sold
    union all select coalesce(judged_rev, rev), id::text, 'sale', day, 'opening', '', device_no, ${numbered("sale", "receipt", "place")},
      total - (select coalesce(sum((p ->> 'amount')::bigint), 0) from ${amounts}(long_payments(payments)) p), 102 from sold
    union all select entered_rev, id::text, 'return', day, ${moneyAccount("went")}, coalesce(customer, ''), device_no, ${numbered("return", "seq")},
      least(in_cash, total) - total, 1 from back
    union all select entered_rev, id::text, 'return', day, 'cash', '', device_no, ${numbered("return", "seq")}, -least(in_cash, total), 2 from back
    union all select entered_rev, id::text, 'return', day, 'sales', '', device_no, ${numbered("return", "seq")}, total - tax, 3 from back
    union all select entered_rev, id::text, 'return', day, 'vat', '', device_no, ${numbered("return", "seq")}, tax, 4 from back
    union all select $3, j.return_id::text, 'return-tax', b.day, v.account, '', b.device_no, ${numbered("return-tax", "b.seq")}, v.francs, 1
      from journal_returns j join returns b on b.shop_id = j.shop_id and b.id = j.return_id,
        lateral (values ('vat', b.vat - j.vat), ('sales', j.vat - b.vat)) v(account, francs)
      where j.shop_id = $1 and j.corrected_no = $4
    union all select entered_rev, id::text, case when reseller_id is null then 'customer-account' else 'supplier-account' end,
      day, v.account, v.party, device_no,
      case when kind = 'payment' and receipt is not null then ${numbered("payment", "receipt")}
        when reseller_id is null then ${numbered("customer-account", "seq")} else ${numbered("supplier-account", "seq")} end,
      v.francs, v.at
      from moved, lateral (values
        (case when reseller_id is null then 'customers' else 'suppliers' end, customer_id::text,
          case when reseller_id is null then change else -change end, 1),
        (case kind when 'payment' then case when reseller_id is null then ${moneyAccount("method", "bank")}
              else ${paidFrom("method")} end
            when 'forgiven' then case when reseller_id is null then 'bad-debts' else 'supplier-gains' end
            else 'opening' end, '',
          case when reseller_id is null then -change else change end, 2)) v(account, party, francs, at)
    union all select entered_rev, id::text, case when back_of is null then 'purchase' else 'purchase-return' end,
      day, v.account, v.party, device_no,
      case when back_of is null then ${numbered("purchase", "seq")} else ${numbered("purchase-return", "seq")} end, v.francs, v.at
      from bought, lateral (values
        ('purchases', '', case when back_of is null then goods else -goods end, 1),
        ('purchase-costs', '', costs, 2),
        (case when supplier_id is null then 'owner' else 'suppliers' end, coalesce(supplier_id::text, ''),
          case when back_of is null then -goods - invoiced else goods end, 3),
        ('owner', '', invoiced - costs, 4)) v(account, party, francs, at)
    union all select entered_rev, id::text, 'till-move', day, v.account, '', device_no, ${numbered("till-move", "seq")}, v.francs, v.at
      from acted, lateral (values
        ('cash', case move ->> 'direction' when 'in' then 1 else -1 end * (move ->> 'amount')::bigint, 1),
        ('owner', case move ->> 'direction' when 'in' then -1 else 1 end * (move ->> 'amount')::bigint, 2)) v(account, francs, at)
      where move is not null
    union all select entered_rev, id::text, 'till-close', day, v.account, '', device_no, ${numbered("till-close", "(close ->> 'z')")}, v.francs, v.at
      from acted, lateral (select (close ->> 'counted')::bigint - (close -> 'figures' ->> 'expected')::bigint as over) d,
        lateral (values ('cash', over, 1),
          (case when over < 0 then 'till-short' else 'till-over' end, -over, 2)) v(account, francs, at)
      where close is not null
    union all select w.rev, w.id::text, 'expense', day, v.account, '', w.device_no,
      case when w.sign > 0 then ${numbered("expense", "w.seq")} else ${numbered("expense-undone", "w.seq")} end, v.francs, v.at
      from spent, lateral (values (entered_rev, id, device_no, seq, 1),
          (undone_rev, undone_by, undone_device, undone_seq, -1)) w(rev, id, device_no, seq, sign),
        lateral (values (category, w.sign * amount, 1), (${paidFrom("means")}, -w.sign * amount, 2)) v(account, francs, at)
      where w.rev > $2 and w.rev <= $3 and (undone_rev is null or undone_rev > entered_rev)
    union all select paid_rev, id, 'commission', (commission_paid ->> 'on')::date, v.account, v.party, device_no, ${numbered("commission", "receipt", placeOf("id"))}, v.francs, v.at
      from reseller_sales, lateral (values ('commissions', reseller_id::text, commission_amount, 1),
        (${paidFrom("commission_paid ->> 'means'")},
          '', -commission_amount, 2)) v(account, party, francs, at)
      where shop_id = $1 and paid_rev > $2 and paid_rev <= $3
  )`;

/** The lines of a window, in the order in which facts entered the books. */
export async function journalLines<T>(tx: Sql | Transaction, window: Window): Promise<T[]> {
  const { shopId, from, to, no, offset, limit } = window;
  return (await tx.unsafe(
    `${journal}
    select n.fact_id as "factId", n.fact, n.day::text, n.account,
      coalesce(c.name, u.full_name, '') as party,
      coalesce(d.code, n.device_no::text) || '-' || n.number as piece, coalesce(b.reference, '') as reference,
      greatest(n.francs, 0)::float8 as debit, greatest(-n.francs, 0)::float8 as credit
    from line n left join devices d on d.shop_id = $1 and d.no = n.device_no
      left join customers c on c.shop_id = $1 and c.id::text = n.party
      left join users u on u.id::text = n.party
      left join purchases b on b.shop_id = $1 and b.id = case when n.fact = 'purchase' then n.fact_id::uuid end
    where n.francs <> 0 order by n.rev, n.fact_id, n.at, n.account limit $6 offset $5`,
    [shopId, from, to, no, offset, limit],
  )) as unknown as T[];
}

/** The same added up by month and account, of facts of business days `first` ≤ day ≤ `last`, whenever they were told. */
export async function monthSums<T>(
  tx: Sql | Transaction,
  { shopId, first, last }: { shopId: string; first: string; last: string },
): Promise<T[]> {
  return (await tx.unsafe(
    `${journal}
    select to_char(day, 'YYYY-MM') as month, fact, account, sum(greatest(francs, 0))::float8 as debit,
      sum(greatest(-francs, 0))::float8 as credit
    from line where francs <> 0 and day >= $5::date and day <= $6::date group by 1, 2, 3 order by 1, 2, 3`,
    [shopId, 0, Number.MAX_SAFE_INTEGER, 0, first, last],
  )) as unknown as T[];
}
