import { isWrecked } from "./import-code.ts";
import { wholeNumberOf } from "./import-number.ts";

/** What a column of a file may hold. */
export const importColumns = [
  "name",
  "brand",
  "model",
  "color",
  "dimensions",
  "barcode",
  "uniqueCode",
  "category",
  "price",
  "minPrice",
  "stockThreshold",
  "stock",
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Which column of the file, from 0, holds what. */
export type ColumnMapping = Partial<Record<ImportColumn, number>>;

/** How people call a column, folded; the likeliest first. */
const names: Record<ImportColumn, readonly string[]> = {
  name: [
    "nom du produit",
    "product name",
    "designation",
    "nom",
    "produit",
    "libelle",
    "article",
    "name",
    "product",
    "item",
    "intitule",
    "description",
  ],
  brand: ["marque", "marques", "brand", "brands", "fabricant"],
  model: ["modele", "model"],
  color: ["couleur", "color", "colour"],
  dimensions: ["dimensions", "dimension", "taille", "size", "contenance", "format", "quantity"],
  barcode: [
    "code barres",
    "code barre",
    "codes barres",
    "codebarre",
    "codebarres",
    "code ean",
    "ean",
    "ean13",
    "ean 13",
    "gtin",
    "upc",
    "barcode",
    "bar code",
    "code",
  ],
  uniqueCode: [
    "code unique",
    "unique code",
    "code produit",
    "code article",
    "product code",
    "reference",
    "ref",
    "sku",
    "code",
  ],
  category: [
    "categorie",
    "category",
    "rayon",
    "famille",
    "main category fr",
    "categories",
    "groupe",
    "type",
  ],
  price: [
    "prix de vente",
    "prix vente",
    "prix de vente ttc",
    "prix ttc",
    "selling price",
    "sale price",
    "prix unitaire",
    "unit price",
    "pv",
    "prix",
    "price",
    "tarif",
    "pu",
  ],
  minPrice: [
    "prix minimum",
    "prix minimal",
    "prix min",
    "prix plancher",
    "minimum price",
    "lowest price",
    "min price",
  ],
  stockThreshold: [
    "seuil d alerte",
    "seuil",
    "stock minimum",
    "stock min",
    "stock threshold",
    "alert threshold",
    "low stock threshold",
    "alerte",
  ],
  stock: [
    "stock",
    "stock actuel",
    "current stock",
    "en stock",
    "quantite en stock",
    "quantite",
    "qte",
    "quantity",
    "qty",
    "stock initial",
  ],
};

const numeric: ReadonlySet<ImportColumn> = new Set([
  "price",
  "minPrice",
  "stockThreshold",
  "stock",
]);

/** A title without accents, signs and brackets: « Prix_de_vente (FCFA) » → « prix de vente ». */
function folded(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\(.*?\)/g, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ (?:fcfa|xaf|f cfa|cfa)$/, "")
    .trim();
}

/**
 * Guesses which column holds what, by its title and by what stands below: a column of amounts must hold amounts.
 * A guess only: people see it and put it right.
 */
export function guessColumns(
  titles: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMapping {
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  const found = titles.map(folded);
  for (const column of importColumns) {
    for (const name of names[column]) {
      const at = found.findIndex((title, index) => title === name && !taken.has(index));
      if (
        at < 0 ||
        !mayHold(
          column,
          name,
          sample.map((row) => row[at] ?? ""),
        )
      )
        continue;
      mapping[column] = at;
      taken.add(at);
      break;
    }
  }
  return mapping;
}

function mayHold(column: ImportColumn, name: string, cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  if (filled.length === 0) return true;
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  if (numeric.has(column)) return share((cell) => wholeNumberOf(cell) !== undefined) >= 0.5;
  // « code » alone may be either: digits make a barcode, all else a code of the shop.
  if (column === "barcode" && name === "code")
    return share((cell) => /^\d{6,}$/.test(cell) || isWrecked(cell)) >= 0.5;
  // « quantity » with words in it is a content such as 70 g; with numbers it is the stock.
  if (column === "dimensions" && name === "quantity")
    return share((cell) => wholeNumberOf(cell) !== undefined) < 0.5;
  return true;
}

/** How many of the first rows may stand above the titles: a name of the shop, a date, a blank. */
const rowsAbove = 20;

/** The row, from 0, whose cells are most often known titles; undefined when none has any. */
export function titleRowOf(rows: readonly (readonly string[])[]): number | undefined {
  const known = new Set(importColumns.flatMap((column) => names[column]));
  let best: { at: number; count: number } | undefined;
  for (const [at, row] of rows.slice(0, rowsAbove).entries()) {
    const count = new Set(row.map(folded).filter((title) => known.has(title))).size;
    if (count > (best?.count ?? 0)) best = { at, count };
  }
  return best?.at;
}
