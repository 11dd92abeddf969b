import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
const roomy = { max: 10_000, seconds: 60 };
const unlimited = {
  signInByAccount: roomy,
  signInByAddress: roomy,
  registerByAddress: roomy,
  mailByAddress: roomy,
  proofByAddress: roomy,
  refreshByAddress: roomy,
  requestsByPerson: roomy,
};

beforeAll(async () => {
  server = await startTestServer({ limits: unlimited });
});
afterAll(() => server.close());

const requestId = () => crypto.randomUUID();
const aPerson = (email: string) => ({
  fullName: "Awa Ndiaye",
  phone: "+237 6 77 00 00 00",
  email,
  password: "mot de passe",
});

function post(url: string, payload: unknown, cookie?: string) {
  const headers = {
    "content-type": "application/json",
    ...(cookie ? { cookie: `boutika_refresh=${cookie}` } : {}),
  };
  return server.app.inject({
    method: "POST",
    url,
    headers,
    payload: payload === undefined ? "" : JSON.stringify(payload),
  });
}

/** Somebody whose account is open, and the browser in which they confirmed their address. */
async function registered(email: string, more = {}) {
  const asked = await post("/api/v1/auth/register", { ...aPerson(email), ...more });
  expect([asked.statusCode, asked.json()]).toEqual([202, {}]);
  const token = linkTo(await lastLetterTo(server, email.toLowerCase())).token;
  const answer = await post("/api/v1/auth/confirm-email", { token });
  expect(answer.statusCode).toBe(200);
  return { ...answer.json(), cookie: answer.cookies[0]?.value ?? "" };
}

function me(accessToken: string) {
  return server.app.inject({
    url: "/api/v1/me",
    headers: { authorization: `Bearer ${accessToken}` },
  });
}

test("a newcomer registers, follows the link, is signed in, and has everything to choose", async () => {
  const { accessToken, person } = await registered("awa@example.com");
  expect(person).toMatchObject({ fullName: "Awa Ndiaye", email: "awa@example.com" });
  expect((await me(accessToken)).json()).toMatchObject({
    shops: [],
    onboarding: { completed: false, role: null },
    subscription: null,
    receivedInvitations: 0,
  });
});

test("log-in gives the same answer for a wrong password and for an unknown address", async () => {
  await registered("known@example.com");
  const wrong = await post("/api/v1/auth/login", {
    email: "known@example.com",
    password: "not that",
  });
  const unknown = await post("/api/v1/auth/login", {
    email: "nobody@example.com",
    password: "not that",
  });
  expect([wrong.statusCode, wrong.body]).toEqual([401, unknown.body]);
  expect(unknown.statusCode).toBe(401);
  expect(wrong.cookies).toEqual([]);
});

test("the refresh cookie is out of reach of scripts and other sites, and lives ninety days", async () => {
  await registered("cookie@example.com");
  const answer = await post("/api/v1/auth/login", {
    email: "cookie@example.com",
    password: "mot de passe",
  });
  expect(answer.cookies[0]).toMatchObject({
    name: "boutika_refresh",
    path: "/api/v1/auth",
    httpOnly: true,
    sameSite: "Strict",
    maxAge: 90 * 24 * 3600,
  });
  expect(answer.cookies[0]?.secure).toBeFalsy();
});

test("behind https the cookie asks for it", async () => {
  const secure = await startTestServer({ https: true });
  await register(secure.deps, aPerson("s@example.com"));
  const answer = await secure.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: aPerson("s@example.com"),
  });
  expect(answer.cookies[0]?.secure).toBe(true);
  await secure.close();
});

test("refresh: a lost answer is asked for again and gives the same successor", async () => {
  const { cookie, person } = await registered("again@example.com");
  const id = requestId();
  const lost = await post("/api/v1/auth/refresh", { requestId: id }, cookie);
  const heard = await post("/api/v1/auth/refresh", { requestId: id }, cookie);
  expect(heard.statusCode).toBe(200);
  expect(heard.json().person).toEqual(person);
  expect(heard.cookies[0]?.value).toBe(lost.cookies[0]?.value);
  expect(heard.cookies[0]?.value).not.toBe(cookie);
  expect((await me(heard.json().accessToken)).statusCode).toBe(200);
});

