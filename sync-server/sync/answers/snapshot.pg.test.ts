import { afterAll, beforeAll, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import { changeProfile } from "#server/accounts/profile.ts";
import { deleteShop } from "#server/accounts/shop-deletion.ts";
import type { Sql } from "#server/db/client.ts";
import { createSync } from "#server/sync/deps.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { officeScope } from "#shared/rules/permissions.ts";
import type { SnapshotPlan } from "#shared/sync/protocol.ts";
import { type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import { aLine, productFields } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { readSnapshotPart } from "./snapshot.ts";
import { cutIntoParts } from "./snapshot-parts.ts";

const oneDay = 24 * 60 * 60_000;
let world: SyncWorld;
let owner = "";
let shop = "";
let scope = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  scope = `shop:${shop}`;
  await world.product(shop, owner, "savon", { stock: 50 });
  await world.product(shop, owner, "pain", { stock: 50, barcode: "96385074" });
});
afterAll(() => world.close());

async function planFor(userId: string, asked = scope): Promise<SnapshotPlan> {
  const answer = await world.send(userId, world.device(), [], { cursors: [[asked, null]] });
  const [change] = answer.changes;
  if (change?.state !== "reset") throw new Error(JSON.stringify(change));
  return change.snapshot;
}

async function load(
  plan: SnapshotPlan,
  userId: string,
  asked = scope,
): Promise<Partial<RowsByKind>[]> {
  const parts = Array.from({ length: plan.parts }, (_, part) =>
    readSnapshotPart(world.sync, { userId }, { scope: asked, cursor: plan.cursor, part }),
  );
  return (await Promise.all(parts)).map((part) => part ?? {});
}

