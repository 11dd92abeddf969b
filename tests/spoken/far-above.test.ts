import { expect, test } from "vitest";
import { understand } from "#shared/spoken/understand.ts";
import { cornerShop } from "./corner-shop.ts";

const products = cornerShop.products.map((one) =>
  one.id === "nido" ? { ...one, shownStock: 10 } : one,
);

test.each([
  ["1000 fromages", undefined],
  ["300 nido", undefined],
  ["40 sacs de riz mémé cassé 25 kg", undefined],
  ["8 fromages", 3000],
  ["4 cola et 2 bières et 4 fromages", 2500 * 5],
])("a sale far above what this shop sells is asked: « %s » (largest %s)", (text, largest) => {
  const far = understand(text, { ...cornerShop, largestSale: largest });
  const isFar = largest === undefined || (far.total ?? 0) > Math.max(2 * largest, 25_000);
  expect(far.unsure.includes("too-many")).toBe(isFar);
});

test("more than twice the largest sale of late is asked, up to that it is not", () => {
  const shop = { ...cornerShop, largestSale: 20_000 };
  expect(understand("16 nido", shop)).toMatchObject({ total: 40_000, unsure: [] });
  expect(understand("17 nido", shop)).toMatchObject({ total: 42_500, unsure: ["too-many"] });
  expect(
    understand("10 nido et 10 fromages et 10 fromages et 10 riz mémé cassé 25 kg", shop).unsure,
  ).toContain("too-many");
});

test("more than there is is asked, and nothing of a purchase is", () => {
  const shop = { ...cornerShop, products };
  expect(understand("10 nido", shop).unsure).toEqual([]);
  expect(understand("11 nido", shop).unsure).toEqual(["too-many"]);
  expect(understand("reçu 600 nido à 2000 de Sopal", shop).unsure).toEqual([]);
});
