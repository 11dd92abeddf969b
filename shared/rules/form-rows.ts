import { foldedTitle } from "./column-words.ts";
import { type FileForm, idOf } from "./file-form.ts";
import { isYes, rowKindOf, variantWords } from "./form-words.ts";
import type { ColumnMapping } from "./import-columns.ts";

/** Reasons to set a row aside: it is no product of its own, or not on sale. */
export type AsideReason =
  | "parent-row"
  | "detail-row"
  | "service-row"
  | "archived-row"
  | "not-for-sale-row";

/** A row and what the form of its file adds. `cells`: its own, plus cells that only the first row of its group has. */
export type FormRow = {
  cells: readonly string[];
  /** Name shared with the other variants. */
  base: string;
  /** Words of this variant. */
  words: readonly string[];
  color: string | undefined;
  size: string | undefined;
  weighed: boolean;
  isKit: boolean;
  /** A cell for its kind, its state or a yes or no holds an unknown word. */
  hasUnread: boolean;
  aside: AsideReason | undefined;
};

const colorTitle = /^(?:couleurs?|colou?rs?|coloris|teinte)$/;
const sizeTitle =
  /^(?:tailles?|sizes?|pointures?|dimensions?|contenances?|formats?|volumes?|longueurs?)$/;

/** « Sugar (deleted) »: books keep the name of deleted goods. */
const goneName =
  /^(?:deleted|supprimee?|archived?|archivee|inactive|inactif|desactivee?|discontinued)$/;
const lastBracket = (name: string) => /[([]([^()[\]]+)[)\]]\s*$/.exec(name)?.[1] ?? "";

/** The rows of a file from row `first` on, read by their form; undefined for an empty row. */
export function formRows(
  rows: readonly (readonly string[])[],
  first: number,
  mapping: ColumnMapping,
  form: FileForm,
  shop: string | undefined,
): (FormRow | undefined)[] {
  const heads = headRows(rows, first, mapping, form);
  const parents = parentRows(rows, first, form);
  const forSale = [
    ...form.forSale,
    ...form.shopColumns.flatMap(({ role, at, shop: of }) =>
      role === "for-sale" && of === shop ? [at] : [],
    ),
  ];
  return rows.map((row, at) => {
    if (at < first || row.every((cell) => cell.trim() === "")) return undefined;
    const head = heads.get(at);
    const parent = form.parent === undefined ? undefined : parents.get(idOf(row[form.parent]));
    const cells = filled(row, head ?? parent, mapping, form);
    const cell = (column: number | undefined) =>
      column === undefined ? "" : (cells[column] ?? "").trim();
    const name = cell(mapping.name);
    const kind = form.kind === undefined ? undefined : rowKindOf(cell(form.kind));
    const told = variantOf(cells, form);
    const base = parent && mapping.name !== undefined ? (parent[mapping.name] ?? "").trim() : name;
    const { color, size } = told;
    const saysNo = (columns: readonly number[]) =>
      columns.some((one) => isYes(cell(one)) === false);
    const aside = (): AsideReason | undefined => {
      if (kind === "parent") return "parent-row";
      if (isDetail(row, head, mapping, form)) return "detail-row";
      if (form.archived.some((one) => isYes(cell(one)) === true)) return "archived-row";
      if (saysNo(form.active) || goneName.test(foldedTitle(lastBracket(name))))
        return "archived-row";
      if (saysNo(forSale)) return "not-for-sale-row";
      return kind === "service" ? "service-row" : undefined;
    };
    const yesNo = [form.weighed, ...form.archived, ...form.active, ...forSale];
    const isUnread = (one: number | undefined) =>
      cell(one) !== "" && isYes(cell(one)) === undefined;
    const hasUnread = yesNo.some(isUnread) || (cell(form.kind) !== "" && kind === undefined);
    const { words } = told;
    const isKit = kind === "kit" || isMadeOfParts(row, form);
    const weighed = isYes(cell(form.weighed)) === true;
    return { cells, base, words, color, size, weighed, isKit, hasUnread, aside: aside() };
  });
}

/** Parent rows, by each of their identifiers. */
function parentRows(rows: readonly (readonly string[])[], first: number, form: FileForm) {
  const parents = new Map<string, readonly string[]>();
  if (form.parent === undefined) return parents;
  for (const row of rows.slice(first)) {
    if ((row[form.parent] ?? "").trim() !== "") continue;
    for (const at of form.ids) {
      const id = idOf(row[at]);
      if (id !== "" && !parents.has(id)) parents.set(id, row);
    }
  }
  return parents;
}