/** Rows as texts that depend neither on their order nor on that of their keys. */
function byText(list: readonly unknown[] = []): string[] {
  return list.map((row) => JSON.stringify(withSortedKeys(row))).toSorted();
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withSortedKeys(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test("a first load holds exactly what the changes from the beginning hold", async () => {
  const device = world.device();
  const lines = [
    aLine("savon", { quantity: 2 }),
    aLine("pain"),
    aLine("unknown-thing", { name: "Thé \n noir" }),
  ];
  await world.send(owner, device, [
    device.sale(shop, lines),
    device.sale(shop, [aLine("pain", { price: 1 })], {
      payments: [{ method: "mobile-money", amount: 1, reference: "X1" }],
    }),
    device.operation(shop, "return", {
      ...{ saleId: null, lines: [aLine("pain")], restock: true },
      ...{ refund: "cash", total: 500, reason: "défaut" },
    }),
    device.operation(shop, "adjust", {
      mode: "increase",
      productId: "pain",
      quantity: 3,
      reason: "achat",
    }),
  ]);
  const plan = await planFor(owner);
  const parts = await load(plan, owner);
  const changes = await world.rows(owner, scope);
  for (const kind of rowKinds) {
    const loaded = parts.flatMap((part): unknown[] => part[kind] ?? []);
    expect(byText(loaded), kind).toEqual(byText(changes[kind]));
  }
  expect(plan.products).toBe(2);
});

test("parts stay as they are, also for another instance, until too much has happened", async () => {
  const first = await planFor(owner);
  const before = await load(first, owner);
  const device = world.device();
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  expect(await planFor(owner)).toEqual(first);
  const other = createSync({ database: world.database, clock: world.clock });
  const part = { scope, cursor: first.cursor, part: 0 };
  expect(await readSnapshotPart(other, { userId: owner }, part)).toEqual(before[0]);
  world.now += 61 * 60_000;
  const second = await planFor(owner);
  expect(second.cursor.rev).toBeGreaterThan(first.cursor.rev);
  expect(await load(first, owner)).toEqual(before);
  const goods = Array.from({ length: 201 }, (_, index) =>
    device.operation(shop, "product.create", {
      productId: `many-${index}`,
      fields: productFields(`many-${index}`),
      initialStock: 0,
    }),
  );
  await world.send(owner, device, goods);
  expect((await planFor(owner)).products).toBe(203);
});

test("two who ask at once get the same snapshot, made once", async () => {
  world.now += 61 * 60_000;
  const device = world.device();
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  const other = createSync({ database: world.database, clock: world.clock });
  const plans = await Promise.all([
    ...[1, 2, 3].map(() => world.sync.snapshots.plan(scope, owner)),
    ...[1, 2, 3].map(() => other.snapshots.plan(scope, owner)),
  ]);
  expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(1);
});

/** A sale, a return, a count and a purchase of each of these ages (days), each of a device whose clock is believed. */
async function factsOf(shopId: string, ages: readonly number[]) {
  const lines = [aLine("savon")];
  const back = { saleId: null, lines, restock: true, refund: "cash", total: 500, reason: "Abîmé" };
  const lost = { mode: "decrease", productId: "savon", quantity: 2, reason: "Cassé" } as const;
  const bought = { lines: [{ productId: "savon", quantity: 6, cost: 2400 }] };
  for (const age of ages) {
    const device = world.device();
    const at = world.now - age * oneDay;
    const { body } = device.sale(shopId, lines);
    await world.send(owner, device, [
      device.operation(shopId, "sale", body as never, at),
      device.operation(shopId, "return", back as never, at),
      device.operation(shopId, "adjust", lost, at),
      device.operation(shopId, "purchase", bought, at),
    ]);
  }
}

/** How old the facts of each kind are that a first load brings, in days. */
async function agesIn(shopId: string) {
  const parts: Partial<RowsByKind>[] = [];
  for (const asked of [`shop:${shopId}`, officeScope(shopId)])
    parts.push(...(await load(await planFor(owner, asked), owner, asked)));
  const ages = (kind: "sales" | "returns" | "adjustments" | "purchases") =>
    parts
      .flatMap((rows): { day: string }[] => rows[kind] ?? [])
      .map(({ day }) => Math.floor((world.now - Date.parse(day)) / oneDay))
      .toSorted((a, b) => a - b);
  return {
    ...{ sales: ages("sales"), returns: ages("returns") },
    ...{ adjustments: ages("adjustments"), purchases: ages("purchases") },
  };
}

test("[H3] [H6] of a shop that has closed no month a first load brings every fact, however old", async () => {
  const fresh = await world.shop(owner, "Jeune");
  await world.product(fresh, owner, "savon", { stock: 50 });
  await factsOf(fresh, [89, 7000]);
  const all = [89, 7000];
  const every = { sales: all, returns: all, adjustments: all, purchases: all };
  expect(await agesIn(fresh)).toEqual(every);
});

test("[H3] [H6] facts of closed months are sent for as long as devices keep them, those of open ones too", async () => {
  const closed = await world.shop(owner, "À jour");
  const behind = await world.shop(owner, "En retard");
  for (const shopId of [closed, behind]) {
    await world.product(shopId, owner, "savon", { stock: 50 });
    await factsOf(shopId, [1, 89, 130, 410]);
    await closeMonths(world.sync, { shopId });
  }
  const young = [1, 89];
  expect(await agesIn(closed)).toEqual({
    ...{ sales: young, returns: young, adjustments: young, purchases: [...young, 130] },
  });
  // As if nobody had closed the latest months yet.
  await world.database
    .sql`update shops set totals_through = totals_through - 120 where id = ${behind}`;
  const open = [...young, 130];
  const found = { sales: open, returns: open, adjustments: open, purchases: open };
  expect(await agesIn(behind)).toEqual(found);
});

/** An instance on which something happens between the reading of a first load and the writing of its parts. */
function overtakenBy(act: () => Promise<unknown>) {
  let begun = 0;
  const sql = new Proxy(world.database.sql, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "begin") return value;
      return async (...given: unknown[]) => {
        begun += 1;
        if (begun === 2) await act();
        return (target.begin as (...all: unknown[]) => unknown)(...given);
      };
    },
  }) as Sql;
  return createSync({ database: { sql, db: world.database.db }, clock: world.clock });
}

