import fc from "fast-check";
import { expect, test } from "vitest";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { isLabelled, labelledLine, madeUp } from "./labelled-line.ts";

const kilo = { per: 1000, unit: "g" } as const;
const rice = (price: number, minPrice = price) => ({ price, minPrice, by: kilo });
const price = (value: number) => ({ holds: "price", value }) as const;
const weight = (value: number) => ({ holds: "weight", value }) as const;

test("[U10] up to a franc a gram every printed price has a weight, at the product's own price", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 999_999 }),
      (each, francs) => {
        const made = madeUp(francs, each, each, kilo);
        expect(made?.price).toBe(each);
        expect(made && lineAmount({ ...made, by: kilo })).toBe(francs);
      },
    ),
  );
});

test("[U10] above it the line costs what is printed, never below the minimum, and hardly another price", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1001, max: 20_000 }),
      fc.integer({ min: 1000, max: 99_999 }),
      (each, francs) => {
        const made = madeUp(francs, each, each, kilo);
        if (!made) throw new Error(`${each} ${francs}`);
        expect(lineAmount({ ...made, by: kilo })).toBe(francs);
        expect(made.price).toBeGreaterThanOrEqual(each);
        expect(made.price / each).toBeLessThan(1.05);
      },
    ),
  );
});

test("[U10] a price that no weight makes up moves by as little as does", () => {
  // 1 999 a kilo: 500 g are 1 000, 499 g are 998. 999 is made of a kilo at 1 998 or 2 000.
  const made = madeUp(999, 1999, 1500, kilo);
  expect(made && lineAmount({ ...made, by: kilo })).toBe(999);
  expect(Math.abs((made?.price ?? 0) - 1999)).toBeLessThanOrEqual(3);
  expect(madeUp(500, 0, 0, kilo)?.price).toBeGreaterThan(0);
  expect(madeUp(1, 2_000_000, 2_000_000, kilo)).toBeUndefined();
});

test("[U9] a weight is added to what the cart has, and a second price to what its line costs", () => {
  expect(labelledLine(undefined, rice(600), weight(1250), 1)).toEqual({
    quantity: 1250,
    price: 600,
  });
  const line = { quantity: 1250, price: 590, by: kilo };
  expect(labelledLine(line, rice(600, 500), weight(500), 2)).toEqual({
    quantity: 2250,
    price: 590,
  });
  const both = labelledLine(line, rice(600, 500), price(333), 1);
  expect(both && lineAmount({ ...both, by: kilo })).toBe(lineAmount(line) + 333);
  expect(both?.price).toBe(590);
});

test("[U9] a weight is of what is sold by the kilo, a price of whatever is measured, none of pieces and packs", () => {
  const oil = { by: { per: 1000, unit: "ml" } } as const;
  const carton = { by: { ...kilo, pack: { id: "pack", name: "Sac" } } };
  expect(isLabelled({ by: kilo }, weight(1))).toBe(true);
  expect(isLabelled(oil, weight(1))).toBe(false);
  expect(isLabelled(oil, price(1))).toBe(true);
  expect(isLabelled({}, price(1))).toBe(false);
  expect(isLabelled(carton, price(1))).toBe(false);
});
