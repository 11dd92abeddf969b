import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { must } from "#shared/must.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { addMember, changeRole, endMember, pauseMember } from "./members.ts";
import { profileOf, register } from "./people.ts";

let fresh: FreshDatabase;
let database: Database;
let owner = "";
let shopId = "";
const deps = () => ({
  database,
  secret: "tests",
  clock: Date.now,
  random: (length: number) => randomBytes(length),
});

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connectTo(fresh.url, 8);
  owner = await person("owner@example.com", "Chez moi");
  shopId = must((await profileOf(deps(), owner))?.shops[0]).shopId;
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

async function person(email: string, shopName?: string): Promise<string> {
  const made = await register(deps(), {
    fullName: email,
    phone: "",
    email,
    password: "secret",
    shopName,
  });
  return must(made).id;
}

async function revisions() {
  const [row] =
    await database.sql`select rev, members_rev, catalog_rev from shop_revisions where shop_id = ${shopId}`;
  return must(row);
}

async function accessRev(userId: string): Promise<number> {
  return must(await profileOf(deps(), userId)).accessRev;
}

test("[R1] a new member takes the shop's next revision, and all rows of the change carry it", async () => {
  const userId = await person("new@example.com");
  const before = await revisions();
  const accessBefore = await accessRev(userId);
  const change = await addMember(deps(), { shopId, userId, role: "seller" });
  const after = await revisions();
  expect(change).toEqual({ shopId, prevRev: before["rev"], rev: before["rev"] + 1 });
  expect(after).toEqual({
    rev: change?.rev,
    members_rev: change?.rev,
    catalog_rev: before["catalog_rev"],
  });
  const [row] =
    await database.sql`select role, is_active, rev from shop_users where user_id = ${userId}`;
  expect(row).toEqual({ role: "seller", is_active: true, rev: change?.rev });
  expect(await accessRev(userId)).toBe(accessBefore + 1);
  expect((await profileOf(deps(), userId))?.shops).toMatchObject([
    { shopId, role: "seller", scope: `shop:${shopId}` },
  ]);
});

test("[V1] a reseller's scope is their own part of the shop", async () => {
  const userId = await person("reseller@example.com");
  await addMember(deps(), { shopId, userId, role: "reseller" });
  expect((await profileOf(deps(), userId))?.shops[0]?.scope).toBe(
    `shop:${shopId}:reseller:${userId}`,
  );
});

test("a dismissal ends the membership, keeps its row, and can be taken back", async () => {
  const userId = await person("ended@example.com");
  await addMember(deps(), { shopId, userId, role: "employee" });
  must(await endMember(deps(), { shopId, userId }));
  const { rev } = await revisions();
  const [row] =
    await database.sql`select is_active, left_at, rev from shop_users where user_id = ${userId}`;
  expect(row).toMatchObject({ is_active: false, left_at: expect.anything(), rev });
  expect((await profileOf(deps(), userId))?.shops).toEqual([]);
  await addMember(deps(), { shopId, userId, role: "manager" });
  expect((await profileOf(deps(), userId))?.shops).toMatchObject([{ role: "manager" }]);
});

test("what changes nothing takes no revision: dismissing a stranger, somebody twice, or the owner", async () => {
  const userId = await person("twice@example.com");
  await addMember(deps(), { shopId, userId, role: "employee" });
  await endMember(deps(), { shopId, userId });
  const before = await revisions();
  expect(await endMember(deps(), { shopId, userId })).toBeUndefined();
  expect(
    await endMember(deps(), { shopId, userId: await person("stranger@example.com") }),
  ).toBeUndefined();
  expect(await endMember(deps(), { shopId, userId: owner })).toBeUndefined();
  expect(await addMember(deps(), { shopId, userId: owner, role: "seller" })).toBeUndefined();
  expect(await revisions()).toEqual(before);
  expect((await profileOf(deps(), owner))?.shops).toMatchObject([{ role: "owner" }]);
});

test("whoever governs is asked under the shop's lock: a manager who is paused, or not above, changes nobody", async () => {
  const [by, peer, userId] = [
    await person("governs@example.com"),
    await person("peer@example.com"),
    await person("governed@example.com"),
  ];
  await addMember(deps(), { shopId, userId: by, role: "manager" });
  await addMember(deps(), { shopId, userId: peer, role: "manager" });
  await addMember(deps(), { shopId, userId, role: "seller" });
  expect(await pauseMember(deps(), { shopId, userId: peer, by })).toBe("not-allowed");
  expect(await pauseMember(deps(), { shopId, userId, by: userId })).toBe("not-allowed");
  await pauseMember(deps(), { shopId, userId: by });
  const before = await revisions();
  expect(await pauseMember(deps(), { shopId, userId, by })).toBe("not-allowed");
  expect(await revisions()).toEqual(before);
  expect((await profileOf(deps(), userId))?.shops).toMatchObject([{ role: "seller" }]);
});

test("a reseller is given no role of the staff, whoever asks", async () => {
  const userId = await person("stays@example.com");
  await addMember(deps(), { shopId, userId, role: "reseller" });
  const before = await revisions();
  expect(await changeRole(deps(), { shopId, userId }, "manager")).toBeUndefined();
  expect(await revisions()).toEqual(before);
  expect((await profileOf(deps(), userId))?.shops).toMatchObject([{ role: "reseller" }]);
});

test("changes at the same time each get their own revision", async () => {
  const people = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((each) => person(`many${each}@example.com`)),
  );
  const before = (await revisions())["rev"] as number;
  const changes = await Promise.all(
    people.map((userId) => addMember(deps(), { shopId, userId, role: "seller" })),
  );
  const revs = changes.map((change) => must(change).rev).sort((a, b) => a - b);
  expect(revs).toEqual([1, 2, 3, 4, 5, 6].map((each) => before + each));
});
