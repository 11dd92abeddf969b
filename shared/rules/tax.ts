import type { TaxGroup, TaxLine } from "#shared/schemas/tax.ts";
import { vatIncluded } from "./receipt.ts";
import { amountOf, totalOf } from "./sell.ts";

/**
 * The one rule of summing tax (K2, K3): the tax of a ticket is rounded once, and every sum of tax is the sum of what
 * stands on tickets less what stands on returns. Nothing is ever worked out from a sum of revenue.
 */
export type Taxes = readonly TaxLine[];

type Line = Parameters<typeof amountOf>[0] & { rate?: number | undefined };

/**
 * A ticket or a return as far as its tax goes. Rates in hundredths of a percent; `vat` and `taxes`, by rate where lines
 * bear others, as a return tells them: all of its own where they are not told.
 */
export type Taxed = {
  lines: readonly Line[];
  /** What lines bear that say no other. */
  vatRate?: number | undefined;
  vat?: number | undefined;
  taxes?: Taxes | null | undefined;
};

/** What goods of a group bear in a shop now (K10), hundredths of a percent. */
export function rateOf(
  group: TaxGroup | null | undefined,
  { vatRate, reducedRate = 0 }: { vatRate: number; reducedRate?: number | undefined },
): number {
  if (!group) return vatRate;
  return group === "exempt" ? 0 : reducedRate;
}

/** Lines with the rate that each bears, where it is not the shop's normal one. */
export function withRates<L extends { productId: string }>(
  lines: readonly L[],
  groupOf: (productId: string) => TaxGroup | null | undefined,
  shop: Parameters<typeof rateOf>[1],
): L[] {
  return lines.map((line) => {
    const rate = rateOf(groupOf(line.productId), shop);
    return rate === shop.vatRate ? line : { ...line, rate };
  });
}

/**
 * The tax of a ticket or a return by rate (K2): lines of one rate together, rounded once. Goods without tax have no line.
 */
export function taxesOf({ lines, vatRate = 0, vat, taxes }: Taxed): Taxes {
  if (taxes) return taxes.filter(({ rate }) => rate > 0);
  if (lines.every((line) => line.rate === undefined)) {
    if (vatRate === 0) return [];
    const base = totalOf(lines);
    return [{ rate: vatRate, base, vat: vat ?? vatIncluded(base, vatRate) }];
  }
  return [...basesOf(lines, vatRate)].flatMap(([rate, base]) =>
    rate === 0 ? [] : [{ rate, base, vat: vatIncluded(base, rate) }],
  );
}

/** Francs of lines by the rate that they bear, the lowest first; those without tax too. */
export function basesOf(lines: readonly Line[], vatRate: number): Map<number, number> {
  const bases = new Map<number, number>();
  for (const line of lines) {
    const rate = line.rate ?? vatRate;
    bases.set(rate, (bases.get(rate) ?? 0) + amountOf(line));
  }
  return new Map([...bases].sort(([a], [b]) => a - b));
}

/**
 * Tax that a return gives back by rate, each as `taxBack` says, of lines that bear what their ticket says. `told` is what a
 * device has worked out and printed.
 */
export function taxesBack(
  ticket: Taxed & { vatRate: number },
  earlier: readonly Taxed[],
  lines: readonly Line[],
  told: Taxes | undefined,
): TaxLine[] {
  const { vatRate } = ticket;
  const of = (some: readonly Line[], rate: number) => basesOf(some, vatRate).get(rate) ?? 0;
  const vatAt = (taxes: Taxes | undefined, rate: number) =>
    taxes?.find((one) => one.rate === rate)?.vat;
  return [...basesOf(lines, vatRate)].flatMap(([rate, base]) => {
    if (rate === 0) return [];
    const before = earlier.map((one) => ({
      total: of(one.lines, rate),
      vat: vatAt(taxesOf({ ...one, vatRate }), rate),
    }));
    const sold = { total: of(ticket.lines, rate), vatRate: rate };
    return [{ rate, base, vat: taxBack(sold, before, { total: base }, vatAt(told, rate)) }];
  });
}

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
