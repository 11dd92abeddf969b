import { expect, test } from "vitest";
import { amountOf, type SellableProduct } from "#shared/rules/sell.ts";
import { withLabel } from "./with-label.ts";

const rice: SellableProduct = {
  id: "rice",
  name: "Riz en vrac",
  price: 601,
  minPrice: 550,
  archived: false,
  shownStock: 5000,
  isKnownToServer: true,
  unit: "g",
  by: { per: 1000, unit: "g" },
};
const weight = (value: number) =>
  ({ code: "2100123012506", article: "00123", holds: "weight", value }) as const;
const price = (value: number) => ({ ...weight(value), holds: "price" }) as const;

test("[U9] a label is so much more on the product's line, and never more than there is", () => {
  const first = withLabel([], rice, weight(1250), 1);
  if (typeof first === "string") throw new Error(first);
  expect(first).toMatchObject({ lines: [{ productId: "rice", quantity: 1250, price: 601 }] });
  const second = withLabel(first.lines, rice, weight(500), 2);
  expect(second).toMatchObject({ lines: [{ quantity: 2250 }] });
  expect(withLabel(first.lines, rice, weight(3751), 1)).toEqual({
    lines: first.lines,
    refusal: "insufficient-stock",
  });
});

test("[U10] a printed price is what the line costs, beside what it cost before", () => {
  const first = withLabel([], rice, price(1000), 1);
  if (typeof first === "string") throw new Error(first);
  expect(first.lines.map(amountOf)).toEqual([1000]);
  const second = withLabel(first.lines, rice, price(333), 1);
  if (typeof second === "string") throw new Error(second);
  expect(second.lines.map(amountOf)).toEqual([1333]);
  expect(second.lines).toHaveLength(1);
  // 2 501 a kilo has 498 and 500 francs for a gram more, and no 499.
  const meat = { ...rice, price: 2501, minPrice: 2400 };
  for (let francs = 400; francs < 1000; francs += 1) {
    const act = withLabel([], meat, price(francs), 1);
    if (typeof act === "string") throw new Error(`${francs} ${act}`);
    expect(act.lines.map(amountOf)).toEqual([francs]);
    expect(act.lines[0]?.price).toBeGreaterThanOrEqual(2400);
  }
});

test("[U9] a label of pieces, of nothing, or of a price that cannot be made up changes nothing", () => {
  const { by: _by, unit: _unit, ...soap } = rice;
  expect(withLabel([], soap, weight(1250), 1)).toBe("not-weighed");
  expect(withLabel([], rice, weight(0), 1)).toEqual({ lines: [], refusal: "quantity-invalid" });
  const gold = { ...rice, price: 9_000_000, minPrice: 9_000_000 };
  expect(withLabel([], gold, price(1), 1)).toBe("not-made-up");
});
