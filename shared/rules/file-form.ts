import { foldedTitle, isFiller } from "./column-words.ts";
import { type ShopColumn, shopColumnsOf } from "./form-shops.ts";
import { taxColumnOf } from "./form-tax.ts";
import { isYes, rowKindOf } from "./form-words.ts";
import type { ImportColumn } from "./import-column.ts";

/** Index of the file's column, from 0, for each field. */
type ColumnMapping = Partial<Record<ImportColumn, number>>;

/** Columns of an option: `name` (« Taille ») and `value` (« M »), from 0. */
export type OptionColumn = { name: number | undefined; value: number };

/** Columns of a till's export that are not fields of a product, from 0. */
export type FileForm = {
  titles: readonly string[];
  /** One value for all rows of a product; its name often stands in the first row only. */
  group: number | undefined;
  /** Like `group`, but every value is unique, so it groups nothing. */
  slug: number | undefined;
  /** Column that names the parent row of a variant. */
  parent: number | undefined;
  /** Columns by which a row may be named as a parent. */
  ids: readonly number[];
  /** Column of the variant in words: « Petit », « Taille: M ». */
  variant: number | undefined;
  options: readonly OptionColumn[];
  kind: number | undefined;
  /** Columns in which « yes » means no longer sold. */
  archived: readonly number[];
  /** Columns in which « no » means no longer sold. */
  active: readonly number[];
  /** Columns in which « no » means not sold here. */
  forSale: readonly number[];
  weighed: number | undefined;
  /** Column of the parts of a composite, one per row. */
  part: number | undefined;
  tax: number | undefined;
  shops: readonly string[];
  shopColumns: readonly ShopColumn[];
};

const says = (pattern: RegExp) => (title: string) => pattern.test(title);
const groupTitle = says(
  /^(?:(?:url|product|item|reference) )?handle$|^(?:variant group|item group|parent) (?:id|sku|name)$/,
);
const parentTitle = says(/^parent$/);
const idTitle = says(/^(?:id|product id|item id|sku|ugs)$/);
/**
 * True for titles with only words of a variant: « Valeurs de la variante », « Product Variant Values », « Variation
 * Name ».
 */
const variantTitle = (title: string) => {
  const told = title.split(" ").filter((word) => !isFiller(word));
  const isVariant = told.some((word) =>
    /^(?:variations?|variantes?|variants?|declinaisons?)$/.test(word),
  );
  const isValue = told.some((word) => /^(?:values?|valeurs?)$/.test(word));
  // « Product Attributes / Values » of a template holds all values together.
  const isAttribute =
    isValue && told.length === 2 && told.some((word) => /^attribut(?:e|s|es)?$/.test(word));
  return (isVariant || isAttribute) && told.every((word) => ofVariant.test(word));
};
const ofVariant =
  /^(?:variations?|variantes?|variants?|declinaisons?|attribut(?:e|s|es)?|values?|valeurs?|ids|noms?|names?|titles?|titres?|override|template|products?|produits?|items?|articles?)$/;
const kindTitle = says(
  /^(?:(?:item|product|detailed|variation) )?type$|^type (?:d article|de produit|article|produit)$|^product class$|^nature$/,
);
const archivedTitle = says(
  /^(?:is |product |item )?(?:archived?|archive|arch|deleted|supprime|inactive|inactif|discontinued)$|^(?:mise )?en sommeil$|^sommeil$/,
);
const activeTitle = says(
  /^(?:is |product |item )?(?:active|actif|activ[e]?|status|active status|statut|etat|published|publie|enabled)$/,
);
const forSaleTitle = says(
  /^(?:available for sale|disponible a la vente|sellable|can be sold|peut etre vendu|sale ok|for sale|en vente|a vendre)$/,
);
const weighedTitle = says(
  /^(?:sold by weight|vendu au poids|vente au poids|au poids|weighed|pese|sold by kg|is weighed)$/,
);
const partTitle = says(
  /^(?:sku of included item|ugs de l article inclus|composite sku|composite handle|bundle components?)$/,
);

const numbers = new Map([
  ["one", "1"],
  ["two", "2"],
  ["three", "3"],
  ["un", "1"],
  ["deux", "2"],
  ["trois", "3"],
]);

/**
 * The option of a title and if it is its name or its value: « Option1 Value », « Valeur(s) de l’attribut 1 », «
 * variant_option_one_value ».
 */
function optionOf(title: string): { number: string; is: "name" | "value" } | undefined {
  const words = title.replace(/(\p{L})(\d)/gu, "$1 $2").split(" ");
  const has = (...some: string[]) => some.some((word) => words.includes(word));
  if (!has("option", "options", "attribute", "attribut")) return undefined;
  const number = words
    .map((word) => numbers.get(word) ?? word)
    .find((word) => /^[1-9]$/.test(word));
  if (number === undefined) return undefined;
  const isValue =
    has("value", "values", "valeur", "valeurs") || (has("option") && has("attribute"));
  if (isValue) return { number, is: "value" };
  return has("name", "nom") ? { number, is: "name" } : undefined;
}

