import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { aLine, handDevice, productFields } from "#tests/support/builders.ts";
import { lastLetterTo, linkTo } from "#tests/support/letters.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

type SignedIn = { accessToken: string; cookie: string };

const roomy = { max: 10_000, seconds: 60 };
const rng = randomFrom("session guard");
const password = "secret";
/** Whoever asks may do everything, so that nothing but the session refuses them. */
const admins: string[] = [];
let server: TestServer;
let origin = "";
let now = Date.now();
let people = 0;
let email = "";
let userId = "";
/** The browser whose session is ended, and the one that goes on. */
let lost: SignedIn;
let kept: SignedIn;
const streams: AbortController[] = [];

beforeAll(async () => {
  const limits = { signInByAccount: roomy, signInByAddress: roomy, mailByAddress: roomy };
  server = await startTestServer({ limits }, { clock: () => now, desk: { admins } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.abort();
});
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  email = `guarded${people}@example.com`;
  admins.push(email);
  const who = { fullName: "Awa Ndiaye", phone: "", email, password, shopName: "Chez Awa" };
  userId = must(await register(server.deps, who)).id;
  lost = await signIn();
  kept = await signIn();
});

const auth = (path: string, payload: object, cookie?: string) =>
  server.app.inject({
    ...{ method: "POST", url: `/api/v1/auth/${path}`, payload },
    ...(cookie && { cookies: { boutika_refresh: cookie } }),
  });

async function signIn(): Promise<SignedIn> {
  const answer = await auth("login", { email, password });
  const { value } = must(answer.cookies.find(({ name }) => name === "boutika_refresh"));
  return { accessToken: answer.json().accessToken, cookie: value };
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

function as({ accessToken }: SignedIn, method: Method, path: string, payload?: object) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return server.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
}

const proof = { password };
const departure = () => ({
  ...{ requestId: crypto.randomUUID(), reasons: ["other"], details: "", shopIds: [], proof },
});

/** Every way in which a session may end while its access token is good. */
const endings: Record<string, () => Promise<unknown>> = {
  "signed out": () => auth("logout", {}, lost.cookie),
  "ended from another browser": async () => {
    const { sessions } = (await as(lost, "GET", "/auth/sessions")).json();
    const own = sessions.find((one: { isCurrent: boolean }) => one.isCurrent);
    await as(kept, "DELETE", `/auth/sessions/${own.id}`);
  },
  "ended with all others": () => as(kept, "DELETE", "/auth/sessions"),
  "ended by another password": () =>
    as(kept, "POST", "/me/password", { current: password, next: "another one" }),
  "ended by a mailed link": async () => {
    await auth("forgot-password", { email });
    const { token } = linkTo(await lastLetterTo(server, email));
    await auth("reset-password", { token, password: "another one" });
  },
  "ended by a copy of its refresh token": async () => {
    const refresh = () => auth("refresh", { requestId: crypto.randomUUID() }, lost.cookie);
    const next = must((await refresh()).cookies.find(({ name }) => name === "boutika_refresh"));
    await auth("refresh", { requestId: crypto.randomUUID() }, next.value);
    now += 90_000;
    await refresh();
  },
  "of an account that was closed": async () => {
    const { shops } = (await as(kept, "GET", "/me/deletion")).json();
    const shopIds = shops.map(({ id }: { id: string }) => id);
    await as(kept, "POST", "/me/deletion", { ...departure(), shopIds });
  },
  "of a person who is deleted": async () => {
    await server.database.sql`delete from subscriptions where user_id = ${userId}`;
    await server.database.sql`delete from shops where owner_id = ${userId}`;
    await server.database.sql`delete from users where id = ${userId}`;
  },
};

const ended = [401, "session-ended"];

test.each(Object.keys(endings))(
  "a session %s changes nothing and reads nothing more",
  async (how) => {
    await must(endings[how])();
    const acts: [Method, string, object?][] = [
      ["GET", "/me"],
      ["PUT", "/me/profile", { fullName: "Somebody Else", phone: "", locale: "fr" }],
      ["DELETE", "/auth/sessions"],
      ["POST", "/me/role", { role: "reseller" }],
      ["POST", "/me/deletion", departure()],
    ];
    for (const [method, path, payload] of acts) {
      const answer = await as(lost, method, path, payload);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, ...ended]);
    }
  },
);

