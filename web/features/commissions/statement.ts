import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { commissionTotals } from "#shared/rules/commission-totals.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate, formatMonth } from "#web/i18n/long-dates.ts";
import { eachWords, soldWords } from "#web/i18n/measure.ts";
import { formatAmount, formatMoney } from "#web/i18n/money.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";

/** A statement as its page is drawn: a head, a table, its sums. All words are in the reader's language. */
export type Statement = {
  fileName: string;
  title: string;
  head: readonly string[];
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  sums: readonly (readonly [label: string, amount: string])[];
  foot: string;
};

export type StatementOf = {
  shopName: string;
  resellerName: string;
  /** `2026-11`; undefined for everything that this device holds. */
  month: string | undefined;
  rows: readonly CommissionRow[];
  /** Day on which it is written, `YYYY-MM-DD`. */
  today: string;
};

/** What a reseller has earned in a shop, line by line, and what of it was paid. */
export function statementOf(given: StatementOf, i18n: I18n): Statement {
  const { shopName, resellerName, month, today } = given;
  const language = i18n.locale as Language;
  const rows = given.rows.filter(({ day }) => month === undefined || day.startsWith(month));
  const totals = commissionTotals(rows.map(({ commission }) => commission));
  const period =
    month === undefined ? i18n._(msg`Toutes les ventes`) : formatMonth(month, language);
  const written = dayOf(today, language);
  return {
    fileName: `commissions_${nameInFile(shopName, "boutique")}_${nameInFile(resellerName, "revendeur")}_${month ?? today}.pdf`,
    title: i18n._(msg`Relevé de commissions`),
    head: [
      i18n._(msg`Boutique : ${shopName}`),
      i18n._(msg`Revendeur : ${resellerName}`),
      i18n._(msg`Période : ${period}`),
      i18n._(msg`Établi le ${written}`),
    ],
    columns: [
      i18n._(msg`Date`),
      i18n._(msg`Reçu`),
      i18n._(msg`Produit`),
      i18n._(msg`Qté`),
      i18n._(msg`Prix`),
      i18n._(msg`Minimum`),
      i18n._(msg`Commission`),
      i18n._(msg`Payée le`),
    ],
    rows: rows.map(({ day, receiptNo, productName, minPrice, commission, ...goods }) => [
      dayOf(day, language),
      receiptNo,
      productName,
      soldWords(goods),
      eachWords(goods),
      eachWords({ ...goods, price: minPrice }),
      formatAmount(commission.amount),
      commission.paid ? dayOf(commission.paid.on, language) : i18n._(msg`en attente`),
    ]),
    sums: [
      [i18n._(msg`Total payé`), formatMoney(totals.paid)],
      [i18n._(msg`En attente`), formatMoney(totals.pending)],
      [i18n._(msg`Total général`), formatMoney(totals.total)],
    ],
    foot: i18n._(
      msg`Commission = (prix de vente − prix minimum) × quantité. Paiement le 5 de chaque mois, sous 2 à 3 jours ouvrables.`,
    ),
  };
}

function dayOf(day: string, language: Language): string {
  return formatDate(`${day}T12:00:00.000Z`, language);
}
