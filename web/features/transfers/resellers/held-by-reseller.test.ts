import { expect, test } from "vitest";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { heldByReseller } from "./held-by-reseller.ts";

function aTransfer(changes: Partial<TransferRow>): TransferRow {
  return {
    id: "1",
    productId: "soap",
    productName: "Savon",
    resellerId: "koffi",
    resellerName: "Koffi",
    quantity: 5,
    sold: 0,
    returned: 0,
    inStock: 5,
    exactInStock: 5,
    shownInStock: 5,
    price: 500,
    minPrice: 450,
    status: "confirmed",
    origin: "products",
    byId: "owner",
    at: "2026-11-20T10:00:00.000Z",
    day: "2026-11-20",
    decided: null,
    flags: [],
    rev: 1,
    isPending: false,
    ...changes,
  };
}

test("transfers of one product are one line, resellers and products stand by name", () => {
  const held = heldByReseller([
    aTransfer({ exactInStock: 5 }),
    aTransfer({ exactInStock: 2 }),
    aTransfer({ productId: "milk", productName: "Lait", exactInStock: 1 }),
    aTransfer({ resellerId: "awa", resellerName: "Awa", exactInStock: 4 }),
  ]);
  expect(held.map(({ resellerName, amounts }) => [resellerName, amounts.pieces])).toEqual([
    ["Awa", 4],
    ["Koffi", 8],
  ]);
  expect(held[1]?.products).toEqual([
    { productId: "milk", name: "Lait", inStock: 1 },
    { productId: "soap", name: "Savon", inStock: 7 },
  ]);
});

test.each([
  ["waits", { status: "pending" }],
  ["was rejected", { status: "rejected" }],
  ["is used up", { exactInStock: 0 }],
] as const)("a transfer that %s is not held", (_what, changes) => {
  expect(heldByReseller([aTransfer(changes)])).toEqual([]);
});

test("more sold than held shows as it is: somebody has to look", () => {
  expect(heldByReseller([aTransfer({ exactInStock: -2 })])[0]?.amounts.pieces).toBe(-2);
});
