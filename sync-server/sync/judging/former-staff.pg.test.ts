import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { transferActs } from "#tests/support/transfer-acts.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
let branch = "";

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
  shop = await world.shop(owner);
  branch = await world.shop(owner, "Bonabéri");
  await world.product(shop, owner, "savon", { stock: 40 });
});
afterAll(() => world.close());

/** What only staff does of a shop, each as a fact. */
const ofStaff: Record<string, (device: HandDevice, who: string) => Operation> = {
  sale: (device) => device.sale(shop, [aLine("savon")]),
  "sale at 1 franc": (device) => device.sale(shop, [aLine("savon", { price: 1 })]),
  "sale in the owner's name": (device) => device.sale(shop, [aLine("savon")], { sellerId: owner }),
  return: (device) => back(device, false),
  "void of a ticket": (device) => back(device, true),
  count: (device) =>
    device.operation(shop, "adjust", {
      ...{ mode: "count", productId: "savon", counted: 9, shownBefore: 40, reason: "inventaire" },
    }),
  transfer: (device, who) =>
    transferActs(device, shop).handOver({ resellerId: who, productId: "savon" }),
  "shop-transfer": (device) => transferActs(device, shop).send(branch, "savon", 1),
  "till.open": (device) => device.operation(shop, "till.open", { float: 1000 }),
  "till.move": (device) =>
    device.operation(shop, "till.move", { direction: "out", amount: 900, reason: "taxi" }),
};

function back(device: HandDevice, isVoid: boolean): Operation {
  return device.operation(shop, "return", {
    ...{ saleId: null, lines: [aLine("savon")], restock: true, refund: "cash", total: 500 },
    ...{ reason: "erreur", ...(isVoid && { isVoid }) },
  });
}

const deeds = Object.keys(ofStaff);
const deed = (name: string, device: HandDevice, who: string) => {
  const make = ofStaff[name];
  if (!make) throw new Error(name);
  return make(device, who);
};
const outcomeOf = async (who: string, device: HandDevice, operation: Operation) => {
  const answer = await world.send(who, device, [operation]);
  return [answer.verdicts[0]?.[0], reasonsIn(answer)[0]?.includes("not-allowed")];
};
const refused = ["refused", true];

async function booksOf(): Promise<unknown> {
  const { sql } = world.database;
  const lists = await Promise.all([
    sql`select product_id, quantity, sold from stocks where shop_id = ${shop}`,
    sql`select id from sales`,
    sql`select id from returns`,
    sql`select id from adjustments`,
    sql`select id from transfers`,
    sql`select id from shop_transfers`,
    sql`select id from till_acts`,
    sql`select * from day_totals`,
  ]);
  return lists.map((list) => [...list]);
}

test.each(deeds)(
  "[J3a] %s told by a reseller who never was of the staff is in no book",
  async (name) => {
    const before = await booksOf();
    const active = await world.member(shop, "reseller");
    const left = await world.member(shop, "reseller");
    await endMember(world.accounts, { shopId: shop, userId: left });
    for (const who of [active, left]) {
      const device = world.device();
      const operation = deed(name, device, who);
      expect(await outcomeOf(who, device, operation)).toEqual(refused);
      // Told again, or by an instance that remembers nothing, it stays so.
      expect(await outcomeOf(who, device, operation)).toEqual(refused);
      const sync = createSync({ database: world.database, clock: world.clock });
      const again = await exchange(sync, { userId: who }, device.request([operation]));
      expect(reasonsIn(again)).toEqual([["not-allowed"]]);
    }
    expect(await booksOf()).toEqual(before);
  },
);

test.each(deeds)(
  "[J3] %s told by a reseller who was of the staff is kept and flagged",
  async (name) => {
    const who = await world.member(shop, "employee");
    const device = world.device();
    const operation = deed(name, device, who);
    world.now += 60_000;
    await endMember(world.accounts, { shopId: shop, userId: who });
    await addMember(world.accounts, { shopId: shop, userId: who, role: "reseller" });
    const answer = await world.send(who, device, [operation]);
    expect(answer.verdicts[0]?.[0]).toBe("flagged");
    expect(reasonsIn(answer)[0]).toContain("seller-dismissed");
  },
);

test("[J3] who was of the staff keeps it whatever the clock says, and through every role since", async () => {
  const who = await world.member(shop, "seller");
  const roles = ["reseller", "employee", "reseller", "reseller"] as const;
  for (const role of roles) await addMember(world.accounts, { shopId: shop, userId: who, role });
  await endMember(world.accounts, { shopId: shop, userId: who });
  const device = world.device();
  const year = 365 * 24 * 3_600_000;
  for (const shift of [-year, year]) {
    const sale = { ...device.sale(shop, [aLine("savon")]), at: world.now + shift };
    expect((await world.send(who, device, [sale])).verdicts[0]?.[0]).toBe("flagged");
  }
});

test("[J3a] a reseller who becomes one of the staff sells from then on, also for instances that knew them before", async () => {
  const who = await world.member(shop, "reseller");
  const device = world.device();
  const early = device.sale(shop, [aLine("savon")]);
  expect(await outcomeOf(who, device, early)).toEqual(refused);
  await addMember(world.accounts, { shopId: shop, userId: who, role: "seller" });
  const late = device.sale(shop, [aLine("savon")]);
  expect(reasonsIn(await world.send(who, device, [late]))).toEqual([[]]);
  expect(await outcomeOf(who, device, early)).toEqual(refused);
});

test("[J3a] what stands beside it in the same request has its own verdict", async () => {
  const who = await world.member(shop, "reseller");
  const own = await world.shop(await world.person("owner"), "Ailleurs");
  await addMember(world.accounts, { shopId: own, userId: who, role: "seller" });
  const desk = world.device();
  const given = transferActs(desk, shop).handOver({ resellerId: who, productId: "savon" });
  await world.send(owner, desk, [given]);
  const device = world.device();
  const acts = transferActs(device, shop);
  const answer = await world.send(who, device, [
    device.sale(shop, [aLine("savon")]),
    acts.sell([given, 1, 600]),
    device.sale(own, [aLine("inconnu", { name: "Pagne" })]),
    acts.giveBack(given, 1),
  ]);
  expect(reasonsIn(answer)).toEqual([["not-allowed"], [], ["unknown-product"], []]);
});

test("[J11] one of the staff who has become a reseller since is named for what they did: theirs, flagged", async () => {
  const who = await world.member(shop, "seller");
  const device = world.device();
  const sale = device.sale(shop, [aLine("savon")], { sellerId: who });
  const count = { ...deed("count", device, who), actorId: who };
  await addMember(world.accounts, { shopId: shop, userId: who, role: "reseller" });
  const answer = await world.send(owner, device, [sale, count]);
  for (const reasons of reasonsIn(answer)) {
    expect(reasons).toContain("seller-dismissed");
    expect(reasons).not.toContain("unknown-seller");
  }
  const [row] = await world.database.sql`
    select seller_id as "sellerId", recorded_by as "recordedBy" from sales where id = ${sale.id}`;
  expect(row).toEqual({ sellerId: who, recordedBy: owner });
});
