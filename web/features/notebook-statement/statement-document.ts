import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PaperDocument } from "#web/blocks/documents/document.ts";
import { moveWordsOf } from "#web/blocks/notebook/move-words.ts";
import type { Statement } from "#web/blocks/notebook/running-balance.ts";
import type { Creditor } from "#web/blocks/notebook/use-creditor.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatAmount, formatMoney, formatQuantity } from "#web/i18n/money.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";

type StatementOf = {
  creditor: Creditor;
  customerName: string;
  /** Day on which it is written, `YYYY-MM-DD`. */
  today: string;
  /** What is owed at its end, francs; below zero for a deposit. */
  owed: number;
  statement: Statement<AccountMoveRow>;
  /** Whether the shop owes, and not the other. */
  suppliers: boolean;
  /** Number of the receipt of a sale or of a supplier's invoice, where this device holds it. */
  receiptOf: (saleId: string) => string | undefined;
};

const dayWords = (day: string, language: Language) => formatDate(`${day}T12:00:00.000Z`, language);

/** What stands in a line beside its day and its francs. */
export function lineWords(
  move: AccountMoveRow,
  { suppliers, receiptOf }: Pick<StatementOf, "suppliers" | "receiptOf">,
  i18n: I18n,
): string {
  return [i18n._(moveWordsOf(suppliers)(move)), lineNumber(move, receiptOf)]
    .filter(Boolean)
    .join(" ");
}

/** The number of the receipt of a move, where one is known. */
export function lineNumber(move: AccountMoveRow, receiptOf: StatementOf["receiptOf"]) {
  const { kind, receiptNo, saleIds } = move;
  const [saleId] = saleIds;
  if (kind === "payment") return receiptNo;
  return saleId === undefined ? undefined : receiptOf(saleId);
}

/** What is owed or left as a deposit, in words. */
export function endWords(owed: number, i18n: I18n): string {
  const money = formatMoney(Math.abs(owed));
  if (owed < 0) return i18n._(msg`Avance : ${money}`);
  return i18n._(msg`Reste à payer : ${money}`);
}

/** The statement as pages of a PDF are made of it. */
export function statementDocument(given: StatementOf, i18n: I18n): PaperDocument {
  const { creditor, customerName, today, owed, statement, suppliers } = given;
  const language = i18n.locale as Language;
  const { before, lines } = statement;
  const first = lines[0] ? [[i18n._(msg`Solde avant`), "", formatAmount(before)]] : [];
  return {
    title: i18n._(msg`Relevé de compte`),
    information: [
      [i18n._(creditor.isReseller ? msg`Revendeur` : msg`Boutique`), creditor.name],
      [i18n._(suppliers ? msg`Fournisseur` : msg`Client`), customerName],
      [i18n._(msg`Établi le`), dayWords(today, language)],
    ],
    tables: [
      {
        title: endWords(owed, i18n),
        columns: [i18n._(msg`Date et opération`), i18n._(msg`Montant`), i18n._(msg`Solde`)],
        rows: [
          ...(before === 0 ? [] : first),
          ...lines.map(({ move, after }) => [
            `${dayWords(move.day, language)} · ${lineWords(move, given, i18n)}`,
            formatQuantity(move.change, true),
            formatAmount(after),
          ]),
        ],
        total: [i18n._(msg`Solde`), "", formatAmount(owed)],
      },
    ],
  };
}

/** The statement as a message, a line a move; plain spaces alone. */
export function statementText(given: StatementOf, i18n: I18n): string {
  const { title, information, tables } = statementDocument(given, i18n);
  const [table] = tables;
  const rows = (table?.rows ?? []).map(([what, change, after]) =>
    change === "" ? `${what} = ${after}` : `${what} : ${change} = ${after}`,
  );
  const head = information.map(([label, value]) => `${label} : ${value}`);
  return [title, ...head, "", ...rows, "", table?.title ?? ""]
    .join("\n")
    .replaceAll(/[^\S\n]/gu, " ")
    .replaceAll("\u2212", "-");
}

/** Its name among the downloads, without its ending. */
export const statementFile = ({ customerName, today }: StatementOf): string =>
  `releve_${nameInFile(customerName, "client")}_${today}`;
