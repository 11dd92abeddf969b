import { expect, test } from "vitest";
import { planImport } from "./import-plan.ts";
import type { PlannedRow } from "./planned-row.ts";

const code = "3017620422003";

/** Rows as `name;barcode;uniqueCode;price;stock;model`. */
function plan(...rows: string[]): PlannedRow[] {
  return planImport({
    rows: rows.map((row) => row.split(";")),
    titleRow: undefined,
    mapping: { name: 0, barcode: 1, uniqueCode: 2, price: 3, stock: 4, model: 5 },
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [
      {
        id: "savon1",
        ...{ name: "Savon", brand: "", model: "1-2", color: "", dimensions: "", category: "" },
        ...{ barcode: code, uniqueCode: "BTS1", price: 500, minPrice: 500 },
        ...{ stockThreshold: 10, archived: false, shownStock: 7 },
      },
    ],
    room: null,
  });
}

test("a text that became a day or an error is left aside, and said", () => {
  expect(plan("Lait;;;500;1;2026-02-01", "Thé;;01/02/2026;500;1;#N/A")).toMatchObject([
    { outcome: "create", notes: ["text-lost"], fields: { model: "" } },
    { outcome: "create", notes: ["unique-code-lost", "text-lost"], fields: { model: "" } },
  ]);
});

test("a product of the shop keeps its text where the file's became a day", () => {
  expect(plan(`Savon;${code};;500;;1-févr`)).toMatchObject([
    { outcome: "same", notes: ["text-lost"] },
  ]);
});

test.each([
  ["1-févr;;;500", "name-lost"],
  ["#REF!;;;500", "name-lost"],
  ["Riz;;;2026-02-01", "price-not-understood"],
  ["Sel;;;500;2026-02-01", "stock-not-understood"],
])("%s: a name or an amount that became one refuses its row", (row, reason) => {
  expect(plan(row)).toMatchObject([{ outcome: "refused", reason }]);
});

test("a barcode that became one is none", () => {
  expect(plan("Sel;12-janv;;500")).toMatchObject([
    { outcome: "create", notes: ["damaged-code"], fields: { barcode: null } },
  ]);
});
