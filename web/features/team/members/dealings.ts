/** What one reseller holds of a shop's goods, in pieces, and what the shop owes them, in francs. */
export type Dealings = { pieces: number; owed: number };

type Handed = { resellerId: string; status: string; exactInStock: number };
type Earned = { resellerId: string; commission: { amount: number; status: string } };

/** Of whoever is in no line: nothing held, nothing owed. */
export const nothing: Dealings = { pieces: 0, owed: 0 };

/** By reseller; who neither holds anything nor is owed anything is not in it. */
export function dealingsOf(
  transfers: readonly Handed[],
  commissions: readonly Earned[],
): Map<string, Dealings> {
  const byReseller = new Map<string, Dealings>();
  const add = (resellerId: string, { pieces = 0, owed = 0 }: Partial<Dealings>) => {
    const known = byReseller.get(resellerId) ?? nothing;
    byReseller.set(resellerId, { pieces: known.pieces + pieces, owed: known.owed + owed });
  };
  for (const { resellerId, status, exactInStock } of transfers)
    if (status === "confirmed" && exactInStock !== 0) add(resellerId, { pieces: exactInStock });
  for (const { resellerId, commission } of commissions)
    if (commission.status === "pending") add(resellerId, { owed: commission.amount });
  return byReseller;
}
