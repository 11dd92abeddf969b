import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { vatIncluded } from "#shared/rules/receipt.ts";
import { type Taxes, vatOf } from "#shared/rules/tax.ts";
import { type ReceiptRow, ratePercent } from "#web/blocks/receipt/receipt-rows.ts";
import { amountRow, languageOf } from "./amount-row.ts";

type Taxed = {
  /** Undefined in a closing of before tax was told by rate. */
  taxes: Taxes | undefined;
  /** Net revenue, and the rate of the shop when it was reported. */
  net: number;
  vatRate: number;
};

/**
 * What a report says of tax: a line for each rate that it was sold at, and what is left without it. A closing of before
 * says what it said when it was printed: the one rate it knows, of the net sum.
 */
export function taxRows({ taxes, net, vatRate }: Taxed, i18n: I18n): ReceiptRow[] {
  const row = (of: number, vat: number) => {
    const rate = ratePercent(of, languageOf(i18n));
    return amountRow(i18n._(msg`dont TVA ${rate}`), vat);
  };
  if (!taxes) return vatRate > 0 ? [row(vatRate, vatWithin(net, vatRate))] : [];
  if (taxes.length === 0) return vatRate > 0 ? [row(vatRate, 0)] : [];
  return [
    ...taxes.map(({ rate, vat }) => row(rate, vat)),
    amountRow(i18n._(msg`Net hors TVA`), net - vatOf(taxes)),
  ];
}

function vatWithin(net: number, vatRate: number): number {
  return Math.sign(net) * vatIncluded(Math.abs(net), vatRate) || 0;
}
