import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let people = 0;
let email = "";
let userId = "";
let shopId = "";
let bearer = "";
let cookie = "";

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person${people}@example.com`;
  const who = {
    fullName: "Awa Ndiaye",
    phone: "677000000",
    email,
    password: "present",
    shopName: "Akwa",
  };
  userId = must(await register(server.deps, who)).id;
  shopId = must((await profileOf(server.deps, userId))?.shops[0]).shopId;
  const signedIn = await signIn("present");
  bearer = `Bearer ${signedIn.json().accessToken}`;
  cookie = signedIn.cookies[0]?.value ?? "";
});

type Method = "GET" | "PUT" | "POST";
const ask = (method: Method, path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: bearer },
    ...(payload && { payload }),
  });
const signIn = (password: string) =>
  server.app.inject({ method: "POST", url: "/api/v1/auth/login", payload: { email, password } });
const refresh = (value: string) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/auth/refresh",
    payload: { requestId: crypto.randomUUID() },
    cookies: { boutika_refresh: value },
  });

test("name, telephone and language are changed; the address is not", async () => {
  const change = { fullName: " Awa Diop ", phone: "699 00 11 22", locale: "en" };
  const changed = await ask("PUT", "/me/profile", { ...change, email: "other@example.com" });
  const expected = { fullName: "Awa Diop", phone: "699 00 11 22", locale: "en", email };
  expect(changed.json()).toEqual({ ...expected, signInPhone: "", hasPassword: true });
  expect((await ask("GET", "/me/profile")).json()).toEqual(changed.json());
});

test("another number is not the one that a code signs in by, and the profile says which that is", async () => {
  await server.database.sql`
    update users set proven_phone = '+237677000000', phone = '' where id = ${userId}`;
  const change = { fullName: "Awa", phone: "699 00 11 22", locale: "fr" };
  const { phone, signInPhone } = (await ask("PUT", "/me/profile", change)).json();
  expect([phone, signInPhone]).toEqual(["699 00 11 22", "+237677000000"]);
});

test("[R1] another name reaches the shops that show it, once", async () => {
  const rev = async () => {
    const [row] = await server.database.sql<{ rev: number; members: number }[]>`
      select r.rev, r.members_rev as members from shop_revisions r where shop_id = ${shopId}`;
    return must(row);
  };
  const before = await rev();
  const change = { fullName: "Awa Diop", phone: "", locale: "fr" };
  await ask("PUT", "/me/profile", change);
  await ask("PUT", "/me/profile", change);
  expect(await rev()).toEqual({ rev: before.rev + 1, members: before.rev + 1 });
});

test.each([
  [{ fullName: " ", phone: "", locale: "fr" }],
  [{ fullName: "Awa", phone: "call me", locale: "fr" }],
  [{ fullName: "Awa", phone: "", locale: "de" }],
])("%j is not taken", async (change) => {
  expect((await ask("PUT", "/me/profile", change)).statusCode).toBe(400);
});

test("a new password ends every other session and keeps this one", async () => {
  const elsewhere = (await signIn("present")).cookies[0]?.value ?? "";
  const changed = await ask("POST", "/me/password", { current: "present", next: "future" });
  expect([changed.statusCode, changed.json()]).toEqual([200, { ended: 1 }]);
  expect((await refresh(elsewhere)).statusCode).toBe(401);
  expect((await refresh(cookie)).statusCode).toBe(200);
  expect((await signIn("present")).statusCode).toBe(401);
  expect((await signIn("future")).statusCode).toBe(200);
});

test("a name that no book can hold, or of two lines, is refused", async () => {
  for (const fullName of ["Awa\u0000", "Awa\nDiop", "\ud800"]) {
    const refused = await ask("PUT", "/me/profile", { fullName, phone: "", locale: "fr" });
    expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid-request"]);
  }
});

test("without the present password nothing changes, and guesses are counted", async () => {
  const wrong = () => ask("POST", "/me/password", { current: "guess", next: "future" });
  const first = await wrong();
  expect([first.statusCode, first.json().code]).toEqual([403, "wrong-password"]);
  expect((await signIn("present")).statusCode).toBe(200);
  const statuses = [];
  for (let turn = 0; turn < 10; turn += 1) statuses.push((await wrong()).statusCode);
  expect(statuses.at(-1)).toBe(429);
  const short = await ask("POST", "/me/password", { current: "present", next: "short" });
  expect(short.json().message).toContain("au moins 6 caractères");
});

test("who has no password is told so", async () => {
  await server.database.sql`update users set password_hash = null where id = ${userId}`;
  const answer = await ask("POST", "/me/password", { current: "anything", next: "future" });
  expect([answer.statusCode, answer.json().code]).toEqual([403, "no-password"]);
});

test("the log tells what one did, and an owner what was done in their shop; nobody else's", async () => {
  await ask("PUT", "/me/profile", { fullName: "Awa", phone: "", locale: "fr" });
  await signIn("wrong");
  const mine = (await ask("GET", "/audit")).json();
  const acts = mine.entries.map((entry: { act: string }) => entry.act);
  expect(acts).toEqual(["sign-in-failed", "profile-changed", "signed-in"]);
  expect(mine.entries[1]).toMatchObject({ byName: "Awa", isMine: true, network: "127.0.0.0/24" });

  const other = { fullName: "Other", phone: "", email: `other-${email}`, password: "secret" };
  const otherId = must(await register(server.deps, other)).id;
  await addMember(server.deps, { shopId, userId: otherId, role: "manager" });
  const { accessToken } = server.app.accessTokenFor({ userId: otherId, familyId: otherId });
  const own = bearer;
  bearer = `Bearer ${accessToken}`;
  expect((await ask("GET", "/audit")).json()).toEqual({ entries: [], more: false });

  const invited = { by: "email", email: "guest@example.com" };
  const payload = { id: crypto.randomUUID(), role: "seller", to: invited };
  expect((await ask("POST", `/shops/${shopId}/invitations`, payload)).statusCode).toBe(200);
  expect((await ask("GET", "/audit")).json().entries).toMatchObject([{ isMine: true }]);
  bearer = own;
  const [newest] = (await ask("GET", "/audit")).json().entries;
  const done = { act: "member-invited", byName: "Other", isMine: false };
  expect(newest).toMatchObject({ ...done, shopName: "Akwa" });
});

test("the log is read page by page, nothing twice and nothing left out", async () => {
  await server.database.sql`
    insert into audit_log (id, at, act, user_id, details)
    select gen_random_uuid(), now() - n / 3 * interval '1 minute', 'signed-in', ${userId}, '{}'
    from generate_series(1, 120) n`;
  const seen: string[] = [];
  let before = "";
  for (let more = true; more; ) {
    const page = (await ask("GET", `/audit${before && `?before=${before}`}`)).json();
    seen.push(...page.entries.map((entry: { id: string }) => entry.id));
    before = seen.at(-1) ?? "";
    more = page.more;
  }
  expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
});
