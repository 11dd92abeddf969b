import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

const departure = () => ({ requestId: crypto.randomUUID(), reasons: ["other"], details: "" });
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
