import fc from "fast-check";
import { expect, test } from "vitest";
import {
  closing,
  ExactSum,
  inFrancs,
  micros,
  netLines,
  nothingHappened,
  trueUp,
  unitCost,
  unitOf,
  withSaid,
} from "./cost.ts";
import { costOfDay, type GoodsTally, tallyGoods } from "./cost-figures.ts";
import { boughtOf } from "./purchase.ts";

const of = (francs: number) => francs * micros;

test.each([
  [
    "what is there and what comes",
    { pieces: 10, unit: of(100) },
    { bought: 10, value: 2000 },
    of(150),
  ],
  ["a part of a franc, half up", { pieces: 1, unit: of(1) }, { bought: 2, value: 1 }, 666_667],
  ["nothing came", { pieces: 3, unit: of(90) }, { bought: 0, value: 0 }, of(90)],
  [
    "fewer than none weigh nothing",
    { pieces: -5, unit: of(90) },
    { bought: 4, value: 400 },
    of(100),
  ],
  [
    "a cost that nobody knew weighs nothing",
    { pieces: 50, unit: null },
    { bought: 2, value: 300 },
    of(150),
  ],
  ["nobody knows it still", { pieces: 50, unit: null }, { bought: 0, value: 0 }, null],
  ["goods that were free", { pieces: 1, unit: of(100) }, { bought: 1, value: 0 }, of(50)],
  ["more went back than came", { pieces: 5, unit: of(70) }, { bought: -3, value: -300 }, of(70)],
  [
    "less than nothing was left to pay",
    { pieces: 5, unit: of(70) },
    { bought: 1, value: -10 },
    of(70),
  ],
  [
    "what the office says",
    { pieces: 5, unit: of(70) },
    { bought: 0, value: 0, said: of(80) },
    of(80),
  ],
  [
    "which weighs with what comes",
    { pieces: 1, unit: of(70) },
    { bought: 1, value: 20, said: of(80) },
    of(50),
  ],
] as const)("[N2] what a piece costs: %s", (_, opening, month, expected) => {
  expect(unitCost(opening, month)).toBe(expected);
});

const line = fc.record({
  productId: fc.constantFrom("riz0", "sel0"),
  quantity: fc.integer({ min: 1, max: 1000 }),
  cost: fc.integer({ min: 0, max: 1_000_000 }),
});
const purchases = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 8 });

test("[N2] the order of what was bought in a month changes nothing, and no piece costs more than the dearest", () => {
  const flow = (all: readonly { productId: string; quantity: number; cost: number }[][]) =>
    all
      .flatMap((lines) => boughtOf({ lines }))
      .filter(({ productId }) => productId === "riz0")
      .reduce(
        ({ bought, value }, one) => ({ bought: bought + one.pieces, value: value + one.value }),
        { bought: 0, value: 0 },
      );
  fc.assert(
    fc.property(
      purchases,
      fc.integer({ min: -50, max: 5000 }),
      fc.nat(1e12),
      (all, pieces, unit) => {
        const opening = { pieces, unit };
        const one = unitCost(opening, flow(all));
        expect(unitCost(opening, flow([...all].reverse()))).toBe(one);
        const dearest = Math.max(
          unit,
          ...all.flat().map(({ cost, quantity }) => Math.ceil((cost / quantity) * micros) + 1),
        );
        expect(one).toBeLessThanOrEqual(dearest);
      },
    ),
  );
});

test("[N2] a purchase that goes back whole leaves the cost as it was, extra costs apart", () => {
  const lines = [{ productId: "riz0", quantity: 4, cost: 999 }];
  const [came] = boughtOf({ lines });
  const [went] = boughtOf({ lines, backOf: "x" });
  const month = {
    bought: (came?.pieces ?? 0) + (went?.pieces ?? 0),
    value: (came?.value ?? 0) + (went?.value ?? 0),
  };
  expect(unitCost({ pieces: 7, unit: of(3) }, month)).toBe(of(3));
});

test("[N2] the month ends with what was there, came and moved, less what left", () => {
  const month = { ...nothingHappened, bought: 5, value: 500, moved: -2, left: 9 };
  expect(closing({ pieces: 3, unit: null }, month)).toEqual({ pieces: -3, unit: of(100) });
});

