import type { SoldBy } from "#shared/schemas/measure.ts";
import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";

/** Goods of a shop that one reseller holds, one amount per unit, and the francs that the shop owes the reseller. */
export type Dealings = { held: Amounts; owed: number };

type Handed = {
  resellerId: string;
  status: string;
  exactInStock: number;
  by?: SoldBy | undefined;
};
type Earned = { resellerId: string; commission: { amount: number; status: string } };

/** Of whoever is in no line: nothing held, nothing owed. */
export const nothing: Dealings = { held: amountsOf([]), owed: 0 };

/** By reseller; who neither holds anything nor is owed anything is not in it. */
export function dealingsOf(
  transfers: readonly Handed[],
  commissions: readonly Earned[],
): Map<string, Dealings> {
  const byReseller = new Map<string, Dealings>();
  const of = (resellerId: string) => {
    const known = byReseller.get(resellerId) ?? { ...nothing, held: amountsOf([]) };
    byReseller.set(resellerId, known);
    return known;
  };
  for (const { resellerId, status, exactInStock, by } of transfers)
    if (status === "confirmed" && exactInStock !== 0)
      of(resellerId).held[by?.unit ?? "pieces"] += exactInStock;
  for (const { resellerId, commission } of commissions)
    if (commission.status === "pending") of(resellerId).owed += commission.amount;
  return byReseller;
}
