import { createPublicKey, randomBytes, verify } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import { handDevice } from "#tests/support/builders.ts";
import { openPush } from "#tests/support/open-push.ts";
import {
  type ListeningBrowser,
  listeningBrowser,
  pushSettings,
} from "#tests/support/push-service.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { isPushService } from "./push.ts";

const push = pushSettings();
const shop = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3";
let server: TestServer;
let browser: ListeningBrowser;
let owner: SignedIn;
let seller: SignedIn;

type SignedIn = { userId: string; authorization: string; cookie: string };

beforeEach(async () => {
  server = await startTestServer({ push });
  browser = await listeningBrowser();
  owner = await signedIn("awa");
  seller = await signedIn("bih");
  await server.database.db.transaction((tx) =>
    createShop(tx, owner.userId, { id: shop, name: "Boutique Akwa" }, Date.now()),
  );
  await addMember(server.deps, { shopId: shop, userId: seller.userId, role: "seller" });
});
afterEach(async () => {
  await server.close();
  await browser.close();
});

async function signedIn(name: string, on: TestServer = server): Promise<SignedIn> {
  const who = { email: `${name}@example.cm`, password: "secret6" };
  const made = await register(on.deps, { ...who, fullName: name, phone: "" });
  const answer = await on.app.inject({
    ...{ method: "POST", url: "/api/v1/auth/login", payload: who },
  });
  const authorization = `Bearer ${answer.json().accessToken}`;
  return { userId: must(made).id, authorization, cookie: answer.cookies[0]?.value ?? "" };
}

const ask = (
  { authorization }: SignedIn,
  method: "GET" | "PUT" | "DELETE",
  url: string,
  payload?: object,
) =>
  server.app.inject({
    ...{ method, url: `/api/v1/push${url}`, headers: { authorization } },
    ...(payload && { payload }),
  });

const subscription = (locale = "fr") => ({
  ...{ endpoint: browser.endpoint, keys: browser.keys, locale },
});

const rng = randomFrom("push");
const hands = new Map<string, ReturnType<typeof handDevice>>();

async function write(by: SignedIn, memberId: string, text: string): Promise<string> {
  const device = hands.get(by.userId) ?? handDevice(rng, Date.now);
  hands.set(by.userId, device);
  const operation = device.operation(shop, "message.send", { memberId, text });
  await exchange(server.deps.sync, by, device.request([operation]));
  return operation.id;
}

const waiting = () =>
  server.database.sql`select recipient, data, sent_at, given_up_at from outgoing_messages`;
const subscriptions = () => server.database.sql`select user_id from push_subscriptions`;
const listen = () => server.app.listen({ host: "127.0.0.1", port: 0 });

test("whoever asked for it is told in their language, sealed, and a click leads to the conversation", async () => {
  expect((await ask(owner, "GET", "")).json()).toEqual({ publicKey: push.publicKey });
  expect((await ask(owner, "PUT", "/subscription", subscription("en"))).statusCode).toBe(200);
  await write(seller, seller.userId, "un secret");
  await listen();
  await expect.poll(() => browser.told).toHaveLength(1);
  expect(browser.told[0]).toMatchObject({
    ...{ title: "Boutique Akwa", body: "bih wrote to you." },
    path: `/messages?with=${seller.userId}`,
  });
  expect(JSON.stringify([await waiting(), browser.told])).not.toContain("un secret");
  const [headers] = browser.headers;
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(headers?.["authorization"]).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);
});