test("[N4] pieces that had left before any came are put right at what they cost now", () => {
  expect(trueUp({ pieces: -3, unit: of(100) }, of(120))).toEqual({ francs: 60, micros: 0 });
  expect(trueUp({ pieces: -3, unit: of(100) }, of(99) + 500_000)).toEqual({
    francs: -2,
    micros: 500_000,
  });
  expect(trueUp({ pieces: 3, unit: of(100) }, of(120))).toEqual({ francs: 0, micros: 0 });
  expect(trueUp({ pieces: -3, unit: null }, of(120))).toEqual({ francs: 0, micros: 0 });
});

test("[N3] of one month the last word stands, and the months stay in order", () => {
  const said = withSaid(
    [
      ["2026-03", 5],
      ["2026-01", 4],
    ],
    ["2026-02", 9],
  );
  expect(said).toEqual([
    ["2026-01", 4],
    ["2026-02", 9],
    ["2026-03", 5],
  ]);
  expect(withSaid(said, ["2026-02", 8])[1]).toEqual(["2026-02", 8]);
  expect(unitOf(12_000, 24)).toBe(of(500));
  expect(unitOf(9_999_999_999, 1)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
});

test("[N5] sums are exact whatever their order and sign, and rounded half up once", () => {
  const one = fc.record({ pieces: fc.integer({ min: -1000, max: 1000 }), unit: fc.nat(1e13) });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 50 }), (all) => {
      const sum = new ExactSum();
      let expected = 0n;
      for (const { pieces, unit } of all) {
        sum.add(pieces, unit);
        expected += BigInt(pieces) * BigInt(unit);
      }
      const { francs, micros: rest } = sum.value;
      expect(BigInt(francs) * 1_000_000n + BigInt(rest)).toBe(expected);
      expect(rest >= 0 && rest < micros).toBe(true);
    }),
  );
  expect(
    [
      { francs: 2, micros: 500_000 },
      { francs: -3, micros: 499_999 },
    ].map(inFrancs),
  ).toEqual([3, -3]);
});

test("[N5] the tax of a ticket lies on its lines to the franc", () => {
  const lines = [
    { productId: "a", quantity: 3, price: 333 },
    { productId: "b", quantity: 1, price: 100, discount: 50 },
  ];
  const nets = netLines({ lines, vatRate: 1925 });
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(1049 - 169);
  expect(netLines({ lines })).toEqual([999, 50]);
  expect(netLines({ lines, vatRate: 1925, vat: 100 }).reduce((sum, net) => sum + net, 0)).toBe(949);
});

test("[N5] what left on a day at its cost, what nobody knows by itself, and what was lost", () => {
  const tally: GoodsTally = new Map();
  const day = { day: "2026-03-10", sellerId: "s", agencyId: null };
  tallyGoods(tally, {
    sales: [
      {
        ...{ ...day, payments: [] },
        lines: [
          { productId: "riz0", quantity: 5, price: 200 },
          { productId: "sel0", quantity: 2, price: 100 },
        ],
      },
    ],
    returns: [
      {
        ...day,
        lines: [{ productId: "riz0", quantity: 1, price: 200 }],
        refund: "cash",
        isVoid: false,
        restock: true,
      },
      {
        ...day,
        lines: [{ productId: "riz0", quantity: 1, price: 200 }],
        refund: "cash",
        isVoid: false,
        restock: false,
      },
    ],
    losses: [
      { productId: "riz0", day: day.day, byId: "s", delta: -3, mode: "decrease" },
      { productId: "riz0", day: day.day, byId: "s", delta: 1, mode: "count" },
      { productId: "riz0", day: day.day, byId: "s", delta: 40, mode: "increase" },
      { productId: "riz0", day: day.day, byId: "s", delta: 4, mode: "reseller-return" },
      { productId: "sel0", day: day.day, byId: "s", delta: -2, mode: "decrease" },
    ],
  });
  const [goods, ...others] = [...tally.values()];
  expect(others).toEqual([]);
  const unitOfGoods = (productId: string) => (productId === "riz0" ? 150_500_000 : null);
  expect(goods && costOfDay(goods, unitOfGoods)).toEqual({
    ...{ ...day, unknown: 200, lostUnknown: 2 },
    cost: { francs: 602, micros: 0 },
    lost: { francs: 301, micros: 0 },
  });
});
