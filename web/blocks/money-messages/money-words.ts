import { wholeOf } from "#shared/money-messages/accounts.ts";
import type { MoneyCurrency } from "#shared/money-messages/reading.ts";
import { formatMoney } from "#web/i18n/money.ts";

/** Money of a message: francs as everywhere, else with the sign of its currency. */
export function messageMoney(units: number, currency: MoneyCurrency): string {
  const whole = wholeOf(units, currency);
  if ((currency === "XAF" || currency === "XOF") && Number.isInteger(whole))
    return formatMoney(whole);
  const francs = Number.isInteger(whole) ? formatMoney(whole).replace(/\D+$/, "") : String(whole);
  return `${francs}\u00a0${currency}`;
}
