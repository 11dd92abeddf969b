import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizeBarcode } from "#shared/rules/barcode.ts";

/** A picture of the manifest, with the text it should give; an empty text where nothing must be found. */
export type Picture = {
  file: string;
  symbology: string;
  expected: string;
  negative: boolean;
  /** Who took the picture: groceries by phone (`off`), ZXing's own tests (`zx`), QuaggaJS's (`qg`). */
  source: "off" | "zx" | "qg";
};

/** Reads `manifest.csv` of a folder of pictures. */
export function readManifest(folder: string): Picture[] {
  const [head = [], ...rows] = parseCsv(readFileSync(join(folder, "manifest.csv"), "utf8"));
  const column = (row: string[], name: string) => row[head.indexOf(name)] ?? "";
  return rows.map((row) => {
    const file = column(row, "file");
    return {
      file,
      symbology: column(row, "symbology"),
      expected: column(row, "expected_text"),
      negative: column(row, "level") === "negative",
      source: file.includes("/off-") ? "off" : file.includes("/qg-") ? "qg" : "zx",
    };
  });
}

/** EAN and UPC are compared as the product they name; other texts without white space at the ends and separators. */
export function isRight(picture: Picture, text: string): boolean {
  if (picture.negative) return false;
  if (/^(EAN|UPC)/.test(picture.symbology)) {
    return normalizeBarcode(text) === normalizeBarcode(picture.expected);
  }
  return plain(text) === plain(picture.expected);
}

function plain(text: string): string {
  return text.replaceAll("\u001d", "").replaceAll("\r\n", "\n").trim();
}

/** Comma separated values with quotes; a quote inside quotes is doubled. */
function parseCsv(text: string): string[][] {
  const cell = /("(?:[^"]|"")*"|[^,\n\r]*)(,|\r?\n|$)/g;
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, raw = "", end] of text.matchAll(cell)) {
    if (whole === "") break;
    row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== ",") {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
