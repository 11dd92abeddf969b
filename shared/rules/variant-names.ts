import type { FormRow } from "./form-rows.ts";
import { sameName } from "./import-keys.ts";
import { cleanText, type ImportRow } from "./import-row.ts";

/** Columns that may tell rows of one name apart if the file has no words for variants; in the order of reading. */
const describing = ["brand", "model", "dimensions", "color"] as const;

const longestFamily = 80;

/**
 * Gives each variant a name of its own, and the shared name to all as their family. Rows of one name without words of a
 * variant are told apart by size, colour, model and brand, as far as these differ.
 */
export function nameVariants(rows: readonly { row: ImportRow; told: FormRow }[]): void {
  const groups = new Map<string, { row: ImportRow; told: FormRow; base: string }[]>();
  for (const one of rows) {
    if (one.told.aside || one.row.trouble || one.row.name === "") continue;
    const base = baseOf(one.row.name, one.told);
    const key = sameName(base);
    const known = groups.get(key);
    if (known) known.push({ ...one, base });
    else groups.set(key, [{ ...one, base }]);
  }
  for (const group of groups.values()) {
    const differing = group.length > 1 ? describing.filter((field) => differs(group, field)) : [];
    const isFamily = group.length > 1 && (group.some(hasWords) || differing.length > 0);
    for (const { row, told, base } of group) {
      const words = hasWords({ told })
        ? told.words
        : differing.flatMap((field) => row.texts[field] ?? []);
      if (words.length > 0) {
        row.base = row.name;
        row.name = withWords(row.name, words);
      }
      if (isFamily && row.family === undefined) {
        row.isFamilyDerived = true;
        row.family = cleanText(base).slice(0, longestFamily).trim();
      }
    }
  }
}

const hasWords = ({ told }: { told: FormRow }) => told.words.length > 0;

function differs(group: readonly { row: ImportRow }[], field: (typeof describing)[number]) {
  return new Set(group.map(({ row }) => sameName(row.texts[field] ?? ""))).size > 1;
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** True if the name has every one of these words already. */
function saysAll(name: string, words: readonly string[]): boolean {
  const spaced = ` ${fold(name).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return words.every((word) =>
    spaced.includes(
      ` ${fold(word)
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim()} `,
    ),
  );
}

const withWords = (name: string, words: readonly string[]) =>
  saysAll(name, words) ? name : [name, ...words].join(" ");

/** The name without the words of the variant at its end: « Boubou brodé - L, Blanc » → « Boubou brodé ». */
function baseOf(name: string, { words, base }: FormRow): string {
  if (base !== "" && base !== name) return base;
  let rest = name;
  for (const word of [...words].reverse()) {
    const end = fold(rest).lastIndexOf(fold(word));
    if (end < 1 || fold(rest).length !== rest.length) return rest;
    if (
      fold(rest)
        .slice(end + word.length)
        .replace(/[)\]\s]/g, "") !== ""
    )
      return rest;
    const before = rest.slice(0, end);
    if (!/[\s(,/[–-]$/.test(before)) return rest;
    rest = before.replace(/[\s(,/[–-]+$/, "");
  }
  return rest === "" ? name : rest;
}
