import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CameBack,
  type CountOfSale,
  countsAfterSale,
  isShared,
  lateGoods,
  type Missing,
  missingOf,
  soldOf,
} from "./sell-by-count.ts";
import { adjustmentDelta } from "./stock.ts";

const goods = fc
  .record({
    counted: fc.nat(500),
    shownBefore: fc.integer({ min: -200, max: 600 }),
    lost: fc.nat(50),
    used: fc.nat(50),
  })
  .map(({ lost, used, ...count }): Missing => {
    const missing = missingOf(count);
    const gone = Math.min(lost, missing);
    return { productId: "p", ...count, lost: gone, used: Math.min(used, missing - gone) };
  });

describe("[Q2] a count turned into a sale", () => {
  test("sale and counts together change the stock by just what was counted", () => {
    fc.assert(
      fc.property(goods, (one) => {
        expect(isShared(one)).toBe(true);
        const deltas = countsAfterSale(one).map(({ counted, shownBefore }) =>
          adjustmentDelta({ mode: "count", productId: "p", counted, shownBefore, reason: "x" }),
        );
        const moved = deltas.reduce((sum, delta) => sum + delta, -soldOf(one));
        expect(moved).toBe(one.counted - one.shownBefore);
        expect(countsAfterSale(one).at(-1)?.counted).toBe(one.counted);
        expect(countsAfterSale(one).every(({ counted }) => counted >= 0)).toBe(true);
      }),
    );
  });

  test("each kind of loss stands under its own reason, of its own pieces", () => {
    const one = { productId: "p", counted: 2, shownBefore: 10, lost: 3, used: 1 };
    expect(soldOf(one)).toBe(4);
    expect(countsAfterSale(one)).toEqual([
      { shownBefore: 6, counted: 3, why: "lost" },
      { shownBefore: 3, counted: 2, why: "used" },
    ]);
  });

  test("what is there in full, or too much, is counted and not sold", () => {
    const more = { productId: "p", counted: 12, shownBefore: 10, lost: 0, used: 0 };
    expect([missingOf(more), soldOf(more)]).toEqual([0, 0]);
    expect(countsAfterSale(more)).toEqual([{ shownBefore: 10, counted: 12, why: "counted" }]);
  });

  test.each([
    { lost: 5, used: 0 },
    { lost: 3, used: 2 },
    { lost: -1, used: 0 },
    { lost: 0.5, used: 0 },
  ])("no more than is missing can be lost or used: %o", (shares) => {
    expect(isShared({ productId: "p", counted: 6, shownBefore: 10, ...shares })).toBe(false);
  });
});

describe("[Q3] what another device had sold of it", () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });
  const sale = {
    id: "count",
    deviceCode: "A1",
    soldAt: "2026-11-20T20:00:00.000Z",
    rev: 50,
    lines: [line("p", 4)],
  };
  const all = new Map([["p", { left: 4, returned: 0 }]]);
  const other = {
    id: "late",
    deviceCode: "B1",
    soldAt: "2026-11-20T15:00:00.000Z",
    rev: 60,
    lines: [line("p", 3), line("q", 1)],
  };
  const own = { saleId: "count", productId: "p", rev: 40, at: sale.soldAt, deviceCode: "A1" };
  const of = (
    tickets: (typeof sale)[],
    back: ReadonlyMap<string, CameBack> = all,
    counts: readonly CountOfSale[] = [own],
  ) => lateGoods(sale, { counts, back, tickets });

  test("counts as sold twice, and its ticket is named", () => {
    const late = of([sale, other]);
    expect([...late.pieces]).toEqual([["p", 3]]);
    expect(late.tickets.map(({ id }) => id)).toEqual(["late"]);
  });

  test("no more than is left of the sale, whatever the others sold", () => {
    expect([...of([other, { ...other, id: "more" }]).pieces]).toEqual([["p", 4]]);
    expect([...of([other], new Map([["p", { left: 1, returned: 0 }]])).pieces]).toEqual([["p", 1]]);
    expect(of([other], new Map()).tickets).toEqual([]);
  });

  test("less what has come back of it already", () => {
    expect([...of([other], new Map([["p", { left: 2, returned: 2 }]])).pieces]).toEqual([["p", 1]]);
    expect(of([other], new Map([["p", { left: 1, returned: 3 }]]))).toEqual({
      ...{ pieces: new Map(), tickets: [] },
    });
  });

  test.each([
    ["it was known to whoever counted", { ...other, rev: 40 }],
    ["it was sold after the count", { ...other, soldAt: "2026-11-20T20:00:01.000Z" }],
    ["it was sold on the same device", { ...other, deviceCode: "A1" }],
    ["the books have not answered", { ...other, rev: 0 }],
  ])("does not count where %s", (_why, ticket) => {
    expect(of([ticket])).toEqual({ pieces: new Map(), tickets: [] });
  });

  test("each product is judged by when it was counted, and by what was known then", () => {
    const morning = { ...own, at: "2026-11-20T09:00:00.000Z" };
    expect(of([other], all, [morning]).tickets).toEqual([]);
    expect(of([other], all, [{ ...own, rev: 60 }]).tickets).toEqual([]);
    const two = new Map([...all, ["q", { left: 4, returned: 0 }]]);
    const late = of([other], two, [morning, { ...own, productId: "q" }]);
    expect([...late.pieces]).toEqual([["q", 1]]);
    expect(of([other], all, []).tickets).toEqual([]);
  });

  test("of two counts after it the first sold its goods again", () => {
    const before = { ...own, saleId: "before", at: "2026-11-20T18:00:00.000Z" };
    expect(of([other], all, [before, own]).tickets).toEqual([]);
    // One that was counted before the ticket, one of another product, one that knew the ticket, one of its own device.
    for (const count of [
      { ...before, at: "2026-11-20T14:00:00.000Z" },
      { ...before, productId: "q" },
      { ...before, rev: 60 },
      { ...before, deviceCode: "B1" },
    ])
      expect(of([other], all, [count, own]).tickets).toEqual([other]);
    // The same moment: everybody names the same one.
    expect(of([other], all, [{ ...before, at: own.at }, own]).tickets).toEqual([]);
    expect(of([other], all, [{ ...before, at: own.at, saleId: "z" }, own]).tickets).toEqual([
      other,
    ]);
  });
});
