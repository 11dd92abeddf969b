import { readFileSync } from "node:fs";
import type { PaperWord } from "#shared/paper/paper-word.ts";

/** How high the letters of a drawn paper are, in pixels. */
export const lettersOfDrawn = 20;

/** A paper as its letters stand on it, and what should be read of it. */
type DrawnPaper = {
  name: string;
  text: string;
  kind: string;
  lines: readonly DrawnLine[];
  /** What each named sum should come to, in francs; `pay`: what this paper alone asks for. */
  sums: Readonly<Record<string, number>>;
  /** Whether the sums close, and whether something should be left over; undefined: both may be. */
  closes: boolean | undefined;
  left: boolean;
};
export type DrawnLine = {
  name: string;
  count: number | undefined;
  unitPrice: number | undefined;
  total: number | undefined;
  /** Of a list with several columns of prices. */
  prices: readonly number[] | undefined;
};

/** Words with their places: every letter is 14 pixels wide, every line 40 high. */
export function wordsOfDrawn(text: string): PaperWord[] {
  return text.split("\n").flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      ...{ text: word, x: index * 14, y: row * 40 },
      ...{ width: word.length * 14, height: lettersOfDrawn, confidence: 95 },
    })),
  );
}

const folder = new URL("./drawn/", import.meta.url);

/** The papers of a file of `tests/papers/drawn`. */
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
