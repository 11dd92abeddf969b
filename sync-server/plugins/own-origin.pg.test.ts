import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
const password = "secret";
let email = "";

beforeAll(async () => {
  server = await startTestServer({ origin: "https://boutika.test" });
});
// One person for each test: an account is asked for only so often.
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`;
  await register(server.deps, { fullName: "Awa", phone: "", email, password });
});
afterAll(() => server.close());

const post = (path: string, headers: Record<string, string>, cookie = "") =>
  server.app.inject({
    ...{
      method: "POST",
      url: `/api/v1/auth/${path}`,
      headers: { host: "10.0.0.9:8081", ...headers },
    },
    ...{ cookies: { boutika_refresh: cookie } },
    payload: { email, password, requestId: crypto.randomUUID() },
  });

async function aCookie(): Promise<string> {
  const answer = await post("login", {});
  return must(answer.cookies.find(({ name }) => name === "boutika_refresh")).value;
}

const ours: [string, Record<string, string>][] = [
  ["a page of this very site", { "sec-fetch-site": "same-origin" }],
  ["what a person typed", { "sec-fetch-site": "none" }],
  ["the known public origin, behind a proxy", { origin: "https://boutika.test" }],
  ["the host that was asked, https taken off", { origin: "https://10.0.0.9:8081" }],
  ["no browser", {}],
];
const others: [string, Record<string, string>][] = [
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.test" }],
  ["a neighbour under the same name", { "sec-fetch-site": "same-site" }],
  ["another site, in a browser of before", { origin: "https://evil.test" }],
  ["another port", { origin: "https://10.0.0.9:9999" }],
  ["a name that begins with ours", { origin: "https://boutika.test.evil.test" }],
  ["a page that hides where it is from", { origin: "null" }],
];

test.each(ours)("%s goes on and signs out", async (_from, headers) => {
  const cookie = await aCookie();
  const next = await post("refresh", headers, cookie);
  expect(next.statusCode).toBe(200);
  expect((await post("logout", headers, cookie)).statusCode).toBe(204);
  expect((await post("refresh", {}, cookie)).statusCode).toBe(401);
});

test.each(others)("%s neither refreshes, nor signs out, nor signs in", async (_from, headers) => {
  const cookie = await aCookie();
  for (const path of ["refresh", "logout", "login"]) {
    const answer = await post(path, headers, cookie);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, "other-site"]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  }
  expect((await post("refresh", {}, cookie)).statusCode).toBe(200);
});
