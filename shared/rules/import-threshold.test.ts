import { expect, test } from "vitest";
import type { ColumnMapping } from "./import-columns.ts";
import { planImport } from "./import-plan.ts";

/** Rows as `name;price;stock;threshold`, into an empty shop whose usual threshold is ten. */
function plan(rows: readonly string[], mapping: ColumnMapping) {
  return planImport({
    rows: rows.map((row) => row.split(";")),
    titleRow: undefined,
    mapping,
    defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
    existing: [],
    room: null,
  });
}

test("a threshold that nobody named lets no imported product begin as low", () => {
  const [few, many, none] = plan(["A;900;5", "B;900;400", "C;900"], {
    name: 0,
    price: 1,
    stock: 2,
  });
  expect(few).toMatchObject({ initialStock: 5, fields: { stockThreshold: 2 } });
  expect(many).toMatchObject({ fields: { stockThreshold: 10 } });
  expect(none).toMatchObject({ initialStock: 0, fields: { stockThreshold: 10 } });
});

test("a threshold that stands in the file is taken as it is", () => {
  const [named] = plan(["A;900;5;8"], { name: 0, price: 1, stock: 2, stockThreshold: 3 });
  expect(named).toMatchObject({ fields: { stockThreshold: 8 } });
});
