import { mostFrancs, mostOf, mostResellerLines } from "#shared/schemas/bounds.ts";
import type { Priced } from "#shared/schemas/line-amount.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import { totalOf } from "./sell.ts";

/** A sale of a reseller that the wire does not carry: said before it is confirmed, for it would be refused afterwards. */
export function resellerSaleObjection(lines: readonly Priced[]): Objection | undefined {
  const fits =
    lines.length <= mostResellerLines &&
    lines.every(({ quantity, price, by }) => quantity <= mostOf(by?.unit) && price <= mostFrancs) &&
    Number.isSafeInteger(totalOf(lines));
  return fits ? undefined : "amount-too-large";
}
