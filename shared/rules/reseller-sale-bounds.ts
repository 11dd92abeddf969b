import { mostFrancs, mostPieces, mostResellerLines } from "#shared/schemas/bounds.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { totalOf } from "./sell.ts";

/** A sale of a reseller that the wire does not carry: said before it is confirmed, for it would be refused afterwards. */
export function resellerSaleObjection(
  lines: readonly { quantity: number; price: number }[],
): Objection | undefined {
  const fits =
    lines.length <= mostResellerLines &&
    lines.every(({ quantity, price }) => quantity <= mostPieces && price <= mostFrancs) &&
    Number.isSafeInteger(totalOf(lines));
  return fits ? undefined : "amount-too-large";
}
