import { afterAll, beforeAll, expect, test } from "vitest";
import { endMember } from "#server/accounts/members.ts";
import { lookForLowStock } from "#server/sync/watches/low-stock.ts";
import { decodeRows, encodeRows } from "#shared/sync/columns.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import { aLine } from "#tests/support/builders.ts";
import { reasonsIn, rowsIn } from "#tests/support/sync-world.ts";
import { readAll, transferActs } from "#tests/support/transfer-acts.ts";
import { type TransferWorld, transferWorld } from "#tests/support/transfer-world.ts";
import { readSnapshotPart } from "./snapshot.ts";

let given: TransferWorld;
let scope = "";
let staff = "";
let other = "";
/** Identifiers and names that are none of the reseller's business. */
const foreign: string[] = [];

/** A shop in which everything has happened, to this reseller and to others. */
beforeAll(async () => {
  given = await transferWorld();
  const { world, shop, people } = given;
  scope = `shop:${shop}:reseller:${people.reseller}`;
  staff = `shop:${shop}`;
  other = await world.member(shop, "reseller");
  const own = await given.scene();
  const secret = await given.scene();
  foreign.push(secret.product, other, people.employee, people.manager);
  const mine = { resellerId: people.reseller, productId: own.product };
  const outright = own.owner.acts.handOver(mine);
  const waiting = own.owner.acts.handOver({ ...mine, origin: "till" });
  const rejected = own.owner.acts.handOver({ ...mine, origin: "till", quantity: 2 });
  const theirs = own.owner.acts.handOver({ resellerId: other, productId: secret.product });
  await own.owner.send(outright, waiting, rejected, theirs);
  const [first, second] = [
    own.reseller.acts.sell([outright, 1, 600], [outright, 1, 700]),
    own.reseller.acts.sell([outright, 1, 550]),
  ];
  await own.reseller.send(own.reseller.acts.decide(rejected, "reject"), first, second);
  const confirm = own.owner.acts.decideSale(first, "confirm");
  const pay = own.owner.acts.pay(people.reseller, [first], 200);
  const decline = own.owner.acts.decideSale(second, "decline");
  await own.owner.send(confirm, pay, decline);
  await own.reseller.send(own.reseller.acts.giveBack(outright, 1));
  const stranger = world.device();
  const sold = transferActs(stranger, shop).sell([theirs, 1, 500]);
  await world.send(other, stranger, [sold]);
  foreign.push(theirs.id, sold.id);
  const sale = own.employee.device.sale(shop, [aLine(own.product, { quantity: 9 })]);
  await world.send(people.employee, own.employee.device, [sale]);
  foreign.push(sale.id);
  const branch = await world.shop(people.owner, "Bonabéri");
  const sent = own.owner.acts.send(branch, own.product, 1);
  await own.owner.send(sent);
  foreign.push(branch, sent.id);
  await lookForLowStock(world.sync);
});
afterAll(() => given.world.close());

test("[T10] a reseller reads their own transfers, sales, notices, their products, and nothing else", async () => {
  const { world, people } = given;
  const rows = await readAll(world, people.reseller, scope);
  const counts = Object.entries(rows).map(([kind, list]) => [kind, list.length]);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ shops: 1, members: 1, products: 1, stocks: 0, sales: 0, returns: 0, adjustments: 0 },
    ...{ transfers: 3, resellerSales: 3, shopTransfers: 0, notifications: 6 },
  });
  expect(rows.notifications.every(({ userId }) => userId === people.reseller)).toBe(true);
  const text = JSON.stringify(rows);
  for (const word of foreign) expect(text).not.toContain(word);
});

test("[T10] a product comes with its transfer, and again when it changes", async () => {
  const { world, shop, people } = given;
  const scene = await given.scene();
  const device = world.device();
  let cursor = { epoch: 1, rev: 0 };
  const news = async () => {
    const answer = await world.send(people.reseller, device, [], { cursors: [[scope, cursor]] });
    const [change] = answer.changes;
    if (change?.state === "rows") cursor = change.cursor;
    return rowsIn(answer, scope).products?.map(({ id }) => id) ?? [];
  };
  await news();
  const edit = (from: number, to: number) =>
    scene.owner.device.operation(shop, "product.edit", {
      productId: scene.product,
      patch: { price: [from, to] },
    });
  await scene.owner.send(edit(500, 510));
  expect(await news()).toEqual([]);
  const mine = { resellerId: people.reseller, productId: scene.product };
  await scene.owner.send(scene.owner.acts.handOver(mine));
  expect(await news()).toEqual([scene.product]);
  await scene.owner.send(edit(510, 520));
  expect(await news()).toEqual([scene.product]);
});

