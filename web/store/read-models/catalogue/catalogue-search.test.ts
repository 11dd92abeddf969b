import { expect, test } from "vitest";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { ColumnarSnapshot, packColumns } from "#web/store/books/columnar-snapshot.ts";
import { Catalogue } from "./catalogue.ts";
import { CatalogueSearch } from "./catalogue-search.ts";

const goods = ["sucre roux", "cafe moulu", "savon doux", "huile rouge", "riz brise"];

test("what is laid out with each search changes nothing of what is found", () => {
  const list = Array.from({ length: 9001 }, (_, line) => ({
    id: `p${line}`,
    text: `${String(line).padStart(5, "0")} ${goods[line % goods.length]}`,
  }));
  const search = new CatalogueSearch(list);
  const nameOf = (id: string) => list[Number(id.slice(1))]?.text ?? "";
  const plain = (words: readonly string[]) =>
    list.filter(({ text }) => words.every((word) => text.includes(word))).map(({ id }) => id);
  for (const query of ["s", "su", "sucre", "roux 9", "e", "08999", "cafe 04", "xyz"])
    for (const _ of [1, 2])
      expect([...search.find(query, 9001, nameOf)].sort(), query).toEqual(
        plain(query.split(" ")).sort(),
      );
  expect(search.find("sucre", 3, nameOf)).toEqual(["p0", "p5", "p10"]);
});

async function restored(): Promise<Catalogue> {
  const known = new Catalogue("shop");
  known.takeRows({
    products: [
      { ...aProduct("aaaa", 1), name: "Café", category: "Épicerie", barcode: "3017620422003" },
      { ...aProduct("bbbb", 1), name: "Savon", category: "Hygiène", barcode: "AB-7" },
      { ...aProduct("cccc", 1), name: "Vis", category: "Outils" },
      { ...aProduct("dddd", 1), name: "Thé", category: "Épicerie", barcode: "x9" },
    ],
    stocks: [aStock("aaaa", 1), aStock("bbbb", 1), aStock("dddd", 1)],
  });
  const catalogue = new Catalogue("shop");
  catalogue.restore(new ColumnarSnapshot(await packColumns(known.copy(), async () => {})));
  return catalogue;
}

test("a copy is searched by short codes too, before and after somebody has scanned", async () => {
  const catalogue = await restored();
  const found = () =>
    ["AB-7", " x9 ", "3017620422003", "2003", "savon"].map((one) => catalogue.search(one));
  const before = found();
  expect(before).toEqual([["bbbb"], ["dddd"], ["aaaa"], ["aaaa"], ["bbbb"]]);
  expect(catalogue.byBarcode("3017620422003")).toHaveLength(1);
  expect(found()).toEqual(before);
});

test("categories of a copy are those of its list, and of what has come since", async () => {
  const catalogue = await restored();
  expect(catalogue.categories()).toEqual(["Épicerie", "Hygiène"]);
  catalogue.takeRows({ stocks: [aStock("cccc", 2)] });
  expect(catalogue.categories()).toEqual(["Épicerie", "Hygiène", "Outils"]);
  catalogue.clear();
  expect(catalogue.categories()).toEqual([]);
});

test.each([[["12"]], [["1", "123", "12"]], [["7", "7"]], [["9", null, "8"]]])(
  "of the barcodes %j a copy is known to hold just those",
  async (barcodes) => {
    const known = new Catalogue("shop");
    const products = barcodes.map((barcode, at) => ({ ...aProduct(`p-${at}`, 1), barcode }));
    known.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1)) });
    const copy = new ColumnarSnapshot(await packColumns(known.copy(), async () => {}));
    for (const key of ["1", "2", "3", "12", "23", "123", "7", "77", "8", "9", ""])
      expect(copy.holdsCode(key), key).toBe(barcodes.includes(key));
  },
);
