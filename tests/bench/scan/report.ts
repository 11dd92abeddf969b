import type { Outcome } from "./page.ts";
import { isRight, type Picture } from "./pictures.ts";

export type Result = { name: string; picture: Picture; outcome: Outcome };

const SOURCES = { off: "groceries", zx: "ZXing set", qg: "QuaggaJS set" } as const;
const SYMBOLOGIES = ["EAN-13", "EAN-8", "UPC-A", "UPC-E", "Code128", "Code39", "ITF", "QR"];

type Score = { all: number; right: number; wrong: number };

function scoreOf(results: readonly Result[]): Score {
  const read = results.filter(({ outcome }) => outcome.text !== undefined);
  const right = read.filter(({ picture, outcome }) => isRight(picture, outcome.text ?? ""));
  return { all: results.length, right: right.length, wrong: read.length - right.length };
}

/** Right, missed and wrong, as counts, and the share of right ones. */
function scoreText(results: readonly Result[]): string {
  const { all, right, wrong } = scoreOf(results);
  return `${right}/${all - right - wrong}/${wrong} (${((100 * right) / all).toFixed(1)} %)`;
}

/** The value that a share of all does not pass. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Prints the comparison per source and per symbology, then the pictures that were read wrong, or all that failed. */
export function printTables(results: readonly Result[], listAll: boolean): void {
  const names = [...new Set(results.map(({ name }) => name))];
  const of = (name: string) => results.filter((result) => result.name === name);
  const codes = (name: string) => of(name).filter(({ picture }) => !picture.negative);

  console.log(
    "\nright/missed/wrong (share right), per source; pictures without a code; milliseconds per frame\n",
  );
  const bySource = names.map((name) => [
    name,
    ...Object.keys(SOURCES).map((source) =>
      scoreText(codes(name).filter(({ picture }) => picture.source === source)),
    ),
    scoreText(codes(name)),
    `${scoreOf(of(name).filter(({ picture }) => picture.negative)).wrong} wrong`,
    ...[0.5, 0.95].map((share) =>
      quantile(
        of(name).map(({ outcome }) => outcome.ms),
        share,
      ).toFixed(1),
    ),
    String(
      quantile(
        codes(name)
          .filter(({ outcome }) => outcome.text !== undefined)
          .map(({ outcome }) => outcome.frames),
        0.5,
      ),
    ),
  ]);
  printTable([
    ["reader", ...Object.values(SOURCES), "all codes", "no code", "ms", "p95", "frames"],
    ...bySource,
  ]);

  console.log("\nright/missed/wrong, per symbology\n");
  const bySymbology = names.map((name) => [
    name,
    ...SYMBOLOGIES.map((symbology) => {
      const { all, right, wrong } = scoreOf(
        codes(name).filter(({ picture }) => picture.symbology === symbology),
      );
      return `${right}/${all - right - wrong}/${wrong}`;
    }),
  ]);
  printTable([["reader", ...SYMBOLOGIES], ...bySymbology]);

  for (const { name, picture, outcome } of results) {
    const { text } = outcome;
    if (text !== undefined && !isRight(picture, text)) {
      console.log(
        `wrong · ${name} · ${picture.file} · ${JSON.stringify(text)} for ${JSON.stringify(picture.expected)}`,
      );
    } else if (listAll && text === undefined && !picture.negative)
      console.log(`missed · ${name} · ${picture.file}`);
  }
}

function printTable(rows: readonly string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  for (const [index, row] of rows.entries()) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
    if (index === 0) console.log(`| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  }
}