test("[V4] naming a product, or handing it to oneself, tells a reseller nothing of it", async () => {
  const { world, people } = given;
  const scene = await given.scene();
  const { acts, send } = scene.reseller;
  const nobodys = acts.handOver({ resellerId: people.reseller, productId: scene.product });
  expect(await send(acts.sell([nobodys, 1, 500]), nobodys)).toEqual([
    ["unknown-transfer", "seller-dismissed"],
    ["not-allowed"],
  ]);
  const seen = async () => JSON.stringify(await readAll(world, people.reseller, scope));
  const name = `Article ${scene.product}`;
  expect(await seen()).not.toContain(name);
  await send(acts.decide(nobodys, "confirm"));
  expect(await seen()).not.toContain(name);
  const { acts: office, send: told } = scene.owner;
  const handed = office.handOver({ resellerId: people.reseller, productId: scene.product });
  await told(handed);
  expect(await seen()).toContain(name);
});

test("[T10] [J3a] what another reseller holds can be decided, sold or given back by nobody else of them", async () => {
  const { people } = given;
  const scene = await given.scene();
  const theirs = { resellerId: other, productId: scene.product };
  const waiting = scene.owner.acts.handOver({ ...theirs, origin: "till" });
  await scene.owner.send(waiting);
  const { acts, send } = scene.reseller;
  expect(
    await send(
      acts.decide(waiting, "confirm"),
      acts.sell([waiting, 1, 500]),
      acts.giveBack(waiting, 1),
    ),
  ).toEqual([["not-allowed"], ["not-allowed"], ["not-allowed"]]);
  const after = await scene.rows();
  expect(after.resellerSales).toEqual([]);
  expect(after.transfers[0]).toMatchObject({ sold: 0, returned: 0 });
  const rows = await readAll(given.world, people.reseller, scope);
  expect(JSON.stringify(rows)).not.toContain(waiting.id);
});

test("[R2] pages of any size hold the same, for staff and for a reseller", async () => {
  const { world, people } = given;
  for (const [userId, read] of [
    [people.owner, staff],
    [people.reseller, scope],
  ] as const) {
    const whole = await readAll(world, userId, read);
    for (const rowBudget of [1, 2, 5]) {
      expect(sorted(await readAll(world, userId, read, rowBudget))).toEqual(sorted(whole));
    }
  }
});

test("a first load holds what the changes from the beginning hold, of every kind", async () => {
  const { world, people } = given;
  for (const [userId, asked] of [
    [people.owner, staff],
    [people.reseller, scope],
  ] as const) {
    const answer = await world.send(userId, world.device(), [], { cursors: [[asked, null]] });
    const [change] = answer.changes;
    if (change?.state !== "reset") throw new Error("a first load");
    const { cursor, parts } = change.snapshot;
    const loaded = {} as Record<string, unknown[]>;
    for (let part = 0; part < parts; part += 1) {
      const rows = await readSnapshotPart(world.sync, { userId }, { scope: asked, cursor, part });
      for (const [kind, list] of Object.entries(rows ?? {}))
        loaded[kind] = [...(loaded[kind] ?? []), ...list];
    }
    const whole = await readAll(world, userId, asked);
    const present = Object.entries(whole).filter(([, list]) => list.length > 0);
    expect(present.length).toBe(asked === staff ? 10 : 6);
    for (const [kind, list] of present) expect(byText(loaded[kind] ?? [])).toEqual(byText(list));
    expect(decodeRows(JSON.parse(JSON.stringify(encodeRows(whole))))).toEqual(whole);
  }
});

test("[T10] a reseller who left reads nothing, one of another shop neither", async () => {
  const { world } = given;
  const elsewhere = await world.shop(await world.person("owner"), "Ailleurs");
  const theirs = await world.member(elsewhere, "reseller");
  const cursors = [[scope, { epoch: 1, rev: 0 }]] as [string, { epoch: number; rev: number }][];
  for (const userId of [theirs, other]) {
    const answer = await world.send(userId, world.device(), [], { cursors });
    expect([answer.changes[0]?.state, reasonsIn(answer)]).toEqual(["gone", []]);
  }
});

function sorted(rows: RowsByKind): [string, string[]][] {
  return Object.entries(rows).map(([kind, list]) => [kind, byText(list)]);
}

