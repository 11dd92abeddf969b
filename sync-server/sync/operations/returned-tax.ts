import {
  asKept,
  type CameBack,
  type TaxOfBack,
  taxOfBack,
  taxOfLines,
} from "#server/sync/shop/tax-given-back.ts";
import { rateAt } from "#server/sync/shop/tax-of-shop.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { taxesOf } from "#shared/rules/tax.ts";
import type { ReturnBody, SaleLine } from "#shared/schemas/sale.ts";

type Ticket = { lines: readonly SaleLine[]; vatRate: number };

/**
 * The rate and the francs of tax that go back with goods (K3): by their ticket and what came back of it before
 * (`earlier`), in the order of arrival; without a ticket by what was told, or by the rate of that moment (`at`, ms).
 * `lines` bear what the ticket says.
 */
export async function returnedTax(
  turn: Turn,
  body: ReturnBody,
  {
    ticket,
    earlier,
    lines,
    at,
  }: {
    ticket: Ticket | undefined;
    earlier: readonly CameBack[];
    lines: readonly SaleLine[];
    at: number;
  },
): Promise<TaxOfBack> {
  const vatRate = ticket?.vatRate ?? body.vatRate ?? (await rateAt(turn, at));
  const { vat, taxes: byRate } = body;
  const told = vat === undefined ? undefined : taxesOf({ lines, vatRate, vat, taxes: byRate });
  if (ticket) return taxOfBack(ticket, earlier, lines, told);
  const own = taxOfLines(vatRate, lines);
  if (body.saleId === null) return own;
  // Of a ticket that has not come it stands on paper already: at most a franc of rounding beside its own, at each rate.
  const taxes = taxesOf({ lines, vatRate }).map((line) => {
    const said = told?.find(({ rate }) => rate === line.rate)?.vat ?? line.vat;
    return { ...line, vat: Math.min(said, line.vat + 1) };
  });
  return asKept(vatRate, lines, taxes);
}
