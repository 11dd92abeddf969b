import { isNearWord } from "#shared/spoken/near-word.ts";
import { foldWord } from "#shared/spoken/said-words.ts";
import type { PaperWord } from "./paper-word.ts";
import { sumOf } from "./read-sums.ts";
import { unitOf } from "./row-tokens.ts";
import type { PaperRow } from "./rows.ts";

/**
 * Content of a column. `per`: pieces in one pack. `tax`, `discount`: per cent or francs. `ledger`: a debit, a credit or
 * a balance. `other`: known to be neither a count nor a price, such as a lot, a date, a quantity ordered. `unknown`: a
 * title that the reader does not know.
 */
export type ColumnRole =
  | "name"
  | "count"
  | "price"
  | "total"
  | "unit"
  | "mark"
  | "per"
  | "tax"
  | "discount"
  | "ledger"
  | "other"
  | "unknown";
/** A column of a table: its role, the left and right edges of its title, and the title. */
export type Column = {
  role: ColumnRole;
  left: number;
  right: number;
  text?: string | undefined;
  /** Unit of a column that counts packs: « Cartons ». */
  unit?: string | undefined;
};
/** The columns of a table in their order. */
export type Titles = readonly Column[];

const words: Partial<Record<ColumnRole, readonly string[]>> = {
  name: "designation designations description descriptions article articles libelle libelles produit produits product products marchandise marchandises detail details particulars denomination nature".split(
    " ",
  ),
  count: "qte qty quantite quantites quantity nombre nbre nb poids colis weight qnt qtes".split(
    " ",
  ),
  price:
    "pu p.u prix price rate tarif unitaire punitaire p.unitaire puht puttc unit-price gros demigros demi-gros wholesale retail".split(
      " ",
    ),
  total: "montant montants total amount amt somme valeur ptotal pt value".split(" "),
  unit: "unite unites unit units cond conditionnement emballage uom um u".split(" "),
  mark: "ref refs reference code n no s/n sn observations item ean cip barcode gencod".split(" "),
  per: "colisage pcb u/c".split(" "),
  tax: "tva vat taxe tax taux".split(" "),
  discount: "remise remises rabais rem discount disc ristourne".split(" "),
  ledger: "debit credit solde balance dr cr".split(" "),
  other:
    "lot lots batch serie stock consigne date dates peremption perempt exp expiry expiration dlc dluo ddp commandee commandees commande ordered".split(
      " ",
    ),
};
const roles = Object.keys(words) as ColumnRole[];
const perPack =
  /^(?:u|un|unit\w*|pcs?|pces?|pieces?|nb|qte)(?:\/|par|per)(?:u|ctn|cart\w*|colis|case|caisse|pack|paquet|box)$/;

function roleOf(text: string): ColumnRole | undefined {
  const word = foldWord(text)
    .replace(/[^a-z./-]/g, "")
    .replace(/^[./-]+|[./-]+$/g, "");
  const bare = word.replace(/[./-]/g, "");
  if (bare === "") return undefined;
  if (perPack.test(word) || perPack.test(word.replace(/[.-]/g, ""))) return "per";
  for (const role of roles)
    if (words[role]?.includes(word) || words[role]?.includes(bare)) return role;
  for (const role of roles)
    if (words[role]?.some((one) => one.length > 4 && isNearWord(bare, one))) return role;
  // A ruled line of the table may be read as letters behind the title: « Produitill ».
  for (const role of roles)
    if (words[role]?.some((one) => one.length > 6 && bare.startsWith(one))) return role;
  return undefined;
}

type Cell = Column & { text: string };

/** Least gap between two titles, in heights of letters; words of one title stand closer. */
const apart = 1.25;

