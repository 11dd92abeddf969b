import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccountMap, JournalLine } from "#shared/schemas/journal.ts";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { factWords } from "./journal-words.ts";

/** The columns of a journal: date, journal, compte, tiers, libellé, débit, crédit, pièce. */
export function journalRows(
  lines: readonly JournalLine[],
  accounts: AccountMap,
  i18n: I18n,
): BookCell[][] {
  const titles = [
    i18n._(msg`Date`),
    i18n._(msg`Journal`),
    i18n._(msg`Compte`),
    i18n._(msg`Tiers`),
    i18n._(msg`Libellé`),
    i18n._(msg`Débit`),
    i18n._(msg`Crédit`),
    i18n._(msg`N° de pièce`),
  ];
  const rows = lines.map((line): BookCell[] => {
    const { day, fact, account, party, piece, debit, credit, reference } = line;
    const { label, journal } = factWords[fact];
    const words = reference ? i18n._(msg`${i18n._(label)}, facture ${reference}`) : i18n._(label);
    return [{ day }, journal, accounts[account], party, words, debit, credit, piece];
  });
  const [debit, credit] = lines.reduce(
    ([debits, credits], line) => [debits + line.debit, credits + line.credit],
    [0, 0],
  );
  return [titles, ...rows, ["", "", "", "", i18n._(msg`Total`), debit, credit, ""]];
}

/** The same as plain cells, for a file of CSV: days as they are sorted. */
export function plainRows(rows: readonly (readonly BookCell[])[]): (string | number)[][] {
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return "";
      if (typeof cell !== "object") return cell;
      if ("day" in cell) return cell.day;
      if ("month" in cell) return cell.month;
      return "moment" in cell ? cell.moment : cell.share;
    }),
  );
}
