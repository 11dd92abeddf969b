import { expect, test } from "vitest";
import type { Product } from "#shared/schemas/product.ts";
import { productFields } from "#tests/support/builders.ts";
import { ColumnarSnapshot, packColumns } from "#web/store/books/columnar-snapshot.ts";
import { Catalogue } from "./catalogue.ts";
import { codesOf, packBearing } from "./pack-codes.ts";

const carton = { id: "crtn", name: "Carton", price: 10_000, factor: 24, barcode: "6001234567890" };
const milk: Product = {
  ...productFields("milk", { barcode: "5449000000996", packs: [carton] }),
  ...{ id: "milk", archived: false, rev: 1 },
};
const rice: Product = {
  ...productFields("rice", { unit: "g" }),
  ...{ id: "rice", archived: false, rev: 1 },
};
const stocks = ["milk", "rice"].map((productId) => ({ productId, quantity: 50, sold: 0, rev: 1 }));

function opened(...products: Product[]): Catalogue {
  const catalogue = new Catalogue("shop");
  catalogue.takeRows({ products, stocks });
  return catalogue;
}

test("[U5] a product is found by its own code and by those of its packs", () => {
  const catalogue = opened(milk, rice);
  expect(catalogue.byBarcode("5449000000996").map(({ id }) => id)).toEqual(["milk"]);
  expect(catalogue.byBarcode("6001234567890").map(({ id }) => id)).toEqual(["milk"]);
  expect(packBearing(milk, "6001234567890")).toBe("crtn");
  expect(packBearing(milk, "5449000000996")).toBeUndefined();
  expect(packBearing(rice, "6001234567890")).toBeUndefined();
});

test("[U5] an archived pack gives its code free, and one that changes is found by its new one", () => {
  const catalogue = opened(milk);
  const archived = { ...milk, rev: 2, packs: [{ ...carton, archived: true as const }] };
  expect(codesOf(archived)).toEqual(["5449000000996"]);
  catalogue.takeRows({ products: [archived] });
  expect(catalogue.byBarcode("6001234567890")).toEqual([]);
  expect(packBearing(archived, "6001234567890")).toBeUndefined();
  catalogue.takeRows({
    products: [{ ...milk, rev: 3, packs: [{ ...carton, barcode: "20123451" }] }],
  });
  expect(catalogue.byBarcode("20123451").map(({ id }) => id)).toEqual(["milk"]);
});

test("[U1] a copy keeps units and packs, and finds by their codes; one of before has none", async () => {
  const columns = await packColumns(opened(milk, rice).copy(), async () => {});
  const restored = new Catalogue("shop");
  restored.restore(new ColumnarSnapshot(columns));
  expect(restored.get("milk")?.packs).toEqual([carton]);
  expect(restored.get("rice")?.unit).toBe("g");
  expect(restored.search("6001234567890")).toEqual(["milk"]);
  expect(restored.byBarcode("6001234567890").map(({ id }) => id)).toEqual(["milk"]);
  const { measures: _, ...texts } = columns.texts;
  const { measures: __, ...lengths } = columns.lengths;
  const before = new Catalogue("shop");
  before.restore(new ColumnarSnapshot({ ...columns, texts, lengths }));
  expect(before.get("milk")).toMatchObject({ unit: null, packs: [] });
});