function byText(list: readonly unknown[]): string[] {
  return list.map((row) => JSON.stringify(withSortedKeys(row))).toSorted();
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withSortedKeys(part)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Facts that somebody makes up to learn what the shop has, and at which prices: two by two, one right and one wrong. */
async function madeUp(userId: string) {
  const { product } = await given.scene();
  const device = given.world.device();
  const acts = transferActs(device, given.shop);
  const count = (shownBefore: number) => {
    const body = { mode: "count", productId: product, counted: 20, shownBefore } as const;
    return device.operation(given.shop, "adjust", { ...body, reason: "inventaire" });
  };
  const sell = (productId: string, price: number) =>
    device.sale(given.shop, [aLine(productId, { price })]);
  const handed = acts.handOver({ resellerId: userId, productId: product });
  const cheap = acts.handOver({ resellerId: userId, productId: product, minPrice: 1 });
  const nothing = acts.handOver({ resellerId: userId, productId: "nothing" });
  const operations = [
    ...[count(20), count(19), sell(product, 500), sell(product, 1), sell(product, 500)],
    ...[sell("nothing", 500), handed, cheap, handed, nothing],
    ...[acts.giveBack(handed, 1), acts.giveBack(nothing, 1)],
  ];
  return { device, cheap, operations };
}

test("[V4] [T10] no verdict tells a reseller, or somebody dismissed, of stock, prices or products", async () => {
  const { world, shop, people } = given;
  const leaver = await world.member(shop, "employee");
  await endMember(world.accounts, { shopId: shop, userId: leaver });
  for (const userId of [people.reseller, leaver]) {
    const isStaff = userId === leaver;
    const { device, cheap, operations } = await madeUp(userId);
    const cursors: [string, { epoch: number; rev: number }][] = [[scope, { epoch: 1, rev: 0 }]];
    const others = operations.map(({ id }): [string, string] => [shop, id]);
    const answers = [
      (await world.send(userId, device, operations)).verdicts,
      (await world.send(userId, device, operations)).verdicts,
      (await world.send(people.reseller, world.device(), [], { others, cursors })).others ?? [],
    ];
    for (const verdicts of answers) {
      expect(verdicts).toHaveLength(operations.length);
      const told = verdicts.map((verdict) => `${verdict?.[0]} ${verdict?.[2] ?? ""}`);
      for (const [place, one] of told.entries()) if (place % 2) expect(one).toBe(told[place - 1]);
      const reasons = new Set(verdicts.flatMap((verdict) => verdict?.[2] ?? []));
      const ofReseller = ["not-allowed", "unknown-transfer", "seller-dismissed"];
      expect(reasons).toEqual(new Set(isStaff ? ["seller-dismissed"] : ofReseller));
    }
    if (!isStaff) continue;
    const [kept] = await world.database.sql<{ reasons: string[] }[]>`
      select array_agg(distinct f) as reasons from op_ledger, unnest(reasons) f
      where op_id = any(${operations.map(({ id }) => id)})`;
    const ofBooks = ["count-with-late-sales", "price-below-minimum", "unknown-product"];
    expect(kept?.reasons).toEqual(expect.arrayContaining(ofBooks));
    const flagsFor = async (reader: string, readScope: string) =>
      (await readAll(world, reader, readScope)).transfers.find(({ id }) => id === cheap.id)?.flags;
    expect(await flagsFor(people.owner, staff)).toContain("price-below-minimum");
  }
});

test("[T10] a reseller is told of goods that staff handed to them", async () => {
  const { people } = given;
  const scene = await given.scene();
  const handed = scene.owner.acts.handOver({
    resellerId: people.reseller,
    productId: scene.product,
  });
  await scene.owner.send(handed);
  const { acts, send } = scene.reseller;
  expect(await send(acts.sell([handed, 9, 1]), acts.giveBack(handed, 9))).toEqual([
    ["more-than-held", "price-below-minimum"],
    ["more-than-held"],
  ]);
});

test("[T10] a reseller reads what any receipt of the shop says, as it stands now, and nothing else that it says of itself", async () => {
  const { world, shop, people } = given;
  const scene = await given.scene();
  const patch = {
    ...{ address: ["", "Rue Joss, Akwa"], phone: ["", "+237 677 00 00 00"], vatRate: [0, 1925] },
    ...{ receiptFooter: ["", "Merci"], logo: [null, "aaaaaaaaaaaaaaaaaaaaaa"] },
    ...{ description: ["", "Secret de la maison"], email: ["", "secret@example.cm"] },
    categories: [[], ["Secrets"]],
  } as unknown as OperationBody<"shop.edit">["patch"];
  await scene.owner.send(scene.owner.device.operation(shop, "shop.edit", { patch }));
  const [card] = (await readAll(world, people.reseller, scope)).shops;
  expect(card).toMatchObject({
    ...{ address: "Rue Joss, Akwa", phone: "+237 677 00 00 00", vatRate: 1925 },
    ...{ receiptFooter: "Merci", description: "", email: "", categories: [], maxProducts: null },
  });
  expect(JSON.stringify(card)).not.toMatch(/secret/i);
});
