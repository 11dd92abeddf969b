import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Amounts, netRevenue, standingLines, standingTickets } from "#shared/rules/figures.ts";
import { tillDifference } from "#shared/rules/till.ts";
import { saidRows } from "#web/blocks/debts/debt-rows.ts";
import type { ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { differenceWords } from "#web/blocks/till/difference.tsx";
import { debtRows, netRows } from "#web/blocks/till/means-rows.ts";
import { type Closing, numberOf } from "#web/blocks/till/tills.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { amountRow, languageOf } from "./amount-row.ts";
import { taxRows } from "./tax-rows.ts";

/** What a report says of a whole day of a shop. */
export type DayReport = {
  shop: ReceiptShop;
  day: string;
  /** Of all devices and sellers, resellers among them. */
  amounts: Amounts;
  closings: readonly Closing[];
  /** Codes of devices that sold and have not closed. */
  unclosed: readonly string[];
  /** How complete the figures are, in words. */
  completeness: string;
};

const rule: ReceiptRow = { kind: "rule" };

/** The report from top to bottom, in the language of the screen. */
export function dayRows(report: DayReport, i18n: I18n): ReceiptRow[] {
  const { shop, day, completeness } = report;
  const date = formatDate(`${day}T12:00:00.000Z`, languageOf(i18n));
  return [
    { kind: "centre", text: shop.name, strong: true },
    { kind: "centre", text: i18n._(msg`Rapport Z du ${date}`), strong: true },
    { kind: "centre", text: i18n._(msg`tous les appareils`) },
    { kind: "centre", text: completeness },
    rule,
    ...soldRows(report, i18n),
    ...closingRows(report, i18n),
  ];
}

function soldRows({ amounts, shop: { vatRate } }: DayReport, i18n: I18n): ReceiptRow[] {
  const { revenue, returns, voids, refunded } = amounts;
  const count = (left: string, right: number): ReceiptRow => ({
    ...{ kind: "pair", left, right: formatQuantity(right) },
  });
  const net = netRevenue(amounts);
  const rows = [
    count(i18n._(msg`Tickets`), standingTickets(amounts)),
    ...(voids > 0 ? [count(i18n._(msg`Tickets annulés`), voids)] : []),
    count(i18n._(msg`Lignes`), standingLines(amounts)),
  ];
  rows.push(amountRow(i18n._(msg`Ventes`), revenue));
  if (returns > 0) rows.push(amountRow(i18n._(msg`Retours (${returns})`), -refunded));
  rows.push(amountRow(i18n._(msg`NET`), net, true));
  rows.push(...taxRows({ taxes: amounts.taxes ?? [], net, vatRate }, i18n));
  for (const { words, francs } of [...netRows(amounts), ...debtRows(amounts), ...saidRows(amounts)])
    rows.push(amountRow(i18n._(words), francs));
  return rows;
}

function closingRows({ closings, unclosed }: DayReport, i18n: I18n): ReceiptRow[] {
  const sumOf = (of: (closing: Closing) => number) =>
    closings.reduce((sum, closing) => sum + of(closing), 0);
  const difference = sumOf(({ close }) => tillDifference(close));
  const rows: ReceiptRow[] = closings.flatMap((closing): ReceiptRow[] => {
    const { figures, counted } = closing.close;
    return [
      rule,
      { kind: "pair", left: numberOf(closing), right: closing.sellerName, strong: true },
      amountRow(i18n._(msg`Attendu`), figures.expected),
      amountRow(i18n._(msg`Compté`), counted),
      {
        ...{ kind: "pair", left: i18n._(msg`Écart`) },
        right: differenceWords(tillDifference(closing.close), i18n),
      },
    ];
  });
  if (closings.length > 1)
    rows.push(
      rule,
      amountRow(
        i18n._(msg`Compté en tout`),
        sumOf(({ close }) => close.counted),
        true,
      ),
      {
        ...{ kind: "pair", left: i18n._(msg`Écart en tout`), strong: true },
        right: differenceWords(difference, i18n),
      },
    );
  if (unclosed.length > 0) {
    const codes = unclosed.join(", ");
    rows.push(rule, { kind: "text", text: i18n._(msg`Pas encore clôturé : ${codes}`) });
  }
  return rows;
}
