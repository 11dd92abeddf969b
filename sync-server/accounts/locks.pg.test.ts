import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Db, Sql } from "#server/db/client.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { tellOtherShops } from "#server/sync/judging/hand-over.ts";
import { aLine } from "#tests/support/builders.ts";
import { citusUrl } from "#tests/support/citus.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { waitingIn } from "#tests/support/waiting.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { deleteAccount } from "./deletion.ts";
import type { AccountsDeps } from "./deps.ts";
import { nobodysName } from "./erase-name.ts";
import { invite } from "./invitations.ts";
import { changeProfile } from "./profile.ts";
import { chooseRole } from "./roles.ts";
import { deleteOwnShop } from "./shop-deletion.ts";
import { changePlan, startTrial } from "./subscriptions.ts";

let world: SyncWorld;
let other: Database;
let own: Database;
let accounts: AccountsDeps;
let sync: SyncDeps;
/** Transactions that were begun: one that Postgres has rolled back for a deadlock is begun again. */
let begun = 0;
let owner = "";

beforeAll(async () => {
  world = await syncWorld();
  other = connectTo(world.url, 1);
  // Postgres may take rows in any order when it is told none: here it takes them as they lie.
  await other.sql.unsafe(
    `alter database "${new URL(world.url).pathname.slice(1)}" set enable_indexscan = off`,
  );
  own = connectTo(world.url, 8);
  const db = counting(own.db, "transaction");
  const database = { ...own, db, sql: counting(own.sql, "begin") };
  accounts = { ...world.accounts, database };
  sync = createSync({ database, clock: world.clock });
});
afterAll(async () => {
  await other.close();
  await own.close();
  await world.close();
});
beforeEach(async () => {
  owner = await world.person("owner");
  begun = 0;
});

function counting<T extends Db | Sql>(target: T, name: "transaction" | "begin"): T {
  return new Proxy(target, {
    get(inner, asked) {
      const value = Reflect.get(inner, asked);
      if (asked !== name) return value;
      return (...given: unknown[]) => {
        begun += 1;
        return (value as (...all: unknown[]) => unknown).apply(inner, given);
      };
    },
  });
}

const waiting = () => waitingIn(other.sql);

/** Has each begin while a row is held, once the one before waits for somebody; then lets the row go. */
async function inMidst<T extends unknown[]>(
  held: (sql: Sql) => Promise<unknown>,
  acts: { [K in keyof T]: () => Promise<T[K]> },
): Promise<T> {
  const begunActs: Promise<unknown>[] = [];
  const holder = connectTo(world.url, 1);
  try {
    await holder.sql.begin(async (tx) => {
      await held(tx as unknown as Sql);
      for (const act of acts) {
        begunActs.push(act().catch((error: unknown) => error));
        await expect.poll(waiting).toBe(begunActs.length);
      }
    });
    return (await Promise.all(begunActs)) as T;
  } finally {
    await holder.close();
  }
}

const holdShop = (shopId: string) => (sql: Sql) =>
  sql`select 1 from shop_revisions where shop_id = ${shopId} for update`;
const holdPerson = (userId: string) => (sql: Sql) =>
  sql`select 1 from users where id = ${userId} for no key update`;
const inOrder = (...ids: string[]) => ids.toSorted();

const account = (userId: string, shopIds: string[]) => () =>
  deleteAccount(accounts, sync, {
    ...{ userId, shopIds, ip: "", requestId: crypto.randomUUID() },
    ...{ reasons: ["other" as const], details: "" },
  });
const shopOf = (shopId: string, name: string) => () =>
  deleteOwnShop(accounts, sync, {
    ...{ userId: owner, shopId, name, ip: "", requestId: crypto.randomUUID() },
    ...{ reasons: ["other" as const], details: "" },
  });
async function rename(shopId: string, name: string) {
  const device = world.device();
  await world.send(owner, device, [device.sale(shopId, [aLine("savon")])]);
  const patch = { name: ["Boutique Test", name] as [string, string] };
  const edit = device.operation(shopId, "shop.edit", { patch });
  return () => exchange(sync, { userId: owner }, device.request([edit]));
}

