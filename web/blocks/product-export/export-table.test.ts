import fc from "fast-check";
import { expect, test } from "vitest";
import { gtinCheckDigit } from "#shared/rules/barcode.ts";
import { isLostText } from "#shared/rules/import-code.ts";
import type { ImportColumn } from "#shared/rules/import-column.ts";
import { guessColumns, titleRowOf } from "#shared/rules/import-columns.ts";
import type { ExistingProduct } from "#shared/rules/import-patch.ts";
import { planImport } from "#shared/rules/import-plan.ts";
import { productFieldsSchema } from "#shared/schemas/product.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { writeCsv } from "#web/blocks/spreadsheet/csv-write.ts";
import { readFile } from "#web/blocks/spreadsheet/read-file.ts";
import { writeWorkbook } from "#web/blocks/spreadsheet/workbook.ts";
import { columnLabels, taxGroupWords } from "./column-labels.ts";
import { exportTable } from "./export-table.ts";

/** Texts as people and other programs leave them in products. */
const text = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    "Thé; vert",
    '5" écran',
    "=cmd()",
    "-5 %",
    "0012",
    " Savon ",
    "deux\nlignes",
    "تمر",
    "'tis",
  ),
);
const gtin = fc.stringMatching(/^[1-9]\d{11}$/).map((body) => body + gtinCheckDigit(body));
const barcode = fc.oneof(
  gtin,
  fc.constantFrom("SHOP-9", "2.02E+11", "11110786043", "000020"),
  fc.constant(null),
);

/** Names of packs as people write them, signs that stand between cells among them. */
const packs = fc
  .uniqueArray(fc.constantFrom("Carton", "Sac 50", "Demi|gros", "Lot ; promo", "Pack"), {
    maxLength: 3,
  })
  .chain((names) =>
    fc.tuple(
      ...names.map((name, at) =>
        fc.record({
          id: fc.constant(`pack${at}`),
          name: fc.constant(name),
          price: fc.integer({ min: 100, max: 90_000 }),
          factor: fc.integer({ min: 2, max: 60_000 }),
          minPrice: fc.option(fc.nat(100), { nil: undefined }),
          archived: fc.option(fc.constant(true as const), { nil: undefined }),
        }),
      ),
    ),
  )
  .map((list) =>
    list.map(({ minPrice, archived, ...pack }) => ({
      ...pack,
      ...(archived && { archived }),
      ...(minPrice !== undefined && { minPrice }),
    })),
  );

const products = fc
  .array(
    fc.record({
      // A name of « # » alone is what a spreadsheet writes into a column that is too narrow.
      name: text.filter((name) => name.trim() !== "" && !isLostText(name)),
      brand: text,
      model: text,
      color: text,
      dimensions: text,
      barcode,
      category: text,
      minPrice: fc.integer({ min: 0, max: 5_000_000 }),
      above: fc.integer({ min: 0, max: 1000 }),
      stockThreshold: fc.integer({ min: 0, max: 1000 }),
      shownStock: fc.integer({ min: 0, max: 100_000 }),
      cost: fc.option(fc.nat(2000), { nil: undefined }),
      unit: fc.constantFrom(null, "g", "ml", "cm"),
      packs: packs,
      taxGroup: fc.constantFrom("reduced", "exempt", null, undefined),
      family: fc.constantFrom("T-shirt Wax", "Pagne ; fleuri", null, undefined),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((list) => {
    const taken = new Set<string>();
    return list.map(({ above, ...product }, at) => {
      const isFree = product.barcode !== null && !taken.has(product.barcode);
      if (product.barcode !== null) taken.add(product.barcode);
      return {
        ...product,
        barcode: isFree ? product.barcode : null,
        price: product.minPrice + above,
        uniqueCode: at % 3 === 0 ? `00${at}` : `BTS${at}`,
        images: at % 2 === 0 ? [] : ["aaaaaaaaaaaaaaaaaaaaaa"],
        id: `product-${at}`,
        archived: false,
      };
    });
  });

const titleOf = (column: string) =>
  column === "images"
    ? "Images"
    : column === "piece"
      ? "pièce"
      : ({ ...columnLabels, ...taxGroupWords }[column as ImportColumn | TaxGroup].message ?? "");

test.each(["csv", "xlsx"])(
  "a file of %s imports back with nothing created and nothing changed",
  async (format) => {
    await fc.assert(
      fc.asyncProperty(products, async (list) => {
        for (const product of list) productFieldsSchema.parse(product);
        const table = exportTable(list, titleOf, ({ cost }) => cost);
        const bytes =
          format === "csv"
            ? new TextEncoder().encode(writeCsv(table))
            : await writeWorkbook(table, "Produits");
        const read = await readFile(bytes);
        const rows = read.ok ? read.rows : [];
        const titleRow = titleRowOf(rows);
        const existing: ExistingProduct[] = list;
        const plan = planImport({
          rows,
          titleRow,
          mapping: guessColumns(rows[titleRow ?? 0] ?? [], rows.slice(1)),
          defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
          existing,
          room: 0,
        });
        expect(plan.map((row) => [row.outcome, "productId" in row && row.productId])).toEqual(
          list.map(({ id }) => ["same", id]),
        );
      }),
      { numRuns: format === "csv" ? 200 : 25 },
    );
  },
);

test("numbers are numbers, codes are texts", () => {
  const [titles, row] = exportTable(
    [
      {
        name: "Thé",
        brand: "",
        model: "",
        color: "",
        dimensions: "",
        barcode: "0036000291452",
        uniqueCode: "BTS1",
        category: "",
        price: 500,
        minPrice: 450,
        stockThreshold: 10,
        images: [],
        shownStock: 7,
      },
    ],
    titleOf,
  );
  expect(titles?.slice(0, 2)).toEqual(["Nom", "Marque"]);
  expect(row).toEqual([
    ...["Thé", "", "", "", "", "0036000291452", "BTS1", "", 500, 450, 10, 7, "pièce", ""],
    ...["Normal", "", ""],
  ]);
});
