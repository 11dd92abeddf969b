import { mostFrancs } from "#shared/schemas/bounds.ts";
import { foldedTitle } from "./column-words.ts";
import { wholeNumberOf } from "./import-number.ts";
import { cleanText } from "./import-row.ts";
import { namesSum } from "./import-titles.ts";

/** What a column of a file of customers may hold, by how people call it, folded; the likeliest first. */
const titles = {
  name: [
    "nom",
    "nom du client",
    "client",
    "clients",
    "name",
    "customer",
    "customer name",
    "noms",
    "fournisseur",
    "fournisseurs",
    "nom du fournisseur",
    "supplier",
    "supplier name",
  ],
  phone: ["telephone", "tel", "phone", "numero", "mobile", "phone number", "portable", "contact"],
  otherPhone: [
    "autre telephone",
    "other phone",
    "telephone 2",
    "tel 2",
    "phone 2",
    "second phone",
    "whatsapp",
  ],
  note: ["note", "notes", "remarque", "remarques", "adresse", "quartier", "address", "comment"],
  creditLimit: ["plafond", "plafond de credit", "limite", "limit", "credit limit"],
  termDays: ["delai", "delai jours", "jours", "term", "term days", "days", "echeance jours"],
  balance: ["solde", "doit", "dette", "reste a payer", "montant du", "balance", "owes", "debt"],
} as const;
export type CustomerColumn = keyof typeof titles;
export const customerColumns = Object.keys(titles) as CustomerColumn[];
export type CustomerMapping = Partial<Record<CustomerColumn, number>>;

/** Why a line is not taken. */
export type CustomerRowTrouble =
  | "name-missing"
  | "name-too-long"
  | "phone-too-long"
  | "note-too-long"
  | "limit-not-understood"
  | "term-not-understood"
  | "balance-not-understood"
  | "sum-row";

/** One line of a file, understood cell by cell. `balance`: francs owed before, below zero for a deposit. */
export type CustomerRow = {
  /** The row of the file, from 1, as a spreadsheet numbers it. */
  line: number;
  name: string;
  phone: string;
  otherPhone: string;
  note: string;
  creditLimit: number | null;
  termDays: number | null;
  balance: number;
  trouble: CustomerRowTrouble | undefined;
};

/** How many of the first rows may stand above the titles. */
const rowsAbove = 20;

/** The row of titles, from 0, and which column holds what; undefined where no row names at least the customer. */
export function customerTitles(
  rows: readonly (readonly string[])[],
): { titleRow: number; mapping: CustomerMapping } | undefined {
  const found = rows.slice(0, rowsAbove).flatMap((cells, titleRow) => {
    const mapping = mappingOf(cells);
    return mapping.name === undefined ? [] : [{ titleRow, mapping }];
  });
  const size = ({ mapping }: { mapping: CustomerMapping }) => Object.keys(mapping).length;
  return found.sort((a, b) => size(b) - size(a))[0];
}

function mappingOf(cells: readonly string[]): CustomerMapping {
  const folded = cells.map(foldedTitle);
  const mapping: CustomerMapping = {};
  for (const column of customerColumns)
    for (const title of titles[column]) {
      const at = folded.indexOf(title);
      if (at === -1) continue;
      mapping[column] = at;
      break;
    }
  return mapping;
}

/** Every line below the titles that holds something: taken, or with what is wrong with it. */
export function readCustomers(
  rows: readonly (readonly string[])[],
  { titleRow, mapping }: { titleRow: number; mapping: CustomerMapping },
): CustomerRow[] {
  return rows.flatMap((cells, at) => {
    if (at <= titleRow || cells.every((cell) => cell.trim() === "")) return [];
    return [readCustomer(cells, at + 1, mapping)];
  });
}

const longest = { name: 120, phone: 40, note: 200 };
const mostDays = 365;

function readCustomer(
  cells: readonly string[],
  line: number,
  mapping: CustomerMapping,
): CustomerRow {
  const cell = (column: CustomerColumn) => {
    const at = mapping[column];
    return at === undefined ? "" : cleanText(cells[at] ?? "");
  };
  const name = cell("name");
  const phone = cell("phone");
  const otherPhone = cell("otherPhone");
  const note = cell("note");
  const creditLimit = numberIn(cell("creditLimit"), mostFrancs);
  const termDays = numberIn(cell("termDays"), mostDays);
  const balance = signedIn(cell("balance"));
  const trouble = [
    name === "" && ("name-missing" as const),
    name.length > longest.name && ("name-too-long" as const),
    namesSum(name) && ("sum-row" as const),
    Math.max(phone.length, otherPhone.length) > longest.phone && ("phone-too-long" as const),
    note.length > longest.note && ("note-too-long" as const),
    creditLimit === undefined && ("limit-not-understood" as const),
    termDays === undefined && ("term-not-understood" as const),
    balance === undefined && ("balance-not-understood" as const),
  ].find((one) => one !== false);
  return {
    ...{ line, name, phone, otherPhone, note, trouble },
    ...{ creditLimit: creditLimit ?? null, termDays: termDays ?? null, balance: balance ?? 0 },
  };
}

/** Null for an empty cell, undefined for what is no such number. */
function numberIn(text: string, most: number): number | null | undefined {
  if (text === "") return null;
  const value = wholeNumberOf(text);
  return value === undefined || value > most ? undefined : value;
}

/** A deposit is written below zero, or in brackets. */
function signedIn(text: string): number | undefined {
  const bare = /^(?:[-−–]\s*|\()(.*?)\)?$/.exec(text)?.[1];
  const value = numberIn(bare ?? text, mostFrancs);
  if (value === undefined || value === null) return value === null ? 0 : undefined;
  return bare === undefined ? value : -value;
}
