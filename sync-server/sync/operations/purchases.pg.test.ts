import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPart } from "#server/sync/answers/snapshot.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { Purchase, PurchaseBody, ReturnPurchaseBody } from "#shared/schemas/purchase.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let seller = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  seller = await world.member(shop, "seller");
  await world.product(shop, owner, "riz0", { stock: 5 });
  await world.product(shop, owner, "sel0", { stock: 0 });
});
afterAll(() => world.close());

const bought = (body: Partial<PurchaseBody> = {}): PurchaseBody => ({
  lines: [
    { productId: "riz0", quantity: 20, cost: 100_000 },
    { productId: "sel0", quantity: 10, cost: 5000 },
    { productId: "riz0", quantity: 1, cost: 0 },
  ],
  ...body,
});

function till(who: string) {
  const device = world.device();
  const send = async (...all: Operation[]) => reasonsIn(await world.send(who, device, all));
  return {
    bought: (body: PurchaseBody) => device.operation(shop, "purchase", body),
    back: (purchaseId: string, quantity: number, more: Partial<ReturnPurchaseBody> = {}) =>
      device.operation(shop, "purchase.return", {
        ...{ purchaseId, reason: "Abîmé", ...more },
        lines: [{ productId: "riz0", quantity, cost: 100 }],
      }),
    send,
    buy: (...bodies: PurchaseBody[]) =>
      send(...bodies.map((body) => device.operation(shop, "purchase", body))),
  };
}

/** What somebody reads of a scope from the beginning. */
async function seen(who: string, scope: string) {
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  const answer = await world.send(who, world.device(), [], { cursors });
  return answer.changes[0]?.state === "gone" ? "gone" : rowsIn(answer, scope);
}

const stocksIn = (rows: Awaited<ReturnType<typeof seen>>) =>
  rows === "gone"
    ? rows
    : (rows.stocks ?? []).map(({ productId, quantity }) => [productId, quantity]).sort();

test("[G4] [E1] what was bought stands on the shelf, and the office alone reads at what cost", async () => {
  const supplierId = id();
  const extraCosts = [{ kind: "transport" as const, amount: 1500, by: "value" as const }];
  const imageId = "AbCdEfGhIjKlMnOpQrSt12";
  const body = bought({ supplierId, reference: "F-12", extraCosts, imageId });
  expect(await till(owner).buy(body)).toEqual([[]]);
  for (const who of [owner, seller]) {
    const rows = await seen(who, `shop:${shop}`);
    expect(stocksIn(rows)).toEqual([
      ["riz0", 26],
      ["sel0", 10],
    ]);
    expect(rows).not.toHaveProperty("purchases");
  }
  const manager = await world.member(shop, "manager");
  for (const who of [owner, manager]) {
    const rows = await seen(who, officeScope(shop));
    expect(rows).toMatchObject({ purchases: [{ ...body, byId: owner, flags: [] }] });
    expect(Object.keys(rows).sort()).toEqual(["productCosts", "purchases"]);
    expect(await loaded(who)).toMatchObject([{ ...body, byId: owner }]);
  }
  expect(await seen(seller, officeScope(shop))).toBe("gone");
  expect(await loaded(seller)).toEqual([]);
});

/** What a first load of the scope of the office brings. */
async function loaded(userId: string): Promise<Purchase[]> {
  const scope = officeScope(shop);
  const { cursor, parts } = await world.sync.snapshots.plan(scope, userId);
  const all: Purchase[] = [];
  for (let part = 0; part < parts; part += 1) {
    const body = await world.sync.snapshots.part({ scope, rev: cursor.rev, part, userId });
    if (body) all.push(...(decodeRows((await openPart(body)).rows).purchases ?? []));
  }
  return all;
}

test("[G4] a first load of the shop brings the stock, and nothing of what it cost", async () => {
  expect(await till(owner).buy(bought())).toEqual([[]]);
  const scope = `shop:${shop}`;
  const { cursor, parts } = await world.sync.snapshots.plan(scope, seller);
  const kinds = new Set<string>();
  for (let part = 0; part < parts; part += 1) {
    const body = await world.sync.snapshots.part({ scope, rev: cursor.rev, part, userId: seller });
    if (body)
      for (const [kind, rows] of Object.entries(decodeRows((await openPart(body)).rows)))
        if (rows.length > 0) kinds.add(kind);
  }
  expect(kinds).toContain("stocks");
  expect(kinds).not.toContain("purchases");
});

