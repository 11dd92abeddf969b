import type { ColumnMapping } from "./import-columns.ts";
import { fileKeys, sameName } from "./import-keys.ts";
import type { ImportRow } from "./import-row.ts";

/**
 * `apart`: several products; `sum`: one product, with the stocks added; `first`: one product as in the first row,
 * without the others.
 */
export type NameAnswer = "apart" | "sum" | "first";

/** Rows of one name that may be one product or several, with their differences. */
export type NameQuestion = {
  key: string;
  name: string;
  lines: readonly number[];
  /** Columns in which the rows differ, each with the cells of the lines in their order. */
  differences: readonly { title: string; cells: readonly string[] }[];
  /** Possible answers, the likeliest first. */
  choices: readonly NameAnswer[];
  answer: NameAnswer | undefined;
};

type NameInput = {
  rows: readonly ImportRow[];
  file: readonly (readonly string[])[];
  titles: readonly string[];
  mapping: ColumnMapping;
  answers: Readonly<Record<string, NameAnswer>> | undefined;
};

/**
 * Finds rows of one name. Rows with different codes are products of their own; if their prices differ too, each gets a
 * name of its own. Rows alike in all that is read are left to the plan, which takes one of them. All others wait for an
 * answer, and are marked by it.
 */
export function questionsOfNames(input: NameInput): NameQuestion[] {
  const groups = new Map<string, ImportRow[]>();
  for (const row of input.rows) {
    if (row.name === "" || row.trouble) continue;
    const key = sameName(row.name);
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  const { sharedCodes, sharedUniqueCodes } = fileKeys(input.rows);
  const identityOf = ({ code, uniqueCode }: ImportRow): string | undefined => {
    if ("key" in code && !sharedCodes.has(code.key)) return `code ${code.key}`;
    return uniqueCode === undefined || sharedUniqueCodes.has(uniqueCode)
      ? undefined
      : `unique ${uniqueCode}`;
  };
  return [...groups].flatMap(([key, rows]) => {
    if (rows.length < 2) return [];
    const told = rows.map(identityOf);
    const known = told.filter((one) => one !== undefined);
    const differences = differencesOf(rows, input);
    if (known.length === rows.length && new Set(known).size === known.length) {
      for (const row of rows) row.same = { is: "apart" };
      if (new Set(rows.map(({ numbers }) => numbers.price)).size > 1)
        nameApart(rows, differences, input.mapping, told);
      return [];
    }
    const isUnsure = rows.some((row, at) => told[at] === undefined && hadNoCode(row));
    const isMixed = known.length > 0 && isUnsure;
    if (!isMixed && !differences.some(({ counts }) => counts)) return [];
    const isOneTwice = new Set(known).size < known.length;
    const isTwoPrices = new Set(rows.map(({ numbers }) => numbers.price)).size > 1;
    const apart: NameAnswer[] = isOneTwice ? [] : ["apart"];
    const choices: NameAnswer[] = isTwoPrices
      ? [...apart, "sum", "first"]
      : ["sum", ...apart, "first"];
    const answer = choices.find((one) => one === input.answers?.[key]);
    mark(rows, answer, differences, input.mapping);
    const shown = differences.map(({ title, cells }) => ({ title, cells }));
    const lines = rows.map(({ line }) => line);
    return [{ key, name: rows[0]?.name ?? "", lines, differences: shown, choices, answer }];
  });
}

const hadNoCode = ({ code, uniqueCode, lostUniqueCode }: ImportRow) =>
  code.kind === "none" && uniqueCode === undefined && !lostUniqueCode;

type Difference = NameQuestion["differences"][number] & { at: number; counts: boolean };

/** Columns in which the rows differ. `counts`: taking only one row would lose the difference. */
function differencesOf(
  rows: readonly ImportRow[],
  { file, titles, mapping }: NameInput,
): Difference[] {
  const { name, barcode, uniqueCode, family } = mapping;
  const identity = new Set([name, barcode, uniqueCode, family]);
  const taken = new Set(Object.values(mapping));
  const tellStock = rows.filter(({ counts }) => /[1-9]/.test(counts.stock)).length > 1;
  const width = Math.max(...rows.map(({ line }) => file[line - 1]?.length ?? 0));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const cells = rows.map(({ line }) => file[line - 1]?.[at]?.trim() ?? "");
    if (at === name || new Set(cells.map(sameName)).size < 2) return [];
    const counts = !identity.has(at) && (taken.has(at) || tellStock);
    return [{ at, title: titles[at]?.trim() || String(at + 1), cells, counts }];
  });
}

function mark(
  rows: readonly ImportRow[],
  answer: NameAnswer | undefined,
  differences: readonly Difference[],
  mapping: ColumnMapping,
): void {
  const [first, ...others] = rows;
  if (!first) return;
  if (answer === undefined) for (const row of rows) row.same = { is: "asked" };
  if (answer === "apart") nameApart(rows, differences, mapping, []);
  if (answer === "sum") first.otherStocks = others.map(({ counts }) => counts.stock);
  if (answer === "sum" || answer === "first")
    for (const row of others)
      row.same = { is: answer === "sum" ? "merged" : "left", into: first.line };
}

const isWord = (cell: string) =>
  cell === "" || (/\p{L}/u.test(cell) && cell.length <= 40 && !cell.includes("/"));

/**
 * Gives each row a name of its own: from a column of words that tells them apart, else from its price, its code or its
 * place.
 */
function nameApart(
  rows: readonly ImportRow[],
  differences: readonly Difference[],
  mapping: ColumnMapping,
  identities: readonly (string | undefined)[],
): void {
  const apart = (words: readonly string[]) => new Set(words.map(sameName)).size === rows.length;
  const codes = new Set([mapping.barcode, mapping.uniqueCode]);
  const words = differences.find(
    ({ at, cells }) => !codes.has(at) && apart(cells) && cells.every(isWord),
  )?.cells;
  const prices = rows.map(({ numbers: { price } }) => (price === undefined ? "" : `${price} F`));
  const known = identities.map((one) => one?.split(" ").slice(1).join(" ") ?? "");
  const places = rows.map((_, at) => (at === 0 ? "" : String(at + 1)));
  const chosen = words ?? [prices, known].find((some) => some.length > 0 && apart(some)) ?? places;
  for (const [at, row] of rows.entries()) {
    const { name } = row;
    row.same = { is: "apart" };
    row.base ??= name;
    if (row.family === undefined) {
      row.isFamilyDerived = true;
      row.family = name.slice(0, 80).trim();
    }
    if (chosen[at]) row.name = `${name} (${chosen[at]})`;
  }
}