test("what is posted can be opened by that browser alone, and no two are sealed alike", async () => {
  await ask(owner, "PUT", "/subscription", subscription());
  const ids = [await write(seller, seller.userId, "un secret")];
  const device = handDevice(rng, Date.now);
  const seen = device.operation(shop, "message.read", { ids });
  await exchange(server.deps.sync, owner, device.request([seen]));
  await write(seller, seller.userId, "un autre");
  await listen();
  await expect.poll(() => browser.bodies).toHaveLength(2);
  const { bodies, receiver } = browser;
  const [first, second] = bodies.map((body) => openPush(body, receiver));
  expect(JSON.parse(must(first))).toEqual({
    ...{ title: "Boutique Akwa", body: "bih vous a écrit." },
    path: `/messages?with=${seller.userId}`,
    tag: expect.stringMatching(/./),
  });
  expect(second).toBe(first);
  const [one, two] = [must(bodies[0]), must(bodies[1])];
  // The salt, and the key of the sender behind its length.
  for (const [from, to] of [[0, 16] as const, [21, 86] as const])
    expect(one.subarray(from, to).equals(two.subarray(from, to))).toBe(false);
  expect(one.length).toBeLessThanOrEqual(4096);

  const stranger = { ...receiver, auth: randomBytes(16) };
  const bent = Buffer.from(one);
  bent[bent.length - 20] = must(bent.at(-20)) ^ 1;
  for (const [body, by] of [[one, stranger] as const, [bent, receiver] as const])
    expect(() => openPush(body, by)).toThrow();
});

test("the push service is shown who writes: signed for it alone, and for less than a day", async () => {
  await ask(owner, "PUT", "/subscription", subscription());
  await write(seller, seller.userId, "bonjour");
  await listen();
  await expect.poll(() => browser.headers).toHaveLength(1);
  const shown = must(browser.headers[0]).authorization ?? "";
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(shown) ?? [];
  expect(key).toBe((await ask(owner, "GET", "")).json().publicKey);
  const [head = "", claims = "", signature = ""] = token.split(".");
  const said = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  expect(said(head)).toEqual({ typ: "JWT", alg: "ES256" });
  const { aud, exp, sub } = said(claims);
  expect([aud, sub]).toEqual([new URL(browser.endpoint).origin, push.subject]);
  expect(exp - Date.now() / 1000).toBeGreaterThan(3600);
  expect(exp - Date.now() / 1000).toBeLessThan(24 * 3600);

  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.toString("base64url", 1, 33), point.toString("base64url", 33)];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isSigned = (text: string) =>
    verify(
      "sha256",
      Buffer.from(text),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  const elsewhere = Buffer.from(JSON.stringify({ ...said(claims), aud: "http://127.0.0.1:1" }));
  expect(isSigned(`${head}.${claims}`)).toBe(true);
  expect(isSigned(`${head}.${elsewhere.toString("base64url")}`)).toBe(false);
});

test("once for what is unread in a conversation, and again after it was read", async () => {
  await ask(owner, "PUT", "/subscription", subscription());
  const ids = [
    await write(seller, seller.userId, "un"),
    await write(seller, seller.userId, "deux"),
  ];
  expect(await waiting()).toHaveLength(1);
  const device = handDevice(rng, Date.now);
  const seen = device.operation(shop, "message.read", { ids });
  await exchange(server.deps.sync, owner, device.request([seen]));
  await write(seller, seller.userId, "trois");
  expect(await waiting()).toHaveLength(2);
});

test("whoever was dismissed is told of nothing that is written to them afterwards", async () => {
  await ask(seller, "PUT", "/subscription", subscription());
  await endMember(server.deps, { shopId: shop, userId: seller.userId });
  await write(owner, seller.userId, "trop tard");
  expect(await waiting()).toEqual([]);
});

