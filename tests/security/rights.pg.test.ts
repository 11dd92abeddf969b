import { afterAll, beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { startTestServer } from "#tests/support/server.ts";
import { type TeamWorld, teamWorld } from "#tests/support/team-world.ts";
import {
  addressOf,
  isOpen,
  named,
  ownSamples,
  type Route,
  routesOf,
  shopSamples,
} from "./routes.ts";

let world: TeamWorld;
let routes: Route[] = [];
let owner = "";
let shopId = "";

beforeAll(async () => {
  world = await teamWorld();
  routes = routesOf(world.server.app).filter((route) => !isOpen(route));
  owner = await world.person("Owner");
  shopId = await world.shop(owner);
});
afterAll(() => world.close());

const isOfShop = ({ path }: Route) => path.includes("{shopId}");
/** Whoever sells may send the photograph of what they paid (X5). */
const isOfStaff = ({ name }: Route) => name === "PUT /api/v1/shops/{shopId}/images/{imageId}";
const isOfDesk = ({ path }: Route) => path.startsWith("/api/v1/admin");

async function ask(route: Route, userId: string, given: Record<string, string> = {}) {
  const { accessToken } = world.server.app.accessTokenFor({ userId, familyId: userId });
  const sample = shopSamples[route.name] ?? ownSamples[route.name];
  const answer = await world.server.app.inject({
    ...{ method: route.method, url: addressOf(route.path, given) },
    headers: { authorization: `Bearer ${accessToken}` },
    ...(sample && { payload: sample }),
  });
  return answer.statusCode;
}

test("every route of a shop is its office's: no shop to strangers and former members, refused to others", async () => {
  const ofShops = routes.filter(isOfShop);
  const withBody = ofShops.filter(({ told }) => told.requestBody);
  expect(named(withBody).sort()).toEqual(Object.keys(shopSamples).sort());
  const strangers = await Promise.all([
    world.person("Stranger"),
    world.member(shopId, "manager", "paused"),
    world.member(shopId, "manager", "ended"),
  ]);
  const others = await Promise.all(
    (["seller", "employee", "reseller"] as const).map((role) => world.member(shopId, role)),
  );
  for (const route of ofShops) {
    const { name, told } = route;
    for (const who of strangers)
      expect([name, await ask(route, who, { shopId })]).toEqual([name, 404]);
    for (const who of isOfStaff(route) ? others.slice(2) : others)
      expect([name, await ask(route, who, { shopId })]).toEqual([name, 403]);
    expect([name, Object.keys(told.responses)]).toEqual([name, expect.arrayContaining(["404"])]);
  }
  const [left] = await world.server.database.sql`select count(*)::int as n from shops`;
  expect(must(left)["n"]).toBe(1);
});

test("to whoever is no administrator no route of the desk exists", async () => {
  const ofDesk = routes.filter(isOfDesk);
  expect(ofDesk.length).toBeGreaterThan(10);
  for (const route of ofDesk)
    expect([route.name, await ask(route, owner)]).toEqual([route.name, 404]);
});

test("what an address names is only whoever it belongs to", async () => {
  const guest = await world.person("Guest");
  const to = { by: "email", email: await world.emailOf(guest) };
  const id = crypto.randomUUID();
  const payload = { id, role: "employee", to };
  await world.ask(`/shops/${shopId}/invitations`, { method: "POST", as: owner, payload });
  const family = crypto.randomUUID();
  await world.server.database.sql`
    insert into refresh_tokens (id, family, user_id, token_hash, issued_at, expires_at)
    values (gen_random_uuid(), ${family}, ${owner}, 'x'::bytea, now(), now() + interval '1 day')`;
  const things: Record<string, [given: Record<string, string>, status: number]> = {
    "DELETE /api/v1/auth/sessions/{id}": [{ id: family }, 404],
    "PUT /api/v1/auth/sessions/{id}/name": [{ id: family }, 404],
    "POST /api/v1/invitations/{id}/accept": [{ id }, 403],
    "POST /api/v1/invitations/{id}/reject": [{ id }, 403],
    "GET /api/v1/snapshot/{scope}/{rev}/{part}": [
      { scope: `shop:${shopId}`, rev: "1", part: "0" },
      404,
    ],
  };
  const naming = routes.filter((one) => /\{/.test(one.path) && !isOfShop(one) && !isOfDesk(one));
  expect(named(naming).sort()).toEqual(Object.keys(things).sort());
  const stranger = await world.person("Another");
  for (const route of naming) {
    const [given, status] = must(things[route.name]);
    expect([route.name, await ask(route, stranger, given)]).toEqual([route.name, status]);
  }
});

test("whoever has asked too much is refused at every route, before anything is read or looked up", async () => {
  const strict = await startTestServer({ limits: { requestsByPerson: { max: 1, seconds: 60 } } });
  for (const { name, method, path } of routes) {
    const userId = crypto.randomUUID();
    const { accessToken } = strict.app.accessTokenFor({ userId, familyId: userId });
    const headers = { authorization: `Bearer ${accessToken}` };
    await strict.app.inject({ url: "/api/v1/push", headers });
    const answer = await strict.app.inject({ method, url: addressOf(path), headers });
    expect([name, answer.statusCode]).toEqual([name, 429]);
  }
  await strict.close();
});
