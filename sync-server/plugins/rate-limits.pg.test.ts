import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { defaultLimits, type Limits } from "./rate-limits.ts";

let server: TestServer;
let asked = 0;
const once = { max: 1, seconds: 60 };
const byAddress = (name: string) => name.endsWith("ByAddress") || name === "signInByAccount";

beforeAll(async () => {
  const names = Object.keys(defaultLimits).filter(byAddress);
  const limits = Object.fromEntries(names.map((name) => [name, once])) as Partial<Limits>;
  server = await startTestServer({
    limits: { ...limits, smsByAll: { max: 3, seconds: 60 } },
    devOutbox: true,
    // Nobody listens there: a visitor is sent back, and counted all the same.
    google: { issuer: "http://127.0.0.1:9", clientId: "boutika", clientSecret: "only for tests" },
  });
});
afterAll(() => server.close());

type Method = "GET" | "POST";
const ask = async (remoteAddress: string, method: Method, path: string) => {
  asked += 1;
  const payload = {
    ...{ email: `a${asked}@example.com`, password: "secret", fullName: "Awa" },
    ...{ phone: `+2376770${10_000 + asked}`, code: "123456", token: "x".repeat(40) },
    ...{ requestId: crypto.randomUUID(), id: crypto.randomUUID() },
    ...{ firstName: "Awa", lastName: "Ndiaye", projectType: "Stock", message: "Bonjour" },
    ...{ question: "rembourser", language: "fr" },
  };
  const url = `/api/v1/${path}`;
  const answer = await server.app.inject({
    ...{ method, url, remoteAddress },
    ...(method === "POST" && { payload }),
  });
  return answer.statusCode;
};

const guarded = [
  ["POST", "auth/login"],
  ["POST", "auth/refresh"],
  ["POST", "auth/logout"],
  ["POST", "auth/register"],
  ["POST", "auth/resend-confirmation"],
  ["POST", "auth/confirm-email"],
  ["POST", "auth/forgot-password"],
  ["POST", "auth/reset-password"],
  ["POST", "auth/phone/request"],
  ["POST", "auth/phone/verify"],
  ["GET", "auth/google/start"],
  ["POST", "contact"],
  ["POST", "assistant"],
  ["GET", `invitations/${"x".repeat(40)}`],
  ["GET", `join/employee/${"x".repeat(40)}`],
] as const;

test.each(guarded.map((each, index) => [...each, index] as const))(
  "%s %s counts a network of IPv6 as one address",
  async (method, path, index) => {
    const network = `2001:db8:${index}:1`;
    expect(await ask(`${network}::1`, method, path)).not.toBe(429);
    expect(await ask(`${network}:a:b:c:d`, method, path)).toBe(429);
    expect(await ask(`2001:db8:${index}:2::1`, method, path)).not.toBe(429);
  },
);

test("a password is guessed no more often from many addresses of a network than from one", async () => {
  const limits = { signInByAccount: { max: 2, seconds: 60 } };
  const guarding = await startTestServer({ limits });
  const payload = { email: "awa@example.com", password: "guess" };
  const statuses: number[] = [];
  for (const last of [1, 2, 3]) {
    const from = { remoteAddress: `2001:db8::${last}`, payload };
    const url = "/api/v1/auth/login";
    statuses.push((await guarding.app.inject({ method: "POST", url, ...from })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 429]);
  await guarding.close();
});

test("a password has an end of guesses, however many addresses they come from", async () => {
  const limits = { signInByAccountAnywhere: { max: 2, seconds: 60 } };
  const guarding = await startTestServer({ limits });
  const guess = async (from: number, email: string) => {
    const payload = { email, password: "guess" };
    const remoteAddress = `41.202.219.${from}`;
    const url = "/api/v1/auth/login";
    return (await guarding.app.inject({ method: "POST", url, remoteAddress, payload })).statusCode;
  };
  expect(await guess(1, "awa@example.com")).toBe(401);
  expect(await guess(2, "AWA@example.com")).toBe(401);
  expect(await guess(3, "awa@example.com")).toBe(429);
  expect(await guess(3, "ben@example.com")).toBe(401);
  await guarding.close();
});

test("forged addresses pass no limit", async () => {
  const limits = { mailByAddress: { max: 2, seconds: 60 } };
  const shipped = await startTestServer({ limits, trustProxy: 1 });
  const forget = async (remoteAddress: string, forged: string) => {
    const headers = { "x-forwarded-for": forged };
    const payload = { email: "awa@example.com", locale: "fr" };
    const asked = { url: "/api/v1/auth/forgot-password", remoteAddress, headers, payload };
    return (await shipped.app.inject({ method: "POST", ...asked })).statusCode;
  };
  const straight = [1, 2, 3].map((each) => forget("41.202.219.7", `1.2.3.${each}`));
  expect((await Promise.all(straight)).toSorted()).toEqual([202, 202, 429]);
  const through = [1, 2, 3].map((each) => forget("172.18.0.1", `1.2.3.${each}, 41.202.219.8`));
  expect((await Promise.all(through)).toSorted()).toEqual([202, 202, 429]);
  await shipped.close();
});

test("SMS have an end, however many addresses ask for them", async () => {
  const statuses: number[] = [];
  for (const each of [1, 2, 3, 4])
    statuses.push(await ask(`41.202.219.${each}`, "POST", "auth/phone/request"));
  expect(statuses.at(-1)).toBe(429);
});

test("requests that send no SMS leave those of others their share", async () => {
  const limits = { smsByAll: { max: 2, seconds: 60 } };
  const sending = await startTestServer({ limits, devOutbox: true });
  const silent = await startTestServer({ limits });
  const request = async ({ app }: TestServer, phone: string) =>
    (await app.inject({ method: "POST", url: "/api/v1/auth/phone/request", payload: { phone } }))
      .statusCode;
  const statuses: number[] = [];
  for (const phone of ["1", "+237677009001", "+237677009001", "+237677009001", "+237677009002"])
    statuses.push(await request(sending, phone));
  expect(statuses).toEqual([400, 202, 429, 429, 202]);
  expect(await request(sending, "+237677009003")).toBe(429);
  for (const _ of [1, 2, 3]) expect(await request(silent, "+237677009001")).toBe(404);
  await Promise.all([sending.close(), silent.close()]);
});