function optionsOf(titles: readonly string[]): OptionColumn[] {
  const found = new Map<string, { name?: number; value?: number }>();
  for (const [at, title] of titles.entries()) {
    const option = optionOf(title);
    if (!option) continue;
    const known = found.get(option.number) ?? {};
    found.set(option.number, { ...known, [option.is]: known[option.is] ?? at });
  }
  return [...found.values()].flatMap(({ name, value }) =>
    value === undefined ? [] : [{ name, value }],
  );
}

/** An identifier in the form in which rows name a parent: « id:1875 », « BOUBOU ». */
export const idOf = (cell: string | undefined): string =>
  (cell ?? "").trim().replace(/^id:/i, "").toLowerCase();

/** The form of a file, from its titles and the cells below them. */
export function formOf(
  rawTitles: readonly string[],
  sample: readonly (readonly string[])[],
): FileForm {
  const titles = rawTitles.map(foldedTitle);
  const first = (test: (title: string) => boolean) => {
    const at = titles.findIndex(test);
    return at < 0 ? undefined : at;
  };
  const all = (test: (title: string) => boolean) =>
    titles.flatMap((title, at) => (test(title) ? [at] : []));
  const cellsOf = (at: number) =>
    sample.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
  const holds = (at: number, test: (cell: string) => boolean) => {
    const cells = cellsOf(at);
    return cells.length > 0 && cells.filter(test).length >= cells.length * 0.8;
  };
  const options = optionsOf(titles);
  const variant = first(variantTitle);
  const [handle, parent, ids] = [first(groupTitle), first(parentTitle), all(idTitle)];
  const groups = handle !== undefined && new Set(cellsOf(handle)).size < cellsOf(handle).length;
  const known = new Set(ids.flatMap(cellsOf).map(idOf));
  return {
    titles: rawTitles,
    group: groups ? handle : undefined,
    slug: groups ? undefined : handle,
    // « Parent » may be the parent of a category.
    parent:
      parent !== undefined && holds(parent, (cell) => known.has(idOf(cell))) ? parent : undefined,
    ids,
    variant,
    options,
    kind: all(kindTitle).find((at) => holds(at, (cell) => rowKindOf(cell) !== undefined)),
    archived: all(archivedTitle).filter((at) => holds(at, (cell) => isYes(cell) !== undefined)),
    active: all(activeTitle).filter((at) => holds(at, (cell) => isYes(cell) !== undefined)),
    forSale: all(forSaleTitle).filter((at) => holds(at, (cell) => isYes(cell) !== undefined)),
    weighed: first(weighedTitle),
    part: first(partTitle),
    tax: taxColumnOf(titles, sample),
    ...shopColumnsOf(rawTitles),
  };
}

/** Columns of the form that hold no field of a product, whatever their titles look like. */
export function formOnly(form: FileForm): Set<number> {
  const { group, slug, parent, kind, weighed, part, variant, options } = form;
  const { archived, active, forSale } = form;
  const single = [group, slug, parent, kind, weighed, part, variant].filter(
    (at) => at !== undefined,
  );
  const told = options.flatMap(({ name, value }) => (name === undefined ? [value] : [name, value]));
  return new Set([...single, ...told, ...archived, ...active, ...forSale]);
}

/** The shop whose columns the mapping uses; the first shop if it uses none. */
export function shopOf(
  mapping: ColumnMapping,
  { shops, shopColumns }: Pick<FileForm, "shops" | "shopColumns">,
): string | undefined {
  const held = new Set(Object.values(mapping));
  return shopColumns.find(({ at }) => held.has(at))?.shop ?? shops[0];
}

/** The mapping with the columns of one shop instead of another's, if that shop has its own. */
export function withShop(
  given: ColumnMapping,
  { shopColumns }: Pick<FileForm, "shopColumns">,
  shop: string | undefined,
): ColumnMapping {
  const mapping = { ...given };
  for (const { at, role } of shopColumns)
    if (role !== "for-sale" && role !== "other" && mapping[role] === at) delete mapping[role];
  for (const { at, role, shop: of } of shopColumns)
    if (of === shop && role !== "for-sale" && role !== "other") mapping[role] = at;
  return mapping;
}

/** Columns that the form reads beside the fields, each under any unique key. */
export function columnsRead(form: FileForm, shop: string | undefined): Record<string, number> {
  const read = formOnly(form);
  if (form.slug !== undefined) read.delete(form.slug);
  if (form.tax !== undefined) read.add(form.tax);
  for (const { role, shop: of, at } of form.shopColumns)
    if (of === shop && role === "for-sale") read.add(at);
  return Object.fromEntries([...read].map((at) => [`column ${at}`, at]));
}
