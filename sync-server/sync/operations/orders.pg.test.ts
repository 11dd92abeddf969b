import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openPart } from "#server/sync/answers/snapshot.ts";
import { leftOf } from "#shared/rules/order.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { CreateOrderBody, EditOrderBody, Order } from "#shared/schemas/order.ts";
import type { Role } from "#shared/schemas/person.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import { reasonsIn, rowsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let supplierId = "";
const id = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
  await world.product(shop, owner, "riz0", { stock: 5 });
  supplierId = id();
  expect(await ask(owner, "customer.create", supplier(supplierId))).toEqual([]);
});
afterAll(() => world.close());

const supplier = (customerId: string, suppliers: object = { suppliers: true }) => ({
  ...{ customerId, ...suppliers, name: "Mboppi", phone: "", otherPhone: "", note: "" },
  ...{ creditLimit: null, termDays: null, wantsMessages: false },
});
const asked = (changes: Partial<CreateOrderBody> = {}): CreateOrderBody => ({
  ...{ orderId: id(), supplierId, note: "", state: "draft", expectedDay: null, sentDay: null },
  lines: [
    { productId: "riz0", quantity: 20, cost: 100_000 },
    { productId: "inconnu0", quantity: 2 },
  ],
  ...changes,
});

async function ask(by: string, kind: OperationKind, body: object, of = shop): Promise<string[]> {
  const device = world.device();
  const operation = device.operation(of, kind, body as never);
  return reasonsIn(await world.send(by, device, [operation])).flat();
}
const edit = (by: string, orderId: string, patch: EditOrderBody["patch"], of = shop) =>
  ask(by, "order.edit", { orderId, patch }, of);

/** What somebody reads of a scope from the beginning. */
async function seen(who: string, scope: string) {
  const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
  const answer = await world.send(who, world.device(), [], { cursors });
  return answer.changes[0]?.state === "gone" ? "gone" : rowsIn(answer, scope);
}
const ordersOf = async (who: string) => {
  const rows = await seen(who, officeScope(shop));
  return rows === "gone" ? rows : (rows.orders ?? []);
};

/** What a first load of the scope of the office brings. */
async function loaded(userId: string): Promise<Order[]> {
  const scope = officeScope(shop);
  const { cursor, parts } = await world.sync.snapshots.plan(scope, userId);
  const all: Order[] = [];
  for (let part = 0; part < parts; part += 1) {
    const body = await world.sync.snapshots.part({ scope, rev: cursor.rev, part, userId });
    if (body) all.push(...(decodeRows((await openPart(body)).rows).orders ?? []));
  }
  return all;
}

test("[O1] the office orders, edits field by field and reads; an order moves no goods", async () => {
  const { orderId, ...fields } = asked({ note: "Le matin" });
  expect(await ask(owner, "order.create", { orderId, ...fields })).toEqual([]);
  const manager = await world.member(shop, "manager");
  const sent = { state: ["draft", "sent"], sentDay: [null, "2026-11-27"] } as const;
  expect(await edit(manager, orderId, sent as never)).toEqual([]);
  expect(await edit(owner, orderId, { note: ["Le matin", "Le soir"] })).toEqual([]);
  const edited = { note: "Le soir", state: "sent", sentDay: "2026-11-27" };
  const told = { ...fields, ...edited, id: orderId, byId: owner };
  for (const who of [owner, manager]) {
    expect(await ordersOf(who)).toMatchObject([told]);
    expect(await loaded(who)).toMatchObject([told]);
  }
  const rows = await seen(owner, `shop:${shop}`);
  expect(rows).not.toHaveProperty("orders");
  expect(rows).toMatchObject({ stocks: [{ productId: "riz0", quantity: 5 }] });
});

test("[O1] [G2] [J1] nobody else makes, edits or reads one", async () => {
  const body = asked();
  expect(await ask(owner, "order.create", body)).toEqual([]);
  const roles: readonly Exclude<Role, "owner">[] = ["employee", "seller", "reseller"];
  for (const role of roles) {
    const person = await world.member(shop, role);
    expect(await ask(person, "order.create", asked()), role).toEqual(["not-allowed"]);
    expect(await edit(person, body.orderId, { note: ["", "x"] }), role).toEqual(["not-allowed"]);
    expect(await ordersOf(person), role).toBe("gone");
    expect(await loaded(person), role).toEqual([]);
  }
  expect(await ordersOf(owner)).toMatchObject([{ note: "" }]);
});

test("[O1] one of somebody who is no supplier of the shop is refused, and so is what the books do not hold", async () => {
  const customerId = id();
  expect(await ask(owner, "customer.create", supplier(customerId, {}))).toEqual([]);
  for (const nobody of [customerId, id()])
    expect(await ask(owner, "order.create", asked({ supplierId: nobody }))).toEqual([
      "unknown-record",
    ]);
  const { orderId, ...fields } = asked();
  expect(await edit(owner, orderId, { note: ["", "x"] })).toEqual(["unknown-record"]);
  expect(await ask(owner, "order.create", { orderId, ...fields })).toEqual([]);
  expect(await ask(owner, "order.create", { orderId, ...fields })).toEqual(["id-taken"]);
  const other = await world.shop(owner, "Bonapriso");
  expect(await edit(owner, orderId, { note: ["", "x"] }, other)).toEqual(["unknown-record"]);
  const patch = { supplierId: [supplierId, customerId] as [string, string] };
  expect(await edit(owner, orderId, patch)).toEqual(["unknown-record"]);
  expect(await ordersOf(owner)).toMatchObject([fields]);
});

test("[O2] [O3] a purchase names its order, known or not; what is left follows from rows alone", async () => {
  const body = asked();
  expect(await ask(owner, "order.create", body)).toEqual([]);
  const came = (quantity: number, orderId: string, reference: string) => ({
    ...{ supplierId, reference, orderId },
    lines: [{ productId: "riz0", quantity, cost: 5000 * quantity }],
  });
  expect(await ask(owner, "purchase", came(12, body.orderId, "F1"))).toEqual([]);
  expect(await edit(owner, body.orderId, { state: ["draft", "cancelled"] })).toEqual([]);
  expect(await ask(owner, "purchase", came(12, body.orderId, "F1"))).toEqual(["reference-used"]);
  expect(await ask(owner, "purchase", came(1, id(), "F2"))).toEqual([]);
  const rows = await seen(owner, officeScope(shop));
  if (rows === "gone") throw new Error("not read");
  const [order] = rows.orders ?? [];
  expect(rows.purchases?.filter(({ orderId }) => orderId === body.orderId)).toHaveLength(2);
  expect(order && leftOf(order, rows.purchases ?? [])).toMatchObject([
    { productId: "riz0", ordered: 20, come: 24, left: 0, tooMany: 4 },
    { productId: "inconnu0", left: 2 },
  ]);
});

test("[J6] what is no order is not understood, and a purchase without one is told as before", async () => {
  expect(await ask(owner, "order.create", asked({ lines: [] }))).toEqual(["not-understood"]);
  expect(await ask(owner, "order.create", asked({ state: "come" as never }))).toEqual([
    "not-understood",
  ]);
  const lines = [{ productId: "riz0", quantity: 1, cost: 0 }];
  expect(await ask(owner, "purchase", { lines })).toEqual([]);
  const rows = await seen(owner, officeScope(shop));
  expect(rows).toMatchObject({ purchases: [{ orderId: null }] });
});
