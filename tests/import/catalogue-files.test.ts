import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { guessColumns, titleRowOf } from "#shared/rules/import-columns.ts";
import type { ExistingProduct } from "#shared/rules/import-patch.ts";
import { planImport } from "#shared/rules/import-plan.ts";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import { readFile } from "#web/blocks/spreadsheet/read-file.ts";
import { type Counts, meaning, ownCounts, ownRows } from "./own-reading.ts";

const dataFolder = resolve(process.env.DATA_DIR ?? "../shared/data/catalogue");
const samples = join(import.meta.dirname, "samples");

/** As counted by a third reading, with Python's csv module: rows, created, of these without barcode, repeated, nameless, known again. */
const files: [cut: string, whole: string, cut: number[], whole: number[]][] = [
  [
    "off-products.csv",
    "off_products.csv.gz",
    [47, 44, 0, 3, 0, 38],
    [26_639, 26_636, 0, 3, 0, 26_588],
  ],
  ["off-odd-codes.csv", "off_odd_codes.csv", [48, 48, 6, 0, 0, 15], [700, 699, 108, 1, 0, 40]],
  [
    "off-export-fr-utf16.csv",
    "off_export_fr_utf16_semicolon.csv.gz",
    [21, 21, 0, 0, 0, 12],
    [6774, 6774, 0, 0, 0, 6671],
  ],
  [
    "off-export-excel-damaged.csv",
    "off_export_excel_damaged.csv.gz",
    [31, 28, 18, 0, 3, 5],
    [1470, 1464, 1387, 0, 6, 71],
  ],
];

async function rowsOf(bytes: Buffer): Promise<string[][]> {
  const read = await readFile(new Uint8Array(bytes));
  return read.ok ? read.rows : [];
}

/** Names and codes only, as all four files have them; every price is the one that the person gives. */
function planned(rows: string[][], existing: readonly ExistingProduct[]): PlannedRow[] {
  const titleRow = must(titleRowOf(rows), "a row of titles");
  const { name, barcode } = guessColumns(must(rows[titleRow], "titles"), rows.slice(titleRow + 1));
  return planImport({
    rows,
    titleRow,
    mapping: { name: must(name, "a column of names"), barcode: must(barcode, "a column of codes") },
    defaults: { price: 500, category: "", stock: 0, stockThreshold: 10 },
    existing,
    room: null,
  });
}

/** The shop after an import. */
function imported(plan: readonly PlannedRow[]): ExistingProduct[] {
  return plan.flatMap((row) =>
    row.outcome === "create"
      ? [
          {
            ...row.fields,
            id: `p${row.line}`,
            uniqueCode: `BTS${row.line}`,
            archived: false,
            shownStock: 0,
          },
        ]
      : [],
  );
}

function refusedFor(plan: readonly PlannedRow[], reason: string): number {
  return plan.filter((row) => row.outcome === "refused" && row.reason === reason).length;
}

function countsOf(plan: readonly PlannedRow[], again: readonly PlannedRow[]): Counts {
  const created = plan.flatMap((row) => (row.outcome === "create" ? [row.fields] : []));
  return {
    rows: plan.length,
    created: created.length,
    withoutBarcode: created.filter(({ barcode }) => barcode === null).length,
    repeated: refusedFor(plan, "repeated"),
    nameMissing: refusedFor(plan, "name-missing"),
    known: again.filter(({ outcome }) => outcome === "same").length,
  };
}

function countsIn([
  rows = 0,
  created = 0,
  withoutBarcode = 0,
  repeated = 0,
  nameMissing = 0,
  known = 0,
]: number[]): Counts {
  return { rows, created, withoutBarcode, repeated, nameMissing, known };
}

/** Imports a file into an empty shop, again into that shop, and once more after every name was changed there. */
async function check(bytes: Buffer, expected: Counts): Promise<void> {
  const rows = await rowsOf(bytes);
  const plan = planned(rows, []);
  const shop = imported(plan);
  const again = planned(rows, shop);
  const counts = countsOf(plan, again);
  expect(counts).toEqual(ownCounts(ownRows(bytes)));
  expect(counts).toEqual(expected);

  const written = again.filter(({ outcome }) => outcome === "create" || outcome === "update");
  expect(written).toEqual([]);

  const renamed = shop.map((product) => ({ ...product, name: `${product.name} (ancien)` }));
  const updates = planned(rows, renamed).filter(({ outcome }) => outcome === "update");
  expect(updates).toHaveLength(expected.known);
}

describe("a cut of each of the four files", () => {
  test.each(files)("%s", async (cut, _whole, expected) => {
    await check(readFileSync(join(samples, cut)), countsIn(expected));
  });

  test("no barcode is kept but the one that the damaged file still tells in its addresses", async () => {
    const rows = await rowsOf(readFileSync(join(samples, "off-export-excel-damaged.csv")));
    let kept = 0;
    for (const row of planned(rows, [])) {
      if (row.outcome !== "create" || row.fields.barcode === null) continue;
      const meant = meaning(row.fields.barcode);
      if (meant === null || "own" in meant) continue;
      const address = must(rows[row.line - 1]?.[1], "an address");
      expect(meant).toEqual(meaning(address.replace(/^.*\/product\//, "")));
      kept += 1;
    }
    expect(kept).toBeGreaterThan(3);
  });
});

describe("the four files whole", () => {
  for (const [, whole, , expected] of files) {
    const file = join(dataFolder, whole);
    if (!existsSync(file)) {
      test(`${whole} is absent: say in DATA_DIR where it lies`, () => {
        expect(process.env.DATA_DIR).toBeUndefined();
      });
      continue;
    }
    test(`${whole}`, async () => {
      const content = readFileSync(file);
      const bytes = whole.endsWith(".gz") ? gunzipSync(content) : content;
      await check(bytes, countsIn(expected));
    });
  }
});
