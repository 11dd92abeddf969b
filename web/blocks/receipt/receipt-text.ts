import type { ReceiptRow } from "./receipt-rows.ts";

/** The receipt as plain text of so many columns; no line is longer. Narrow spaces become ordinary ones. */
export function receiptText(rows: readonly ReceiptRow[], columns: number): string {
  return rows.flatMap((row) => rowText(row, columns)).join("\n");
}

/** The lines of one row, none longer than so many columns. */
export function rowText(row: ReceiptRow, columns: number): string[] {
  switch (row.kind) {
    case "picture":
      return [];
    case "rule":
      return ["-".repeat(columns)];
    case "centre":
      return wrap(plain(row.text), columns).map((line) => centred(line, columns));
    case "text":
      return wrap(plain(row.text), columns);
    case "pair":
      return pairText(plain(row.left), plain(row.right), columns);
  }
}

/** Left and right on one line, or on two when they do not fit together. */
function pairText(left: string, right: string, columns: number): string[] {
  const room = columns - [...left].length - [...right].length;
  if (room >= 1) return [left + " ".repeat(room) + right];
  const below = wrap(right, columns).map((line) => line.padStart(columns));
  return [...wrap(left, columns), ...below];
}

function centred(line: string, columns: number): string {
  return " ".repeat(Math.floor((columns - [...line].length) / 2)) + line;
}

/** Breaks between words, and inside a word only when it is longer than a line. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter((part) => part !== "")) {
    const letters = [...word];
    if (line !== "" && [...line].length + 1 + letters.length > columns) {
      lines.push(line);
      line = "";
    }
    if (line !== "") line += ` ${word}`;
    else {
      while (letters.length > columns) lines.push(letters.splice(0, columns).join(""));
      line = letters.join("");
    }
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

function plain(text: string): string {
  return text.replaceAll(/\s/gu, " ");
}