test("notices of the shop are told too, many of a kind as one", async () => {
  await ask(seller, "PUT", "/subscription", subscription());
  const device = handDevice(rng, Date.now);
  const asked = ["a", "b"].map((productId) =>
    device.operation(shop, "transfer", {
      ...{ resellerId: seller.userId, productId: `goods-${productId}`, quantity: 1 },
      ...{ price: 500, minPrice: 400, origin: "till" as const },
    }),
  );
  await exchange(server.deps.sync, owner, device.request(asked));
  const [only, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(only?.["data"]).toMatchObject({ count: "2", title: "Boutique Akwa" });
});

test("whoever is invited is told, and led to where they answer", async () => {
  const guest = await signedIn("cia");
  await ask(guest, "PUT", "/subscription", subscription());
  const payload = {
    ...{ id: crypto.randomUUID(), role: "seller" },
    to: { by: "email", email: "cia@example.cm" },
  };
  const url = `/api/v1/shops/${shop}/invitations`;
  const headers = { authorization: owner.authorization };
  await server.app.inject({ method: "POST", url, headers, payload });
  await listen();
  await expect.poll(() => browser.told).toHaveLength(1);
  const body = "Boutique Akwa vous invite.";
  expect(browser.told[0]).toMatchObject({ body, path: "/received-invitations" });
});

describe("a browser is forgotten", () => {
  test.each([404, 410])("when its push service answers %i", async (status) => {
    await ask(owner, "PUT", "/subscription", subscription());
    browser.answer = status;
    await write(seller, seller.userId, "bonjour");
    await listen();
    await expect.poll(subscriptions).toHaveLength(0);
    await expect.poll(async () => (await waiting())[0]?.["given_up_at"]).not.toBeNull();
  });

  test("when the person has signed out there: nothing is sent", async () => {
    await ask(owner, "PUT", "/subscription", subscription());
    await server.app.inject({
      ...{ method: "POST", url: "/api/v1/auth/logout" },
      headers: { cookie: `boutika_refresh=${owner.cookie}` },
    });
    await write(seller, seller.userId, "bonjour");
    await listen();
    await expect.poll(subscriptions).toHaveLength(0);
    expect(browser.headers).toEqual([]);
  });

  test("when the person says so, and only by them", async () => {
    await ask(owner, "PUT", "/subscription", subscription());
    const { endpoint } = browser;
    await ask(seller, "DELETE", "/subscription", { endpoint });
    expect(await subscriptions()).toHaveLength(1);
    expect((await ask(owner, "DELETE", "/subscription", { endpoint })).statusCode).toBe(200);
    expect((await ask(owner, "DELETE", "/subscription", { endpoint })).statusCode).toBe(200);
    expect(await subscriptions()).toEqual([]);
    const acts = await server.database.sql`
      select act from audit_log where user_id = ${owner.userId} and act like 'push%' order by at, id`;
    expect(acts.map((row) => row["act"])).toEqual(["push-subscribed", "push-unsubscribed"]);
  });
});

test("one browser tells one person: whoever asked last", async () => {
  for (const who of [owner, owner, seller]) await ask(who, "PUT", "/subscription", subscription());
  expect(await subscriptions()).toEqual([{ user_id: seller.userId }]);
});

test("what is no push service of a browser, and keys that are none, are refused", async () => {
  const given = subscription();
  for (const wrong of [
    { ...given, endpoint: "https://intern.example.com/send" },
    { ...given, keys: { ...given.keys, auth: "AAAA" } },
    { ...given, keys: { ...given.keys, p256dh: "AAAA" } },
    { ...given, endpoint: "no address" },
  ])
    expect((await ask(owner, "PUT", "/subscription", wrong)).statusCode).toBe(400);
  expect(await subscriptions()).toEqual([]);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/x", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/x", true],
  ["https://web.push.apple.com/x", true],
  ["http://fcm.googleapis.com/x", false],
  ["https://fcm.googleapis.com.example.com/x", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://169.254.169.254/latest", false],
  ["x", false],
])("%s is a push service: %s", (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});

test("nobody who is not signed in subscribes, and a server without keys offers nothing", async () => {
  const nobody = { ...owner, authorization: "" };
  expect((await ask(nobody, "PUT", "/subscription", subscription())).statusCode).toBe(401);
  expect((await ask(nobody, "GET", "")).statusCode).toBe(401);
  const bare = await startTestServer();
  const headers = { authorization: (await signedIn("awa", bare)).authorization };
  const offer = await bare.app.inject({ url: "/api/v1/push", headers });
  expect(offer.json()).toEqual({ publicKey: null });
  const refused = await bare.app.inject({
    ...{ method: "PUT", url: "/api/v1/push/subscription", headers, payload: subscription() },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([404, "push-unset"]);
  await bare.close();
});

test("a person who subscribes without end is slowed down", async () => {
  const codes: number[] = [];
  for (let at = 0; at <= 60; at += 1)
    codes.push((await ask(owner, "PUT", "/subscription", subscription())).statusCode);
  expect([codes.at(0), codes.at(-1)]).toEqual([200, 429]);
});
