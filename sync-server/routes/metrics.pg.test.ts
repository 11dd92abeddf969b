import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { aLine, handDevice } from "#tests/support/builders.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

const token = "a token of whoever runs the server";
let server: TestServer;
let plain: TestServer;
let authorization = "";
const shop = crypto.randomUUID();
const email = "awa.mbarga@example.cm";

beforeAll(async () => {
  server = await startTestServer({ metricsToken: token });
  plain = await startTestServer();
  const made = await register(server.deps, {
    ...{ fullName: "Awa Mbarga", phone: "", email, password: "secret6" },
  });
  const userId = made?.id ?? "";
  const session = { userId, familyId: crypto.randomUUID() };
  authorization = `Bearer ${server.app.accessTokenFor(session).accessToken}`;
  await server.database.db.transaction((tx) =>
    createShop(tx, userId, { id: shop, name: "Chez Awa" }, Date.now()),
  );
});
afterAll(async () => {
  await server.close();
  await plain.close();
});

const read = (shown: string | undefined = `Bearer ${token}`) =>
  server.app.inject({ url: "/metrics", ...(shown && { headers: { authorization: shown } }) });

/** The value of one line of the text. */
async function figure(name: string): Promise<number | undefined> {
  const { body } = await read();
  const line = body.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test("there are no figures where nobody has set a token", async () => {
  const answer = await plain.app.inject({ url: "/metrics", headers: { authorization: "Bearer " } });
  expect(answer.statusCode).toBe(404);
});

test.each([
  ["no token", ""],
  ["another token", "Bearer another token of whoever it may be"],
  ["a part of it", `Bearer ${token.slice(0, -1)}`],
  ["the token alone", token],
])("nobody reads them with %s", async (_, shown) => {
  const answer = await read(shown);
  expect(answer.statusCode).toBe(401);
  expect(answer.body).not.toContain("boutika_");
});

test("nor with a session, whoever's it is", async () => {
  expect((await read(authorization)).statusCode).toBe(401);
});

test("whoever shows the token reads all of them, and no cache keeps them", async () => {
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  const names = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    ...["boutika_event_loop_lag_seconds", "boutika_memory_bytes", "boutika_uptime_seconds"],
    ...["boutika_live_streams", "boutika_queue_length", "boutika_pool_size"],
    ...["boutika_pool_connections", "boutika_database_answer_seconds"],
    ...["boutika_requests_total", "boutika_request_seconds", "boutika_verdicts_total"],
    "boutika_poke_seconds",
  ]);
});

test("requests are counted by their route and what came of them, verdicts by kind", async () => {
  const till = handDevice(randomFrom("metrics"), Date.now);
  const send = (payload: object) =>
    server.app.inject({
      ...{ method: "POST", url: "/api/v1/sync", payload },
      headers: { authorization, "content-type": "application/json" },
    });
  const asked = 'boutika_requests_total{method="POST",route="/api/v1/sync",status="200"}';
  expect(await figure(asked)).toBeUndefined();
  const sale = till.sale(shop, [aLine("savon")]);
  await send(till.request([sale]));
  const { list, ...more } = till.request([till.sale(shop, [aLine("savon")])]).operations;
  const request = till.request([]);
  await send({ ...request, operations: { ...more, list: [...list, ["never-heard-of", 1, 2, 3]] } });
  expect(await figure(asked)).toBe(2);
  expect(await figure('boutika_verdicts_total{kind="sale",status="flagged"}')).toBe(2);
  expect(await figure('boutika_verdicts_total{kind="unknown",status="refused"}')).toBe(1);
  expect(await figure('boutika_request_seconds_count{route="/api/v1/sync"}')).toBe(2);
  await server.app.inject({ url: `/api/v1/shops/${shop}/devices` });
  const refused =
    'boutika_requests_total{method="GET",route="/api/v1/shops/:shopId/devices",status="401"}';
  expect(await figure(refused)).toBe(1);
  await server.app.inject({ url: `/nowhere/${email}` });
  expect((await read()).body).toContain('status="404"');
});

test("what waits, the pool and the loop are read when somebody asks", async () => {
  await server.app.inject({
    ...{ method: "POST", url: "/api/v1/auth/forgot-password", payload: { email } },
  });
  expect(await figure('boutika_queue_length{queue="mail"}')).toBe(1);
  expect(await figure('boutika_queue_length{queue="sales"}')).toBe(0);
  expect(await figure("boutika_pool_size")).toBe(5);
  expect(await figure('boutika_pool_connections{state="active"}')).toBeGreaterThan(0);
  expect(await figure("boutika_database_answer_seconds")).toBeGreaterThan(0);
  // Whatever else runs here, a loop that was held for so long was late.
  const until = performance.now() + 100;
  await new Promise((resolve) => setTimeout(resolve, 30));
  while (performance.now() < until + 100);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await figure('boutika_event_loop_lag_seconds{quantile="1"}')).toBeGreaterThan(0.05);
});

test.each([
  ["deploy/grafana-dashboard.json", 11],
  ["docs/operators.md", 8],
])("what %s reads is told", async (file, least) => {
  const { body } = await read();
  const told = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const asked = new Set(
    [...readFileSync(file, "utf8").matchAll(/boutika_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ""),
    ),
  );
  expect(asked.size).toBeGreaterThanOrEqual(least);
  expect([...asked].filter((name) => !told.has(name))).toEqual([]);
});

test("no figure names a shop, a person or an address", async () => {
  const { body } = await read();
  for (const secret of [shop, email, "Awa", "savon", token]) expect(body).not.toContain(secret);
  expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});
