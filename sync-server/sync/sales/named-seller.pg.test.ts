import { afterAll, beforeAll, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import type { SaleBody } from "#shared/schemas/sale.ts";
import { aLine } from "#tests/support/builders.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "savon", { stock: 50 });
});
afterAll(() => world.close());

const body = (sellerId: string): Partial<SaleBody> => ({ sellerId });

async function attribution(id: string) {
  const [row] = await world.database.sql`
    select seller_id as "sellerId", recorded_by as "recordedBy" from sales where shop_id = ${shop} and id = ${id}`;
  return row;
}

test("[J11] a sale is its named seller's, and who was signed in is kept beside it", async () => {
  const device = world.device();
  const sales = [
    device.sale(shop, [aLine("savon")], body(seller)),
    device.sale(shop, [aLine("savon")]),
    device.sale(shop, [aLine("savon")], body(owner)),
  ];
  const answer = await world.send(owner, device, sales);
  expect(reasonsIn(answer)).toEqual([[], [], []]);
  const kept = await Promise.all(sales.map(({ id }) => attribution(id)));
  expect(kept).toEqual([
    { sellerId: seller, recordedBy: owner },
    { sellerId: owner, recordedBy: null },
    { sellerId: owner, recordedBy: null },
  ]);
  const [, rev = 0] = answer.verdicts[0] ?? [];
  const read = await world.send(owner, world.device(), [], {
    cursors: [[`shop:${shop}`, { epoch: 1, rev: rev - 1 }]],
  });
  const told = rowsIn(read, `shop:${shop}`).sales;
  expect(told?.map(({ sellerId, recordedBy }) => ({ sellerId, recordedBy }))).toEqual(kept);
});

test("[J11] the same by the slower way: a product without a stock row", async () => {
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon"), aLine("new-1", { name: "Neuf" })], body(seller));
  expect(reasonsIn(await world.send(owner, device, [sale]))).toEqual([["unknown-product"]]);
  expect(await attribution(sale.id)).toEqual({ sellerId: seller, recordedBy: owner });
});

test("[J11] [J3] a stranger, or a reseller, named as the seller: kept, flagged, the signed-in person's", async () => {
  const reseller = await world.member(shop, "reseller");
  const stranger = await world.person("stranger");
  for (const named of [reseller, stranger, crypto.randomUUID()]) {
    const device = world.device();
    const sale = device.sale(shop, [aLine("savon")], body(named));
    expect(reasonsIn(await world.send(owner, device, [sale]))).toEqual([["unknown-seller"]]);
    expect(await attribution(sale.id)).toEqual({ sellerId: owner, recordedBy: null });
  }
});

test("[J11] [J3] a reseller sells nothing in the name of the staff: nobody lent them a till", async () => {
  const reseller = await world.member(shop, "reseller");
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon")], body(owner));
  expect(reasonsIn(await world.send(reseller, device, [sale]))).toEqual([["not-allowed"]]);
  expect(await attribution(sale.id)).toBeUndefined();
});

test("[J11] a named seller who has left: still theirs, flagged", async () => {
  const leaver = await world.member(shop, "employee");
  await endMember(world.accounts, { shopId: shop, userId: leaver });
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon")], body(leaver));
  expect(reasonsIn(await world.send(owner, device, [sale]))).toEqual([["seller-dismissed"]]);
  expect(await attribution(sale.id)).toEqual({ sellerId: leaver, recordedBy: owner });
});

test("[J11] goods taken back by somebody who is switched in are theirs, and a ticket is undone by their own right", async () => {
  const manager = await world.member(shop, "manager");
  const device = world.device();
  const lines = [{ productId: "savon", quantity: 1, price: 500 }];
  const rest = { saleId: null, restock: true, refund: "cash", total: 500 } as const;
  const back = { ...rest, lines };
  const returns = [
    device.operation(shop, "return", { ...back, reason: "abîmé", sellerId: seller }),
    device.operation(shop, "return", { ...back, reason: "erreur", sellerId: seller, isVoid: true }),
    device.operation(shop, "return", {
      ...back,
      reason: "erreur",
      sellerId: manager,
      isVoid: true,
    }),
    device.operation(shop, "return", { ...back, reason: "x", sellerId: crypto.randomUUID() }),
  ];
  expect(reasonsIn(await world.send(owner, device, returns))).toEqual([
    [],
    ["seller-dismissed"],
    [],
    ["unknown-seller"],
  ]);
  const kept = await world.database.sql`
    select seller_id as "sellerId", recorded_by as "recordedBy" from returns where shop_id = ${shop} order by seq`;
  expect([...kept]).toEqual([
    { sellerId: seller, recordedBy: owner },
    { sellerId: seller, recordedBy: owner },
    { sellerId: manager, recordedBy: owner },
    { sellerId: owner, recordedBy: null },
  ]);
});
