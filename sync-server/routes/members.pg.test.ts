import { afterAll, beforeAll, expect, test } from "vitest";
import { startTrial } from "#server/accounts/subscriptions.ts";
import type { Transaction } from "#server/db/client.ts";
import { must } from "#shared/must.ts";
import { limitsOf } from "#shared/rules/plans.ts";
import { type TeamWorld, teamWorld } from "#tests/support/team-world.ts";
import { waitingIn } from "#tests/support/waiting.ts";

let world: TeamWorld;
let owner = "";
let shop = "";

beforeAll(async () => {
  world = await teamWorld();
  owner = await world.person("Mireille");
  shop = await world.shop(owner);
});
afterAll(() => world.close());

const act = (userId: string, way: string, payload?: object) => {
  world.now += 1000;
  const path = `/shops/${shop}/members/${userId}/${way}`;
  return world.ask(path, { method: "POST", as: owner, ...(payload && { payload }) });
};

test("a pause takes access away at once and gives it back; sensitive acts are remembered", async () => {
  const member = await world.member(shop, "manager");
  const reads = async () => (await world.ask(`/shops/${shop}/contacts`, { as: member })).status;
  expect(await reads()).toBe(200);
  expect((await act(member, "pause")).body).toEqual({ changed: true });
  expect(await reads()).toBe(404);
  expect((await world.ask("/me", { as: member })).body).toMatchObject({
    shops: [],
    pausedIn: [{ shopName: "Boutique Akwa", ownerName: "Mireille" }],
  });
  expect((await act(member, "pause")).body).toEqual({ changed: false });
  expect((await act(member, "reactivate")).body).toEqual({ changed: true });
  expect((await world.ask("/me", { as: member })).body["pausedIn"]).toEqual([]);
  expect(await reads()).toBe(200);
  expect((await act(member, "pause")).body).toEqual({ changed: true });
  expect((await act(member, "end")).body).toEqual({ changed: true });
  expect((await act(member, "reactivate")).body["code"]).toBe("has-left");
  expect((await world.ask("/me", { as: member })).body["pausedIn"]).toEqual([]);
  const acts = await world.server.database.sql`
    select act from audit_log where details ->> 'member' = ${member} order by at, id`;
  expect(acts.map((row) => row["act"])).toEqual([
    "member-paused",
    "member-reactivated",
    "member-paused",
    "member-ended",
  ]);
});

test("the open streams of a shop are told of a pause", async () => {
  const member = await world.member(shop, "employee");
  const heard: number[] = [];
  const stop = world.server.deps.wake.subscribe(shop, () => heard.push(1));
  await act(member, "pause");
  await act(member, "pause");
  stop();
  expect(heard).toEqual([1]);
});

test("another role is for staff: a reseller stays one, and who has left is invited instead", async () => {
  const member = await world.member(shop, "employee");
  expect((await act(member, "role", { role: "manager" })).body).toEqual({ changed: true });
  expect((await act(member, "role", { role: "manager" })).body).toEqual({ changed: false });
  expect((await world.ask("/me", { as: member })).body["shops"]).toMatchObject([
    { role: "manager" },
  ]);
  const reseller = await world.member(shop, "reseller");
  expect((await act(reseller, "role", { role: "seller" })).body["code"]).toBe("reseller-stays");
  expect((await act(member, "role", { role: "reseller" })).status).toBe(400);
  const gone = await world.member(shop, "seller", "ended");
  expect((await act(gone, "role", { role: "employee" })).body["code"]).toBe("has-left");
});

test("contacts are those of the shop who have not left it, and only how to reach them", async () => {
  const member = await world.member(shop, "seller", "paused");
  const gone = await world.member(shop, "seller", "ended");
  const { contacts } = (await world.ask(`/shops/${shop}/contacts`, { as: owner })).body as {
    contacts: { userId: string }[];
  };
  const email = await world.emailOf(member);
  const own = must(contacts.find(({ userId }) => userId === member));
  expect(own).toEqual({ userId: member, email, phone: "", lastSeenAt: null });
  expect(contacts.some(({ userId }) => userId === gone)).toBe(false);
});

