import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { exactStock, movesOf } from "./stock.ts";
import { changesTransfers, transferMovesOf, transferStatusAtFirst } from "./transfer.ts";
import { transferObjection, transferReturnObjection } from "./transfer-objections.ts";

const product = { shownStock: 5, archived: false };
const piece = { transferId: "t1", productId: "soap", quantity: 2, price: 600 };

describe("goods of a transfer", () => {
  test("[T1] leave the shop with the hand-over and come back with a return or a rejection", () => {
    const body = { productId: "soap", quantity: 3 };
    expect(movesOf({ kind: "transfer", body })).toEqual([{ productId: "soap", delta: -3 }]);
    expect(movesOf({ kind: "transfer.return", body })).toEqual([{ productId: "soap", delta: 3 }]);
    expect(movesOf({ kind: "transfer.decide", body: { ...body, decision: "reject" } })).toEqual([
      { productId: "soap", delta: 3 },
    ]);
    expect(movesOf({ kind: "transfer.decide", body: { ...body, decision: "confirm" } })).toEqual(
      [],
    );
  });

  test("[T9] go to another shop as sent and arrive as counted", () => {
    expect(movesOf({ kind: "shop-transfer", body: { productId: "soap", quantity: 4 } })).toEqual([
      { productId: "soap", delta: -4 },
    ]);
    const body = { productId: "savon", counted: 3 };
    expect(movesOf({ kind: "shop-transfer.receive", body })).toEqual([
      { productId: "savon", delta: 3 },
    ]);
  });

  test("[T9a] come back whole when they are taken back on their way", () => {
    const body = { productId: "soap", quantity: 4 };
    expect(movesOf({ kind: "shop-transfer.withdraw", body })).toEqual([
      { productId: "soap", delta: 4 },
    ]);
    const sent = movesOf({ kind: "shop-transfer", body });
    const back = movesOf({ kind: "shop-transfer.withdraw", body });
    expect([...sent, ...back].reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  });
});

describe("what a reseller holds", () => {
  test("[T5] goes down by a sale, its lines of one transfer summed", () => {
    const lines = [piece, { ...piece, transferId: "t2" }, { ...piece, quantity: 1 }];
    expect(transferMovesOf({ kind: "reseller-sale", body: { lines } })).toEqual([
      { transferId: "t1", delta: -3 },
      { transferId: "t2", delta: -2 },
    ]);
  });

  test("[T6][T7] goes up by a decline, down by a return, to nothing by a rejection", () => {
    const body = { transferId: "t1", quantity: 2 };
    const of = (
      kind: "reseller-sale.decide" | "transfer.decide",
      decision: "confirm" | "decline" | "reject",
    ) => transferMovesOf({ kind, body: { ...body, decision } } as never);
    expect(of("reseller-sale.decide", "decline")).toEqual([{ transferId: "t1", delta: 2 }]);
    expect(of("reseller-sale.decide", "confirm")).toEqual([]);
    expect(of("transfer.decide", "reject")).toEqual([{ transferId: "t1", delta: -2 }]);
    expect(of("transfer.decide", "confirm")).toEqual([]);
    expect(transferMovesOf({ kind: "transfer.return", body })).toEqual([
      { transferId: "t1", delta: -2 },
    ]);
  });

  test("is not changed by what is no affair of a transfer", () => {
    for (const kind of ["sale", "adjust", "transfer", "commission.pay", "shop-transfer"] as const)
      expect(changesTransfers({ kind })).toBe(false);
    expect(changesTransfers({ kind: "transfer.return" })).toBe(true);
  });

  test("[T2] counts own acts once, whatever the row holds already", () => {
    const act = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      ackRev: fc.integer({ min: 1, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(act), fc.integer({ min: 0, max: 31 }), (acts, rev) => {
        const deltaOf = (quantity: number) =>
          transferMovesOf({ kind: "transfer.return", body: { transferId: "t", quantity } })[0]
            ?.delta ?? 0;
        const held = acts
          .filter(({ ackRev }) => ackRev <= rev)
          .reduce((sum, { quantity }) => sum + deltaOf(quantity), 100);
        const own = acts.map(({ quantity, ackRev }) => ({
          state: "applied" as const,
          ackRev,
          delta: deltaOf(quantity),
        }));
        const all = acts.reduce((sum, { quantity }) => sum + deltaOf(quantity), 100);
        expect(exactStock({ quantity: held, rev }, own)).toBe(all);
      }),
    );
  });
});

describe("making a transfer", () => {
  test.each<[Role | undefined, "products" | "till", string]>([
    ["owner", "products", "confirmed"],
    ["manager", "products", "confirmed"],
    ["employee", "products", "pending"],
    [undefined, "products", "pending"],
    ["owner", "till", "pending"],
  ])("[T1] %s on the %s screen: %s", (role, origin, status) => {
    expect(transferStatusAtFirst(role, origin)).toBe(status);
  });

  test.each([
    [{ resellerId: "r", quantity: 5 }, product, undefined],
    [{ resellerId: "r", quantity: 6 }, product, "insufficient-stock"],
    [{ resellerId: "r", quantity: 0 }, product, "quantity-invalid"],
    [{ resellerId: "r", quantity: 1.5 }, product, "quantity-invalid"],
    [{ resellerId: undefined, quantity: 1 }, product, "unknown-reseller"],
    [{ resellerId: "r", quantity: 1 }, undefined, "unknown-product"],
    [{ resellerId: "r", quantity: 1 }, { ...product, archived: true }, "product-archived"],
    [{ resellerId: "r", quantity: 5 }, { ...product, unit: "g" as const }, undefined],
    [
      { resellerId: "r", quantity: 100_000_001 },
      { ...product, unit: "g" as const, shownStock: 200_000_000 },
      "amount-too-large",
    ],
    [
      { resellerId: "r", quantity: 1_000_001 },
      { ...product, shownStock: 2_000_000 },
      "amount-too-large",
    ],
  ])("[U8] %o of %o: %s", (draft, from, reason) => {
    expect(transferObjection(draft, from)).toBe(reason);
  });
});

describe("bringing back", () => {
  test.each([
    [3, { status: "confirmed", inStock: 3 } as const, undefined],
    [4, { status: "confirmed", inStock: 3 } as const, "more-than-transferred"],
    [0, { status: "confirmed", inStock: 3 } as const, "quantity-invalid"],
    [1, { status: "pending", inStock: 3 } as const, "unknown-transfer"],
    [1, { status: "rejected", inStock: 0 } as const, "unknown-transfer"],
    [1, undefined, "unknown-transfer"],
  ])("%i of %o: %s", (quantity, transfer, reason) => {
    expect(transferReturnObjection(quantity, transfer)).toBe(reason);
  });
});
