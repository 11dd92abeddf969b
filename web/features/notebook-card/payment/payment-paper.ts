import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isMeans } from "#shared/schemas/means.ts";
import type { ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";

/** A payment as its receipt says it. `change`: francs, below zero; `owedAfter`: what is left, below zero for a deposit. */
export type PaidMove = {
  receiptNo: string | null;
  /** A moment as data carries it, or ms. */
  at: string | number;
  sellerName: string;
  change: number;
  method: string | null;
  reference: string | null;
  owedAfter: number;
};

type PaymentPaper = { shop: ReceiptShop; customerName: string; payment: PaidMove };

const rule: ReceiptRow = { kind: "rule" };

/** The receipt of a payment from top to bottom, in the language of the screen. */
export function paymentRows(
  { shop, customerName, payment }: PaymentPaper,
  i18n: I18n,
): ReceiptRow[] {
  const { receiptNo, at, sellerName, change, method, reference, owedAfter } = payment;
  const pair = (left: string, right: string, strong = false): ReceiptRow => ({
    ...{ kind: "pair", left, right, strong },
  });
  const means = method !== null && isMeans(method) ? i18n._(paymentWords[method]) : "";
  const moment = formatDateTime(at, i18n.locale as Language, shop.timeZone);
  return [
    ...(shop.logoUrl === undefined ? [] : [{ kind: "picture" as const, url: shop.logoUrl }]),
    { kind: "centre", text: shop.name, strong: true },
    ...(shop.phone === "" ? [] : [centred(i18n._(msg`Tél. ${shop.phone}`))]),
    { kind: "centre", text: i18n._(msg`Paiement reçu`), strong: true },
    rule,
    pair(i18n._(msg`Reçu`), receiptNo ?? "", true),
    pair(i18n._(msg`Date`), moment),
    pair(i18n._(msg`Client`), customerName),
    pair(i18n._(msg`Reçu par`), sellerName),
    rule,
    pair(i18n._(msg`Devait`), owedWord(owedAfter - change, i18n)),
    pair(i18n._(msg`PAYÉ`), formatMoney(-change), true),
    ...(means === "" ? [] : [pair(i18n._(msg`Par`), means)]),
    ...(reference ? [pair(i18n._(msg`Référence`), reference)] : []),
    owedAfter < 0
      ? pair(i18n._(msg`Avance`), formatMoney(-owedAfter), true)
      : pair(i18n._(msg`Reste à payer`), formatMoney(owedAfter), true),
    rule,
    { kind: "centre", text: i18n._(msg`Merci`), strong: true },
  ];
}

const centred = (text: string): ReceiptRow => ({ kind: "centre", text });

function owedWord(owed: number, i18n: I18n): string {
  const money = formatAmount(Math.abs(owed));
  return owed < 0 ? i18n._(msg`avance ${money}`) : money;
}
