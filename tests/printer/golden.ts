import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PrinterProfile } from "#shared/rules/printer-profiles.ts";
import type { Paper } from "./paper-roll.ts";
import { pngOf, stripOf } from "./png.ts";
import { feed, isInked, newStrip, type Strip } from "./strip.ts";
import { printed } from "./virtual-printer.ts";

const folder = join(import.meta.dirname, "golden");

/** All papers one below the other, a gap where one ends. */
function together(papers: readonly Paper[], width: number): Strip {
  const all = newStrip(width);
  for (const [at, { strip }] of papers.entries()) {
    if (at > 0) feed(all, 12);
    all.rows.push(...strip.rows);
  }
  return all;
}

const textOf = (papers: readonly Paper[]) =>
  papers
    .map(({ lines, end, isWhole }) =>
      [...lines, `--- ${end}, ${isWhole ? "whole" : "not whole"} ---`, ""].join("\n"),
    )
    .join("");

/**
 * Prints the bytes and compares with the picture and the text kept as `golden/NAME-PROFILE.png` and `.txt`; throws with
 * the first row or line that differs. With `GOLDEN=write` in the environment they are written anew; look at them then.
 */
export function matchesPaper(name: string, bytes: Uint8Array, profile: PrinterProfile): Paper[] {
  const papers = printed(bytes, profile);
  const file = join(folder, `${name}-${profile.id}`);
  const [strip, text] = [together(papers, profile.widthDots), textOf(papers)];
  if (process.env["GOLDEN"] === "write") {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.png`, pngOf(strip));
    writeFileSync(`${file}.txt`, text);
  }
  const difference = existsSync(`${file}.png`)
    ? (firstDifference(text, readFileSync(`${file}.txt`, "utf8")) ??
      firstOtherRow(strip, stripOf(readFileSync(`${file}.png`))))
    : "there is no golden picture yet: run with GOLDEN=write and look at it";
  if (difference) throw new Error(`${name} on ${profile.name}: ${difference}`);
  return papers;
}

/** Where two texts part, or undefined. */
export function firstDifference(text: string, golden: string): string | undefined {
  const [lines, expected] = [text.split("\n"), golden.split("\n")];
  for (let at = 0; at < Math.max(lines.length, expected.length); at += 1)
    if (lines[at] !== expected[at])
      return `line ${at + 1} is ${JSON.stringify(lines[at])}, not ${JSON.stringify(expected[at])}`;
  return undefined;
}

/** The first row of dots in which two strips differ, both drawn in characters; or undefined. */
export function firstOtherRow(strip: Strip, golden: Strip): string | undefined {
  if (strip.width !== golden.width) return `${strip.width} dots wide, not ${golden.width}`;
  for (let y = 0; y < Math.max(strip.rows.length, golden.rows.length); y += 1) {
    const [row, expected] = [drawn(strip, y), drawn(golden, y)];
    if (row !== expected) return `row ${y} differs\nis  ${row}\nnot ${expected}`;
  }
  return undefined;
}

function drawn(strip: Strip, y: number): string {
  if (y >= strip.rows.length) return "(no more paper)";
  let row = "";
  for (let x = 0; x < strip.width; x += 1) row += isInked(strip, x, y) ? "#" : ".";
  return row.replace(/\.+$/, "");
}