test("sign-out ends the family: no new access tokens, and the cookie is gone", async () => {
  const { cookie } = await registered("out@example.com");
  const out = await post("/api/v1/auth/logout", {}, cookie);
  expect(out.statusCode).toBe(204);
  expect(out.cookies[0]).toMatchObject({ name: "boutika_refresh", value: "" });
  const after = await post("/api/v1/auth/refresh", { requestId: requestId() }, cookie);
  expect([after.statusCode, after.json().code]).toEqual([401, "session-ended"]);
});

test("sign-out needs no session and no body", async () => {
  const out = await server.app.inject({ method: "POST", url: "/api/v1/auth/logout" });
  expect(out.statusCode).toBe(204);
});

test("without a cookie, or with a made-up one, there is nothing to refresh", async () => {
  const none = await post("/api/v1/auth/refresh", { requestId: requestId() });
  expect([none.statusCode, none.json().code]).toEqual([401, "no-session"]);
  for (const forged of [
    "nonsense",
    `${requestId()}.${"A".repeat(43)}`,
    "'; drop table users; --",
  ]) {
    const answer = await post(
      "/api/v1/auth/refresh",
      { requestId: requestId() },
      encodeURIComponent(forged),
    );
    expect([answer.statusCode, answer.json().code]).toEqual([401, "session-ended"]);
  }
});

test("a known identifier with another secret is nobody's token", async () => {
  const { cookie } = await registered("half@example.com");
  const forged = `${cookie.split(".")[0]}.${"A".repeat(43)}`;
  expect((await post("/api/v1/auth/refresh", { requestId: requestId() }, forged)).statusCode).toBe(
    401,
  );
  expect((await post("/api/v1/auth/refresh", { requestId: requestId() }, cookie)).statusCode).toBe(
    200,
  );
});

test.each([
  ["/api/v1/auth/login", { email: "not an address", password: "x" }],
  ["/api/v1/auth/login", { email: "a@example.com" }],
  ["/api/v1/auth/login", ["a list"]],
  ["/api/v1/auth/login", null],
  ["/api/v1/auth/register", { ...aPerson("a@example.com"), password: "short" }],
  ["/api/v1/auth/register", { ...aPerson("a@example.com"), fullName: "   " }],
  ["/api/v1/auth/register", { ...aPerson("a@example.com"), phone: "call me" }],
  ["/api/v1/auth/refresh", { requestId: "1" }],
  ["/api/v1/auth/refresh", {}],
])("%s refuses what is malformed: %j", async (url, payload) => {
  const answer = await post(url, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: "invalid-request", message: expect.any(String) });
  expect(answer.body).not.toMatch(/\bat \w|node_modules|stack/);
});

test("the password's message is the specification's", async () => {
  const answer = await post("/api/v1/auth/register", {
    ...aPerson("a@example.com"),
    password: "12345",
  });
  expect(answer.json().message).toBe(
    "password: Le mot de passe doit contenir au moins 6 caractères",
  );
});

test("text that is not JSON, an empty body and another media type are refused in words", async () => {
  const ask = (payload: string, type: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: { "content-type": type },
      payload,
    });
  expect((await ask("{", "application/json")).json()).toEqual({
    code: "invalid-request",
    message: "The body is not JSON.",
  });
  expect((await ask("", "application/json")).json()).toEqual({
    code: "invalid-request",
    message: "The body is empty.",
  });
  expect((await ask("a=b", "text/csv")).statusCode).toBe(415);
  const huge = await ask(JSON.stringify({ email: "x".repeat(1_100_000) }), "application/json");
  expect([huge.statusCode, huge.json().code]).toEqual([413, "too-large"]);
});

test("an access token is refused when expired, altered, unsigned or signed by another", async () => {
  const { accessToken, person } = await registered("token@example.com");
  const hour = 3600;
  const past = Math.floor(Date.now() / 1000) - hour;
  const expired = server.app.jwt.sign(
    { sub: person.id, sid: person.id, iat: past },
    { expiresIn: 60 },
  );
  const [head, body, seal = ""] = accessToken.split(".");
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
  const flipped = `${seal.startsWith("A") ? "B" : "A"}${seal.slice(1)}`;
  for (const bad of [expired, `${head}.${body}.${flipped}`, `${none}.${body}.`, "x", ""]) {
    const answer = await me(bad);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "token-refused"]);
  }
  expect((await server.app.inject({ url: "/api/v1/me" })).json().code).toBe("not-signed-in");
});
