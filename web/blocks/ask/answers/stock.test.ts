import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { answerStock, type StockFacts } from "./stock.ts";

const item = (name: string, shownStock: number, more: Partial<CatalogueItem> = {}) =>
  ({
    ...{ id: name, name, shownStock, exactStock: shownStock, price: 500, minPrice: 450 },
    ...{ unit: null, packs: [], level: shownStock === 0 ? "out" : "low" },
    ...more,
  }) as unknown as CatalogueItem;
const transfer = (resellerId: string, inStock: number, status = "confirmed") =>
  ({
    ...{ productId: "Savon", productName: "Savon", resellerId, resellerName: resellerId, status },
    ...{ exactInStock: inStock, shownInStock: Math.max(0, inStock) },
  }) as unknown as TransferRow;

const facts: StockFacts = {
  item: item("Savon", 12),
  low: { products: [item("Lait", 2), item("Sucre", 0)], count: 2 },
  out: [item("Sucre", 0)],
  stats: { count: 31, max: null, out: 1, low: 1, normal: 29, value: 84_500 },
  value: { atCost: 61_250, atPrice: 84_500, unknown: 3 },
  cost: 380,
  transfers: [
    ...[transfer("Moussa", 4), transfer("Moussa", 2), transfer("Koffi", 5, "pending")],
    transfer("Koffi", -1),
  ],
  placeOf: (id) => `/inventory?history=${id}`,
  list: "/inventory",
};
const told = (kind: AskKind, given: Partial<StockFacts> = {}) =>
  answerStock({ ...facts, ...given }, askedFor(kind, { ids: { product: "Savon" } }));

test.each<[AskKind, string]>([
  ["product-stock", "Il reste 12 de Savon."],
  ["product-price", "Savon se vend 500 FCFA."],
  ["product-min-price", "Savon ne se vend pas sous 450 FCFA."],
  ["product-cost", "Savon vous coûte 380 FCFA."],
  ["low-stock", "2 produits à leur seuil : Lait (2) et Sucre (0)."],
  ["out-of-stock", "1 produit fini : Sucre."],
  [
    ...(["stock-value-cost"] as const),
    "Le stock vaut 61 250 FCFA à ce qu’il vous a coûté. | 3 produits en stock, sans coût connu, n’y sont pas.",
  ],
  ["stock-value-price", "Le stock vaut 84 500 FCFA au prix de vente."],
  ["product-count", "La boutique vend 31 produits."],
  ["product-at-resellers", "Savon chez les revendeurs : Moussa (6)."],
])("%s", (kind, words) => {
  expect(wordsOf(told(kind))).toBe(words);
});

test("what is weighed is told by the kilo, and stands so in the list", () => {
  const rice = item("Riz", 12_500, { unit: "g", price: 650 });
  expect(wordsOf(told("product-stock", { item: rice }))).toBe("Il reste 12,5 kg de Savon.");
  expect(wordsOf(told("product-price", { item: rice }))).toBe("Savon se vend 650 FCFA/kg.");
});

test("where nothing is left, or nothing is known, it is said", () => {
  expect(wordsOf(told("product-stock", { item: item("Savon", 0) }))).toBe(
    "Il ne reste plus de Savon : 0.",
  );
  expect(told("product-cost", { cost: undefined })).toMatchObject({ isUnknown: true });
  expect(wordsOf(told("low-stock", { low: { products: [], count: 0 } }))).toBe(
    "Aucun produit à son seuil : rien à racheter.",
  );
  const none = { ...facts.stats, out: 0 };
  expect(wordsOf(told("out-of-stock", { stats: none }))).toBe("Aucun produit n’est fini.");
  expect(wordsOf(told("product-at-resellers", { transfers: [] }))).toBe(
    "Aucun revendeur n’a de Savon.",
  );
});

test("figures lead to the shelf that they are of", () => {
  expect(linksOf(told("product-stock"))).toEqual(["/inventory?history=Savon"]);
  expect(linksOf(told("out-of-stock"))).toEqual(["/inventory?level=out"]);
  expect(linksOf(told("stock-value-cost"))).toEqual(["/profit"]);
});