async function keptParts(shopId: string): Promise<number> {
  const [row] = await world.database.sql<{ count: number }[]>`
    select count(*)::int from snapshot_parts where shop_id = ${shopId}`;
  return row?.count ?? -1;
}

test("a first load that a deletion has overtaken leaves nothing of the shop", async () => {
  const fresh = await world.shop(owner, "Qui part");
  const deletion = () =>
    world.database.db.transaction((tx) => deleteShop(tx, world.accounts, fresh));
  await overtakenBy(deletion).snapshots.plan(`shop:${fresh}`, owner);
  expect(await keptParts(fresh)).toBe(0);
});

test("one that another name has overtaken is not kept, and the next one bears it", async () => {
  const fresh = await world.shop(owner, "Aux noms");
  const asked = `shop:${fresh}`;
  const seller = await world.member(fresh, "seller");
  const rename = () =>
    changeProfile(world.accounts, seller, { fullName: "Autre", phone: "", locale: "fr" });
  const plan = await overtakenBy(rename).snapshots.plan(asked, owner);
  expect(await keptParts(fresh)).toBe(0);
  const part = { scope: asked, cursor: plan.cursor, part: 0 };
  expect(await readSnapshotPart(world.sync, { userId: owner }, part)).toBeUndefined();
  const [loaded] = await load(await planFor(owner, asked), owner, asked);
  expect(loaded?.members?.map(({ fullName }) => fullName)).toContain("Autre");
});

test("[V1] nobody loads a part of what they may not read", async () => {
  const plan = await planFor(owner);
  const part = { scope, cursor: plan.cursor, part: 0 };
  const stranger = await world.person("stranger");
  const reseller = await world.member(shop, "reseller");
  const leaver = await world.member(shop, "manager");
  const read = (userId: string, more = {}) =>
    readSnapshotPart(world.sync, { userId }, { ...part, ...more });
  expect(await read(leaver)).toBeDefined();
  await endMember(world.accounts, { shopId: shop, userId: leaver });
  for (const userId of [stranger, reseller, leaver]) expect(await read(userId)).toBeUndefined();
  const own = `${scope}:reseller:${reseller}`;
  const ownPlan = await planFor(reseller, own);
  const [loaded] = await load(ownPlan, reseller, own);
  expect(
    Object.entries(loaded ?? {})
      .filter(([, list]) => list.length > 0)
      .map(([kind]) => kind),
  ).toEqual(["shops", "members"]);
  expect(loaded?.members?.map(({ userId }) => userId)).toEqual([reseller]);
  const asOwner = { scope: own, cursor: ownPlan.cursor, part: 0 };
  expect(await readSnapshotPart(world.sync, { userId: owner }, asOwner)).toBeUndefined();
});

test("best sellers come first, the others in parts of at most 2,500", () => {
  const products = Array.from({ length: 6000 }, (_, index) => ({
    ...productFields(String(index)),
    ...{ id: `p-${index}`, archived: false, rev: 1 },
  }));
  const stocks = products.map(({ id }) => ({ productId: id, quantity: 1, sold: 0, rev: 1 }));
  const parts = cutIntoParts({ ...nothing(), products, stocks });
  expect(parts.map((part) => part.products?.length)).toEqual([500, 2500, 2500, 500]);
  expect(parts[0]?.products?.map(({ id }) => id).toSorted()).toEqual(
    products
      .slice(0, 500)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const part of parts) {
    expect(part.stocks?.map(({ productId }) => productId)).toEqual(
      part.products?.map(({ id }) => id),
    );
  }
});

const nothing = () =>
  Object.fromEntries(rowKinds.map((kind) => [kind, []])) as unknown as RowsByKind;
