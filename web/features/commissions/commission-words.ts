import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommissionMeans } from "#shared/schemas/reseller-sale.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import type { Language } from "#web/i18n/language.ts";

export const meansWords: Record<CommissionMeans, MessageDescriptor> = {
  ...paymentWords,
  bank: msg`Virement bancaire`,
};

/** `12,5 %` from hundredths of a percent. */
export function formatRate(rate: number, language: Language): string {
  const options = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(rate / 10_000);
}
