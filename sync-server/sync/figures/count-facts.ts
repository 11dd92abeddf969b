import type { Sql, Transaction } from "#server/db/client.ts";
import { noAgency } from "#server/db/tables/totals.ts";
import type { MoveToCount } from "#shared/rules/account-figures.ts";
import {
  emptyTally,
  type ReturnToCount,
  type SaleToCount,
  type Tally,
  tallyDays,
  tallyProducts,
} from "#shared/rules/figures.ts";

/** Facts read at a time. */
const inStep = 2000;

/** Facts of business days `from` ≤ day < `before` that were entered under `sinceRev` or later. */
export type FactsToCount = { from: string; before: string; sinceRev: number };

/**
 * Counts what the sales and returns of a shop, and what moved the accounts of its customers, add up to: from their rows,
 * in the snapshot of a transaction.
 */
export async function countFacts(
  tx: Sql | Transaction,
  shopId: string,
  { from, before, sinceRev }: FactsToCount,
): Promise<Tally> {
  const counted = emptyTally();
  const add = (sales: SaleToCount[], returns: ReturnToCount[]) => {
    tallyDays(counted, sales, returns);
    tallyProducts(counted, sales, returns);
  };
  await tx<SaleToCount[]>`
    select day::text, seller_id as "sellerId", nullif(agency_id, ${noAgency}) as "agencyId", long_lines(lines) as lines,
      long_payments(payments) as payments, vat_rate as "vatRate"
    from sales
    where shop_id = ${shopId} and rev >= ${sinceRev} and (rev >> 4) >= (${sinceRev}::bigint >> 4)
      and day >= ${from} and day < ${before}`.cursor(inStep, (rows) => add(rows, []));
  await tx<ReturnToCount[]>`
    select day::text, coalesce(of_seller_id, seller_id) as "sellerId",
      nullif(case when of_seller_id is null then agency_id else of_agency_id end, ${noAgency}) as "agencyId", lines,
      refund, cash_part as "cashPart", case when of_seller_id is null then is_void else undoes end as "isVoid",
      vat_rate as "vatRate", vat, taxes
    from returns
    where shop_id = ${shopId} and rev >= ${sinceRev} and day >= ${from} and day < ${before}`.cursor(
    inStep,
    (rows) => add([], rows),
  );
  await tx<MoveToCount[]>`
    select day::text, seller_id as "sellerId", kind, change::float8, method from account_moves
    where shop_id = ${shopId} and reseller_id is null and rev >= ${sinceRev} and day >= ${from} and day < ${before}`.cursor(
    inStep,
    (rows) => tallyDays(counted, [], [], rows),
  );
  return counted;
}
