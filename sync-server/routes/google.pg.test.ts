import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ownPath } from "#server/accounts/google.ts";
import { register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

type Claims = { email: string; email_verified: boolean; name?: string };

const origin = "https://boutika.test";
const roomy = { max: 10_000, seconds: 60 };
/** What the provider knows of its people, by their name there. */
const known = new Map<string, Claims>();
let provider: { issuer: string; http: Server };
let server: TestServer;
let now = Date.UTC(2026, 0, 5);

/** A real OpenID provider on this machine; its sign-in page takes any name and asks for no password. */
async function startProvider(): Promise<{ issuer: string; http: Server }> {
  // It warns of its settings for tests, and of Node 20, on which it runs all the same.
  for (const loud of ["info", "warn"] as const) vi.spyOn(console, loud).mockReturnValue(undefined);
  const { default: Provider } = await import("oidc-provider");
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: "boutika",
        client_secret: "only for tests",
        redirect_uris: [`${origin}/api/v1/auth/google/callback`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As Google does: what was asked for stands in the identity token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ["only for tests"] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...must(known.get(sub), sub) }),
    }),
  });
  http.on("request", oidc.callback());
  return { issuer, http };
}

beforeAll(async () => {
  provider = await startProvider();
  server = await startTestServer(
    {
      origin,
      google: { issuer: provider.issuer, clientId: "boutika", clientSecret: "only for tests" },
      limits: { signInByAddress: roomy, signInByAccount: roomy, registerByAddress: roomy },
    },
    { clock: () => now },
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  provider.http.closeAllConnections();
  await new Promise((resolve) => provider.http.close(resolve));
});
beforeEach(() => {
  now += 1000;
});

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

async function start(to = "/point-of-sale") {
  const answer = await server.app.inject({
    url: `/api/v1/auth/google/start?to=${encodeURIComponent(to)}`,
  });
  expect(answer.statusCode).toBe(302);
  return { url: new URL(String(answer.headers.location)), cookies: cookiesOf(answer) };
}

/** As a browser does: follows the provider's pages with a jar of cookies until it is sent back to us. */
async function visit(first: URL, name: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = first.href;
  let form: string | undefined;
  for (let step = 0; step < 12; step += 1) {
    if (url.startsWith(origin)) return url.slice(origin.length);
    const response = await fetch(url, {
      redirect: "manual",
      headers: {
        cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; "),
        ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { method: "POST", body: form }),
    });
    form = undefined;
    for (const given of response.headers.getSetCookie()) {
      const [pair = ""] = given.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const next = response.headers.get("location");
    if (next) {
      url = new URL(next, url).href;
      continue;
    }
    const page = await response.text();
    form = page.includes('value="login"')
      ? `prompt=login&login=${name}&password=x`
      : "prompt=consent";
    url = /action="([^"]+)"/.exec(page)?.[1] ?? url;
  }
  throw new Error("the provider never sends the browser back");
}

const comeBack = (url: string, cookies: Record<string, string>) =>
  server.app.inject({ url, cookies });

async function signInAs(name: string, to?: string) {
  const { url, cookies } = await start(to);
  return comeBack(await visit(url, name), cookies);
}

async function personBehind(answer: Awaited<ReturnType<typeof comeBack>>) {
  const refreshed = await server.app.inject({
    method: "POST",
    url: "/api/v1/auth/refresh",
    payload: { requestId: crypto.randomUUID() },
    cookies: { boutika_refresh: cookiesOf(answer)["boutika_refresh"] ?? "" },
  });
  return refreshed.json().person;
}

test("the browser is sent away with PKCE, state and nonce, and their secrets stay in its cookie", async () => {
  const { url, cookies } = await start();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: `${origin}/api/v1/auth/google/callback`,
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^.{43}$/),
    state: expect.stringMatching(/^.{43}$/),
    nonce: expect.stringMatching(/^.{43}$/),
  });
  expect(cookies["boutika_errand"]).toBeTruthy();
});

test("a newcomer comes back signed in, with the account the provider vouches for", async () => {
  known.set("g-awa", { email: "Awa@Example.com", email_verified: true, name: "Awa Ndiaye" });
  const back = await signInAs("g-awa");
  expect(back.headers.location).toBe("/auth/arrived?to=%2Fpoint-of-sale");
  const person = await personBehind(back);
  expect(person).toMatchObject({ email: "awa@example.com", fullName: "Awa Ndiaye" });
  known.set("g-awa", { email: "moved@example.com", email_verified: true });
  expect((await personBehind(await signInAs("g-awa"))).id).toBe(person.id);
});