test("[G4] [P1] an invoice told twice and a product that nobody knows are kept and flagged, on any till", async () => {
  const supplierId = id();
  expect(await till(owner).buy(bought({ supplierId, reference: "F-12" }))).toEqual([[]]);
  expect(
    await till(await world.member(shop, "manager")).buy(
      bought({ supplierId, reference: "f 12" }),
      bought({ supplierId, reference: "F-13" }),
      bought({ supplierId: id(), reference: "F-12" }),
      bought({ reference: "F-12" }),
      bought({ supplierId }),
      bought({ supplierId }),
      { lines: [{ productId: "inconnu", quantity: 2, cost: 50 }] },
    ),
  ).toEqual([["reference-used"], [], [], [], [], [], ["unknown-product"]]);
  expect(stocksIn(await seen(seller, `shop:${shop}`))).toEqual([
    ["inconnu", 2],
    ["riz0", 5 + 7 * 21],
    ["sel0", 70],
  ]);
});

test("[G4] [J3] [J3a] [V4] a fact of the staff is kept, and tells them nothing; a reseller has bought nothing", async () => {
  const supplierId = id();
  expect(await till(owner).buy(bought({ supplierId, reference: "F-12" }))).toEqual([[]]);
  expect(await till(seller).buy(bought({ supplierId, reference: "F-12" }))).toEqual([
    ["seller-dismissed"],
  ]);
  const reseller = await world.member(shop, "reseller");
  expect(await till(reseller).buy(bought())).toEqual([["not-allowed"]]);
  const rows = await seen(owner, officeScope(shop));
  expect(rows === "gone" ? rows : rows.purchases?.map(({ flags }) => flags)).toEqual([
    [],
    ["seller-dismissed", "reference-used"],
  ]);
});

test("[G6] what goes back leaves the shelf; more than came, with what went back before, is kept and flagged", async () => {
  const [one, other] = [till(owner), till(await world.member(shop, "manager"))];
  const supplierId = id();
  const purchase = one.bought(bought({ supplierId }));
  expect(await one.send(purchase, one.back(purchase.id, 15, { supplierId }))).toEqual([[], []]);
  expect(await other.send(other.back(purchase.id, 6), other.back(purchase.id, 1))).toEqual([
    [],
    ["more-returned-than-sold"],
  ]);
  expect(await one.send(one.back(id(), 1))).toEqual([["more-returned-than-sold"]]);
  expect(stocksIn(await seen(seller, `shop:${shop}`))).toEqual([
    ["riz0", 5 + 21 - 23],
    ["sel0", 10],
  ]);
  const rows = await seen(owner, officeScope(shop));
  const backs = rows === "gone" ? [] : (rows.purchases ?? []).filter(({ backOf }) => backOf);
  expect(backs).toHaveLength(4);
  const first = backs.find((back) => back.supplierId === supplierId);
  expect(first).toMatchObject({ backOf: purchase.id, reason: "Abîmé", flags: [] });
  // A seller's word is kept, and tells them nothing; a reseller has bought nothing.
  const counter = till(seller);
  expect(await counter.send(counter.back(purchase.id, 1))).toEqual([["seller-dismissed"]]);
  const street = till(await world.member(shop, "reseller"));
  expect(await street.send(street.back(purchase.id, 1))).toEqual([["not-allowed"]]);
});

test("[J6] what is no purchase is not understood: nothing bought, a part of a piece, a cost below nothing", async () => {
  const odd = [
    { lines: [] },
    { lines: [{ productId: "riz0", quantity: 0, cost: 5 }] },
    { lines: [{ productId: "riz0", quantity: 1.5, cost: 5 }] },
    { lines: [{ productId: "riz0", quantity: 1, cost: -5 }] },
    { lines: [{ productId: "riz0", quantity: 100_000_001, cost: 5 }] },
    bought({ extraCosts: [{ kind: "transport", amount: 0, by: "value" }] }),
  ];
  expect(await till(owner).buy(...odd)).toEqual(odd.map(() => ["not-understood"]));
  // As much of a unit and francs as the books take.
  const most = { lines: [{ productId: "riz0", quantity: 100_000_000, cost: 9_999_999_999 }] };
  expect(await till(owner).buy(most)).toEqual([[]]);
});
