import { sales } from "#server/db/tables/facts.ts";
import type { resellerSales } from "#server/db/tables/transfers.ts";
import { countInTotals } from "#server/sync/figures/totals.ts";
import { countAgainst } from "#server/sync/sales/late-tickets.ts";
import { countAsSold } from "#server/sync/shop/stock-moves.ts";
import { rateAt } from "#server/sync/shop/tax-of-shop.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { commissionAmount, commissionRate } from "#shared/rules/commission.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { Flag } from "#shared/schemas/sale.ts";

type Line = typeof resellerSales.$inferInsert;

/** What the reseller earns by a line; paid to nobody yet. */
export function earned(line: Line): Pick<Line, "commissionAmount" | "commissionRate"> {
  return {
    commissionAmount: commissionAmount(pricedIn(line)),
    commissionRate: commissionRate(line),
  };
}

/** A line as what it costs and earns is worked out; without a unit where it has none. */
export const pricedIn = ({ by, ...line }: Line) => ({ ...line, by: by ?? undefined });

/**
 * The sale in the shop's books that a confirmation makes: sold by the reseller, when, where and under the receipt that
 * they gave. It moves no stock, for the goods left with their transfer; what was sold is counted.
 */
export async function enterConfirmedSale(
  turn: Turn,
  saleId: string,
  lines: readonly [Line, ...Line[]],
  settled: { by: string; at: string; note: string } | null,
): Promise<void> {
  const [first] = lines;
  const total = totalOf(lines.map(pricedIn));
  const vatRate = first.vatRate ?? (await rateAt(turn, first.soldAt.getTime()));
  const payments = [{ method: "cash" as const, amount: total, tendered: total }];
  const named = lines.map(
    ({ productName: name, productId, quantity, price, by, vatRate: rate }) => ({
      ...{ productId, quantity, price, name, ...(by && { by }) },
      ...(typeof rate === "number" && rate !== vatRate && { rate }),
    }),
  );
  await turn.tx.insert(sales).values({
    ...{ shopId: turn.shopId, id: saleId, rev: turn.rev, deviceNo: first.deviceNo, seq: first.seq },
    ...{ sellerId: first.resellerId, soldAt: first.soldAt, deviceAt: first.deviceAt },
    ...{ day: first.day, receipt: first.receipt, total, vatRate, ofReseller: true, settled },
    lines: named,
    payments,
    flags: [...new Set<Flag>(lines.flatMap(({ flags }) => flags))],
  });
  const { day, resellerId: sellerId } = first;
  await countAgainst(turn, { id: saleId, sellerId, agencyId: undefined, lines: named, vatRate });
  await countInTotals(turn, { sales: [{ day, sellerId, lines: named, payments, vatRate }] });
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of lines)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  await countAsSold(turn, pieces);
}