/** The titles of a table's columns, where a row is these: at least two kinds of them, and hardly anything else. */
export function titlesOf(
  { words: read }: Pick<PaperRow, "words">,
  letters: number,
): Titles | undefined {
  // « Nb articles : 9 »
  if (read.some(({ text }) => /\d/.test(text)) && sumOf({ words: read }) === "number")
    return undefined;
  const cells: Cell[] = [];
  for (const word of read) {
    if (/\d{2}/.test(word.text)) return undefined;
    const before = cells.at(-1);
    const isBeside = before !== undefined && word.x - before.right < apart * letters;
    if (/^-?\d$/.test(word.text)) {
      // « Prix 2 »
      if (isBeside) before.text += ` ${word.text}`;
      continue;
    }
    const role = roleOf(word.text);
    const both = before && role && together(before, role, word.text, isBeside);
    if (before && (both ?? (isBeside && !role))) {
      if (both) before.role = both;
      else if (before.role === "unknown") before.role = roleOf(word.text) ?? "unknown";
      before.right = word.x + word.width;
      before.text += ` ${word.text}`;
    } else if (role || word.text.length > 1 || !isBeside) cells.push(cellOf(word, role));
  }
  const columns = cells.flatMap((cell) => (isGrain(cell) ? [] : [packed(cell)]));
  const kinds = new Set(columns.map(({ role }) => role));
  const isItem = columns.some(({ text }) => /^items?\b/i.test(text));
  if (isItem) kinds.add("name");
  nameAmong(columns);
  const counts = columns.filter(({ role }) => role === "count");
  // Goods priced by the carton are counted by the carton.
  const priced = columns.find(({ role, unit }) => role === "price" && unit !== undefined)?.unit;
  if (counts.length === 1) for (const one of counts) one.unit ??= priced;
  const told = ["name", "count", "price", "total", "ledger"].filter((role) =>
    kinds.has(role as ColumnRole),
  );
  const unknown = columns.filter(({ role }) => role === "unknown").length;
  const ledgers = columns.filter(({ role }) => role === "ledger").length;
  if ((told.length < 2 && ledgers < 2) || unknown > columns.length - unknown + 1) return undefined;
  return columns;
}

const cellOf = ({ text, x, width }: PaperWord, role: ColumnRole | undefined): Cell => ({
  ...{ role: role ?? "unknown", left: x, right: x + width, text },
});

const isGrain = ({ role, text }: Cell) => role === "unknown" && !/\p{L}{3}/u.test(text);

/** Sets the pack of a column: « Cartons » or « Nb colis » counts packs; « PU carton » is the price of one. */
function packed(cell: Cell): Cell {
  const isUnknown = cell.role === "unknown";
  if (!isUnknown && cell.role !== "count" && cell.role !== "price") return cell;
  const said = isUnknown ? [cell.text] : cell.text.split(/[ /]/);
  const unit = said.map(unitOf).find((one) => one !== undefined && (isUnknown || isPack(one)));
  return unit === undefined ? cell : { ...cell, role: isUnknown ? "count" : cell.role, unit };
}

const isPack = (unit: string) => !["kg", "g", "l", "ml", "cl", "piece"].includes(unit);

/**
 * Leaves exactly one column for the names of goods: « Item description », or « Item » alone. « Code article » before it
 * is a mark.
 */
function nameAmong(columns: Cell[]): void {
  const names = columns.filter(({ role }) => role === "name");
  for (const other of names.slice(0, -1)) {
    const before = columns[columns.indexOf(other) - 1];
    if (before?.role === "mark" && /^(?:code|ref|n)/i.test(foldWord(before.text))) {
      before.right = other.right;
      columns.splice(columns.indexOf(other), 1);
    }
  }
  const [, ...more] = columns.filter(({ role }) => role === "name");
  for (const one of more) one.role = "unknown";
  if (names.length > 0) return;
  const item = columns.find(({ text }) => /^items?\b/i.test(text));
  // An unread title of goods stands left of the numbers.
  const first = columns.findIndex(({ role }) => role === "price" || role === "total");
  const unread = columns.slice(0, Math.max(0, first)).find(({ role }) => role === "unknown");
  const name = item ?? unread;
  if (name) name.role = "name";
}

/**
 * The role of two words as one title: « Prix unitaire », « Montant TVA », « Qté commandée ». Undefined if they are two
 * titles.
 */
function together(
  before: Cell,
  role: ColumnRole,
  text: string,
  isBeside: boolean,
): ColumnRole | undefined {
  const one = before.role;
  const pair = (a: ColumnRole, b: ColumnRole) =>
    (one === a && role === b) || (one === b && role === a);
  if (one === "unit" && role === "price")
    return foldWord(before.text).startsWith("unit") && /^p/i.test(text) ? "price" : undefined;
  if (one === "price" && role === "unit")
    return /unit/i.test(text) || isBeside ? "price" : undefined;
  if (!isBeside) return undefined;
  if (one === role) return role === "mark" ? undefined : role;
  if (one === "unknown") return role;
  if (pair("total", "tax") || pair("price", "tax")) return "tax";
  if (pair("total", "discount")) return "discount";
  // « PU colis », « Prix détail »
  if (one === "price" && (role === "count" || role === "name")) return "price";
  if (pair("price", "total")) return "total";
  if (pair("count", "total") || pair("count", "unit") || pair("count", "per")) return "count";
  if (pair("count", "other")) return "other";
  if (pair("mark", "other") || pair("name", "other")) return "other";
  return undefined;
}
