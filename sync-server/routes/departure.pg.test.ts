import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queuePushes } from "#server/mail/push-queue.ts";
import { type TeamWorld, teamWorld } from "#tests/support/team-world.ts";

let world: TeamWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await teamWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.person("Mireille");
  shop = await world.shop(owner);
});

const proof = { password: "secret" };
const departure = () => ({
  requestId: crypto.randomUUID(),
  reasons: ["other"],
  details: "",
  proof,
});
const closeAccount = (as: string, shopIds: string[] = []) =>
  world.ask("/me/deletion", { method: "POST", as, payload: { ...departure(), shopIds } });

/** How often the open streams of the shop were told of something meanwhile. */
async function toldWhile(act: () => Promise<{ status: number }>): Promise<number> {
  let heard = 0;
  const stop = world.server.deps.wake.subscribe(shop, () => {
    heard += 1;
  });
  expect((await act()).status).toBe(200);
  stop();
  return heard;
}

test("the open streams of a shop are told that it is gone, by itself or with its owner's account", async () => {
  const payload = { ...departure(), name: "Boutique Akwa" };
  const path = `/shops/${shop}/deletion`;
  expect(await toldWhile(() => world.ask(path, { method: "POST", as: owner, payload }))).toBe(1);
  shop = await world.shop(owner);
  expect(await toldWhile(() => closeAccount(owner, [shop]))).toBe(1);
});

test("the open streams of a shop are told that somebody has closed their account", async () => {
  const member = await world.member(shop, "employee");
  expect(await toldWhile(() => closeAccount(member))).toBe(1);
});

test("a token that outlives its account opens nothing in its name; closing it again is answered", async () => {
  const as = await world.member(shop, "employee");
  const departed = { ...departure(), shopIds: [] };
  const close = () => world.ask("/me/deletion", { method: "POST", as, payload: departed });
  const refused = { status: 401, body: { code: "session-ended" } };
  expect((await close()).status).toBe(200);
  const writes: [path: string, payload: object][] = [
    ["/subscription", { planId: "starter" }],
    ["/shops", { id: crypto.randomUUID(), name: "Chez personne" }],
    ["/me/role", { role: "reseller" }],
  ];
  for (const [path, payload] of writes)
    expect(await world.ask(path, { method: "POST", as, payload }), path).toMatchObject(refused);
  expect(await world.ask("/me/links", { as })).toMatchObject(refused);
  const left = await world.server.database.sql`
    select 1 from subscriptions where user_id = ${as}
    union all select 1 from shops where owner_id = ${as}
    union all select 1 from personal_links where user_id = ${as}`;
  expect(left).toHaveLength(0);
  expect((await close()).status).toBe(200);
});

test("what was pushed to others keeps neither the name of who has left nor that of a shop that is gone", async () => {
  const { database } = world.server;
  const leaver = await world.person("Zénobie Partie");
  await database.sql`
    insert into push_subscriptions (id, user_id, family, endpoint, p256dh, auth, locale, created_at)
    values (gen_random_uuid(), ${owner}, gen_random_uuid(), ${crypto.randomUUID()}, '', '', 'fr', now())`;
  const told = (type: "new_message" | "low_stock_alert", personName = "") =>
    queuePushes(database.db, { shopId: shop, now: world.now }, [
      { userId: owner, type, data: { personName, productName: "", shopName: "" } },
    ]);
  await told("new_message", "Zénobie Partie");
  await told("new_message", "Quelqu’un d’autre");
  await told("low_stock_alert");
  const pushed = () => database.sql<{ name: string | null }[]>`
    select data->>'personName' as name from outgoing_messages
    where strpos(data::text, ${shop}) > 0 order by created_at, name`;
  expect((await closeAccount(leaver)).status).toBe(200);
  const names = (await pushed()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["", "Quelqu’un d’autre", null]);
  expect((await closeAccount(owner, [shop])).status).toBe(200);
  expect(await pushed()).toHaveLength(0);
});