/**
 * For a row without a name, the row that has it: the first named one of its group, or the row above if there are no
 * groups.
 */
function headRows(
  rows: readonly (readonly string[])[],
  first: number,
  { name }: ColumnMapping,
  form: FileForm,
): Map<number, readonly string[]> {
  const heads = new Map<number, readonly string[]>();
  const ofGroup = new Map<string, readonly string[]>();
  let above: readonly string[] | undefined;
  for (const [at, row] of rows.entries()) {
    if (at < first || name === undefined) continue;
    const group = form.group === undefined ? "" : (row[form.group] ?? "").trim();
    const known = group === "" ? undefined : ofGroup.get(group);
    if ((row[name] ?? "").trim() !== "") {
      above = row;
      if (group !== "" && !known) ofGroup.set(group, row);
      // Later rows of a group may leave out cells of its first row, even if they repeat the name.
      if (known) heads.set(at, known);
    } else if (known) heads.set(at, known);
    else if (form.group === undefined && above && hasWordsOfVariant(row, form))
      heads.set(at, above);
  }
  return heads;
}

const hasWordsOfVariant = (row: readonly string[], { options, variant }: FileForm) =>
  [variant, ...options.map(({ value }) => value)].some(
    (at) => at !== undefined && (row[at] ?? "").trim() !== "",
  );

/** Cells of the row; a cell shared by all variants and left out here is taken from its head. */
function filled(
  row: readonly string[],
  head: readonly string[] | undefined,
  mapping: ColumnMapping,
  form: FileForm,
): readonly string[] {
  if (!head) return row;
  const shared = [
    ...[
      mapping.name,
      mapping.category,
      mapping.brand,
      mapping.unit,
      mapping.family,
      mapping.taxGroup,
    ],
    ...[form.kind, form.weighed, ...form.active, ...form.archived],
    ...form.options.map(({ name }) => name),
  ];
  const cells = [...row];
  for (const at of shared) {
    if (at === undefined || (cells[at] ?? "").trim() !== "") continue;
    while (cells.length <= at) cells.push("");
    cells[at] = head[at] ?? "";
  }
  return cells;
}

/** True for a row of a picture or a part: it belongs to a named row and is no goods itself. */
function isDetail(
  row: readonly string[],
  head: readonly string[] | undefined,
  mapping: ColumnMapping,
  form: FileForm,
): boolean {
  const isNameless = mapping.name !== undefined && (row[mapping.name] ?? "").trim() === "";
  if (!head || !isNameless) return false;
  const own = [mapping.price, mapping.stock, mapping.barcode, mapping.uniqueCode, form.variant];
  const told = [...own, ...form.options.map(({ value }) => value)];
  return told.every((at) => at === undefined || (row[at] ?? "").trim() === "");
}

const isMadeOfParts = (row: readonly string[], { part }: FileForm) =>
  part !== undefined && (row[part] ?? "").trim() !== "";

/** Words of a variant, with its colour and size apart. */
function variantOf(cells: readonly string[], form: FileForm) {
  const cell = (at: number | undefined) => (at === undefined ? "" : (cells[at] ?? "").trim());
  const pairs = form.options.map(({ name, value }) => [cell(name), variantWords(cell(value))]);
  const told = splitVariant(cell(form.variant));
  const all = [...pairs, ...told.filter(([title]) => title !== "")];
  const find = (test: RegExp) =>
    all.find(([title = "", text]) => text && test.test(foldedTitle(title)))?.[1];
  const spoken = told.map(([, text = ""]) => text).filter((text) => text !== "");
  const words = spoken.length > 0 ? spoken : pairs.map(([, text = ""]) => text);
  return {
    words: words.filter((text) => text !== ""),
    color: find(colorTitle),
    size: find(sizeTitle),
  };
}

/** Splits « Taille: M, Couleur: Rouge » into its parts; any other text is one part without a title. */
function splitVariant(text: string): [title: string, words: string][] {
  const parts = text.split(/[,;]\s*/);
  const pairs = parts.map((part) => /^([^:]{1,40}):\s*(\S.*)$/.exec(part.trim()));
  if (text === "" || !pairs.every((pair) => pair !== null)) return [["", variantWords(text)]];
  return pairs.map((pair) => [pair[1]?.trim() ?? "", variantWords(pair[2] ?? "")]);
}
