import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { netRevenue, standingLines, standingTickets } from "#shared/rules/figures.ts";
import { receiptNumber } from "#shared/rules/receipt.ts";
import { tillDifference } from "#shared/rules/till.ts";
import type { MobileMatch, PieceCount, TillFigures } from "#shared/schemas/till.ts";
import type { ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { differenceWords } from "#web/blocks/till/difference.tsx";
import {
  debtsBesideDrawer,
  drawerRows as meansInDrawer,
  netRows,
} from "#web/blocks/till/means-rows.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import { amountRow, languageOf } from "./amount-row.ts";
import { taxRows } from "./tax-rows.ts";

/** What a report says of one till, running or closed. Amounts in whole francs. */
export type TillReport = {
  shop: ReceiptShop;
  deviceCode: string;
  /** Whoever sold, by name. */
  sellers: readonly string[];
  openedAt: string | null;
  wasOpened: boolean;
  figures: TillFigures;
  vatRate: number;
  /** Of a running till: the moment that it is told at, ms. */
  asOf?: number;
  /** Undefined while the till is open. */
  closing?: {
    number: string;
    at: string;
    by: string;
    counts: readonly PieceCount[];
    counted: number;
    note: string;
    mobile?: MobileMatch | undefined;
  };
};

const rule: ReceiptRow = { kind: "rule" };

/** The report from top to bottom, in the language of the screen: Z when the till is closed, X while it runs. */
export function tillRows(report: TillReport, i18n: I18n): ReceiptRow[] {
  return [
    ...headRows(report, i18n),
    rule,
    ...soldRows(report, i18n),
    rule,
    ...drawerRows(report, i18n),
    ...countedRows(report, i18n),
    ...mobileRows(report.closing?.mobile, i18n),
  ];
}

/** How the mobile money was found on the phone when the till was closed. */
function mobileRows(mobile: MobileMatch | undefined, i18n: I18n): ReceiptRow[] {
  if (!mobile) return [];
  const { toCome, found, missing, notes } = mobile;
  const rows: ReceiptRow[] = [rule];
  rows.push(amountRow(i18n._(msg`Mobile money pointé (${found.count})`), found.francs));
  if (missing.count > 0)
    rows.push(amountRow(i18n._(msg`Mobile money non pointé (${missing.count})`), missing.francs));
  if (toCome > 0)
    rows.push({
      ...{ kind: "pair", left: i18n._(msg`Références à venir`), strong: true },
      right: formatQuantity(toCome),
    });
  for (const { receiptNo, amount, note } of notes)
    rows.push(amountRow(receiptNo, amount), { kind: "text", text: note });
  return rows;
}

function headRows(report: TillReport, i18n: I18n): ReceiptRow[] {
  const { shop, closing, deviceCode, sellers, openedAt, wasOpened, asOf } = report;
  const moment = (at: string | number) => formatDateTime(at, languageOf(i18n), shop.timeZone);
  const pair = (left: string, right: string): ReceiptRow => ({ kind: "pair", left, right });
  const title = closing
    ? i18n._(msg`Rapport Z ${closing.number}`)
    : i18n._(msg`Rapport X · caisse en cours`);
  const rows: ReceiptRow[] = [{ kind: "centre", text: shop.name, strong: true }];
  if (shop.agencyName) rows.push({ kind: "centre", text: shop.agencyName });
  rows.push({ kind: "centre", text: title, strong: true }, rule);
  rows.push(pair(i18n._(msg`Appareil`), deviceCode));
  if (sellers.length > 0) rows.push(pair(i18n._(msg`Vendeurs`), sellers.join(", ")));
  if (wasOpened && openedAt) rows.push(pair(i18n._(msg`Ouverture`), moment(openedAt)));
  if (!wasOpened) rows.push(pair(i18n._(msg`Ouverture`), i18n._(msg`pas de fond saisi`)));
  if (!wasOpened && openedAt) rows.push(pair(i18n._(msg`Première vente`), moment(openedAt)));
  if (asOf !== undefined) rows.push(pair(i18n._(msg`Situation au`), moment(asOf)));
  if (closing) rows.push(pair(i18n._(msg`Clôture`), moment(closing.at)));
  if (closing) rows.push(pair(i18n._(msg`Clôturée par`), closing.by));
  return rows;
}

function soldRows({ figures, deviceCode, vatRate }: TillReport, i18n: I18n): ReceiptRow[] {
  const { firstReceipt, lastReceipt, revenue, refunded, voidedLines = 0 } = figures;
  const { returns, voids } = figures;
  const count = (left: string, right: number): ReceiptRow => ({
    ...{ kind: "pair", left, right: formatQuantity(right) },
  });
  const net = netRevenue(figures);
  const rows: ReceiptRow[] = [];
  if (firstReceipt && lastReceipt)
    rows.push(
      { kind: "pair", left: i18n._(msg`Du reçu`), right: receiptNumber(deviceCode, firstReceipt) },
      { kind: "pair", left: i18n._(msg`au reçu`), right: receiptNumber(deviceCode, lastReceipt) },
    );
  rows.push(count(i18n._(msg`Tickets`), standingTickets(figures)));
  if (voids > 0) rows.push(count(i18n._(msg`Tickets annulés`), voids));
  rows.push(count(i18n._(msg`Lignes`), standingLines({ ...figures, voidedLines })));
  rows.push(amountRow(i18n._(msg`Ventes`), revenue));
  if (returns > 0) rows.push(amountRow(i18n._(msg`Retours (${returns})`), -refunded));
  rows.push(amountRow(i18n._(msg`NET`), net, true));
  rows.push(...taxRows({ taxes: figures.taxes, net, vatRate }, i18n));
  for (const { words, francs } of [...netRows(figures), ...debtsBesideDrawer(figures)])
    rows.push(amountRow(i18n._(words), francs));
  return rows;
}

function drawerRows({ figures }: TillReport, i18n: I18n): ReceiptRow[] {
  const { float, moneyIn, moneyOut, expected } = figures;
  const rows = [amountRow(i18n._(msg`Fond de caisse`), float)];
  for (const { words, francs } of meansInDrawer(figures))
    rows.push(amountRow(i18n._(words), francs));
  if (moneyIn > 0) rows.push(amountRow(i18n._(msg`Apports`), moneyIn));
  if (moneyOut > 0) rows.push(amountRow(i18n._(msg`Retraits`), -moneyOut));
  rows.push(amountRow(i18n._(msg`ATTENDU`), expected, true));
  return rows;
}

function countedRows({ figures, closing }: TillReport, i18n: I18n): ReceiptRow[] {
  if (!closing) return [];
  const { counts, counted, note } = closing;
  const pieces = counts.filter(({ count }) => count > 0);
  const words = differenceWords(tillDifference({ counted, figures }), i18n);
  return [
    rule,
    ...pieces.map(({ value, count }) =>
      amountRow(`${formatQuantity(count)} × ${formatAmount(value)}`, value * count),
    ),
    amountRow(i18n._(msg`COMPTÉ`), counted, true),
    { kind: "pair", left: i18n._(msg`Écart`), right: words, strong: true },
    ...(note === "" ? [] : [rule, { kind: "text" as const, text: note }]),
  ];
}
