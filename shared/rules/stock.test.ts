import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exactStock, movesOf, shownStock, startingThreshold, stockLevel } from "./stock.ts";

describe("moves", () => {
  test("a sale takes, and its lines of one product are summed", () => {
    const lines = [
      { productId: "soap", quantity: 2, price: 500 },
      { productId: "milk", quantity: 1, price: 900 },
      { productId: "soap", quantity: 3, price: 450 },
    ];
    expect(movesOf({ kind: "sale", body: { lines } })).toEqual([
      { productId: "soap", delta: -5 },
      { productId: "milk", delta: -1 },
    ]);
  });

  test("a return gives back, unless the goods cannot be sold again", () => {
    const lines = [{ productId: "soap", quantity: 2, price: 500 }];
    expect(movesOf({ kind: "return", body: { lines, restock: true } })).toEqual([
      { productId: "soap", delta: 2 },
    ]);
    expect(movesOf({ kind: "return", body: { lines, restock: false } })).toEqual([]);
  });

  test.each([
    [{ mode: "increase", productId: "soap", quantity: 4, reason: "livraison" } as const, 4],
    [{ mode: "decrease", productId: "soap", quantity: 4, reason: "cassé" } as const, -4],
    [
      {
        mode: "count",
        productId: "soap",
        counted: 7,
        shownBefore: -2,
        reason: "inventaire",
      } as const,
      9,
    ],
  ])("an adjustment moves by its difference: %o", (body, delta) => {
    expect(movesOf({ kind: "adjust", body })).toEqual([{ productId: "soap", delta }]);
  });

  test("a new product brings its pieces", () => {
    expect(
      movesOf({ kind: "product.create", body: { productId: "soap", initialStock: 6 } }),
    ).toEqual([{ productId: "soap", delta: 6 }]);
  });

  test("[I2] a part of an import brings the pieces of each new product", () => {
    const creates = [
      { productId: "soap", initialStock: 6 },
      { productId: "milk", initialStock: 0 },
    ];
    expect(movesOf({ kind: "product.import", body: { creates } })).toEqual([
      { productId: "soap", delta: 6 },
      { productId: "milk", delta: 0 },
    ]);
  });
});

describe("exact stock", () => {
  const moveArbitrary = fc.record({
    delta: fc.integer({ min: -50, max: 50 }),
    ackRev: fc.integer({ min: 1, max: 40 }),
  });

  test("[E1] whatever the server's figure holds, own moves count once", () => {
    // The books start at 100; each own move enters them at its ackRev, and the device holds the figure as of some revision.
    fc.assert(
      fc.property(
        fc.array(moveArbitrary),
        fc.nat(40),
        fc.nat(40),
        (moves, figureRev, answeredRev) => {
          const inFigure = moves.filter((move) => move.ackRev <= figureRev);
          const quantity = inFigure.reduce((sum, move) => sum + move.delta, 100);
          const own = moves.map((move) =>
            move.ackRev <= Math.max(figureRev, answeredRev)
              ? ({ state: "applied", ackRev: move.ackRev, delta: move.delta } as const)
              : ({ state: "waiting", delta: move.delta } as const),
          );
          const everything = moves.reduce((sum, move) => sum + move.delta, 100);
          expect(exactStock({ quantity, rev: figureRev }, own)).toBe(everything);
        },
      ),
    );
  });

  test("[E3] a refused move leaves the sum", () => {
    expect(exactStock({ quantity: 3, rev: 1 }, [{ state: "refused", delta: -2 }])).toBe(3);
  });

  test("[E4] is never clamped; only what is shown is", () => {
    const exact = exactStock({ quantity: 1, rev: 1 }, [{ state: "waiting", delta: -5 }]);
    expect(exact).toBe(-4);
    expect(shownStock(exact)).toBe(0);
  });

  test("a product without a figure yet has its own moves only", () => {
    expect(exactStock(undefined, [{ state: "waiting", delta: 6 }])).toBe(6);
  });

  test.each([
    [-1, "out"],
    [0, "out"],
    [1, "low"],
    [10, "low"],
    [11, "normal"],
  ] as const)("%d pieces are %s", (exact, level) => {
    expect(stockLevel(exact, 10)).toBe(level);
  });

  test.each([
    [5, 10, 2],
    [1, 10, 0],
    [10, 10, 5],
    [12, 10, 6],
    [200, 10, 10],
    [5, 0, 0],
    // Goods that are still to come are warned of as the shop wishes.
    [0, 10, 10],
  ])("a product that begins with %d, where %d is usual, is low from %d", (begins, usual, from) => {
    expect(startingThreshold(begins, usual)).toBe(from);
  });

  test("nothing that was just made is low, and its threshold is never above the usual one", () => {
    const pieces = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(pieces, fc.nat(1_000_000), (begins, usual) => {
        const threshold = startingThreshold(begins, usual);
        expect(stockLevel(begins, threshold)).toBe("normal");
        expect(threshold).toBeLessThanOrEqual(usual);
      }),
    );
  });
});
