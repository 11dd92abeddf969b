import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { confirmPayment } from "#server/accounts/payments/payments.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import { aLine, type HandDevice, handDevice, productFields } from "#tests/support/builders.ts";
import { lastLetterTo } from "#tests/support/letters.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { reasonsIn } from "#tests/support/sync-world.ts";

let server: TestServer;
const rng = randomFrom("deletion");
let people = 0;
let owner = "";
let seller = "";
let shopId = "";
let device: HandDevice;

beforeAll(async () => {
  server = await startTestServer({ devOutbox: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await person(`Awa Ndiaye ${people}`);
  shopId = await shopOf(owner, "Chez Awa");
  seller = await person("Binta Sow");
  await addMember(server.deps, { shopId, userId: seller, role: "seller" });
  device = handDevice(rng, Date.now);
  const body = { productId: "savon", fields: productFields("savon"), initialStock: 9 };
  await send(owner, handDevice(rng, Date.now), (office) => [
    office.operation(shopId, "product.create", body),
  ]);
});

async function person(fullName: string): Promise<string> {
  people += 1;
  const email = `deleted${people}@example.com`;
  const who = {
    fullName,
    phone: `67700${String(people).padStart(4, "0")}`,
    email,
    password: "secret",
  };
  return must(await register(server.deps, who)).id;
}

async function shopOf(userId: string, name: string): Promise<string> {
  const id = crypto.randomUUID();
  await server.database.db.transaction((tx) => createShop(tx, userId, { id, name }, Date.now()));
  return id;
}

const send = (
  userId: string,
  from: HandDevice,
  acts: (from: HandDevice) => Parameters<HandDevice["request"]>[0],
  more: Parameters<HandDevice["request"]>[1] = {},
) => exchange(server.deps.sync, { userId }, from.request(acts(from), more));

const sell = (userId = seller) =>
  send(userId, device, (from) => [from.sale(shopId, [aLine("savon")])]);

function ask(userId: string, method: "GET" | "POST", path: string, payload?: object) {
  const { accessToken } = server.app.accessTokenFor({ userId, familyId: userId });
  const headers = { authorization: `Bearer ${accessToken}` };
  return server.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
}

const proof = { password: "secret" };
const departure = () => ({
  ...{ requestId: crypto.randomUUID(), reasons: ["other"], details: "Adieu", proof },
});
const closeShop = (userId: string, given: object = {}) =>
  ask(userId, "POST", `/shops/${shopId}/deletion`, {
    ...departure(),
    reasons: ["business-closed"],
    name: "chez awa ",
    ...given,
  });
const closeAccount = (userId: string, given: object = {}) =>
  ask(userId, "POST", "/me/deletion", { ...departure(), shopIds: [], ...given });

/** Tables of this database in whose rows the text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await server.database.sql`
      select 1 from ${server.database.sql(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    if (row) found.push(name);
  }
  return found.sort();
}

test("a shop is told as it stands, and goes with everything of it", async () => {
  await sell();
  const stake = (await ask(owner, "GET", `/shops/${shopId}/deletion`)).json();
  expect(stake).toMatchObject({ name: "Chez Awa", members: 2, products: 1, sales: 1, unsent: [] });
  const closed = await closeShop(owner);
  expect([closed.statusCode, closed.json()]).toEqual([200, { deleted: true }]);
  expect(await tablesWith(shopId)).toEqual(["audit_log", "deleted_shops"]);
  expect((await profileOf(server.deps, seller))?.shops).toEqual([]);
});

test("[J12] [V2] what was sold for it meanwhile is refused in words and kept, and its scope is gone", async () => {
  await sell();
  const { accessRev } = must(await profileOf(server.deps, seller));
  await closeShop(owner);
  const late = await send(seller, device, (from) => [from.sale(shopId, [aLine("savon")])], {
    accessRev,
    cursors: [[`shop:${shopId}`, { epoch: 1, rev: 1 }]],
  });
  expect(reasonsIn(late)).toEqual([["shop-deleted"]]);
  expect(late.changes).toEqual([{ scope: `shop:${shopId}`, state: "gone" }]);
  expect(late.access?.shops).toEqual([]);
  const [raw] = await server.database.sql`
    select reason from unreadable_operations where user_id = ${seller} and shop_id = ${shopId}`;
  expect(raw).toEqual({ reason: "shop-deleted" });
  const stranger = await person("Stranger");
  const theirs = await send(stranger, handDevice(rng, Date.now), (from) => [
    from.sale(shopId, [aLine("savon")]),
  ]);
  expect(reasonsIn(theirs)).toEqual([["not-a-member"]]);
});

test("[J12] an instance that still remembers the shop refuses the same, whatever the kind", async () => {
  await sell();
  await server.database.sql`insert into deleted_shops values (${shopId}, now(), ${[seller]})`;
  for (const table of ["shop_users", "devices", "shop_revisions"])
    await server.database.sql`delete from ${server.database.sql(table)} where shop_id = ${shopId}`;
  const count = {
    mode: "count",
    productId: "savon",
    counted: 3,
    shownBefore: 9,
    reason: "x",
  } as const;
  const late = await send(seller, device, (from) => [
    from.sale(shopId, [aLine("savon")]),
    from.operation(shopId, "adjust", count),
  ]);
  expect(reasonsIn(late)).toEqual([["shop-deleted"], ["shop-deleted"]]);
  const newer = handDevice(rng, Date.now);
  expect(
    reasonsIn(await send(seller, newer, () => [newer.sale(shopId, [aLine("savon")])])),
  ).toEqual([["shop-deleted"]]);
});

test("only the owner closes a shop, by its name and with a reason", async () => {
  const manager = await person("Manager");
  await addMember(server.deps, { shopId, userId: manager, role: "manager" });
  const stranger = await person("Stranger");
  const statuses = [
    (await ask(manager, "GET", `/shops/${shopId}/deletion`)).statusCode,
    (await closeShop(manager)).statusCode,
    (await closeShop(stranger)).statusCode,
    (await closeShop(owner, { name: "Chez Binta" })).statusCode,
    (await closeShop(owner, { reasons: [] })).statusCode,
    (await closeShop(owner, { reasons: ["because"] })).statusCode,
  ];
  expect(statuses).toEqual([403, 403, 404, 409, 400, 400]);
  expect((await profileOf(server.deps, owner))?.shops).toHaveLength(1);
});

test("an answer that was lost is given again, to the same request for the same thing", async () => {
  const requestId = crypto.randomUUID();
  expect((await closeShop(owner, { requestId })).statusCode).toBe(200);
  expect((await closeShop(owner, { requestId })).statusCode).toBe(200);
  expect((await closeShop(owner)).statusCode).toBe(404);
  const mine = { ...departure(), shopIds: [] };
  const unproven = { ...mine, requestId, proof: { password: "wrong" } };
  expect((await closeAccount(owner, unproven)).statusCode).toBe(403);
  expect((await closeAccount(owner, mine)).statusCode).toBe(200);
  expect((await closeAccount(owner, mine)).statusCode).toBe(200);
});

test("an account goes with its shops, and its books at others' stand without its name", async () => {
  const other = await person("Other Owner");
  const mine = shopId;
  shopId = await shopOf(other, "Chez Other");
  await addMember(server.deps, { shopId, userId: owner, role: "manager" });
  const body = { productId: "savon", fields: productFields("savon"), initialStock: 9 };
  const office = handDevice(rng, Date.now);
  await send(other, office, () => [office.operation(shopId, "product.create", body)]);
  await sell(owner);
  const { email, phone, fullName } = must((await profileOf(server.deps, owner))?.person);
  const login = { email, password: "secret" };
  const post = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/v1/auth/${path}`, payload });
  const cookie = (await post("login", login)).cookies[0]?.value ?? "";
  await post("login", { ...login, password: "wrong" });
  await post("forgot-password", { email });
  await post("phone/verify", { phone, code: "000000" });
  await ask(owner, "GET", "/me/links");
  const invitation = { email: "invited@example.com", role: "employee", locale: "fr" };
  await ask(owner, "POST", `/shops/${shopId}/invitations`, invitation);

  const unnamed = await closeAccount(owner);
  expect([unnamed.statusCode, unnamed.json().code]).toEqual([409, "shops-changed"]);
  expect(unnamed.json().shops).toMatchObject([{ id: mine, name: "Chez Awa" }]);
  const closed = await closeAccount(owner, { shopIds: [mine] });
  expect(closed.statusCode).toBe(200);

  expect(await tablesWith(email)).toEqual([]);
  expect(await tablesWith(phone)).toEqual([]);
  expect(await tablesWith(fullName)).toEqual([]);
  expect((await post("login", login)).statusCode).toBe(401);
  const again = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/refresh",
    payload: { requestId: crypto.randomUUID() },
    cookies: { boutika_refresh: cookie },
  });
  expect(again.statusCode).toBe(401);
  expect((await ask(owner, "GET", "/me")).statusCode).toBe(401);

  const { changes } = await send(other, handDevice(rng, Date.now), () => [], {
    cursors: [[`shop:${shopId}`, { epoch: 1, rev: 1 }]],
  });
  const [change] = changes;
  const rows = change?.state === "rows" ? change.rows : {};
  expect(rows.sales?.map((sale) => sale.sellerId)).toEqual([owner]);
  expect(rows.members?.find((member) => member.userId === owner)).toMatchObject({
    fullName: "Compte supprimé",
    isActive: false,
  });
  const [reasons] = await server.database.sql`
    select reasons, additional_details as details, user_role as role from departure_reasons
    where reason_type = 'account_deletion' order by at desc limit 1`;
  expect(reasons).toEqual({ reasons: ["other"], details: "Adieu", role: "manager owner" });
});

test("an account stays while a device still holds sales for one of its shops", async () => {
  await sell();
  await send(seller, device, () => [], { device: { ...device.request([]).device, lastSeq: 4 } });
  const refused = await closeAccount(owner, { shopIds: [shopId] });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "unsent-sales"]);
  expect(refused.json().shops[0].unsent).toMatchObject([{ fullName: "Binta Sow", missing: 3 }]);
  expect((await profileOf(server.deps, owner))?.shops).toHaveLength(1);
  expect((await closeShop(owner)).statusCode).toBe(200);
  expect((await closeAccount(owner)).statusCode).toBe(200);
});

test("somebody who is known by telephone alone leaves no number behind", async () => {
  const id = crypto.randomUUID();
  const number = "+237699000001";
  await server.database.sql`
    insert into users (id, proven_phone, full_name) values (${id}, ${number}, 'Par Téléphone')`;
  await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/phone/request",
    payload: { phone: number },
  });
  expect((await ask(id, "POST", "/me/departure-proof/code")).statusCode).toBe(202);
  const [code = ""] = /\d{6}/.exec((await lastLetterTo(server, number))?.text ?? "") ?? [];
  expect((await closeAccount(id, { proof: { code } })).statusCode).toBe(200);
  expect(await tablesWith(number)).toEqual([]);
  expect(await tablesWith("Par Téléphone")).toEqual([]);
});

test("what was paid stays in the books of the house, without who paid it; what was announced waits no more", async () => {
  const { email, phone } = must((await profileOf(server.deps, seller))?.person);
  const spaced = phone.replace(/(...)(...)/, "$1 $2 ");
  const spellings = [`Depuis ${spaced}`, `+237${phone}`, `00237-${spaced.replaceAll(" ", ".")}`];
  const paid = (reference: string, status: string) => server.database.sql`
    insert into payments (id, user_id, plan_id, amount, operator, reference, status, at)
    values (gen_random_uuid(), ${seller}, 'starter', 5000, 'mtn', ${reference}, ${status}, now())`;
  await paid("MP-1", "confirmed");
  for (const spelling of spellings) await paid(spelling, "confirmed");
  await paid("MP-2", "pending");
  expect((await closeAccount(seller)).statusCode).toBe(200);
  const kept = await server.database.sql`
    select amount, reference, status, decided_at is not null as decided from payments
    where user_id = ${seller} order by status, reference`;
  expect(kept.map((row) => ({ ...row }))).toEqual([
    ...spellings.map(() => ({
      ...{ amount: 5000, reference: "Compte supprimé", status: "confirmed", decided: false },
    })),
    { amount: 5000, reference: "MP-1", status: "confirmed", decided: false },
    { amount: 5000, reference: "MP-2", status: "refused", decided: true },
  ]);
  expect(await tablesWith(email)).toEqual([]);
  expect(await tablesWith(spaced)).toEqual([]);
});

test("who confirmed a payment keeps nothing of its payer, were the reference their number", async () => {
  const { phone } = must((await profileOf(server.deps, seller))?.person);
  await ask(seller, "POST", "/subscription", { planId: "starter" });
  const payment = { id: crypto.randomUUID(), operator: "mtn", reference: phone };
  await ask(seller, "POST", "/subscription/payments", payment);
  await confirmPayment(server.deps, payment.id, { userId: owner, ip: "" });
  expect((await closeAccount(seller)).statusCode).toBe(200);
  expect(await tablesWith(phone)).toEqual([]);
  expect(await tablesWith(payment.id)).toEqual(["audit_log", "payments"]);
});
