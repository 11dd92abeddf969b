import { afterAll, beforeAll, expect, test } from "vitest";
import { startTrial } from "#server/accounts/subscriptions.ts";
import { must } from "#shared/must.ts";
import { limitsOf } from "#shared/rules/plans.ts";
import { type TeamWorld, teamWorld } from "#tests/support/team-world.ts";

let world: TeamWorld;

beforeAll(async () => {
  world = await teamWorld();
});
afterAll(() => world.close());

const by = (email: string) => ({ by: "email", email });
const invite = (given: object, as: string, shopId: string) => {
  const payload = { id: crypto.randomUUID(), role: "employee", ...given };
  return world.ask(`/shops/${shopId}/invitations`, { method: "POST", as, payload });
};
const accept = (id: unknown, as: string) =>
  world.ask(`/invitations/${id}/accept`, { method: "POST", as });

test("a plan holds so many employees: those invited count, and the last place is given once", async () => {
  const boss = await world.person("Boss");
  const small = await world.shop(boss, "Petite");
  const { deps } = world.server;
  await startTrial(deps, boss, "starter");
  const { maxEmployees } = limitsOf("starter");
  for (let each = 2; each < must(maxEmployees); each += 1) await world.member(small, "seller");
  const others = await Promise.all(
    ["A", "B"].map(async (name) => {
      const userId = await world.person(name);
      const to = by(await world.emailOf(userId));
      return { userId, made: await invite({ to }, boss, small) };
    }),
  );
  expect((await invite({ to: by("one-more@example.cm") }, boss, small)).body["code"]).toBe(
    "plan-limit",
  );
  expect(
    (await invite({ role: "reseller", to: by("one-more@example.cm") }, boss, small)).body["code"],
  ).toBe("plan-limit");
  await world.member(small, "employee");
  const answers = await Promise.all(
    others.map(({ userId, made }) => accept(made.body["id"], userId)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body["code"]).toBe("plan-limit");
});

test("whoever accepts has chosen a role by it, and keeps the name they have", async () => {
  const owner = await world.person("Mireille");
  const shop = await world.shop(owner);
  const guest = await world.person("Guest");
  const to = by(await world.emailOf(guest));
  await accept((await invite({ to, role: "manager" }, owner, shop)).body["id"], guest);
  const { onboarding, person } = (await world.ask("/me", { as: guest })).body;
  expect(onboarding).toEqual({ completed: true, role: "employee" });
  expect(person).toMatchObject({ fullName: "Guest" });
  const nameless = await world.person("", { email: "koffi.mensah@example.cm" });
  const other = { to: by("koffi.mensah@example.cm"), role: "reseller" };
  await accept((await invite(other, owner, shop)).body["id"], nameless);
  const seen = (await world.ask("/me", { as: nameless })).body;
  expect(seen["person"]).toMatchObject({ fullName: "koffi.mensah" });
  expect(seen["onboarding"]).toEqual({ completed: true, role: "reseller" });
});