test("every route that changes something looks whether the session stands, or is open to all", async () => {
  await endings["signed out"]?.();
  const guards = [...server.app.sessionGuards].filter(([route]) => route.includes(" /api/v1/"));
  expect(guards.length).toBeGreaterThan(40);
  const asked = guards.filter(([, guard]) => guard !== "nobody").map(([route]) => route);
  for (const route of asked) {
    const [method, url = ""] = route.split(" ") as [Method, string];
    const path = url.slice("/api/v1".length).replace(/:[a-zA-Z]+/g, crypto.randomUUID());
    // Whoever judges the body first needs one that it takes.
    const payload = path === "/me/deletion" ? departure() : undefined;
    const answer = await as(lost, method, path, payload);
    expect([route, answer.statusCode, answer.json().code]).toEqual([route, ...ended]);
  }
  const open = guards.filter(([, guard]) => guard === "nobody").map(([route]) => route);
  expect(open.filter((route) => !/ \/api\/v1\/(auth|contact|assistant)\b/.test(route))).toEqual([]);
});

test("a server with a changing route that nothing guards does not start", async () => {
  const { default: fastify } = await import("fastify");
  const { sayGuard, watchSessionGuards } = await import("./session-guard.ts");
  const app = fastify();
  watchSessionGuards(app);
  await app.register(async (room) => {
    sayGuard(room, "room");
    room.delete("/guarded", async () => null);
  });
  app.get("/read", async () => null);
  app.post("/forgotten", async () => null);
  await expect(app.ready()).rejects.toThrow("nothing looks at the session for POST /forgotten");
});

/** What a till of this person sends: sales alone, or with something else. */
function till() {
  const device = handDevice(rng, () => now);
  const send = (who: SignedIn, operations: Parameters<typeof device.request>[0]) =>
    as(who, "POST", "/sync", device.request(operations));
  return { device, send };
}

test("[J3] what a till sends after the end is not taken, and not lost: it goes after the next sign-in", async () => {
  const [shop] = await server.database.sql<{ id: string }[]>`
    select id from shops where owner_id = ${userId}`;
  const shopId = must(shop).id;
  const { device, send } = till();
  const product = { productId: "savon", fields: productFields("savon"), initialStock: 9 };
  await send(lost, [device.operation(shopId, "product.create", product)]);
  const sale = device.sale(shopId, [aLine("savon")]);
  await endings["signed out"]?.();
  // Half a minute at most, a till is believed what it was seen to be.
  now += 31_000;
  const refused = await send(lost, [sale]);
  expect([refused.statusCode, refused.json().code]).toEqual(ended);
  const later = await send(kept, [sale]);
  expect(later.json().verdicts).toMatchObject([["applied", expect.any(Number)]]);
});

test("what a till asks for beside sales is judged by the session as it is now", async () => {
  const [shop] = await server.database.sql<{ id: string }[]>`
    select id from shops where owner_id = ${userId}`;
  const shopId = must(shop).id;
  const { device, send } = till();
  expect((await send(lost, [])).statusCode).toBe(200);
  await endings["signed out"]?.();
  const fields = productFields("savon");
  const create = device.operation(shopId, "product.create", {
    ...{ productId: "savon", fields, initialStock: 9 },
  });
  const answer = await send(lost, [create]);
  expect([answer.statusCode, answer.json().code]).toEqual(ended);
});

/** Resolves when the server has closed the stream. */
async function closed({ accessToken }: SignedIn): Promise<() => Promise<void>> {
  const control = new AbortController();
  streams.push(control);
  const { body } = await fetch(`${origin}/api/v1/live`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: control.signal,
  });
  const reader = must(body).getReader();
  await reader.read();
  return async () => {
    while (!(await reader.read()).done);
  };
}

test("nobody holds a live stream by asking for its head alone", async () => {
  const headers = { authorization: `Bearer ${kept.accessToken}` };
  const answer = await fetch(`${origin}/api/v1/live`, { method: "HEAD", headers });
  expect(answer.status).toBe(404);
});

test("the live stream of a session that has ended closes within seconds, another one's stays", async () => {
  const end = await closed(lost);
  const staying = await closed(kept);
  let isOpen = true;
  void staying().then(
    () => {
      isOpen = false;
    },
    () => {},
  );
  await endings["signed out"]?.();
  await end();
  expect(isOpen).toBe(true);
});
