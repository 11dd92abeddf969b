import fc from "fast-check";
import { expect, test } from "vitest";
import type { Order } from "#shared/schemas/order.ts";
import type { PurchaseLine } from "#shared/schemas/purchase.ts";
import { comingOf, daysTaken, isOpen, leftOf, linesLeft, standingOf } from "./order.ts";

const order = (changes: Partial<Order> = {}) => ({
  ...{ id: "o1", supplierId: "s1", state: "sent" as const, day: "2026-11-20" },
  sentDay: "2026-11-20" as string | null,
  lines: [
    { productId: "rice", quantity: 20, cost: 100_000 },
    { productId: "salt", quantity: 10 },
  ],
  ...changes,
});
const line = (productId: string, quantity: number, cost = 0): PurchaseLine => ({
  ...{ productId, quantity, cost },
});
const purchase = (lines: PurchaseLine[], orderId: string | null = "o1", day = "2026-11-24") => ({
  ...{ lines, orderId, day, backOf: null as string | null },
});
const standing = (one: ReturnType<typeof order>, all: ReturnType<typeof purchase>[]) =>
  standingOf(one, leftOf(one, all));

test("[O3] what is left is what was ordered less what purchases of it brought, in any number of parts", () => {
  const parts = [
    purchase([line("rice", 8, 44_000)]),
    purchase([line("rice", 8, 40_000)]),
    purchase([line("rice", 100)], "another"),
    purchase([line("salt", 100)], null),
  ];
  expect(leftOf(order(), parts)).toEqual([
    { productId: "rice", ordered: 20, come: 16, left: 4, tooMany: 0, dearer: 4000 },
    { productId: "salt", ordered: 10, come: 0, left: 10, tooMany: 0, dearer: undefined },
  ]);
  expect(linesLeft(order(), parts)).toEqual([
    { productId: "rice", quantity: 4, cost: 20_000 },
    { productId: "salt", quantity: 10 },
  ]);
});

test("[O3] what came beyond, and what nobody ordered, is said; two phones may receive the same", () => {
  const both = [purchase([line("rice", 20)]), purchase([line("rice", 20), line("oil", 2)])];
  expect(
    leftOf(order(), both).map(({ productId, left, tooMany }) => [productId, left, tooMany]),
  ).toEqual([
    ["rice", 0, 20],
    ["salt", 10, 0],
    ["oil", 0, 2],
  ]);
});

test("[O3] a product ordered in two lines is one", () => {
  const twice = order({
    lines: [
      { productId: "rice", quantity: 5, cost: 500 },
      { productId: "rice", quantity: 5, cost: 700 },
    ],
  });
  const [rice] = leftOf(twice, [purchase([line("rice", 10, 1200)])]);
  expect(rice).toMatchObject({ ordered: 10, left: 0, dearer: 0 });
});

test("[O4] an order has come once all has come, whatever the office said, and is not opened again by a return", () => {
  const all = purchase([line("rice", 20), line("salt", 10)]);
  expect(standing(order({ state: "draft" }), [])).toBe("draft");
  expect(standing(order(), [])).toBe("sent");
  expect(standing(order(), [purchase([line("rice", 1)])])).toBe("part");
  expect(standing(order(), [all])).toBe("come");
  expect(standing(order({ state: "closed" }), [all])).toBe("come");
  expect(standing(order({ state: "closed" }), [])).toBe("closed");
  expect(standing(order({ state: "cancelled" }), [all])).toBe("cancelled");
  const back = { ...purchase([line("rice", 20)]), backOf: "p1" };
  expect(standing(order(), [all, back])).toBe("come");
  expect(leftOf(order(), [all, back]).every(({ tooMany }) => tooMany === 0)).toBe(true);
  const open = (["draft", "sent", "part", "come", "closed", "cancelled"] as const).filter(isOpen);
  expect(open).toEqual(["draft", "sent", "part"]);
});

test("[O5] what suppliers were asked for and has not come is on its way, and nothing else", () => {
  const orders = [
    order(),
    order({ id: "o2", state: "draft" }),
    order({ id: "o3", state: "closed" }),
    order({ id: "o4", lines: [{ productId: "rice", quantity: 3 }] }),
  ];
  const coming = comingOf(orders, [purchase([line("rice", 15)])]);
  expect([...coming].sort()).toEqual([
    ["rice", 8],
    ["salt", 10],
  ]);
});

test("the days that an order took are those from telling the supplier to its first goods", () => {
  const orders = [
    order(),
    order({ id: "o2", sentDay: "2026-11-25", day: "2026-11-25" }),
    order({ id: "o3", sentDay: null }),
    order({ id: "o4", sentDay: "2026-11-27" }),
  ];
  const purchases = [
    purchase([line("rice", 1)], "o1", "2026-11-26"),
    purchase([line("rice", 1)], "o1", "2026-11-24"),
    purchase([line("rice", 1)], "o2", "2026-11-26"),
    purchase([line("rice", 1)], "o3", "2026-11-26"),
    // Come before anybody asked: somebody's clock, and no days that goods take.
    purchase([line("rice", 1)], "o4", "2026-11-26"),
  ];
  expect([...daysTaken(orders, purchases)]).toEqual([["s1", [1, 4]]]);
});

const anyLines = fc.array(
  fc.record({
    productId: fc.constantFrom("a", "b", "c"),
    quantity: fc.integer({ min: 1, max: 50 }),
    cost: fc.nat(1000),
  }),
  { minLength: 1, maxLength: 6 },
);

test("[O3] of each product: ordered = come + left − too many, however the goods come and in whatever order", () => {
  fc.assert(
    fc.property(anyLines, fc.array(anyLines, { maxLength: 4 }), (lines, parts) => {
      const asked = order({ lines });
      const all = parts.map((part) => purchase(part));
      const left = leftOf(asked, all);
      for (const one of left) {
        expect(one.come + one.left - one.tooMany).toBe(one.ordered);
        expect(Math.min(one.left, one.tooMany)).toBe(0);
      }
      const byName = (found: typeof left) =>
        [...found].sort((a, b) => (a.productId < b.productId ? -1 : 1));
      expect(byName(leftOf(asked, [...all].reverse()))).toEqual(byName(left));
    }),
  );
});
