import { afterAll, beforeAll, expect, test } from "vitest";
import { roomyTeamWorld, type TeamWorld } from "#tests/support/team-world.ts";

let world: TeamWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await roomyTeamWorld();
  owner = await world.person("Mireille");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

async function invite(email: string, role = "employee") {
  world.now += 1000;
  const payload = { id: crypto.randomUUID(), role, to: { by: "email", email } };
  return (await world.ask(`/shops/${shop}/invitations`, { method: "POST", as: owner, payload }))
    .body;
}
const shown = async (token: unknown) => (await world.ask(`/invitations/${token}`)).body;
const room = async () =>
  (await world.ask(`/shops/${shop}/invitations`, { as: owner })).body["room"];

test("an anonymous reader of a link is told the same of an address with an account and of one without", async () => {
  const known = `${crypto.randomUUID()}@example.cm`;
  await world.person("Awa", { email: known });
  const unknown = `${crypto.randomUUID()}@example.cm`;
  const [first, second] = [await invite(known), await invite(unknown)];
  const { email: firstAddress, ...ofKnown } = await shown(first["token"]);
  const { email: secondAddress, ...ofUnknown } = await shown(second["token"]);
  expect([firstAddress, secondAddress]).toEqual([known, unknown]);
  expect(ofKnown).toEqual(ofUnknown);
});

test("a link that is over names no address any more", async () => {
  const email = `${crypto.randomUUID()}@example.cm`;
  const guest = await world.person("Binta", { email });
  const { id, token } = await invite(email);
  await world.ask(`/invitations/${id}/reject`, { method: "POST", as: guest });
  expect(await shown(token)).toMatchObject({ status: "rejected", email: null });
  const late = await invite(`${crypto.randomUUID()}@example.cm`);
  const before = world.now;
  world.now += 8 * 24 * 3_600_000;
  expect(await shown(late["token"])).toMatchObject({ status: "expired", email: null });
  world.now = before;
});

test("the room for one more is told with the list, before a form is filled in, and is what the form would hear", async () => {
  const ends = new Date(world.now + 1e9).toISOString();
  await world.server.database.sql`
    insert into subscriptions (user_id, plan_id, decided, status, trial_ends_at, next_billing_at, created_at, updated_at)
    values (${owner}, 'starter', 'trial', 'trial', ${ends}, ${ends}, now(), now())
    on conflict (user_id) do update set plan_id = 'starter'`;
  expect(await room()).toMatchObject({ resellers: false });
  let told = await room();
  for (let count = 0; (told as { employees: boolean }).employees && count < 10; count += 1) {
    expect((await invite(`${crypto.randomUUID()}@example.cm`))["status"]).toBe("pending");
    told = await room();
  }
  expect(told).toEqual({ employees: false, resellers: false });
  expect(await invite(`${crypto.randomUUID()}@example.cm`)).toMatchObject({ code: "plan-limit" });
  await world.server.database
    .sql`update subscriptions set plan_id = 'professional' where user_id = ${owner}`;
  expect(await room()).toEqual({ employees: true, resellers: true });
});