test("the same confirmed address is the same account", async () => {
  const who = { fullName: "Binta", phone: "677000000", email: "binta@example.com" };
  const local = must(await register(server.deps, { ...who, password: "secret" }));
  known.set("g-binta", { email: "binta@example.com", email_verified: true });
  expect((await personBehind(await signInAs("g-binta"))).id).toBe(local.id);
});

test("a password that somebody asked for with the address, unconfirmed, never gets in", async () => {
  const email = "chantal@example.com";
  const asked = { fullName: "Mallory", phone: "677000000", email, password: "mallory's" };
  const ask = (path: string, payload: object) =>
    server.app.inject({ method: "POST", url: `/api/v1/auth/${path}`, payload });
  await ask("register", asked);
  const { token } = linkTo(await lastLetterTo(server, email));
  known.set("g-chantal", { email, email_verified: true, name: "Chantal" });
  expect(await personBehind(await signInAs("g-chantal"))).toMatchObject({ fullName: "Chantal" });
  expect((await ask("confirm-email", { token })).statusCode).toBe(410);
  expect((await ask("login", asked)).statusCode).toBe(401);
});

test("an address that the provider has not confirmed opens nothing", async () => {
  known.set("g-eve", { email: "binta@example.com", email_verified: false });
  const back = await signInAs("g-eve");
  expect(back.headers.location).toBe("/auth?trouble=google");
  expect(cookiesOf(back)["boutika_refresh"]).toBeUndefined();
});

test("only the browser that went may come back, once, and not with another errand", async () => {
  known.set("g-once", { email: "once@example.com", email_verified: true });
  const { url, cookies } = await start();
  const back = await visit(url, "g-once");
  const trouble = async (jar: Record<string, string>, to = back) =>
    expect((await comeBack(to, jar)).headers.location).toBe("/auth?trouble=google");
  await trouble({});
  await trouble((await start()).cookies);
  const kept = cookies["boutika_errand"] ?? "";
  await trouble({
    boutika_errand: kept.replace(/\../, (start) => (start === ".A" ? ".B" : ".A")),
  });
  await trouble(cookies, back.replace(/code=[^&]+/, "code=made-up"));
  await trouble(cookies, "/api/v1/auth/google/callback?error=access_denied");
  expect((await comeBack(back, cookies)).headers.location).toMatch(/^\/auth\/arrived/);
  await trouble(cookies);
});

test("whoever takes too long at the provider's begins again", async () => {
  known.set("g-slow", { email: "slow@example.com", email_verified: true });
  const { url, cookies } = await start();
  const back = await visit(url, "g-slow");
  now += 600_000;
  expect((await comeBack(back, cookies)).headers.location).toBe("/auth?trouble=google");
});

test.each([
  ["/point-of-sale?x=1#y", "/point-of-sale?x=1#y"],
  [undefined, "/welcome"],
  ["https://evil.example/", "/welcome"],
  ["//evil.example/", "/welcome"],
  ["/\\evil.example", "/welcome"],
  ["/x/..//evil.example", "/welcome"],
  ["javascript:alert(1)", "/welcome"],
  ["/\t/evil.example", "/welcome"],
  ["/%09/evil.example", "/welcome"],
  ["/.//evil.example", "/welcome"],
  ["/a\\b", "/welcome"],
  ["/%E0%A4%A", "/welcome"],
])("the way on from %s is %s", (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});

test("the button is offered, and not where no provider is set", async () => {
  expect((await server.app.inject({ url: "/api/v1/auth/options" })).json().google).toBe(true);
  const without = await startTestServer();
  expect((await without.app.inject({ url: "/api/v1/auth/options" })).json().google).toBe(false);
  const start = await without.app.inject({ url: "/api/v1/auth/google/start" });
  expect(start.statusCode).toBe(404);
  await without.close();
});

test("a provider that cannot be reached costs a try, not the page", async () => {
  const google = { issuer: "http://127.0.0.1:9", clientId: "x", clientSecret: "x" };
  const lonely = await startTestServer({ origin, google });
  const answer = await lonely.app.inject({ url: "/api/v1/auth/google/start" });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/auth?trouble=google"]);
  await lonely.close();
});
