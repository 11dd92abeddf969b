import { formatMoney } from "#web/i18n/money.ts";

/** A product as the camera's panel says it: people know it by its name and price, not by its digits. */
export function bearerWords(bearer: { name: string; price: number } | undefined) {
  return bearer && `${bearer.name} · ${formatMoney(bearer.price)}`;
}
