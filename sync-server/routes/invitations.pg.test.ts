import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import type { InvitedRole } from "#shared/schemas/invitation.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { roomyTeamWorld, type TeamWorld } from "#tests/support/team-world.ts";

let world: TeamWorld;
let owner = "";
let shop = "";
let guests = 0;
let guest = "";
let address = "";
const day = 24 * 3_600_000;

beforeAll(async () => {
  world = await roomyTeamWorld();
  owner = await world.person("Mireille");
  shop = await world.shop(owner);
});
afterAll(() => world.close());
beforeEach(async () => {
  guests += 1;
  world.now += 1000;
  address = `guest-${guests}@example.cm`;
  guest = await world.person(`Guest ${guests}`, { email: address });
});

const invite = (
  payload: object = {},
  { as = owner, at = shop }: { as?: string; at?: string } = {},
) => {
  const wanted = { id: crypto.randomUUID(), role: "employee", to: { by: "email", email: address } };
  const body = { ...wanted, ...payload };
  return world.ask(`/shops/${at}/invitations`, { method: "POST", as, payload: body });
};
const answer = (id: unknown, way: "accept" | "reject", as = guest) =>
  world.ask(`/invitations/${id}/${way}`, { method: "POST", as });
const listed = async () =>
  (await world.ask(`/shops/${shop}/invitations`, { as: owner })).body["invitations"] as Record<
    string,
    unknown
  >[];
const roleOf = async (userId: string) =>
  (
    await world.server.database.sql`
      select role, is_active, left_at from shop_users where shop_id = ${shop} and user_id = ${userId}`
  )[0];
const tokenMailed = async (to = address) =>
  linkTo(await lastLetterTo(world.server, to)).path.replace("/invitation/", "");

test("somebody invited by address finds the link in their mail, accepts, and is a member", async () => {
  const made = await invite({ role: "seller" });
  expect(made.body).toMatchObject({ email: address, role: "seller", status: "pending" });
  const token = await tokenMailed();
  expect(token).toBe(made.body["token"]);
  const shown = await world.ask(`/invitations/${token}`, { as: guest });
  expect(shown.body).toMatchObject({ signedIn: true, isForYou: true, invitee: address });
  const accepted = await answer(made.body["id"], "accept");
  expect(accepted.body).toMatchObject({ shopId: shop, role: "seller", status: "accepted" });
  expect(await roleOf(guest)).toMatchObject({ role: "seller", is_active: true });
  const [row] = (await listed()).filter(({ id }) => id === made.body["id"]);
  expect(row).toMatchObject({ status: "accepted", token: null });
});

test("the address may be written with capitals and spaces around", async () => {
  const made = await invite({ to: { by: "email", email: address.toUpperCase() } });
  expect((await answer(made.body["id"], "accept")).status).toBe(200);
});

test("whoever holds the link and is not signed in learns the shop, the role and the address it was sent to alone", async () => {
  const made = await invite();
  const { body } = await world.ask(`/invitations/${made.body["token"]}`);
  expect(body).toEqual({
    signedIn: false,
    shopName: "Boutique Akwa",
    role: "employee",
    status: "pending",
    email: address,
  });
});

test("a link with another seal, or with nothing behind it, leads nowhere", async () => {
  const made = await invite();
  const token = String(made.body["token"]);
  const [id = "", seal = ""] = token.split(".");
  const turned = seal.startsWith("A") ? `B${seal.slice(1)}` : `A${seal.slice(1)}`;
  for (const wrong of [`${id}.${turned}`, `${crypto.randomUUID()}.${seal}`, "x".repeat(30)])
    expect((await world.ask(`/invitations/${wrong}`)).body["code"]).toBe("link-unknown");
  await world.ask(`/shops/${shop}/invitations/${id}`, { method: "DELETE", as: owner });
  expect((await world.ask(`/invitations/${token}`)).status).toBe(404);
});

test("the wrong account is told so, and can neither accept nor refuse", async () => {
  const made = await invite();
  const other = await world.person("Other");
  const shown = await world.ask(`/invitations/${made.body["token"]}`, { as: other });
  expect(shown.body).toMatchObject({
    isForYou: false,
    invitee: address,
    you: await world.emailOf(other),
  });
  for (const way of ["accept", "reject"] as const) {
    const refused = await answer(made.body["id"], way, other);
    expect([refused.status, refused.body["code"]]).toEqual([403, "not-for-you"]);
  }
  expect(await roleOf(other)).toBeUndefined();
  const [row] = (await listed()).filter(({ id }) => id === made.body["id"]);
  expect(row).toMatchObject({ status: "pending" });
});

