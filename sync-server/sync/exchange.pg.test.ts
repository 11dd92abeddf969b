import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

test("a sale enters the books: row, stock, revision, ledger", async () => {
  await world.product(shop, owner, "savon", { stock: 3, name: "Savon" });
  const seller = await world.member(shop, "seller");
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon", { quantity: 2 })]);
  const answer = await world.send(seller, device, [sale]);
  const [, rev] = answer.verdicts[0] ?? [];
  expect(answer.verdicts).toEqual([["applied", rev]]);
  expect(await world.stockOf(shop, "savon")).toBe(1);
  const read = await world.send(owner, world.device(), [], {
    cursors: [[`shop:${shop}`, { epoch: 1, rev: (rev ?? 0) - 1 }]],
  });
  expect(rowsIn(read, `shop:${shop}`)).toEqual({
    sales: [
      {
        id: sale.id,
        sellerId: seller,
        deviceCode: "B",
        seq: 1,
        soldAt: "2026-11-20T09:00:00.000Z",
        deviceAt: world.now,
        day: "2026-11-20",
        flags: [],
        settled: null,
        rev,
        receiptNo: "B-000001",
        lines: [{ productId: "savon", quantity: 2, price: 500, name: "Savon" }],
        payments: [{ method: "cash", amount: 1000, tendered: 1000 }],
        total: 1000,
      },
    ],
    stocks: [{ productId: "savon", quantity: 1, sold: 2, rev }],
  });
});