test("an account with two shops is closed while a device is registered in the second", async () => {
  const shops = inOrder(await world.shop(owner), await world.shop(owner));
  const last = shops[1] ?? "";
  const device = world.device();
  const sale = device.sale(last, [aLine("savon")]);
  const [sent, closed] = await inMidst<unknown[]>(holdShop(last), [
    () => exchange(sync, { userId: owner }, device.request([sale])),
    account(owner, shops),
  ]);
  expect(sent).toMatchObject({ verdicts: [expect.anything()] });
  expect(closed).toEqual({ ok: true });
  // The third keeps the text of the sale, which comes too late.
  expect(begun).toBe(3);
});

test("a shop is deleted while another one with the same people is renamed", async () => {
  const shops = [await world.shop(owner, "Qui part"), await world.shop(owner)] as const;
  const seller = await world.person("seller");
  const [low = "", high = ""] = inOrder(owner, seller);
  for (const shopId of shops)
    await world.database.sql`
      insert into shop_users (shop_id, user_id, role, joined_at, rev) values (${shopId}, ${seller}, 'seller', now(), 1)`;
  const edit = await rename(shops[1], "Akwa");
  // Whoever takes rows as they lie takes the higher identifier first.
  for (let isBehind = false; !isBehind; ) {
    await world.database.sql`update users set full_name = full_name || ' ' where id = ${low}`;
    const rows = await world.database
      .sql`select id from users where id in (${low}, ${high}) order by ctid`;
    isBehind = rows[1]?.["id"] === low;
  }
  begun = 0;
  const [renamed, deleted] = await inMidst<unknown[]>(holdPerson(low), [
    edit,
    shopOf(shops[0], "Qui part"),
  ]);
  expect(renamed).toMatchObject({ verdicts: [["applied", expect.any(Number)]] });
  expect(deleted).toEqual({ ok: true });
  expect(begun).toBe(2);
});

/** Persons of a spread database are locked all at once: there one more is overtaken, and begins again. */
const overtaken = citusUrl ? 1 : 0;

async function invited(shopId: string): Promise<{ id: string; userId: string }> {
  await startTrial(accounts, owner, "enterprise");
  const userId = await world.person("invited");
  const [person] = await world.database.sql<{ email: string }[]>`
    select email from users where id = ${userId}`;
  const id = crypto.randomUUID();
  const to = { by: "email" as const, email: person?.email ?? "" };
  const made = await invite(
    accounts,
    { userId: owner, shopId, ip: "" },
    { id, role: "seller", to },
  );
  expect(made).toMatchObject({ ok: true });
  begun = 0;
  return { id, userId };
}
const accepts =
  ({ id, userId }: { id: string; userId: string }) =>
  () =>
    answerInvitation(accounts, { id, userId, ip: "", answer: "accepted" });

test("a shop is deleted while somebody accepts to join it", async () => {
  const shopId = await world.shop(owner, "Qui part");
  const invitation = await invited(shopId);
  const [deleted, answered] = await inMidst<unknown[]>(holdShop(shopId), [
    shopOf(shopId, "Qui part"),
    accepts(invitation),
  ]);
  expect(deleted).toEqual({ ok: true });
  expect(answered).toEqual({ ok: false, refusal: "not-found" });
  expect(begun).toBe(2);
});

test("an account is closed while its person accepts to join a shop", async () => {
  const invitation = await invited(await world.shop(owner));
  const { userId } = invitation;
  const [closed, answered] = await inMidst<unknown[]>(holdPerson(userId), [
    account(userId, []),
    accepts(invitation),
  ]);
  expect(closed).toEqual({ ok: true });
  expect(answered).toEqual({ ok: false, refusal: "not-found" });
  expect(begun).toBe(2 + overtaken);
});