test("an answer is given once, and the same again is the same", async () => {
  const made = await invite();
  const { id } = made.body;
  expect((await answer(id, "accept")).status).toBe(200);
  const rev = (await roleOf(guest)) && (await revision());
  expect((await answer(id, "accept")).body).toMatchObject({ status: "accepted" });
  expect(await revision()).toBe(rev);
  const changed = await answer(id, "reject");
  expect([changed.status, changed.body["code"]]).toEqual([409, "not-pending"]);
});

test("ten acceptances at the same time are one", async () => {
  const made = await invite();
  const before = await revision();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answer(made.body["id"], "accept")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await revision()).toBe(before + 1);
});

test("after seven days it has expired: no mail, no acceptance, and it can be sent again", async () => {
  const made = await invite();
  const { id, token } = made.body;
  const start = world.now;
  world.now += 7 * day;
  expect((await answer(id, "accept")).body["code"]).toBe("not-pending");
  expect((await world.ask(`/invitations/${token}`)).body["status"]).toBe("expired");
  expect(await lastLetterTo(world.server, address)).toBeUndefined();
  const again = crypto.randomUUID();
  const path = `/shops/${shop}/invitations/${id}/resend`;
  const sent = { method: "POST", as: owner, payload: { id: again } } as const;
  expect((await world.ask(path, sent)).body).toMatchObject({ id: again, status: "pending" });
  expect((await world.ask(path, sent)).body).toMatchObject({ id: again });
  expect((await answer(again, "accept")).status).toBe(200);
  world.now = start;
});

test("an invitation that was refused is renewed, and the old one has expired", async () => {
  const made = await invite({ role: "manager" });
  expect((await answer(made.body["id"], "reject")).body).toMatchObject({ status: "rejected" });
  world.now += 1000;
  expect(await roleOf(guest)).toBeUndefined();
  const payload = { id: crypto.randomUUID() };
  const path = `/shops/${shop}/invitations/${made.body["id"]}/resend`;
  await world.ask(path, { method: "POST", as: owner, payload });
  const own = (await listed()).filter(({ email }) => email === address);
  expect(own.map(({ status, role }) => [status, role])).toEqual([
    ["pending", "manager"],
    ["expired", "manager"],
  ]);
});

test("one that waits is not sent twice, a member is not invited, and a lost answer is given again", async () => {
  const id = crypto.randomUUID();
  const first = await invite({ id });
  expect((await invite({ id })).body).toEqual(first.body);
  expect((await invite({ id, role: "seller" })).body["code"]).toBe("id-reused");
  expect((await invite()).body["code"]).toBe("already-invited");
  const resent = await world.ask(`/shops/${shop}/invitations/${id}/resend`, {
    method: "POST",
    as: owner,
    payload: { id: crypto.randomUUID() },
  });
  expect(resent.body["code"]).toBe("still-pending");
  await answer(id, "accept");
  expect((await invite()).body["code"]).toBe("already-member");
  await world.ask(`/shops/${shop}/members/${guest}/pause`, { method: "POST", as: owner });
  expect((await invite()).body["code"]).toBe("already-member");
  const letters = await world.server.database.sql`
    select 1 from outgoing_messages where recipient = ${address}`;
  expect(letters).toHaveLength(1);
});

test("ten invitations of one person at the same time are one", async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => invite()));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("whoever was dismissed comes back by an invitation, in its role", async () => {
  await answer((await invite()).body["id"], "accept");
  await world.ask(`/shops/${shop}/members/${guest}/end`, { method: "POST", as: owner });
  expect(await roleOf(guest)).toMatchObject({ is_active: false });
  await answer((await invite({ role: "reseller" })).body["id"], "accept");
  expect(await roleOf(guest)).toMatchObject({ role: "reseller", is_active: true, left_at: null });
});

test("by their own link somebody is invited by name, and nobody else can accept", async () => {
  const links = (await world.ask("/me/links", { as: guest })).body;
  expect((await world.ask("/me/links", { as: guest })).body).toEqual(links);
  const held = await world.ask(`/join/reseller/${links["reseller"]}`);
  expect(held.body).toEqual({ fullName: `Guest ${guests}`, isYou: false });
  const own = await world.ask(`/join/reseller/${links["reseller"]}`, { as: guest });
  expect(own.body).toMatchObject({ isYou: true });
  const by = (kind: string, token: unknown) => ({ by: "link", kind, token });
  const made = await invite({ role: "reseller", to: by("reseller", links["reseller"]) });
  expect(made.body).toMatchObject({ email: null, fullName: `Guest ${guests}`, role: "reseller" });
  expect(await tokenMailed()).toBe(made.body["token"]);
  const other = await world.person("Other");
  expect((await answer(made.body["id"], "accept", other)).status).toBe(403);
  expect((await answer(made.body["id"], "accept")).status).toBe(200);
});

