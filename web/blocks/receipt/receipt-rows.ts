import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import type { TaxLine } from "#shared/schemas/tax.ts";
import { handedWords, paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { eachWords, soldWords } from "#web/i18n/measure.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import { type Receipt, receiptSums } from "./receipt.ts";

/** One row of a receipt, whatever it is drawn on: a screen, a thermal printer, a picture, a message. */
export type ReceiptRow =
  | { kind: "picture"; url: string }
  | { kind: "centre"; text: string; strong?: boolean }
  | { kind: "text"; text: string }
  | { kind: "pair"; left: string; right: string; strong?: boolean }
  | { kind: "rule" };

/** The receipt from top to bottom, in the language of the screen. `after`: what stands below how it was paid. */
export function receiptRows(
  receipt: Receipt,
  i18n: I18n,
  after: readonly ReceiptRow[] = [],
): ReceiptRow[] {
  return [
    ...headRows(receipt, i18n),
    { kind: "rule" },
    ...receipt.lines.flatMap((line, at) => [...lineRows(line), ...offRows(receipt, at)]),
    { kind: "rule" },
    ...offRows(receipt),
    ...sumRows(receipt, i18n),
    ...after,
    { kind: "rule" },
    ...footRows(receipt, i18n),
  ];
}

/** The shop's own last words, then a thank-you, unless theirs are one. */
function footRows({ shop }: Receipt, i18n: I18n): ReceiptRow[] {
  const rows = linesOf(shop.receiptFooter).map((text): ReceiptRow => ({ kind: "centre", text }));
  if (/\b(merci|thank)/i.test(shop.receiptFooter)) return rows;
  return [...rows, { kind: "centre", text: i18n._(msg`Merci`), strong: true }];
}

/** Whose paper it is, its number, when and by whom, and its letters where it has some. */
export function headRows(
  {
    shop,
    receiptNo,
    soldAt,
    sellerName,
    letters,
  }: Pick<Receipt, "shop" | "receiptNo" | "soldAt" | "sellerName" | "letters">,
  i18n: I18n,
): ReceiptRow[] {
  const rows: ReceiptRow[] = [];
  if (shop.logoUrl !== undefined) rows.push({ kind: "picture", url: shop.logoUrl });
  rows.push({ kind: "centre", text: shop.name, strong: true });
  if (shop.agencyName) rows.push({ kind: "centre", text: i18n._(msg`Agence ${shop.agencyName}`) });
  for (const text of linesOf(shop.address)) rows.push({ kind: "centre", text });
  if (shop.phone !== "") rows.push({ kind: "centre", text: i18n._(msg`Tél. ${shop.phone}`) });
  const moment = formatDateTime(soldAt, languageOf(i18n), shop.timeZone);
  return [
    ...rows,
    { kind: "rule" },
    { kind: "pair", left: i18n._(msg`Reçu`), right: receiptNo, strong: true },
    { kind: "pair", left: i18n._(msg`Date`), right: moment },
    { kind: "pair", left: i18n._(msg`Vendeur`), right: sellerName },
    ...(letters ? [{ kind: "pair", left: i18n._(msg`Preuve`), right: letters } as const] : []),
  ];
}

function lineRows(line: Receipt["lines"][number]): ReceiptRow[] {
  const left = `${soldWords(line)} × ${eachWords(line)}`;
  return [
    { kind: "text", text: line.name },
    { kind: "pair", left, right: formatAmount(lineAmount(line)) },
  ];
}

/** What is taken off a line, or off the ticket, below what it costs without. */
function offRows({ said = [] }: Receipt, at?: number): ReceiptRow[] {
  return said.flatMap(({ line, words, amount }): ReceiptRow[] =>
    line === at ? [{ kind: "pair", left: words, right: formatAmount(-amount) }] : [],
  );
}

function sumRows(receipt: Receipt, i18n: I18n): ReceiptRow[] {
  const { taxes, handedOver, change, referenced, onAccount } = receiptSums(receipt);
  const rows: ReceiptRow[] = [
    { kind: "pair", left: i18n._(msg`TOTAL`), right: formatMoney(receipt.total), strong: true },
  ];
  rows.push(...taxRows(taxes, i18n));
  for (const { id, francs } of handedOver)
    rows.push({ kind: "pair", left: i18n._(handedWords[id]), right: formatAmount(francs) });
  if (handedOver.length > 0 && (change > 0 || onAccount.length === 0))
    rows.push({
      kind: "pair",
      left: i18n._(msg`Rendu`),
      right: formatAmount(change),
      strong: true,
    });
  for (const payment of referenced) {
    rows.push({
      kind: "pair",
      left: i18n._(paymentWords[payment.method]),
      right: formatAmount(payment.amount),
    });
    const reference = payment.reference || i18n._(msg`à venir`);
    rows.push({ kind: "pair", left: i18n._(msg`Référence`), right: reference });
  }
  for (const { method, amount } of onAccount)
    rows.push({ kind: "pair", left: i18n._(paymentWords[method]), right: formatAmount(amount) });
  return rows;
}

/** One line where all goods bear one rate, else one for each with what stands under it. */
export function taxRows(taxes: readonly TaxLine[], i18n: I18n): ReceiptRow[] {
  const only = taxes.length === 1;
  return taxes.flatMap(({ rate: of, base, vat }): ReceiptRow[] => {
    const rate = ratePercent(of, languageOf(i18n));
    const amount = formatAmount(base);
    if (of === 0) return only ? [] : [{ kind: "pair", left: i18n._(msg`Sans TVA`), right: amount }];
    const left = only ? i18n._(msg`dont TVA ${rate}`) : i18n._(msg`dont TVA ${rate} sur ${amount}`);
    return [{ kind: "pair", left, right: formatAmount(vat) }];
  });
}

/** `19,25 %` from hundredths of a percent. */
export function ratePercent(vatRate: number, locale: string): string {
  const options = { style: "percent", maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(locale, options).format(vatRate / 10_000);
}

function languageOf(i18n: I18n): Language {
  return i18n.locale === "en" ? "en" : "fr";
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
