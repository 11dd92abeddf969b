import type { SaleLine } from "#shared/schemas/sale.ts";
import { worthOf } from "./oracle-discounts.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

type Line = SaleLine;
type ByRate = Map<number, bigint>;

/** Francs of lines under each rate, those that say none under that of their paper. */
export function basesByRate(lines: readonly Line[], usual: number): ByRate {
  const bases: ByRate = new Map();
  for (const line of lines) {
    const rate = line.rate ?? usual;
    bases.set(rate, (bases.get(rate) ?? 0n) + BigInt(worthOf([line])));
  }
  return bases;
}

/** The tax within francs at a rate, rounded half up, once (K2). */
export function taxWithin(francs: bigint, rate: number): bigint {
  const whole = 10_000n + BigInt(rate);
  return (2n * francs * BigInt(rate) + whole) / (2n * whole);
}

/** What stands in a row of tax that went back, by rate. */
function backByRate(row: Record<string, unknown>): ByRate {
  const taxes = row["taxes"] as { rate: number; vat: number }[] | null | undefined;
  if (taxes) return new Map(taxes.map(({ rate, vat }) => [rate, BigInt(vat)]));
  return new Map([[Number(row["vatRate"]), BigInt(Number(row["vat"] ?? 0))]]);
}

/** Parts of a ticket never give back more tax of a rate than it bore, and exactly that once every franc of the rate came back (K3). */
export function checkTaxesBack({ books }: OracleShop, saleId: string): void {
  const ticket = books.rows.sales.get(saleId)?.row;
  if (!ticket) return;
  const usual = Number(ticket["vatRate"]);
  const sold = basesByRate(ticket["lines"] as Line[], usual);
  const [came, given]: [ByRate, ByRate] = [new Map(), new Map()];
  for (const { row } of books.rows.returns.values()) {
    if (row["saleId"] !== saleId) continue;
    for (const [rate, francs] of basesByRate(row["lines"] as Line[], usual))
      came.set(rate, (came.get(rate) ?? 0n) + francs);
    for (const [rate, vat] of backByRate(row)) given.set(rate, (given.get(rate) ?? 0n) + vat);
    const sum = [...backByRate(row).values()].reduce((all, one) => all + one, 0n);
    demand(
      sum === BigInt(Number(row["vat"])),
      "K3",
      () => `a return of ${saleId} gives ${row["vat"]}, its rates ${sum}`,
    );
  }
  for (const [rate, vat] of given) {
    if (rate === 0) continue;
    const bore = taxWithin(sold.get(rate) ?? 0n, rate);
    const isAll = (came.get(rate) ?? 0n) >= (sold.get(rate) ?? 0n);
    demand(
      isAll ? vat === bore : vat >= 0n && vat <= bore,
      "K3",
      () => `returns of ${saleId} gave back ${vat} of the ${bore} that it bore at ${rate}`,
    );
  }
}
