import { readCsv } from "#tests/replay/csv.ts";

/** What importing a file into an empty shop must come to, by a reading that shares nothing with the product's. */
export type Counts = {
  rows: number;
  created: number;
  withoutBarcode: number;
  repeated: number;
  nameMissing: number;
  /** Rows that a second import of the same file finds again in the shop. */
  known: number;
};

export type OwnRow = { code: string; name: string };

/** The rows of one of the four files: the two-byte one has no quotes, the others are as usual. */
export function ownRows(bytes: Buffer): OwnRow[] {
  if (bytes[0] === 0xff) {
    const [head = "", ...lines] = bytes.toString("utf16le").slice(1).split(/\r?\n/).filter(Boolean);
    const titles = head.split(";");
    return lines.map((line) => {
      const cells = line
        .split(";")
        .map((cell) => cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"'));
      return {
        code: cells[titles.indexOf("code")] ?? "",
        name: cells[titles.indexOf("product_name")] ?? "",
      };
    });
  }
  return readCsv(bytes.toString("utf8").replace(/^\ufeff/, "")).map((row) => ({
    code: row["code"] ?? row["barcode"] ?? "",
    name: row["product_name"] ?? "",
  }));
}

/** Right when the weighted sum of all digits, the check digit with weight one, ends in zero. */
function isRight(digits: string): boolean {
  let sum = 0n;
  for (const [place, digit] of [...digits].reverse().entries())
    sum += BigInt(digit) * (place % 2 === 0 ? 1n : 3n);
  return sum % 10n === 0n && BigInt(digits) !== 0n;
}

/** The number without zeros in front when it surely names a product; null when it is lost; else the text. */
export function meaning(code: string): { sure: string } | { own: string } | null {
  const text = code.trim();
  if (text === "" || text.includes("E+")) return null;
  if (!/^\d+$/.test(text)) return { own: text };
  if (text.length > 15 && /^[1-9]/.test(text) && BigInt(text.slice(15)) === 0n) return null;
  if (text.length === 8 && /^[01]/.test(text) && isRight(expanded(text)))
    return { sure: String(BigInt(expanded(text))) };
  const gtin = elementString(text) ?? text;
  if ([8, 12, 13, 14].includes(gtin.length) && isRight(gtin)) return { sure: String(BigInt(gtin)) };
  const { length } = text;
  const isShort = (length > 8 && length < 12) || (length > 5 && length < 8 && text[0] !== "0");
  return isShort && isRight(text) ? null : { own: text };
}

/** The twelve digits that a printed UPC-E stands for. */
function expanded(code: string): string {
  const [s, a, b, c, d, e, rule, check] = code as unknown as string[];
  const zeros = (count: number) => "0".repeat(count);
  if ("012".includes(String(rule))) return `${s}${a}${b}${rule}${zeros(4)}${c}${d}${e}${check}`;
  if (rule === "3") return `${s}${a}${b}${c}${zeros(5)}${d}${e}${check}`;
  if (rule === "4") return `${s}${a}${b}${c}${d}${zeros(5)}${e}${check}`;
  return `${s}${a}${b}${c}${d}${e}${zeros(4)}${rule}${check}`;
}

/** The number after `01`, when what follows it can be another GS1 field. */
function elementString(text: string): string | undefined {
  if (text.length < 16 || !text.startsWith("01") || !isRight(text.slice(2, 16))) return undefined;
  const next = Number(text.slice(16, 18) || "10");
  const fields = [
    [10, 17],
    [20, 25],
    [30, 43],
    [70, 72],
    [80, 82],
    [90, 99],
  ];
  const isField = fields.some(([from = 0, to = 0]) => next >= from && next <= to);
  return isField ? text.slice(2, 16) : undefined;
}

export function ownCounts(rows: readonly OwnRow[]): Counts {
  const counts = {
    rows: rows.length,
    created: 0,
    withoutBarcode: 0,
    repeated: 0,
    nameMissing: 0,
    known: 0,
  };
  const seen = new Set<string>();
  for (const { code, name } of rows) {
    const meant = meaning(code);
    const key = JSON.stringify(meant);
    if (name.trim() === "") counts.nameMissing += 1;
    else if (meant !== null && seen.has(key)) counts.repeated += 1;
    else {
      seen.add(key);
      counts.created += 1;
      if (meant === null) counts.withoutBarcode += 1;
      else if ("sure" in meant) counts.known += 1;
    }
  }
  return counts;
}
