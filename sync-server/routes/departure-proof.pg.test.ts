import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { must } from "#shared/must.ts";
import { lastLetterTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

const minute = 60_000;
let server: TestServer;
let now = Date.UTC(2026, 0, 5);
let people = 0;
let shopId = "";

beforeAll(async () => {
  server = await startTestServer({ devOutbox: true }, { clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  people += 1;
  now += 24 * 60 * minute;
});

/** Somebody with a shop, known by what is given. */
async function owner(known: { email?: string; provenPhone?: string; password?: string }) {
  const { email = null, provenPhone = null, password } = known;
  let id: string = crypto.randomUUID();
  if (password && email)
    id = must(await register(server.deps, { fullName: "Awa", phone: "", email, password })).id;
  else
    await server.database.sql`
      insert into users (id, email, proven_phone, full_name) values (${id}, ${email}, ${provenPhone}, 'Awa')`;
  shopId = crypto.randomUUID();
  const shop = { id: shopId, name: "Chez Awa" };
  await server.database.db.transaction((tx) => createShop(tx, id, shop, now));
  return id;
}

async function ask(userId: string, method: "GET" | "POST", path: string, payload?: object) {
  const { accessToken } = server.app.accessTokenFor({ userId, familyId: userId });
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = `/api/v1${path}`;
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [answer.statusCode, answer.json().code ?? answer.json()] as const;
}

const departure = () => ({ requestId: crypto.randomUUID(), reasons: ["other"], details: "" });
const closeShop = (userId: string, given: object) =>
  ask(userId, "POST", `/shops/${shopId}/deletion`, { ...departure(), name: "Chez Awa", ...given });
const closeAccount = (userId: string, given: object) =>
  ask(userId, "POST", "/me/deletion", { ...departure(), shopIds: [shopId], ...given });
const wayOf = (userId: string) => ask(userId, "GET", "/me/departure-proof");
const sendCode = (userId: string) => ask(userId, "POST", "/me/departure-proof/code");
const codeFor = async (recipient: string) =>
  must(/\d{6}/.exec(must(await lastLetterTo(server, recipient)).text))[0];
const another = (code: string) => (code === "000000" ? "000001" : "000000");
const done = [200, { deleted: true }];

test("neither a shop nor an account goes by an open session alone: the password is asked again", async () => {
  const id = await owner({ email: `proof${people}@example.com`, password: "secret" });
  expect(await wayOf(id)).toEqual([200, { means: "password" }]);
  for (const close of [closeShop, closeAccount]) {
    expect(await close(id, {})).toEqual([403, "proof-needed"]);
    expect(await close(id, { proof: { password: "wrong" } })).toEqual([403, "wrong-password"]);
    expect(await close(id, { proof: { code: "123456" } })).toEqual([403, "proof-needed"]);
  }
  expect(await sendCode(id)).toEqual([409, "no-code"]);
  expect(await closeShop(id, { proof: { password: "secret" } })).toEqual(done);
  expect(await closeAccount(id, { proof: { password: "secret" } })).toEqual(done);
});

test("wrong passwords are remembered, and end: ten in five minutes", async () => {
  const id = await owner({ email: `proof${people}@example.com`, password: "secret" });
  const wrong = () => closeShop(id, { proof: { password: "wrong" } });
  for (let turn = 0; turn < 10; turn += 1) expect((await wrong())[1]).toBe("wrong-password");
  expect(await wrong()).toEqual([429, "too-many-requests"]);
  const [row] = await server.database.sql`
    select count(*)::int as failures from audit_log where user_id = ${id} and act = 'sign-in-failed'`;
  expect(row).toEqual({ failures: 10 });
});

const without = {
  "by telephone alone": () => ({ provenPhone: `+2376990000${String(people).padStart(2, "0")}` }),
  "by Google alone": () => ({ email: `google${people}@example.com` }),
};

test.each(Object.entries(without))("whoever signs in %s is sent a code", async (_by, given) => {
  const known = given();
  const [means, to] =
    "email" in known ? (["mail", known.email] as const) : (["sms", known.provenPhone] as const);
  const id = await owner(known);
  expect(await wayOf(id)).toEqual([200, { means, to }]);
  expect(await closeShop(id, { proof: { code: "123456" } })).toEqual([403, "code-ended"]);
  expect((await sendCode(id))[0]).toBe(202);
  expect(await sendCode(id)).toEqual([429, "too-many-requests"]);
  const code = await codeFor(to);
  expect(await closeShop(id, { proof: { code: another(code) } })).toEqual([403, "wrong-code"]);
  expect(await closeShop(id, { proof: { code } })).toEqual(done);
  expect(await closeAccount(id, { proof: { code } })).toEqual([403, "code-ended"]);
});

test("a code is good for ten minutes and five tries", async () => {
  const email = `proof${people}@example.com`;
  const id = await owner({ email });
  await sendCode(id);
  const early = await codeFor(email);
  now += 10 * minute;
  expect(await closeShop(id, { proof: { code: early } })).toEqual([403, "code-ended"]);
  await sendCode(id);
  const tried = await codeFor(email);
  for (let turn = 0; turn < 5; turn += 1) await closeShop(id, { proof: { code: another(tried) } });
  expect(await closeShop(id, { proof: { code: tried } })).toEqual([403, "code-ended"]);
});

test("a code is good for one departure, which may be asked for again", async () => {
  const email = `proof${people}@example.com`;
  const id = await owner({ email });
  await sendCode(id);
  const code = await codeFor(email);
  const wish = { ...departure(), proof: { code } };
  expect(await closeShop(id, { ...wish, name: "Another" })).toEqual([409, "wrong-name"]);
  expect(await closeShop(id, { ...departure(), proof: { code } })).toEqual([403, "code-ended"]);
  expect(await closeShop(id, wish)).toEqual(done);
  expect(await closeShop(id, wish)).toEqual(done);
});

test("a code that signs in deletes nothing", async () => {
  const provenPhone = `+2376980000${String(people).padStart(2, "0")}`;
  const id = await owner({ provenPhone });
  const payload = { phone: provenPhone };
  await server.app.inject({ method: "POST", url: "/api/v1/auth/phone/request", payload });
  const code = await codeFor(provenPhone);
  expect(await closeAccount(id, { proof: { code } })).toEqual([403, "code-ended"]);
});
