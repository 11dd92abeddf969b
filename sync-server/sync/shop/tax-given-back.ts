import { type Taxes, taxesBack, taxesOf, vatOf } from "#shared/rules/tax.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { TaxLine } from "#shared/schemas/tax.ts";

type Ticket = { lines: readonly SaleLine[]; vatRate: number };

/** Francs of tax that went back with goods, and the same by rate where any of them bore another than the ticket's. */
export type TaxOfBack = { vatRate: number; vat: number; taxes: TaxLine[] | null };
export type CameBack = { lines: readonly SaleLine[] } & Omit<TaxOfBack, "vatRate">;

/** Lines of a return with the rates that their goods bear on the ticket (K3), whatever the device knew. */
export function ratedAs<L extends SaleLine>(ticket: Ticket, lines: readonly L[]): L[] {
  const rates = new Map(ticket.lines.map(({ productId, rate }) => [productId, rate]));
  return lines.map(({ rate, ...line }) => {
    const sold = rates.has(line.productId) ? rates.get(line.productId) : rate;
    return (sold === undefined ? line : { ...line, rate: sold }) as L;
  });
}

/** What goes back with lines that bear the rates of their ticket, after what came back before (K3). */
export function taxOfBack(
  ticket: Ticket,
  earlier: readonly CameBack[],
  lines: readonly SaleLine[],
  told: Taxes | undefined,
): TaxOfBack {
  return asKept(ticket.vatRate, lines, taxesBack(ticket, earlier, lines, told));
}

/** Without a ticket: what these lines bear by themselves. */
export const taxOfLines = (vatRate: number, lines: readonly SaleLine[]): TaxOfBack =>
  asKept(vatRate, lines, taxesOf({ lines, vatRate }));

/** As a row keeps it. */
export function asKept(vatRate: number, lines: readonly SaleLine[], taxes: Taxes): TaxOfBack {
  const isMixed = taxes.length > 0 && lines.some(({ rate }) => rate !== undefined);
  return { vatRate, vat: vatOf(taxes), taxes: isMixed ? [...taxes] : null };
}