test("a reseller sees the shops they work with, paused and ended ones too, the last without numbers", async () => {
  const reseller = await world.member(shop, "reseller");
  await world.member(shop, "reseller");
  await world.server.database.sql`update shops set phone = '677000000' where id = ${shop}`;
  const seen = async () => (await world.ask("/me/partnerships", { as: reseller })).body;
  const one = (state: string, phone: string) => ({ partnerships: [{ state, shop: { phone } }] });
  expect(await seen()).toMatchObject(one("active", "677000000"));
  await act(reseller, "pause");
  expect(await seen()).toMatchObject(one("paused", "677000000"));
  await act(reseller, "end");
  expect(await seen()).toMatchObject(one("ended", ""));
});

test("two who come back to the last place of a plan at the same moment do not both get it", async () => {
  const chief = await world.person("Cheffe");
  await startTrial(world.server.deps, chief, "starter");
  const small = await world.shop(chief, "Petite boutique");
  const most = must(limitsOf("starter").maxEmployees, "the plan has a limit");
  for (let place = 1; place < most; place += 1) await world.member(small, "employee");
  const paused = await Promise.all(
    [1, 2, 3, 4].map(() => world.member(small, "employee", "paused")),
  );
  const answers = await Promise.all(
    paused.map((userId) =>
      world.ask(`/shops/${small}/members/${userId}/reactivate`, { method: "POST", as: chief }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  expect(answers.find(({ status }) => status === 403)?.body["code"]).toBe("plan-limit");
  const [back] = paused.filter((_, place) => answers[place]?.status === 200);
  // Whoever has access takes no second place, also where none is left.
  expect(
    (await world.ask(`/shops/${small}/members/${back}/reactivate`, { method: "POST", as: chief }))
      .body,
  ).toEqual({ changed: false });
});

const meanwhile = {
  "the member becomes a manager": (sql: Transaction, _: string, member: string) =>
    sql`update shop_users set role = 'manager' where user_id = ${member}`,
  "the manager becomes a seller": (sql: Transaction, manager: string) =>
    sql`update shop_users set role = 'seller' where user_id = ${manager}`,
  "the manager is paused": (sql: Transaction, manager: string) =>
    sql`update shop_users set is_active = false where user_id = ${manager}`,
};
const ways = ["pause", "reactivate", "end", "role"];
const occasions = Object.entries(meanwhile).flatMap(([what, change]) =>
  ways.map((way) => [way, what, change] as const),
);

test.each(occasions)("a manager's %s is refused when %s before it", async (way, _, change) => {
  const { sql } = world.server.database;
  const manager = await world.member(shop, "manager");
  const member = await world.member(shop, "seller", way === "reactivate" ? "paused" : undefined);
  const path = `/shops/${shop}/members/${member}/${way}`;
  const payload = way === "role" ? { payload: { role: "employee" } } : {};
  const standing = (on: typeof sql | Transaction) =>
    on`select role, is_active, left_at, rev from shop_users where user_id = ${member}`;
  let answer: ReturnType<TeamWorld["ask"]> | undefined;
  const before = await sql.begin(async (holder) => {
    await holder`select 1 from shop_revisions where shop_id = ${shop} for update`;
    answer = world.ask(path, { method: "POST", as: manager, ...payload });
    await expect.poll(() => waitingIn(sql)).toBe(1);
    await change(holder, manager, member);
    return standing(holder);
  });
  expect(await answer).toMatchObject({ status: 403, body: { code: "not-allowed" } });
  expect(await standing(sql)).toEqual(before);
});

test("somebody employed sees their jobs, past ones too, and nobody else's", async () => {
  const seller = await world.member(shop, "seller");
  const reseller = await world.member(shop, "reseller");
  await world.member(shop, "manager");
  const seen = async (who: string) => (await world.ask("/me/jobs", { as: who })).body;
  const one = (state: string) => ({ jobs: [{ shopId: shop, role: "seller", state }] });
  expect(await seen(seller)).toMatchObject(one("active"));
  await act(seller, "end");
  expect(await seen(seller)).toMatchObject(one("ended"));
  expect(await seen(reseller)).toEqual({ jobs: [] });
  expect(await seen(owner)).toEqual({ jobs: [] });
});