test.each<[InvitedRole, string, "own" | "other" | "unknown"]>([
  ["reseller", "reseller", "unknown"],
  ["reseller", "reseller", "other"],
  ["employee", "reseller", "own"],
  ["reseller", "employee", "own"],
])("as %s by a link of the kind %s, its token %s: unknown", async (role, kind, whose) => {
  const links = (await world.ask("/me/links", { as: guest })).body;
  const otherKind = kind === "reseller" ? "employee" : "reseller";
  const tokens = { own: links[kind], other: links[otherKind], unknown: "nobody-has-this-one" };
  const refused = await invite({ role, to: { by: "link", kind, token: tokens[whose] } });
  expect([refused.status, refused.body["code"]]).toEqual([404, "link-unknown"]);
});

test("a link that was put out of use invites nobody, and tells of nobody", async () => {
  const links = (await world.ask("/me/links", { as: guest })).body;
  const token = links["reseller"];
  await world.server.database.sql`
    update personal_links set is_active = false where user_id = ${guest} and kind = 'reseller'`;
  expect((await world.ask(`/join/reseller/${token}`)).status).toBe(404);
  const refused = await invite({ role: "reseller", to: { by: "link", kind: "reseller", token } });
  expect([refused.status, refused.body["code"]]).toEqual([404, "link-unknown"]);
});

test("somebody with no address at all is invited by link, and no mail is written", async () => {
  const phoneOnly = await world.person("+237677000001", { email: null });
  const links = (await world.ask("/me/links", { as: phoneOnly })).body;
  const to = { by: "link", kind: "employee", token: links["employee"] };
  const made = await invite({ to });
  expect((await world.ask("/me/invitations", { as: phoneOnly })).body["invitations"]).toHaveLength(
    1,
  );
  expect((await answer(made.body["id"], "accept", phoneOnly)).status).toBe(200);
});

test("received ones are one's own, newest first, and the profile counts those that wait", async () => {
  const second = await world.shop(await world.person("Paul"), "Bonabéri");
  const [{ owner_id: paul }] = (await world.server.database.sql`
    select owner_id from shops where id = ${second}`) as unknown as [{ owner_id: string }];
  await answer((await invite()).body["id"], "reject");
  world.now += 1000;
  await invite({ role: "reseller" }, { as: paul, at: second });
  const { invitations } = (await world.ask("/me/invitations", { as: guest })).body as {
    invitations: { shop: { name: string }; status: string }[];
  };
  expect(invitations.map(({ shop: { name }, status }) => [name, status])).toEqual([
    ["Bonabéri", "pending"],
    ["Boutique Akwa", "rejected"],
  ]);
  expect((await world.ask("/me", { as: guest })).body["receivedInvitations"]).toBe(1);
  world.now += 8 * 24 * 3_600_000;
  expect((await world.ask("/me", { as: guest })).body["receivedInvitations"]).toBe(0);
  const other = await world.person("Other");
  expect((await world.ask("/me/invitations", { as: other })).body["invitations"]).toEqual([]);
});

test("the inviter is told in the app and by mail, whichever way it went; nobody else is", async () => {
  const manager = await world.member(shop, "manager");
  const bystander = await world.member(shop, "manager");
  const id = (await invite({}, { as: manager })).body["id"];
  await answer(id, "accept");
  const told = await world.server.database.sql`
    select user_id, type, data, rev from notifications where user_id in (${manager}, ${bystander}, ${guest})`;
  const data = { personName: `Guest ${guests}`, shopName: "Boutique Akwa", role: "employee" };
  expect(told).toMatchObject([{ user_id: manager, type: "invitation_accepted", data }]);
  expect(must(told[0])["rev"]).toBe(await revision());
  const letter = await lastLetterTo(world.server, await world.emailOf(manager));
  expect(letter?.subject).toBe(`Guest ${guests} a accepté votre invitation`);
});

test("an acceptance that cannot be written leaves nothing behind", async () => {
  const id = (await invite()).body["id"];
  const { sql } = world.server.database;
  await sql`alter table notifications add constraint planted check (type <> 'invitation_accepted') not valid`;
  expect((await answer(id, "accept")).status).toBe(500);
  await sql`alter table notifications drop constraint planted`;
  expect(await roleOf(guest)).toBeUndefined();
  expect((await answer(id, "accept")).status).toBe(200);
});

async function revision(): Promise<number> {
  const [row] = await world.server.database
    .sql`select rev from shop_revisions where shop_id = ${shop}`;
  return must(row)["rev"] as number;
}
