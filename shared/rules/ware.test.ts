import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packsSchema } from "#shared/schemas/pack.ts";
import { saleBodySchema } from "#shared/schemas/sale.ts";
import { judgeSale } from "./judge-sale.ts";
import { refundable, takenBack } from "./refundable.ts";
import { amountOf, draftSale, type SellableProduct, totalOf } from "./sell.ts";
import { nameOfWare, wareOf } from "./ware.ts";

const carton = { id: "crtn", name: "Carton", price: 10_000, factor: 24, minPrice: 9500 };
const milk: SellableProduct = {
  ...{ id: "milk", name: "Lait", price: 450, minPrice: 400, archived: false, shownStock: 60 },
  ...{ isKnownToServer: true, packs: [carton] },
};
const rice: SellableProduct = {
  ...{ id: "rice", name: "Riz", price: 600, minPrice: 550, archived: false, shownStock: 5000 },
  ...{ isKnownToServer: true, unit: "g" },
};
const byKilo = { per: 1000, unit: "g" as const };
const byCarton = { per: 24, pack: { id: "crtn", name: "Carton" } };
const products = new Map([milk, rice].map((one) => [one.id, one]));
const cash = (amount: number) => [{ method: "cash" as const, amount, tendered: amount }];

describe("[U1] as what a product is sold", () => {
  test("the piece is the product itself", () => {
    expect(wareOf(milk)).toBe(milk);
  });
  test("what is weighed is priced by the kilo, what is cut by the metre", () => {
    expect(wareOf(rice)?.by).toEqual(byKilo);
    expect(wareOf({ ...rice, unit: "cm" as const })?.by?.per).toBe(100);
  });
  test("a pack has its own price, and its price is the lowest where it says no other", () => {
    expect(wareOf(milk, "crtn")).toMatchObject({ price: 10_000, minPrice: 9500, by: byCarton });
    const { minPrice: _, ...plain } = carton;
    expect(wareOf({ ...milk, packs: [plain] }, "crtn")?.minPrice).toBe(10_000);
    expect(nameOfWare(wareOf(milk, "crtn"))).toBe("Lait · Carton");
  });
  test("an archived pack is sold no more", () => {
    expect(wareOf({ ...milk, packs: [{ ...carton, archived: true }] }, "crtn")).toBeUndefined();
  });
});

describe("[U4] a cart", () => {
  test("becomes lines that say as what they were sold", () => {
    const cart = [
      { productId: "rice", quantity: 1250, price: 600, by: byKilo },
      { productId: "milk", quantity: 48, price: 10_000, by: byCarton },
      { productId: "milk", quantity: 7, price: 450 },
    ];
    const sale = draftSale(cart, products, cash(23_900), 3);
    expect(sale).toMatchObject({ ok: true, value: { total: 23_900, lines: cart } });
  });
  test.each([
    ["a broken pack", { productId: "milk", quantity: 30, price: 10_000, by: byCarton }],
    [
      "a pack that holds another number",
      { productId: "milk", quantity: 24, price: 10_000, by: { ...byCarton, per: 12 } },
    ],
    ["what is weighed, by the piece", { productId: "rice", quantity: 2, price: 600 }],
  ])("is refused with %s", (_, line) => {
    expect(draftSale([line], products, cash(totalOf([line])), 3)).toEqual({
      ok: false,
      refusal: "quantity-invalid",
    });
  });
  test("is refused with a pack that is gone, and with more than there is in all", () => {
    const gone = { ...byCarton, pack: { id: "gone", name: "Palette" } };
    const line = { productId: "milk", quantity: 24, price: 10_000, by: gone };
    expect(draftSale([line], products, [], 3)).toMatchObject({ refusal: "product-archived" });
    const both = [
      { productId: "milk", quantity: 48, price: 10_000, by: byCarton },
      { productId: "milk", quantity: 13, price: 450 },
    ];
    expect(draftSale(both, products, [], 3)).toMatchObject({ refusal: "insufficient-stock" });
  });
});

