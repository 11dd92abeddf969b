import { rateAt } from "#server/sync/shop/tax-of-shop.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { vatIncluded } from "#shared/rules/receipt.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { taxBack } from "#shared/rules/tax.ts";
import type { ReturnBody, SaleLine } from "#shared/schemas/sale.ts";

type Ticket = { lines: readonly SaleLine[]; vatRate: number };
type CameBack = { lines: readonly SaleLine[]; vat: number };

/**
 * The rate and the francs of tax that go back with goods (K3): by their ticket and what came back of it before
 * (`earlier`), in the order of arrival; without a ticket by what was told, or by the rate of that moment (`at`, ms).
 */
export async function returnedTax(
  turn: Turn,
  body: ReturnBody,
  { ticket, earlier, at }: { ticket: Ticket | undefined; earlier: readonly CameBack[]; at: number },
): Promise<{ vatRate: number; vat: number }> {
  const vatRate = ticket?.vatRate ?? body.vatRate ?? (await rateAt(turn, at));
  if (vatRate === 0) return { vatRate, vat: 0 };
  const total = totalOf(body.lines);
  const own = vatIncluded(total, vatRate);
  if (body.saleId === null) return { vatRate, vat: own };
  // Of a ticket that has not come it stands on paper already: at most a franc of rounding beside its own.
  if (!ticket) return { vatRate, vat: Math.min(body.vat ?? own, own + 1) };
  const before = earlier.map(({ lines, vat }) => ({ total: totalOf(lines), vat }));
  const sold = { total: totalOf(ticket.lines), vatRate };
  return { vatRate, vat: taxBack(sold, before, { total }, body.vat) };
}
