import { readFileSync } from "node:fs";
import { join } from "node:path";
import { titlesAt } from "#shared/rules/column-guess.ts";
import { guessColumns, titleRowOf } from "#shared/rules/import-columns.ts";
import { type FilePlan, type ImportQuestion, planFile } from "#shared/rules/import-plan.ts";
import { readFile } from "#web/blocks/spreadsheet/read-file.ts";

export type Given = Partial<Pick<ImportQuestion, "shop" | "answers" | "existing">>;

/** Plan of a text imported as a file into an empty shop, with guessed columns only. */
export const planOf = (text: string, given: Given = {}) =>
  planOfBytes(new TextEncoder().encode(text), given);

/** The same from the bytes of a file. */
export async function planOfBytes(
  bytes: Uint8Array,
  given: Given = {},
): Promise<{ rows: string[][]; plan: FilePlan }> {
  const read = await readFile(bytes);
  if (!read.ok) throw new Error(read.trouble);
  const { rows } = read;
  const titleRow = titleRowOf(rows);
  const sample = rows.slice((titleRow ?? -1) + 1);
  const plan = planFile({
    rows,
    titleRow,
    mapping: guessColumns(titlesAt(rows, titleRow), sample),
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [],
    room: null,
    ...given,
  });
  return { rows, plan };
}

/** Plan of one of the files in this folder. */
export const planOfFile = (name: string, given?: Given) =>
  planOf(readFileSync(join(import.meta.dirname, name), "utf8"), given);

/** One row as a line: name, family, price, stock, cost of a new product; for any other row its outcome. */
export function saidOf(row: FilePlan["rows"][number]): string {
  if (row.outcome !== "create") return `${row.line} ${"reason" in row ? row.reason : row.outcome}`;
  const { name, family, price, unit } = row.fields;
  const stock = `${row.initialStock}${unit ?? ""}`;
  return [`${row.line} ${name}`, family ?? "", price, stock, row.cost ?? ""].join(" | ");
}
