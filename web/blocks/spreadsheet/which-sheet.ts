import { foldedTitle } from "#shared/rules/column-words.ts";
import { guessColumns, titleRowOf } from "#shared/rules/import-columns.ts";
import type { PersonMapping } from "#shared/rules/person-column.ts";
import { guessPeople, namesSomebody } from "#shared/rules/person-columns.ts";

/** Kind of list that a file is opened for. */
export type Sought = "products" | "customers" | "suppliers";

/** A sheet of a workbook that is not empty. */
export type FilledSheet = { name: string; rows: string[][] };

/** Number of rows below the titles that are examined. */
const judged = 50;

/** Number of columns of the sheet with a title known in lists of products. */
function toldOfProducts(rows: string[][]): number {
  const at = titleRowOf(rows);
  if (at === undefined) return 0;
  return Object.keys(guessColumns(rows[at] ?? [], rows.slice(at + 1, at + judged))).length;
}

const ofPerson = [
  ...(["phone", "balance", "theyOwe", "weOwe", "bought", "firstName", "creditLimit"] as const),
  ...(["email", "role"] as const),
];

/** Number of known columns of a list of people; 0 with a name only. The country serves only to detect telephones. */
function toldOfPeople(rows: string[][]): number {
  const { titleRow, mapping } = guessPeople(rows.slice(0, judged), "CM");
  if (titleRow === undefined || !namesSomebody(mapping)) return 0;
  const told = Object.keys(mapping) as (keyof PersonMapping)[];
  return told.some((column) => ofPerson.some((one) => one === column)) ? told.length : 0;
}

const names: Record<Sought, RegExp> = {
  products: /\b(?:produits?|products?|articles?|stocks?|catalogue|inventaire|items?)\b/,
  customers: /\b(?:clients?|customers?|dettes?|debts?|credits?|debtors?|debiteurs?|cahier)\b/,
  suppliers: /\b(?:fournisseurs?|suppliers?|vendors?|creditors?|grossistes?)\b/,
};

/**
 * Picks the sheet that is most likely meant. Candidates read better as the wanted list than as another: first the one
 * with a fitting name, then the first one. Otherwise: the first list with two known columns, then the first sheet that
 * is not empty.
 */
export function sheetFor(sheets: readonly FilledSheet[], sought: Sought): FilledSheet | undefined {
  const judgedSheets = sheets.map((sheet) => {
    const [products, people] = [toldOfProducts(sheet.rows), toldOfPeople(sheet.rows)];
    const own = sought === "products" ? products : people;
    const other = sought === "products" ? people : products;
    return { sheet, own, isIt: own > 1 && own >= other };
  });
  const meant = judgedSheets.filter(({ isIt }) => isIt);
  const isOther = (name: string) =>
    Object.entries(names).some(([what, said]) => what !== sought && said.test(foldedTitle(name)));
  const called = meant.find(({ sheet }) => names[sought].test(foldedTitle(sheet.name)));
  const found =
    called ??
    meant.find(({ sheet }) => !isOther(sheet.name)) ??
    meant[0] ??
    judgedSheets.find(({ own }) => own > 1);
  return found?.sheet ?? sheets[0];
}
