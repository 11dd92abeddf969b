import { expect, test } from "vitest";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { productFields } from "#tests/support/builders.ts";
import { ColumnarSnapshot, packColumns } from "#web/store/books/columnar-snapshot.ts";
import { Catalogue } from "./catalogue.ts";

const aProduct = (id: string, family: string | null, rev = 1): Product => ({
  ...productFields(id, { name: `Produit ${id}` }),
  ...{ id, archived: false, rev, ...(family !== null && { family }) },
});
const aStock = (productId: string): Stock => ({ productId, quantity: 5, sold: 0, rev: 1 });
const all = ["aaaa", "bbbb", "cccc", "dddd"];
const shelf = () => ({
  products: [
    aProduct("aaaa", "T-shirt Wax"),
    aProduct("bbbb", null),
    aProduct("cccc", "t-shirt wax"),
    aProduct("dddd", "Sac"),
  ],
  stocks: all.map(aStock),
});

test("[U11] variants of one family are one, wherever the first stands; a family of one is a product", () => {
  const catalogue = new Catalogue("shop");
  catalogue.takeRows(shelf());
  const { ids, variants } = catalogue.families.grouped(all);
  expect(ids).toEqual(["aaaa", "bbbb", "dddd"]);
  expect([...variants]).toEqual([["aaaa", ["aaaa", "cccc"]]]);
  // Of a category in which one of them stands, that one is a product as any other.
  expect(catalogue.families.grouped(["bbbb", "cccc"]).variants.size).toBe(0);
});

test("[U11] a product comes into a family and leaves it; a shop without any gives its list as it is", () => {
  const catalogue = new Catalogue("shop");
  const plain = { products: all.map((id) => aProduct(id, null)), stocks: all.map(aStock) };
  catalogue.takeRows(plain);
  expect(catalogue.families.grouped(all).ids).toBe(all);
  catalogue.takeRows({ products: [aProduct("aaaa", "Sac", 2), aProduct("dddd", "sac", 2)] });
  expect(catalogue.families.grouped(all).ids).toEqual(["aaaa", "bbbb", "cccc"]);
  catalogue.takeRows({ products: [aProduct("dddd", null, 3)] });
  expect(catalogue.families.grouped(all)).toMatchObject({ ids: all });
});

test("[U11] a copy of a catalogue knows its families, and what changed since", async () => {
  const before = new Catalogue("shop");
  before.takeRows(shelf());
  const catalogue = new Catalogue("shop");
  catalogue.restore(new ColumnarSnapshot(await packColumns(before.copy(), async () => {})));
  expect(catalogue.families.grouped(all).ids).toEqual(["aaaa", "bbbb", "dddd"]);
  catalogue.takeRows({ products: [aProduct("cccc", "Sac", 2)] });
  expect([...catalogue.families.grouped(all).variants]).toEqual([["cccc", ["cccc", "dddd"]]]);
});
