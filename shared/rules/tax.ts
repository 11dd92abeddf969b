import type { TaxLine } from "#shared/schemas/till.ts";
import { vatIncluded } from "./receipt.ts";

/**
 * The one rule of summing tax (K2, K3): the tax of a ticket is rounded once, and every sum of tax is the sum of what
 * stands on tickets less what stands on returns. Nothing is ever worked out from a sum of revenue.
 */
export type Taxes = readonly TaxLine[];

/** A return as far as its tax goes. `total` in francs; without `vat` it counts as if it came first. */
type Back = { total: number; vat?: number | undefined };

/**
 * Tax that a return gives back: what the ticket has left of its own, less the tax of what is left of the ticket. So
 * parts together never give back more than the ticket's, and exactly it once every franc came back. `told` is what a
 * device has worked out and printed; it stands as far as the ticket has so much left, and some of it is left over.
 */
export function taxBack(
  ticket: { total: number; vatRate: number },
  earlier: readonly Back[],
  back: Back,
  told?: number,
): number {
  const { total, vatRate } = ticket;
  const left = earlier.reduce((rest, { vat }) => rest - (vat ?? 0), vatIncluded(total, vatRate));
  const rest = earlier.reduce((sum, one) => sum - one.total, total) - back.total;
  if (rest <= 0) return Math.max(0, left);
  return Math.min(Math.max(0, told ?? left - vatIncluded(rest, vatRate)), Math.max(0, left));
}

/** A list with one more line in it; the list given stays as it is. Lines of nothing are left out. */
export function withTax(taxes: Taxes | undefined, line: TaxLine): Taxes | undefined {
  if (line.rate === 0) return taxes;
  const known = taxes?.find(({ rate }) => rate === line.rate);
  const others = taxes?.filter(({ rate }) => rate !== line.rate) ?? [];
  const base = line.base + (known?.base ?? 0);
  const vat = line.vat + (known?.vat ?? 0);
  const all = base === 0 && vat === 0 ? others : [...others, { rate: line.rate, base, vat }];
  return all.length === 0 ? undefined : all.sort((a, b) => a.rate - b.rate);
}

/** Both lists as one, by rate. */
export function addTaxes(taxes: Taxes | undefined, more: Taxes | undefined): Taxes | undefined {
  return more ? more.reduce<Taxes | undefined>(withTax, taxes) : taxes;
}

/** All tax of a list, in francs. */
export function vatOf(taxes: Taxes | undefined): number {
  return taxes?.reduce((sum, { vat }) => sum + vat, 0) ?? 0;
}

/** Whether both say the same; a list that was never told says nothing against another. */
export function areSameTaxes(told: Taxes | undefined, found: Taxes | undefined): boolean {
  if (!told) return true;
  const both = addTaxes(
    told,
    found?.map(({ rate, base, vat }) => ({ rate, base: -base, vat: -vat })),
  );
  return (both ?? []).length === 0;
}
