import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuePushes } from "#server/mail/push-queue.ts";
import { openPart } from "#server/sync/answers/snapshot.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { rowsIn, type SyncWorld, statusesIn, syncWorld } from "#tests/support/sync-world.ts";
import { readAll, transferActs } from "#tests/support/transfer-acts.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { deleteAccount } from "./deletion.ts";
import { nobodysName } from "./erase-name.ts";
import { invite } from "./invitations.ts";
import { addMember } from "./members.ts";
import { changeProfile } from "./profile.ts";
import { startTrial } from "./subscriptions.ts";

let world: SyncWorld;
let owner = "";
let reseller = "";
let employee = "";
let shop = "";
let beside = "";
let made = 0;

beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  made += 1;
  owner = await world.person("owner");
  shop = await world.shop(owner, "Akwa");
  beside = await world.shop(owner, "Bonabéri");
  reseller = await world.member(shop, "reseller");
  employee = await world.member(shop, "employee");
  for (const shopId of [shop, beside])
    await world.product(shopId, owner, `goods-${made}`, { stock: 20 });
});

async function manager(shopId: string, name: string): Promise<string> {
  const userId = await world.person(name);
  await addMember(world.accounts, { shopId, userId, role: "manager" });
  return userId;
}
function hand(userId: string, shopId = shop) {
  const device = world.device();
  const acts = transferActs(device, shopId);
  const send = async (operation: Operation) => {
    expect(statusesIn(await world.send(userId, device, [operation]))).not.toEqual(["refused"]);
    return operation;
  };
  return { acts, send };
}
const rename = (userId: string, fullName: string) =>
  changeProfile(world.accounts, userId, { fullName, phone: "", locale: "fr" });
const closed = (userId: string) =>
  deleteAccount(world.accounts, world.sync, {
    ...{ userId, shopIds: [], ip: "", requestId: crypto.randomUUID() },
    ...{ reasons: ["other" as const], details: "" },
  });

