import { expect, test } from "vitest";
import { boughtOf } from "./bought.ts";
import { closeSums } from "./close-sums.ts";
import { matchGoods } from "./match-goods.ts";
import type { PaperLine } from "./paper-line.ts";
import { proposalOf } from "./proposal.ts";
import { isReadAs } from "./read-as.ts";
import { dayIn } from "./read-head.ts";

const carton = { id: "ctn1", name: "Carton", factor: 24, price: 14_000 };
const products = [
  { id: "milk", name: "Lait concentré Peak", brand: "Peak", price: 600, packs: [carton] },
  { id: "soap", name: "Savon Dettol", brand: "Dettol", price: 700 },
  { id: "oil1", name: "Huile Mayor 1 L", brand: "Mayor", price: 1300 },
  { id: "oil5", name: "Huile Mayor 5 L", brand: "Mayor", price: 6200 },
  { id: "pepper", name: "Piment sec", price: 3000, unit: "g" as const },
];
const box = { x: 0, y: 0, width: 1, height: 1 };
const lineOf = (line: Partial<PaperLine>): PaperLine => ({
  ...{ name: "Savon Dettol", agrees: true, repaired: false, confidence: 95, box },
  ...line,
});
const paper = (lines: readonly PaperLine[], orderKnown = true) =>
  proposalOf(
    {
      ...{ kind: "invoice", lines, orderKnown, sums: [], agrees: true, several: false },
      ...{ closing: closeSums([], 0, 0), leftover: [] },
    },
    products,
  );

test.each([
  ["HUILE MAYOR 5L", "oil5", true],
  ["HUILE MAYOR SL", "oil5", true],
  ["Huile Mayor", "oil1", false],
  ["Lait conc. Peak", "milk", true],
  ["SAV0N DETT0L", "soap", true],
  ["Piment frais rouge", "pepper", false],
])("« %s » is %s, surely: %s", (name, id, sure) => {
  const matched = matchGoods(name, products);
  expect([matched.candidates[0]?.product.id, matched.sure]).toEqual([id, sure]);
});

test("what no product is like has none", () => {
  expect(matchGoods("Clou de charpente", products).candidates).toEqual([]);
});

test("cartons become pieces, kilos grams, and a pack that the shop does not know is asked for", () => {
  const [milk, soap, , , pepper] = products;
  if (!milk || !soap || !pepper) throw new Error("no goods");
  expect(boughtOf({ count: 2, unit: "carton", total: 24_000 }, milk)).toMatchObject({
    ...{ quantity: 48, cost: 24_000, unknownPack: false, by: { per: 24 } },
  });
  expect(boughtOf({ count: 2.5, unit: "kg", total: 6000 }, pepper).quantity).toBe(2500);
  expect(boughtOf({ count: 2, unit: "carton" }, soap)).toMatchObject({ unknownPack: true });
});

test("a line without a doubt is one that adds up, of a clear product, at a likely price", () => {
  const [good, dear, odd] = paper([
    lineOf({ count: 10, unitPrice: 550, total: 5500 }),
    lineOf({ count: 10, unitPrice: 5500, total: 55_000 }),
    lineOf({ count: 10, unitPrice: 550, total: 5600, agrees: false }),
  ]).lines;
  expect(good?.doubts).toEqual([]);
  expect(dear?.doubts).toEqual(["odd-price"]);
  expect(odd?.doubts).toEqual(["arithmetic"]);
});

test("without titles the shop's prices say which number is the price; where they do not, every line is doubted", () => {
  const turned = [
    lineOf({ count: 550, unitPrice: 10, total: 5500 }),
    lineOf({ name: "Lait concentré Peak", count: 520, unitPrice: 12, total: 6240 }),
  ];
  expect(paper(turned, false).lines.map(({ line }) => [line.count, line.unitPrice])).toEqual([
    [10, 550],
    [12, 520],
  ]);
  const [alone] = paper([lineOf({ count: 10, unitPrice: 550, total: 5500 })], false).lines;
  expect(alone?.doubts).toEqual(["which-is-the-price"]);
});

test("letters that look alike are read as one another, others are not", () => {
  expect([isReadAs("c0lgate", "colgate"), isReadAs("malta", "aeta")]).toEqual([true, false]);
});

test.each([
  ["du 03/11/2026", "2026-11-03"],
  ["2026-11-3", "2026-11-03"],
  ["31.02.2026", undefined],
  ["page 1/2", undefined],
])("the day in « %s » is %s", (text, day) => {
  expect(dayIn(text)).toBe(day);
});
