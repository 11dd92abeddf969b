import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let now = Date.UTC(2026, 0, 5);
let people = 0;
let email = "";
const roomy = { max: 10_000, seconds: 60 };
const hour = 3_600_000;

beforeAll(async () => {
  const limits = {
    ...{ signInByAccount: roomy, registerByAddress: roomy },
    ...{ mailByAddress: roomy, proofByAddress: roomy },
  };
  server = await startTestServer({ limits }, { clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  people += 1;
  email = `person${people}@example.com`;
});

const aPerson = () => ({
  fullName: "Awa Ndiaye",
  phone: "+237 6 77 00 00 00",
  email,
  password: "mot de passe",
});

const ask = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/v1/auth/${path}`, payload });
const lastLink = async () => linkTo(await lastLetterTo(server, email));
const queued = async () =>
  (await server.database.sql`select 1 from outgoing_messages where recipient = ${email}`).length;

test("nobody is signed in before the link is followed, and then once", async () => {
  const asked = await ask("register", aPerson());
  expect([asked.statusCode, asked.json(), asked.cookies]).toEqual([202, {}, []]);
  expect((await ask("login", aPerson())).statusCode).toBe(403);
  const { path, token } = await lastLink();
  expect(path).toBe("/auth/confirm");
  const confirmed = await ask("confirm-email", { token });
  expect(confirmed.json().person).toMatchObject({ fullName: "Awa Ndiaye", email });
  expect(confirmed.cookies[0]?.name).toBe("boutika_refresh");
  const again = await ask("confirm-email", { token });
  expect([again.statusCode, again.json().code, again.cookies]).toEqual([410, "link-ended", []]);
  expect((await ask("login", aPerson())).statusCode).toBe(200);
});

test("an unconfirmed account is refused in the specification's words, only to the right password", async () => {
  await ask("register", aPerson());
  expect((await ask("login", aPerson())).json()).toEqual({
    code: "email-not-confirmed",
    message:
      "Veuillez vérifier votre email et cliquer sur le lien de confirmation avant de vous connecter.",
  });
  const wrong = await ask("login", { email, password: "not that" });
  const unknown = await ask("login", { email: "nobody@example.com", password: "not that" });
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
});

test("an address that has an account gets the same answer and another mail", async () => {
  const fresh = await ask("register", aPerson());
  await register(server.deps, { ...aPerson(), email: "known@example.com" });
  const known = await ask("register", { ...aPerson(), email: "Known@example.com" });
  expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
  const letter = await lastLetterTo(server, "known@example.com");
  expect(letter?.subject).toBe("Vous avez déjà un compte");
  expect(linkTo(letter)).toEqual({ path: "/auth", token: "" });
});

test("nobody's advertisement is carried to the address of another", async () => {
  const fullName = "client, vous avez gagné 500 000 FCFA. Retirez-les sur https://evil.test";
  expect((await ask("register", { ...aPerson(), fullName })).statusCode).toBe(202);
  const letter = await lastLetterTo(server, email);
  for (const text of [letter?.text, letter?.html]) {
    expect(text).toContain("Bonjour,");
    expect(text).not.toMatch(/gagné|evil/);
  }
});

test.each([
  ["a second line", "Awa\n\nhttps://evil.test"],
  ["what no book can hold", "Awa\u0000"],
  ["half a sign", "Awa\ud800"],
])("a name is one line: %s is refused", async (_what, fullName) => {
  const refused = await ask("register", { ...aPerson(), fullName });
  expect([refused.statusCode, refused.json().code]).toEqual([400, "invalid-request"]);
  expect(await queued()).toBe(0);
});

test("the mail is in the language that was asked for", async () => {
  await ask("register", { ...aPerson(), locale: "en" });
  const letter = await lastLetterTo(server, email);
  expect(letter?.subject).toBe("Confirm your address");
  expect(letter?.html).toContain('lang="en"');
});

test("a registration whose answer was lost is noted once and mailed once", async () => {
  const same = { ...aPerson(), requestId: crypto.randomUUID() };
  await ask("register", same);
  await ask("register", same);
  expect(await queued()).toBe(1);
});

test("a confirmation whose answer was lost is answered again, to the same request alone", async () => {
  await ask("register", aPerson());
  const { token } = await lastLink();
  const requestId = crypto.randomUUID();
  const first = await ask("confirm-email", { token, requestId });
  const second = await ask("confirm-email", { token, requestId });
  expect(second.json().person).toEqual(first.json().person);
  const other = await ask("confirm-email", { token, requestId: crypto.randomUUID() });
  expect(other.statusCode).toBe(410);
  const accounts = await server.database.sql`select 1 from users where email = ${email}`;
  expect(accounts).toHaveLength(1);
});

test("a link is good for a day; sent again, for another", async () => {
  await ask("register", aPerson());
  const { token } = await lastLink();
  now += 24 * hour;
  expect((await ask("confirm-email", { token })).statusCode).toBe(410);
  expect(await lastLetterTo(server, email)).toBeUndefined();
  expect((await ask("resend-confirmation", { email })).statusCode).toBe(202);
  expect((await ask("confirm-email", await lastLink())).statusCode).toBe(200);
});

test("a registration that nobody confirmed is nothing any more after a week", async () => {
  await ask("register", aPerson());
  now += 7 * 24 * hour;
  expect((await ask("login", aPerson())).statusCode).toBe(401);
  await ask("resend-confirmation", { email });
  expect(await queued()).toBe(1);
});

test("sending again says nothing of an address nobody asked an account for", async () => {
  const answer = await ask("resend-confirmation", { email });
  expect([answer.statusCode, answer.json(), await queued()]).toEqual([202, {}, 0]);
});

test("somebody who asks for an account with another's address gets no way into theirs", async () => {
  await ask("register", aPerson());
  const mine = await lastLink();
  now += 1;
  await ask("register", { ...aPerson(), fullName: "Mallory", password: "mallory's" });
  now += 1;
  await ask("resend-confirmation", { email, password: "mot de passe" });
  expect((await lastLink()).token).toBe(mine.token);
  const opened = await ask("confirm-email", mine);
  expect(opened.json().person.fullName).toBe("Awa Ndiaye");
  expect((await ask("login", { email, password: "mallory's" })).statusCode).toBe(401);
  expect((await ask("login", aPerson())).statusCode).toBe(200);
});

test("nobody's mailbox is filled: five mails of a kind an hour, and the answers stay the same", async () => {
  for (let each = 0; each < 8; each += 1)
    expect((await ask("register", aPerson())).statusCode).toBe(202);
  expect(await queued()).toBe(5);
  now += hour + 1;
  await ask("register", aPerson());
  expect(await queued()).toBe(6);
});

test("what is made up, altered or meant for something else is no link", async () => {
  await ask("register", aPerson());
  const { token } = await lastLink();
  const [id, seal = ""] = token.split(".");
  const flipped = `${seal.startsWith("A") ? "B" : "A"}${seal.slice(1)}`;
  for (const bad of [`${id}.${flipped}`, `${crypto.randomUUID()}.${seal}`, "x".repeat(80)]) {
    expect((await ask("confirm-email", { token: bad })).statusCode).toBe(410);
    expect((await ask("reset-password", { token: bad, password: "secret" })).statusCode).toBe(410);
  }
  expect((await ask("reset-password", { token, password: "secret" })).statusCode).toBe(410);
  expect((await ask("confirm-email", { token })).statusCode).toBe(200);
});

test("the database holds nothing by which a link could be made", async () => {
  await ask("register", aPerson());
  const [, seal = ""] = (await lastLink()).token.split(".");
  const tables = await server.database.sql`
    select to_jsonb(r)::text as text from registrations r
    union all select to_jsonb(m)::text from outgoing_messages m`;
  expect(tables.length).toBeGreaterThan(1);
  expect(JSON.stringify(tables)).not.toContain(seal);
});
