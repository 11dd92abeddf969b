import { expect, test } from "vitest";
import { leftText } from "#shared/leftover.ts";
import { understand } from "#shared/spoken/understand.ts";
import { cornerShop } from "./corner-shop.ts";
import { spokenShop } from "./shop.ts";

const offered = (text: string, shop = cornerShop) =>
  understand(text, shop).lines[0]?.candidates.map(({ productId, quantity }) => [
    productId,
    quantity,
  ]);

test("two litres are two litres of what is measured, the bottle of two or two of one: it is asked", () => {
  expect(offered("deux litres d'huile de palme")).toEqual([
    ["huile-vrac", 2000],
    ["huile-2", 1],
    ["huile-1", 2],
  ]);
  expect(understand("deux litres d'huile de palme", cornerShop)).toMatchObject({
    unsure: expect.arrayContaining(["several-products"]),
  });
});

test.each([
  ["deux kilos de sucre", "sucre-1kg", 2],
  ["trois kilos de farine", "farine-1kg", 3],
  ["trois litres d'huile de soja", "soja-1", 3],
  ["two litres of soja", "soja-1", 2],
  ["50 kilos de riz mémé cassé", "riz-25", 2],
])("several of a size make up what was said, and that is doubted: « %s »", (text, id, quantity) => {
  const { lines, unsure } = understand(text, cornerShop);
  expect(lines).toMatchObject([{ productId: id, quantity }]);
  expect(unsure).toContain("no-quantity");
});

test.each([
  ["dix litres d'eau tangui", "eau-10", 1],
  ["25 kilos de riz mémé", "riz-25", 1],
  ["un demi litre d'huile de palme au détail", "huile-vrac", 500],
  ["un mètre et demi de tissu", "tissu", 150],
  ["2 1/2 kg de riz en vrac", "riz-vrac", 2500],
])("the size or the quantity that was said is sure: « %s »", (text, id, quantity) => {
  expect(understand(text, cornerShop)).toMatchObject({
    ...{ lines: [{ productId: id, quantity }], unsure: [] },
  });
});

test.each([
  ["500 g de sucre", "500 g"],
  ["un demi kilo de farine", "un demi kilo"],
  ["three hundred grams of sugar", "three hundred grams"],
  ["deux litres de riz en vrac", "deux litres"],
])("a measure that nothing stands for is left over, never lost: « %s »", (text, left) => {
  const proposal = understand(text, cornerShop);
  expect(leftText(proposal)).toContain(left);
  expect(proposal.unsure).toContain("words-left-over");
});

test.each([
  ["nido 2400", [{ quantity: 1, price: 2400 }]],
  ["santex 300", [{ quantity: 1, price: 300 }, { quantity: 300 }]],
  ["beignets deux cents francs", [{ quantity: 8, amount: 200 }]],
  [
    "10 beignets 200",
    [
      { quantity: 10, amount: 200 },
      { quantity: 10, price: 200 },
    ],
  ],
  ["3 bières 2000", [{ quantity: 3, amount: 2000 }]],
  ["3 bières 650", [{ quantity: 3, price: 650 }]],
  ["6 beignets à 150", [{ quantity: 6, amount: 150 }]],
  ["un crédit téléphone deux mille", [{ quantity: 20, amount: 2000 }]],
  ["bouillie 300 francs", [{ quantity: 3, amount: 300 }]],
])(
  "the reading nearer to the usual price comes first, and it is asked: « %s »",
  (text, readings) => {
    const { lines, unsure } = understand(text, cornerShop);
    expect(lines[0]?.candidates.slice(0, readings.length)).toMatchObject(readings);
    expect(unsure).toContain("price-or-amount");
  },
);

test("what a shop sells is sold at its till, and is an expense where words of paying say so or it is not sold", () => {
  const kindOf = (text: string, shop = cornerShop, about?: "sale" | "expense") =>
    understand(text, shop, "fr", about).kind;
  for (const text of [
    "un crédit téléphone deux mille",
    "2 forfaits internet",
    "forfait internet 500",
  ])
    expect([text, kindOf(text)]).toEqual([text, "sale"]);
  expect(kindOf("payé crédit téléphone 1000")).toBe("expense");
  expect(kindOf("crédit téléphone 1000 de la caisse")).toBe("expense");
  expect(kindOf("crédit téléphone 1000", cornerShop, "expense")).toBe("expense");
  expect(kindOf("crédit téléphone 2000", spokenShop)).toBe("sale");
  expect(kindOf("crédit téléphone 2000", { products: [], customers: [] })).toBe("expense");
});

test("litres of a bottle that says no size are rather as many bottles, and that is doubted", () => {
  const shop = { products: [{ id: "palme", name: "Huile de Palme", price: 2100 }], customers: [] };
  expect(understand("deux litres d'huile de palme", shop)).toMatchObject({
    ...{ lines: [{ productId: "palme", quantity: 2 }], unsure: ["no-quantity"], leftover: [] },
  });
});