describe("[U3] the lowest price", () => {
  const judged = (line: (typeof lines)[number]["line"]) =>
    judgeSale(
      {
        receipt: 1,
        catalogRev: 3,
        lines: [line],
        payments: cash(totalOf([line])),
        total: totalOf([line]),
      },
      {
        ...{ sellerIsActive: true, clockIsWrong: false, ceiling: null },
        minPriceAt: (id) => products.get(id)?.minPrice,
        measuresAt: (id) => products.get(id),
      },
    );
  const lines = [
    {
      of: "a carton at its minimum",
      line: { productId: "milk", quantity: 24, price: 9500, by: byCarton },
      isLow: false,
    },
    {
      of: "a carton below its minimum",
      line: { productId: "milk", quantity: 24, price: 9499, by: byCarton },
      isLow: true,
    },
    {
      of: "a kilo at its minimum",
      line: { productId: "rice", quantity: 333, price: 550, by: byKilo },
      isLow: false,
    },
    {
      of: "a kilo below it",
      line: { productId: "rice", quantity: 2000, price: 549, by: byKilo },
      isLow: true,
    },
    {
      of: "a carton said to hold a hundred",
      line: { productId: "milk", quantity: 96, price: 10_000, by: { ...byCarton, per: 96 } },
      isLow: true,
    },
    {
      of: "a pack that nobody knows",
      line: {
        productId: "milk",
        quantity: 24,
        price: 9500,
        by: { per: 24, pack: { id: "none", name: "?" } },
      },
      isLow: true,
    },
  ];
  test.each(lines)("$of: below is $isLow", ({ line, isLow }) => {
    expect(judged(line)).toEqual(isLow ? ["price-below-minimum"] : []);
  });
});

describe("[B5] what comes back of what is weighed or in packs", () => {
  test("gives back exactly what was paid, never more on the way, in lines that the wire takes", () => {
    const sold = fc.record({
      quantity: fc.integer({ min: 1, max: 20_000 }),
      price: fc.integer({ min: 0, max: 100_000 }),
      per: fc.constantFrom(24, 100, 1000),
      off: fc.integer({ min: 0, max: 50 }),
    });
    const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(sold, parts, ({ quantity, price, per, off }, steps) => {
        const goods = { productId: "rice", quantity, price, by: { per } };
        const discount = Math.min(off, amountOf(goods));
        const line = { ...goods, ...(discount > 0 && { discount }) };
        const returns: { lines: (typeof line)[] }[] = [];
        let given = 0;
        for (const step of [...steps, 1]) {
          const [left] = refundable({ lines: [line] }, returns);
          const pieces = Math.min(left?.left ?? 0, Math.ceil((left?.left ?? 0) * step));
          if (!left || pieces === 0) continue;
          const back = takenBack(left, pieces);
          expect(amountOf(back)).toBeGreaterThanOrEqual(0);
          given += amountOf(back);
          expect(given).toBeLessThanOrEqual(amountOf(line));
          returns.push({ lines: [back] });
          const told = {
            receipt: 1,
            catalogRev: 0,
            lines: [back],
            payments: [],
            total: amountOf(back),
          };
          expect(saleBodySchema.safeParse(told).success).toBe(true);
        }
        expect(given).toBe(amountOf(line));
      }),
    );
  });
  test("a discount below nothing is taken of nothing else", () => {
    const told = (line: object) =>
      saleBodySchema.safeParse({
        receipt: 1,
        catalogRev: 0,
        lines: [line],
        payments: [],
        total: 0,
      });
    expect(told({ productId: "milk", quantity: 1, price: 5, discount: -1 }).success).toBe(false);
    expect(told({ productId: "milk", quantity: 1, price: 5, discount: 0 }).success).toBe(false);
  });
});

test("[U5] a pack holds more than one, costs no less than its minimum, and has a name of its own", () => {
  const isTaken = (...packs: object[]) => packsSchema.safeParse(packs).success;
  expect(isTaken(carton)).toBe(true);
  expect(isTaken({ ...carton, factor: 0 })).toBe(false);
  expect(isTaken({ ...carton, factor: 1 })).toBe(false);
  expect(isTaken({ ...carton, minPrice: 10_001 })).toBe(false);
  expect(isTaken({ ...carton, name: " " })).toBe(false);
  expect(isTaken(carton, carton)).toBe(false);
});
