import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaymentMeans } from "#shared/schemas/reseller-sale.ts";
import type { Language } from "#web/i18n/language.ts";

export const meansWords: Record<PaymentMeans, MessageDescriptor> = {
  cash: msg`Espèces`,
  "mobile-money": msg`Mobile money`,
  bank: msg`Virement bancaire`,
};

/** `12,5 %` from hundredths of a percent. */
export function formatRate(rate: number, language: Language): string {
  const options = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language, options).format(rate / 10_000);
}
