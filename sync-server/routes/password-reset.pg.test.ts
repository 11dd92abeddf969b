import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let now = Date.UTC(2026, 0, 5);
let people = 0;
let email = "";
let userId = "";
const roomy = { max: 10_000, seconds: 60 };

beforeAll(async () => {
  const limits = { signInByAccount: roomy, mailByAddress: roomy, proofByAddress: roomy };
  server = await startTestServer({ limits }, { clock: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `person${people}@example.com`;
  const who = { fullName: "Awa Ndiaye", phone: "677000000", email, password: "forgotten" };
  userId = must(await register(server.deps, who)).id;
});

const ask = (path: string, payload: object, cookie?: string) =>
  server.app.inject({
    method: "POST",
    url: `/api/v1/auth/${path}`,
    payload,
    ...(cookie && { cookies: { boutika_refresh: cookie } }),
  });
const signIn = (password: string) => ask("login", { email, password });
const lastLink = async () => linkTo(await lastLetterTo(server, email));

test("the link gives a new password, signs in, and everybody else out", async () => {
  const elsewhere = (await signIn("forgotten")).cookies[0]?.value ?? "";
  expect((await ask("forgot-password", { email })).statusCode).toBe(202);
  const { path, token } = await lastLink();
  expect(path).toBe("/reset-password/new");
  const reset = await ask("reset-password", { token, password: "remembered" });
  expect(reset.json().person).toMatchObject({ id: userId, email });
  const mine = reset.cookies[0]?.value ?? "";
  const refresh = (cookie: string) => ask("refresh", { requestId: crypto.randomUUID() }, cookie);
  expect((await refresh(elsewhere)).statusCode).toBe(401);
  expect((await refresh(mine)).statusCode).toBe(200);
  expect((await signIn("forgotten")).statusCode).toBe(401);
  expect((await signIn("remembered")).statusCode).toBe(200);
});

test("a link works once, and not again when another one was used", async () => {
  await ask("forgot-password", { email });
  const first = await lastLink();
  now += 1;
  await ask("forgot-password", { email });
  const second = await lastLink();
  expect(second.token).not.toBe(first.token);
  const statuses = [];
  for (const { token } of [second, second, first])
    statuses.push((await ask("reset-password", { token, password: "new one" })).statusCode);
  expect(statuses).toEqual([200, 410, 410]);
});

test("an answer that was lost is given again, to the same request alone", async () => {
  await ask("forgot-password", { email });
  const { token } = await lastLink();
  const requestId = crypto.randomUUID();
  const same = { token, password: "new one", requestId };
  expect((await ask("reset-password", same)).statusCode).toBe(200);
  expect((await ask("reset-password", same)).statusCode).toBe(200);
  const other = { ...same, requestId: crypto.randomUUID() };
  expect((await ask("reset-password", other)).statusCode).toBe(410);
});

test("a link ends after half an hour, and so does its mail", async () => {
  await ask("forgot-password", { email });
  const { token } = await lastLink();
  now += 30 * 60_000;
  expect((await ask("reset-password", { token, password: "new one" })).statusCode).toBe(410);
  expect(await lastLetterTo(server, email)).toBeUndefined();
  expect((await signIn("forgotten")).statusCode).toBe(200);
});

test("an address without an account gets the same answer, and no mail", async () => {
  const known = await ask("forgot-password", { email });
  const unknown = await ask("forgot-password", { email: "nobody@example.com" });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await lastLetterTo(server, "nobody@example.com")).toBeUndefined();
});

test("the person's sessions are listed, ended one by one, and all others at once", async () => {
  const signedIn = async () => (await signIn("forgotten")).json().accessToken as string;
  const [mine, second] = [await signedIn(), await signedIn()];
  await signedIn();
  await signedIn();
  const as = (token: string, method: "GET" | "DELETE", path = "") =>
    server.app.inject({
      method,
      url: `/api/v1/auth/sessions${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const { sessions } = (await as(mine, "GET")).json();
  expect(sessions).toHaveLength(4);
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const current = (token: string) => as(token, "GET").then((answer) => answer.json().sessions);
  const secondId = (await current(second)).find(
    ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
  ).id;
  expect((await as(mine, "DELETE", `/${secondId}`)).json()).toEqual({ ended: 1 });
  expect((await as(mine, "DELETE", `/${secondId}`)).statusCode).toBe(404);
  expect((await as(mine, "DELETE")).json()).toEqual({ ended: 2 });
  expect(await current(mine)).toMatchObject([{ isCurrent: true }]);
});

test("nobody lists or ends somebody else's sessions", async () => {
  const mine = (await signIn("forgotten")).json().accessToken;
  const known = {
    fullName: "Stranger",
    phone: "",
    email: "stranger@example.com",
    password: "secret",
  };
  const stranger = must(await register(server.deps, known)).id;
  const familyId = userId;
  const { accessToken } = server.app.accessTokenFor({ userId: stranger, familyId });
  const headers = (token: string) => ({ authorization: `Bearer ${token}` });
  const url = "/api/v1/auth/sessions";
  const list = await server.app.inject({ url, headers: headers(mine) });
  const [{ id }] = list.json().sessions;
  const end = { method: "DELETE", url: `${url}/${id}`, headers: headers(accessToken) } as const;
  expect((await server.app.inject(end)).statusCode).toBe(404);
  expect((await server.app.inject({ url, headers: headers(accessToken) })).json()).toEqual({
    sessions: [],
  });
  expect((await server.app.inject({ url })).statusCode).toBe(401);
  expect((await server.app.inject({ method: "DELETE", url })).statusCode).toBe(401);
});

test("sign-ins, failures, resets and ended sessions are remembered, with the network alone", async () => {
  await signIn("wrong");
  now += 1;
  await signIn("forgotten");
  now += 1;
  await ask("forgot-password", { email });
  await ask("reset-password", { token: (await lastLink()).token, password: "new one" });
  const rows = await server.database.sql<{ act: string; ip_prefix: string }[]>`
    select act, ip_prefix from audit_log
    where user_id = ${userId} or details->>'email' = ${email} order by at, act`;
  expect(rows.map(({ act }) => act)).toEqual([
    "sign-in-failed",
    "signed-in",
    "password-reset",
    "signed-in",
  ]);
  expect(new Set(rows.map((row) => row.ip_prefix))).toEqual(new Set(["127.0.0.0/24"]));
});
