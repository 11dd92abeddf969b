import { cleanText } from "./import-row.ts";
import type { PersonColumn, PersonMapping } from "./person-column.ts";
import { plainLetter } from "./plain-letter.ts";

/** Key of a name, without accents, capitals, signs and word order: two people with the same key may be one person. */
export const nameKey = (name: string): string => wordsOf(name).sort().join(" ");

/** Matches names without accents, which need no folding: most of a file. */
const plain = /^[\p{ASCII}]*$/u;

function wordsOf(text: string): string[] {
  const folded = plain.test(text)
    ? text.toLowerCase()
    : Array.from(text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(), plainLetter).join("");
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

const isIn = (part: string, whole: string) => {
  const there = new Set(wordsOf(whole));
  return wordsOf(part).every((word) => there.has(word));
};

const partsOfName = ["title", "name", "firstName", "middleName", "lastName"] as const;

/**
 * The name of a row, from all its columns of names in the order of the file: « DIOP » « Awa » is « DIOP Awa ». A firm,
 * a nickname, or the person behind a display name stands in brackets. Repeated words are left out.
 */
export function composedName(cells: readonly string[], mapping: PersonMapping): string {
  const cell = (column: PersonColumn) => cleanText(cells[mapping[column] ?? -1] ?? "");
  const isDisplay = mapping.lastName !== undefined || isIn(cell("firstName"), cell("name"));
  const inOrder = [...partsOfName].sort((a, b) => (mapping[a] ?? -1) - (mapping[b] ?? -1));
  const own = inOrder
    .filter((part) => part !== "title" && !(part === "name" && isDisplay))
    .map(cell)
    .filter(Boolean)
    .join(" ");
  const shown = isDisplay ? cell("name") : own;
  const firm = cell("company");
  const isFirmFirst =
    firm !== "" && (mapping.company ?? 0) < (mapping.name ?? mapping.firstName ?? -1);
  const parts = isFirmFirst ? [firm, shown, own] : [shown, own, firm];
  const [first = "", ...others] = [...parts, cell("nickname")].filter(Boolean);
  const beside: string[] = [];
  for (const part of others) if (!isIn(part, [first, ...beside].join(" "))) beside.push(part);
  const title = cell("title");
  const whole = title === "" || isIn(title, first) || first === firm ? first : `${title} ${first}`;
  return beside.length === 0 ? whole : `${whole} (${beside.join(", ")})`;
}
