import { readFileSync } from "node:fs";
import type { PaperWord } from "#shared/paper/paper-word.ts";

/** Height of the letters of a drawn paper, in pixels. */
export const lettersOfDrawn = 20;

/** Text of a paper, and its expected reading. */
type DrawnPaper = {
  name: string;
  text: string;
  kind: string;
  lines: readonly DrawnLine[];
  /** Expected francs of each named sum; `pay`: the sum that this paper alone asks for. */
  sums: Readonly<Record<string, number>>;
  /** `closes`: the sums must agree; undefined: they may or may not. `left`: something must be left over. */
  closes: boolean | undefined;
  left: boolean;
};
export type DrawnLine = {
  name: string;
  count: number | undefined;
  unitPrice: number | undefined;
  total: number | undefined;
  /** Prices of a line in a list with several columns of prices. */
  prices: readonly number[] | undefined;
};

/** Words with their positions: every letter is 14 pixels wide, every line 40 high. */
export function wordsOfDrawn(text: string): PaperWord[] {
  return text.split("\n").flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      ...{ text: word, x: index * 14, y: row * 40 },
      ...{ width: word.length * 14, height: lettersOfDrawn, confidence: 95 },
    })),
  );
}

const folder = new URL("./drawn/", import.meta.url);

/** Papers of a file of `tests/papers/drawn`. */
export function drawnPapers(file: string): DrawnPaper[] {
  const whole = readFileSync(new URL(file, folder), "utf8");
  return whole
    .split(/^#### /m)
    .slice(1)
    .map(paperOf);
}

function paperOf(part: string): DrawnPaper {
  const [drawn = "", meant = ""] = part.split(/^==== /m);
  const [name = "", ...text] = drawn.split("\n");
  const [kind = "", ...facts] = meant.trim().split("\n");
  const number = (cell: string | undefined) => (cell?.trim() ? Number(cell) : undefined);
  const sums: Record<string, number> = {};
  const lines: DrawnLine[] = [];
  for (const fact of facts) {
    const sum = /^(\w+) (-?\d+)$/.exec(fact);
    if (sum) sums[sum[1] ?? ""] = Number(sum[2]);
    if (!fact.includes("|")) continue;
    const [printed = "", count, price, total] = fact.split("|");
    const prices = price?.includes("/") ? price.split("/").map(Number) : undefined;
    const unitPrice = prices ? undefined : number(price);
    const numbers = { count: number(count), unitPrice, total: number(total), prices };
    lines.push({ name: printed.trim(), ...numbers });
  }
  const closes = facts.includes("closes") ? true : facts.includes("open") ? false : undefined;
  return {
    ...{ name, text: text.join("\n"), kind, lines, sums, closes },
    left: facts.includes("left"),
  };
}
