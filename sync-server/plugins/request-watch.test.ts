import { PassThrough } from "node:stream";
import fastify, { LogController } from "fastify";
import { expect, test } from "vitest";
import { requestLog } from "#server/log/log.ts";
import { errors } from "./errors.ts";
import { requestNames, watchRequests } from "./request-watch.ts";

/** A server with a route that answers and one that fails; what it logs, a line each. */
function someServer(isLogged: boolean) {
  const stream = new PassThrough();
  let told = "";
  stream.on("data", (chunk) => (told += chunk));
  const app = fastify({
    logger: { ...requestLog("info"), stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestNames(),
  });
  errors(app);
  watchRequests(app, { metrics: undefined, isLogged });
  app.get("/api/v1/shops/:shopId/secret", async () => ({ name: "Awa" }));
  app.get("/api/v1/broken", async () => {
    throw new Error("for awa@example.com");
  });
  const lines = () =>
    told
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { app, lines };
}

test("each request leaves one line: its name, its route, what came of it and how long it took", async () => {
  const { app, lines } = someServer(true);
  await app.inject({
    url: "/api/v1/shops/chez-awa/secret?token=abc",
    headers: {
      authorization: "Bearer abcdefghijklmnop1234",
      cookie: "a=b",
      "x-request-id": "mine",
    },
    remoteAddress: "41.202.219.1",
  });
  const [line, ...more] = lines();
  expect(more).toEqual([]);
  const { reqId, ms, pid, hostname, time, ...said } = line;
  expect(said).toEqual({
    ...{ level: 30, method: "GET", route: "/api/v1/shops/:shopId/secret", status: 200 },
    msg: "request",
  });
  expect(reqId).toMatch(/^[a-z]{4}-b$/);
  expect(ms).toBeGreaterThanOrEqual(0);
  await app.close();
});

test("an error and its request bear one name, which the answer tells too", async () => {
  const { app, lines } = someServer(true);
  const { headers } = await app.inject({ url: "/api/v1/broken" });
  const names = lines().map(({ reqId }) => reqId);
  expect(names).toHaveLength(2);
  expect(new Set([...names, headers["x-request-id"]]).size).toBe(1);
  expect(JSON.stringify(lines())).not.toContain("awa@");
  await app.close();
});

test("unless it is asked for no request leaves a line", async () => {
  const { app, lines } = someServer(false);
  await app.inject({ url: "/api/v1/shops/chez-awa/secret" });
  expect(lines()).toEqual([]);
  await app.close();
});

test("names are of letters, and none comes twice", () => {
  const next = requestNames();
  const names = Array.from({ length: 100_000 }, next);
  expect(new Set(names).size).toBe(100_000);
  expect(names.every((name) => /^[a-z]{4}-[a-z]{1,4}$/.test(name))).toBe(true);
});
