import fc from "fast-check";
import { expect, test } from "vitest";
import { rootOf, rootsOf, wholeAccounts } from "./alias.ts";

const chain = (pairs: Record<string, string>) => (id: string) => pairs[id] ?? null;

test.each([
  ["nobody is merged", {}, "a", "a"],
  ["into another", { a: "b" }, "a", "b"],
  ["into one who is merged in turn", { a: "b", b: "c" }, "a", "c"],
  ["each into the other, on two devices", { a: "b", b: "a" }, "b", "a"],
  ["a circle of three, from outside", { z: "c", c: "b", b: "d", d: "c" }, "z", "b"],
  ["into oneself", { a: "a" }, "a", "a"],
] as const)("[C8] for whom somebody stands: %s", (_, pairs, id, root) => {
  expect(rootOf(id, chain(pairs))).toBe(root);
});

test("[C8] whoever is merged into somebody whom this device does not know stands for themselves", () => {
  expect(rootsOf([{ id: "a", mergedInto: "gone" }, { id: "b" }])).toEqual(new Map());
  expect(
    rootsOf([
      { id: "a", mergedInto: "b" },
      { id: "b", mergedInto: "a" },
    ]),
  ).toEqual(new Map([["b", "a"]]));
});

const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
const anyMerges = fc.dictionary(id, id);

test("[C8] whoever is reached by a chain has the same root, whatever was merged in which order", () => {
  fc.assert(
    fc.property(anyMerges, id, (pairs, from) => {
      const root = rootOf(from, chain(pairs));
      expect(rootOf(root, chain(pairs))).toBe(root);
      const next = pairs[from];
      if (next) expect(rootOf(next, chain(pairs))).toBe(root);
    }),
  );
});

const customers = [{ id: "a", mergedInto: "c" }, { id: "b", mergedInto: null }, { id: "c" }];
const balances = [
  { customerId: "b", owed: 900, points: 4 },
  { customerId: "a", owed: 500, points: 3 },
  { customerId: "c", owed: -200, points: 2 },
];
const moves = [{ customerId: "a" }, { customerId: "b" }, { customerId: "c" }];

test("[C8] those who are one have one balance and the moves of both, under the root", () => {
  expect(wholeAccounts({ customers, balances, moves })).toEqual({
    customers: [customers[1], customers[2]],
    balances: [
      { customerId: "b", owed: 900, points: 4 },
      { customerId: "c", owed: 300, points: 5 },
    ],
    moves: [{ customerId: "c" }, { customerId: "b" }, { customerId: "c" }],
  });
});

test("the lists stay the same objects where nobody is merged", () => {
  const books = { customers: [{ id: "a" }], balances, moves };
  expect(wholeAccounts(books)).toBe(books);
});

test("[C8] merging and separating loses no franc", () => {
  const owed = fc.integer({ min: -9999, max: 9999 });
  fc.assert(
    fc.property(anyMerges, fc.dictionary(id, owed), (pairs, sums) => {
      const customers = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, mergedInto: pairs[id] }));
      const balances = Object.entries(sums).map(([customerId, owed]) => ({
        customerId,
        owed,
        points: owed,
      }));
      const whole = wholeAccounts({ customers, balances, moves: [] });
      const sumOf = (list: readonly { owed: number }[]) =>
        list.reduce((sum, { owed }) => sum + owed, 0);
      expect(sumOf(whole.balances)).toBe(sumOf(balances));
      for (const { customerId } of whole.balances)
        expect(whole.customers.some(({ id }) => id === customerId)).toBe(true);
    }),
  );
});
