import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isMeans } from "#shared/schemas/means.ts";
import { hasDebts, moneyRows, saidRows } from "#web/blocks/debts/debt-rows.ts";
import type { DocumentTable } from "#web/blocks/documents/document.ts";
import { wordsOfMove } from "#web/blocks/notebook/move-words.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import type { ShopNotebook } from "#web/store/queries/use-notebooks.ts";
import type { Names } from "./names.ts";
import type { OpenReport } from "./use-report.ts";

/** Debts are counted at no agency: a report of one tells nothing of them. */
export const showsDebts = ({ report, filters, notebooks }: OpenReport): boolean =>
  (filters.agency ?? null) === null &&
  (hasDebts(report.total) || notebooks.some(({ balances }) => balances.some(({ owed }) => owed)));

/** What customers owe now, and what they left as deposits, in francs; of all shops that are counted, whoever sold. */
export function owedNow(notebooks: readonly ShopNotebook[]): { owed: number; deposits: number } {
  const all = notebooks.flatMap(({ balances }) => balances.map(({ owed }) => owed));
  return {
    owed: all.reduce((sum, owed) => sum + Math.max(0, owed), 0),
    deposits: all.reduce((sum, owed) => sum + Math.max(0, -owed), 0),
  };
}

/** Money of sales, sales on account and debts paid of the period, and what customers owe now: never one sum. */
export function debtsTable({ report, notebooks }: OpenReport, i18n: I18n): DocumentTable {
  const { owed, deposits } = owedNow(notebooks);
  const rows = [...moneyRows(report.total), ...saidRows(report.total)].map(
    ({ words, francs }): BookCell[] => [i18n._(words), francs],
  );
  return {
    title: i18n._(msg`Crédit et dettes`),
    columns: [i18n._(msg`Chiffre`), i18n._(msg`FCFA`)],
    rows: [
      ...rows,
      [i18n._(msg`Reste dû par les clients aujourd’hui`), owed],
      [i18n._(msg`Avances des clients aujourd’hui`), deposits],
    ],
  };
}

/** The notebook as it stands: whoever owes or has left something, the largest debt first. */
export function notebookTable(
  { notebooks, shops }: OpenReport,
  names: Names,
  today: string,
  i18n: I18n,
): DocumentTable {
  const lines = notebooks.flatMap((notebook) =>
    notebookLines(notebook, today)
      .filter(({ owed }) => owed !== 0)
      .map((line) => ({ shopId: notebook.shopId, ...line })),
  );
  const isOfSeveral = shops.length > 1;
  const head = [i18n._(msg`Client`), i18n._(msg`Téléphone`), i18n._(msg`Solde, FCFA`)];
  return {
    title: i18n._(msg`Cahier`),
    columns: [
      ...(isOfSeveral ? [i18n._(msg`Boutique`)] : []),
      ...[...head, i18n._(msg`Échéance la plus ancienne`), i18n._(msg`Plafond, FCFA`)],
    ],
    rows: lines
      .sort((a, b) => b.owed - a.owed)
      .map(({ shopId, customer, owed, oldest }): BookCell[] => [
        ...(isOfSeveral ? [names.shop(shopId)] : []),
        ...[customer?.name ?? i18n._(msg`Client inconnu`), customer?.phone ?? "", owed],
        oldest?.due ? { day: oldest.due } : null,
        customer?.creditLimit ?? null,
      ]),
  };
}

/** What happened on accounts in the period, the oldest first; of one seller where one is chosen. */
export function movesTable(
  { notebooks, filters, shops }: OpenReport,
  names: Names,
  i18n: I18n,
): DocumentTable {
  const { period, seller } = filters;
  const isOfSeveral = shops.length > 1;
  const means = (id: string | null) =>
    id !== null && isMeans(id) ? i18n._(paymentWords[id]) : (id ?? "");
  const rows = notebooks.flatMap(({ shopId, customers, moves }) => {
    const byId = new Map(customers.map(({ id, name }) => [id, name]));
    return moves
      .filter(({ day }) => day >= period.from && day <= period.to)
      .filter(({ sellerId }) => seller === undefined || sellerId === seller)
      .map((move) => ({ shopId, move, name: byId.get(move.customerId) }));
  });
  return {
    title: i18n._(msg`Mouvements`),
    columns: [
      ...(isOfSeveral ? [i18n._(msg`Boutique`)] : []),
      ...[i18n._(msg`Jour`), i18n._(msg`Client`), i18n._(msg`Mouvement`)],
      ...[i18n._(msg`Doit en plus, FCFA`), i18n._(msg`Moyen`), i18n._(msg`Reçu`)],
      ...[i18n._(msg`Vendeur`), i18n._(msg`Raison`)],
    ],
    rows: rows
      .sort((a, b) => (a.move.at < b.move.at ? -1 : a.move.at > b.move.at ? 1 : 0))
      .map(({ shopId, move, name }): BookCell[] => [
        ...(isOfSeveral ? [names.shop(shopId)] : []),
        ...[{ day: move.day }, name ?? i18n._(msg`Client inconnu`), i18n._(wordsOfMove(move))],
        ...[move.change, means(move.method), move.receiptNo ?? "", names.seller(move.sellerId)],
        move.reason,
      ]),
  };
}
