import fc from "fast-check";
import { expect, test } from "vitest";
import { refundable, takenBack } from "./refundable.ts";
import { amountOf } from "./sell.ts";

const soap = { productId: "soap", name: "Savon", quantity: 3, price: 500 };
const milk = { productId: "milk", name: "Lait", quantity: 1, price: 1200 };
const back = (productId: string, quantity: number, price: number) => ({
  lines: [{ productId, name: "", quantity, price }],
});
const figures = (lines: ReturnType<typeof refundable>) =>
  lines.map(({ returned, left }) => [returned, left]);

test("nothing has come back: all may", () => {
  expect(figures(refundable({ lines: [soap, milk] }, []))).toEqual([
    [0, 3],
    [0, 1],
  ]);
});

test("what came back is counted on its own line", () => {
  const returns = [back("soap", 1, 500), back("soap", 1, 500)];
  expect(figures(refundable({ lines: [soap, milk] }, returns))).toEqual([
    [2, 1],
    [0, 1],
  ]);
});

test("the line of the same price comes first, then the product's others", () => {
  const cheap = { ...soap, quantity: 1, price: 450 };
  expect(figures(refundable({ lines: [soap, cheap] }, [back("soap", 1, 450)]))).toEqual([
    [0, 3],
    [1, 0],
  ]);
  expect(figures(refundable({ lines: [soap, cheap] }, [back("soap", 2, 450)]))).toEqual([
    [1, 2],
    [1, 0],
  ]);
});

test("whatever came back, no line gives back more than was sold, and none is forgotten", () => {
  const line = fc.record({
    productId: fc.constantFrom("a", "b"),
    name: fc.constant(""),
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.constantFrom(100, 200),
  });
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (sold, returned) => {
      const lines = refundable({ lines: sold }, [{ lines: returned }]);
      for (const product of ["a", "b"]) {
        const sum = (of: { productId: string; quantity: number }[]) =>
          of.filter((one) => one.productId === product).reduce((all, one) => all + one.quantity, 0);
        const counted = lines
          .filter((one) => one.productId === product)
          .reduce((all, one) => all + one.returned, 0);
        expect(counted).toBe(Math.min(sum(sold), sum(returned)));
      }
      for (const { quantity, returned: back, left } of lines) {
        expect(back + left).toBe(quantity);
        expect(left).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("[B5] what was paid goes back: all pieces together give back the line exactly, never more on the way", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 80 }),
      (quantity, price, part, steps) => {
        const discount = Math.floor(price * quantity * part);
        const sold = { productId: "soap", quantity, price, ...(discount > 0 && { discount }) };
        const returns: { lines: (typeof sold)[] }[] = [];
        let given = 0;
        for (const step of [...steps, quantity]) {
          const [line] = refundable({ lines: [sold] }, returns);
          if (!line || line.left === 0) break;
          const back = takenBack(line, Math.min(step, line.left));
          expect(amountOf(back)).toBeGreaterThanOrEqual(0);
          given += amountOf(back);
          returns.push({ lines: [back] });
          const pieces = returns.flatMap(({ lines }) => lines);
          const share =
            (amountOf(sold) * pieces.reduce((sum, one) => sum + one.quantity, 0)) / quantity;
          expect(given).toBeLessThanOrEqual(share + 1e-6);
          expect(given).toBeGreaterThan(share - 1);
        }
        expect(given).toBe(amountOf(sold));
      },
    ),
  );
});

test("[B5] of two lines at one price what came back counts on the one that it cost as much as", () => {
  const lines = [soap, { ...soap, discount: 300 }];
  const returns = [{ lines: [{ ...soap, quantity: 2, discount: 200 }] }];
  expect(figures(refundable({ lines }, returns))).toEqual([
    [0, 3],
    [2, 1],
  ]);
});
