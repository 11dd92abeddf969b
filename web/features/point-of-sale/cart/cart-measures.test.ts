import { expect, test } from "vitest";
import { type SellableProduct, totalOf } from "#shared/rules/sell.ts";
import { wareKey, wareOf } from "#shared/rules/ware.ts";
import {
  cartSums,
  countsByProduct,
  followed,
  troublesOf,
  withFewer,
  withPieces,
  withPrice,
  withQuantity,
  withWay,
} from "./cart-lines.ts";

const carton = { id: "crtn", name: "Carton", price: 10_000, factor: 24, minPrice: 9500 };
const milk: SellableProduct = {
  ...{ id: "milk", name: "Lait", price: 450, minPrice: 400, archived: false, shownStock: 60 },
  ...{ isKnownToServer: true, packs: [carton] },
};
const rice: SellableProduct = {
  ...{ id: "rice", name: "Riz", price: 600, minPrice: 550, archived: false, shownStock: 5000 },
  ...{ isKnownToServer: true, unit: "g" },
};
const milkCarton = wareOf(milk, "crtn") as SellableProduct;
const riceByKilo = wareOf(rice) as SellableProduct;
const findWare = (key: string) => (key === wareKey("milk", "crtn") ? milkCarton : milk);

test("[U2] a pack and the piece of one product are two lines", () => {
  const lines = withPieces(withPieces([], milk).lines, milkCarton, 2).lines;
  expect(lines).toMatchObject([
    { productId: "milk", quantity: 1, price: 450 },
    { productId: "milk", quantity: 48, price: 10_000, by: { per: 24 } },
  ]);
  expect(cartSums(lines)).toEqual({ pieces: 3, total: 20_450 });
  expect(countsByProduct(lines).get("milk")).toEqual({ count: 3, price: 450 });
});

test("[U4] both lines draw on one stock", () => {
  const lines = withPieces(withPieces([], milk, 13).lines, milkCarton, 1).lines;
  expect(withPieces(lines, milkCarton).refusal).toBe("insufficient-stock");
  const [one, two] = lines;
  const full = [one, { ...two, quantity: 48 }] as typeof lines;
  expect([...troublesOf(full, findWare).values()]).toEqual([
    "insufficient-stock",
    "insufficient-stock",
  ]);
});

test("a line is sold another way by one tap, as many as before, and joins a line that is there", () => {
  const pieces = withPieces([], milk, 2).lines;
  const asCarton = withWay(pieces, "milk", milkCarton).lines;
  expect(asCarton).toMatchObject([{ quantity: 48, price: 10_000 }]);
  const both = withPieces(withPieces([], milk).lines, milkCarton).lines;
  expect(withWay(both, "milk", milkCarton).lines).toMatchObject([{ quantity: 48 }]);
  const many = withPieces([], milk, 3).lines;
  expect(withWay(many, "milk", milkCarton)).toEqual({ lines: many, refusal: "insufficient-stock" });
});

test("[U2] what is weighed costs price × weight, and a price of its own when it is said", () => {
  const lines = withQuantity([], riceByKilo, 1250).lines;
  expect(totalOf(lines)).toBe(750);
  expect(totalOf(withPrice(lines, riceByKilo, 560).lines)).toBe(700);
  expect(withPrice(lines, riceByKilo, 549).refusal).toBe("price-below-minimum");
  expect(withQuantity([], riceByKilo, 5001).refusal).toBe("insufficient-stock");
});

test("[U4] a line follows the price of its pack, and one whose pack changed its content is held back", () => {
  const lines = withPieces([], milkCarton).lines;
  const dearer = { ...milk, packs: [{ ...carton, price: 11_000 }] };
  const now = lines.map((line) => followed(line, wareOf(dearer, "crtn")));
  expect(now).toMatchObject([{ price: 11_000, was: 10_000, by: { per: 24 } }]);
  const smaller = wareOf({ ...milk, packs: [{ ...carton, factor: 12 }] }, "crtn");
  expect([...troublesOf(lines, () => smaller).values()]).toEqual(["quantity-invalid"]);
});

test("fewer packs than there is stock for stay whole packs", () => {
  const lines = withPieces([], milkCarton, 2).lines;
  const less = { ...milkCarton, shownStock: 30 };
  expect(withFewer(lines, { key: "milk~crtn", quantity: 48 }, less, false).lines).toMatchObject([
    { quantity: 24 },
  ]);
});