test("an account is closed while its person is being taken in by a shop, and belongs to none afterwards", async () => {
  const shopId = await world.shop(owner);
  const invitation = await invited(shopId);
  const { userId } = invitation;
  const [answered, closed] = await inMidst<unknown[]>(holdPerson(userId), [
    accepts(invitation),
    account(userId, []),
  ]);
  expect(answered).toMatchObject({ ok: true });
  expect(closed).toEqual({ ok: true });
  const [member] = await world.database.sql`
    select is_active as active, left_at is not null as left from shop_users
    where shop_id = ${shopId} and user_id = ${userId}`;
  expect({ ...member }).toEqual({ active: false, left: true });
  expect(begun).toBe(3 + overtaken);
});

test("a profile that waits while the account is closed gives it nothing back", async () => {
  const shopId = await world.shop(owner);
  const userId = await world.member(shopId, "seller");
  const profile = { fullName: "Revenant", phone: "677001122", locale: "fr" as const };
  const [closed, changed] = await inMidst<unknown[]>(holdShop(shopId), [
    account(userId, []),
    () => changeProfile(accounts, userId, profile),
  ]);
  expect([closed, changed]).toEqual([{ ok: true }, undefined]);
  const [row] = await world.database.sql`
    select u.full_name as name, u.phone, m.rev = r.rev as told from users u
    join shop_users m on m.user_id = u.id join shop_revisions r using (shop_id) where u.id = ${userId}`;
  expect({ ...row }).toEqual({ name: nobodysName, phone: "", told: true });
});

test("a role that waits while the account is closed gives it no link", async () => {
  const userId = await world.person("alone");
  const [closed, chosen] = await inMidst<unknown[]>(holdPerson(userId), [
    account(userId, []),
    () => chooseRole(accounts, userId, "reseller"),
  ]);
  expect([closed, chosen]).toEqual([{ ok: true }, { changed: false }]);
  const left = await world.database.sql`
    select 1 from personal_links where user_id = ${userId}
    union all select 1 from users where id = ${userId} and chosen_role is not null`;
  expect(left).toHaveLength(0);
});

test("a shop that is told of goods while their sender's account is closed reads no name", async () => {
  const [from, to] = [await world.shop(owner), await world.shop(owner)];
  const userId = await world.member(from, "manager");
  const at = new Date(world.now).toISOString();
  const id = crypto.randomUUID();
  await world.database.sql`
    insert into shop_transfers (shop_id, id, rev, direction, other_shop_id, other_shop_name, product, quantity,
      status, by_id, by_name, at, day, flags, told)
    values (${from}, ${id}, 1, 'out', ${to}, '', '{"name": "Savon"}', 1,
      'on-the-way', ${userId}, 'manager', ${at}, ${at}, '{}', false)`;
  begun = 0;
  await inMidst<unknown[]>(holdShop(to), [account(userId, []), () => tellOtherShops(sync, from)]);
  const rows = await world.database.sql<{ name: string }[]>`
    select by_name as name from shop_transfers where id = ${id}
    union all select data->>'personName' from notifications where data->>'transferId' = ${id}`;
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([nobodysName]));
});

test("an account is closed while its plan is changed", async () => {
  const shopId = await world.shop(owner);
  await startTrial(accounts, owner, "enterprise");
  begun = 0;
  const [closed, changed] = await inMidst<unknown[]>(holdShop(shopId), [
    account(owner, [shopId]),
    () => changePlan(accounts, owner, "starter"),
  ]);
  expect(closed).toEqual({ ok: true });
  expect(changed).toBeUndefined();
  expect(begun).toBe(2);
});

test("a trial begins while a device is registered in a shop that was there before", async () => {
  const shopId = await world.shop(owner);
  const device = world.device();
  const sale = device.sale(shopId, [aLine("savon")]);
  const [sent, started] = await inMidst<unknown[]>(holdShop(shopId), [
    () => exchange(sync, { userId: owner }, device.request([sale])),
    () => startTrial(accounts, owner, "starter"),
  ]);
  expect(sent).toMatchObject({ verdicts: [expect.anything()] });
  expect(started).toEqual({ started: true });
  expect(begun).toBe(2);
});
