import { afterAll, beforeAll, expect, test } from "vitest";
import { startTrial } from "#server/accounts/subscriptions.ts";
import { must } from "#shared/must.ts";
import { limitsOf } from "#shared/rules/plans.ts";
import { lastLetterTo } from "#tests/support/letters.ts";
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

/** A shop that has invited one person twice, by their address and by their own link, and where they have joined by one. */
async function joinedByOneOfTwo() {
  const owner = await world.person("Mireille");
  const shop = await world.shop(owner);
  const guest = await world.person("Guest");
  const { employee: token } = (await world.ask("/me/links", { as: guest })).body;
  const first = await invite({ to: by(await world.emailOf(guest)) }, owner, shop);
  const link = { by: "link", kind: "employee", token };
  const second = await invite({ to: link, role: "seller" }, owner, shop);
  expect((await accept(first.body["id"], guest)).status).toBe(200);
  const other = second.body["id"];
  const member = (way: string) =>
    world.ask(`/shops/${shop}/members/${guest}/${way}`, { method: "POST", as: owner });
  const roleOf = async () => {
    const { shops } = (await world.ask("/me", { as: guest })).body as {
      shops: { shopId: string; role: string }[];
    };
    return shops.find(({ shopId }) => shopId === shop)?.role;
  };
  return { owner, shop, guest, other, member, roleOf };
}

test("whoever has joined is not invited any more, by whatever way they were", async () => {
  const { owner, shop, guest, other } = await joinedByOneOfTwo();
  expect((await accept(other, guest)).body["code"]).toBe("not-pending");
  expect((await world.ask("/me", { as: guest })).body["receivedInvitations"]).toBe(0);
  const { invitations } = (await world.ask(`/shops/${shop}/invitations`, { as: owner })).body as {
    invitations: { id: string; status: string }[];
  };
  expect(invitations.find(({ id }) => id === other)?.status).toBe("expired");
});

test("an invitation of before gives nobody back what was paused or ended since", async () => {
  for (const way of ["pause", "end"]) {
    const { guest, other, member, roleOf } = await joinedByOneOfTwo();
    await world.server.database.sql`
      update invitations set status = 'pending' where id = ${other as string}`;
    world.now += 1000;
    expect((await member(way)).body).toEqual({ changed: true });
    expect((await accept(other, guest)).body["code"]).toBe("not-pending");
    expect(await roleOf()).toBeUndefined();
  }
});

test("the mail tells the last day as the shop counts days, not as UTC does", async () => {
  const owner = await world.person("Mireille");
  const shop = await world.shop(owner);
  world.now = Date.UTC(2036, 0, 5, 23, 30);
  await invite({ to: by("guest@example.cm") }, owner, shop);
  const letter = await lastLetterTo(world.server, "guest@example.cm");
  expect(letter?.text).toContain("jusqu’au 13 janvier 2036");
});

test("whoever comes back has worked there since then, and whoever was paused since before", async () => {
  const owner = await world.person("Mireille");
  const shop = await world.shop(owner);
  const guest = await world.person("Guest");
  const since = async () => {
    const { jobs } = (await world.ask("/me/jobs", { as: guest })).body as {
      jobs: { since: string }[];
    };
    return jobs[0]?.since;
  };
  const join = async () => {
    const { body } = await invite({ to: by(await world.emailOf(guest)) }, owner, shop);
    await accept(body["id"], guest);
    return new Date(world.now).toISOString();
  };
  const act = (way: string) =>
    world.ask(`/shops/${shop}/members/${guest}/${way}`, { method: "POST", as: owner });
  const first = await join();
  world.now += 30 * 24 * 3_600_000;
  await act("pause");
  await act("reactivate");
  expect(await since()).toBe(first);
  await act("end");
  world.now += 30 * 24 * 3_600_000;
  expect(await since()).toBe(first);
  const second = await join();
  expect(await since()).toBe(second);
});

test("a number that stands for a name is told to nobody by a link, an invitation, a mail or a notice", async () => {
  const number = "+237677001122";
  const owner = await world.person("Mireille");
  const shop = await world.shop(owner);
  const guest = await world.person(number, { email: null, phone: number });
  const { employee: token } = (await world.ask("/me/links", { as: guest })).body;
  const holder = await world.ask(`/join/employee/${token}`);
  expect(holder.body).toEqual({ fullName: "Utilisateur", isYou: false });
  const made = await invite({ to: { by: "link", kind: "employee", token } }, owner, shop);
  expect(made.body["fullName"]).toBe("Utilisateur");
  expect((await world.ask("/me", { as: guest })).body["person"]).toMatchObject({ phone: number });
  await accept(made.body["id"], guest);
  const letter = await lastLetterTo(world.server, await world.emailOf(owner));
  expect(letter?.text).toBeDefined();
  const notices = await world.server.database.sql`
    select data from notifications where shop_id = ${shop}`;
  expect(JSON.stringify([letter, notices])).not.toContain(number);
  expect((await world.ask("/me", { as: guest })).body["person"]).toMatchObject({
    fullName: "Utilisateur",
  });
});
