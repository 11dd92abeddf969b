import type { I18n } from "@lingui/core";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";

/** A row with an amount at its end. */
export function amountRow(left: string, francs: number, strong = false): ReceiptRow {
  const right = strong ? formatMoney(francs) : formatAmount(francs);
  return { kind: "pair", left, right, ...(strong ? { strong } : {}) };
}

export function languageOf(i18n: I18n): Language {
  return i18n.locale === "en" ? "en" : "fr";
}
