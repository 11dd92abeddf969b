import { lineAmount, type Priced } from "#shared/schemas/line-amount.ts";

type Sold = Priced & {
  shopId: string;
  day: string;
  status: "pending" | "confirmed" | "declined";
  commission: { amount: number; status: "pending" | "paid" } | null;
};

/** What a reseller has earned and sold: francs, and lines of sales of this month; declined ones count nowhere. */
export type ResellerFigures = {
  earned: number;
  toReceive: number;
  salesOfMonth: number;
  revenueOfMonth: number;
  /** Of the sales of the month, those that wait for the shop. */
  pendingOfMonth: number;
};

/** `monthIn` gives the month that goes on in a shop, as `2026-11`. */
export function resellerFigures(
  sales: readonly Sold[],
  monthIn: (shopId: string) => string,
): ResellerFigures {
  const figures = {
    ...{ earned: 0, toReceive: 0 },
    ...{ salesOfMonth: 0, revenueOfMonth: 0, pendingOfMonth: 0 },
  };
  for (const sale of sales) {
    const { shopId, day, status, commission } = sale;
    figures.earned += commission?.amount ?? 0;
    if (commission?.status === "pending") figures.toReceive += commission.amount;
    if (status === "declined" || !day.startsWith(monthIn(shopId))) continue;
    figures.salesOfMonth += 1;
    figures.revenueOfMonth += lineAmount(sale);
    if (status === "pending") figures.pendingOfMonth += 1;
  }
  return figures;
}