/** Tables in whose rows the text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = world.database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] =
      await sql`select 1 from ${sql(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    if (row) found.push(name);
  }
  const parts = await sql<{ body: Uint8Array }[]>`select body from snapshot_parts`;
  for (const { body } of parts)
    if (JSON.stringify(await openPart(body)).includes(text)) return [...found, "parts"];
  return found;
}

async function revsOf(...shopIds: string[]): Promise<number[]> {
  const rows = await world.database.sql<{ id: string; rev: number }[]>`
    select shop_id as id, rev from shop_revisions`;
  return shopIds.map((shopId) => rows.find(({ id }) => id === shopId)?.rev ?? 0);
}

test("what somebody decided, sent or counted stands without their name, whatever it was then, and devices learn it", async () => {
  const product = `goods-${made}`;
  const leaver = await manager(shop, "Zénabou Avant");
  const [office, till, bag] = [hand(owner), hand(employee), hand(reseller)];
  const theirs = hand(leaver);
  const waiting = await till.send(
    till.acts.handOver({ resellerId: reseller, productId: product, origin: "till" }),
  );
  await theirs.send(theirs.acts.decide(waiting, "confirm"));
  const sold = await bag.send(bag.acts.sell([waiting, 1, 500]));
  await theirs.send(theirs.acts.decideSale(sold, "confirm"));
  const sent = await theirs.send(theirs.acts.send(beside, product, 2));
  expect(await tablesWith("Zénabou Avant")).toContain("shop_transfers");
  await rename(leaver, "Zénabou Après");
  const there = hand(owner, beside);
  const arriving = await there.send(there.acts.send(shop, product, 3));
  await theirs.send(theirs.acts.receive(arriving.id, product, 3));
  await office.send(office.acts.handOver({ resellerId: reseller, productId: product }));
  const naming = ["notifications", "reseller_sales", "shop_transfers", "transfers"];
  for (const shopId of [shop, beside]) await world.sync.snapshots.plan(`shop:${shopId}`, owner);
  await world.sync.snapshots.plan(`shop:${shop}:messages`, owner);
  expect(await tablesWith("Zénabou Avant")).toEqual(expect.arrayContaining([...naming, "parts"]));

  const [before, besideBefore] = await revsOf(shop, beside);
  expect(await closed(leaver)).toEqual({ ok: true });
  expect(await tablesWith("Zénabou")).toEqual([]);
  expect(await revsOf(shop, beside)).toEqual([Number(before) + 1, Number(besideBefore) + 1]);
  const since = async (shopId: string, rev: number | undefined) => {
    const scope = `shop:${shopId}`;
    const cursors: [string, { epoch: number; rev: number }][] = [
      [scope, { epoch: 1, rev: rev ?? 0 }],
    ];
    return rowsIn(await world.send(owner, world.device(), [], { cursors }), scope);
  };
  const here = await since(shop, before);
  expect(here.transfers?.map(({ decided }) => decided?.name)).toEqual([nobodysName]);
  expect(here.resellerSales?.map(({ decided }) => decided?.name)).toEqual([nobodysName]);
  const goods = new Map(here.shopTransfers?.map((row) => [row.id, row]));
  expect(goods.get(sent.id)).toMatchObject({ byName: nobodysName, received: null });
  expect(goods.get(arriving.id)).toMatchObject({ byName: "owner", received: { by: leaver } });
  expect(goods.get(arriving.id)?.received?.name).toBe(nobodysName);
  const besides = await since(beside, besideBefore);
  const names = besides.shopTransfers?.map(({ id, byName, received }) => [
    ...[id, byName, received?.name],
  ]);
  expect(names?.toSorted()).toEqual(
    [
      [sent.id, nobodysName, undefined],
      [arriving.id, "owner", nobodysName],
    ].toSorted(),
  );
});

test("notices about a colleague of the same name stand, and devices are told nobody's identifier", async () => {
  const product = `goods-${made}`;
  const [leaver, namesake] = [await manager(shop, "Awa Sow"), await manager(shop, "Awa Sow")];
  for (const who of [leaver, namesake]) {
    const till = hand(employee);
    const waiting = await till.send(
      till.acts.handOver({ resellerId: reseller, productId: product, origin: "till" }),
    );
    const { acts, send } = hand(who);
    await send(acts.decide(waiting, "confirm"));
  }
  await world.database.sql`
    insert into push_subscriptions (id, user_id, family, endpoint, p256dh, auth, locale, created_at)
    values (gen_random_uuid(), ${owner}, gen_random_uuid(), ${crypto.randomUUID()}, '', '', 'fr', now())`;
  for (const personId of [leaver, namesake])
    await queuePushes(world.database.db, { shopId: shop, now: world.now }, [
      { userId: owner, type: "new_message", data: { personId, personName: "Awa Sow" } },
    ]);
  await closed(leaver);
  const told = (await readAll(world, owner, `shop:${shop}`)).notifications.filter(
    ({ userId, type }) => userId === owner && type === "product_transfer_confirmed",
  );
  expect(told.map(({ data }) => data.personName).toSorted()).toEqual(["Awa Sow", nobodysName]);
  expect(told.flatMap(({ data }) => Object.keys(data))).not.toContain("personId");
  const pushed = await world.database.sql`
    select data->>'personId' as id, data->>'personName' as name from outgoing_messages
    where strpos(data::text, ${shop}) > 0 order by 1 nulls last`;
  expect(pushed.map((row) => ({ ...row }))).toEqual([
    { id: namesake, name: "Awa Sow" },
    { id: null, name: null },
  ]);
});

test("notices of before, which know the person by name alone, lose it as before", async () => {
  const leaver = await manager(shop, "Zélie Sow");
  await world.database.sql`
    insert into notifications (shop_id, id, rev, user_id, type, data, at, day)
    values (${shop}, gen_random_uuid(), 1, ${owner}, 'sale_completed', '{"personName": "Zélie Sow"}', now(), now())`;
  await closed(leaver);
  expect(await tablesWith("Zélie Sow")).toEqual([]);
});

test("notices to the person go with their account", async () => {
  const leaver = await manager(shop, "Zoé Sow");
  await world.database.sql`
    insert into notifications (shop_id, id, rev, user_id, type, data, at, day)
    values (${shop}, gen_random_uuid(), 1, ${leaver}, 'sale_completed', '{}', now(), now())`;
  await closed(leaver);
  const left = await world.database.sql`select 1 from notifications where user_id = ${leaver}`;
  expect(left).toHaveLength(0);
});

test("a shop that somebody would not join keeps their no, and not their name", async () => {
  await startTrial(world.accounts, owner, "enterprise");
  const guest = await world.person("Zita Invitée");
  const [row] = await world.database.sql<{ email: string }[]>`
    select email from users where id = ${guest}`;
  const id = crypto.randomUUID();
  const to = { by: "email" as const, email: row?.email ?? "" };
  const by = { userId: owner, shopId: shop, ip: "" };
  expect(await invite(world.accounts, by, { id, role: "seller", to })).toMatchObject({ ok: true });
  await answerInvitation(world.accounts, { id, userId: guest, ip: "", answer: "rejected" });
  expect(await tablesWith("Zita Invitée")).toContain("notifications");
  await closed(guest);
  expect(await tablesWith("Zita Invitée")).toEqual([]);
});
