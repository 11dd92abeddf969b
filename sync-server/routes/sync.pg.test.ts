import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { aLine, handDevice } from "#tests/support/builders.ts";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let headers: Record<string, string> = {};
const shop = crypto.randomUUID();
const scope = `shop:${shop}`;
const rng = randomFrom("routes");

async function tokenFor(name: string): Promise<{ userId: string; authorization: string }> {
  const email = `${name}@example.cm`;
  const made = await register(server.deps, {
    fullName: name,
    phone: "",
    email,
    password: "secret6",
  });
  const userId = made?.id ?? "";
  const { accessToken } = server.app.accessTokenFor({ userId, familyId: crypto.randomUUID() });
  return { userId, authorization: `Bearer ${accessToken}` };
}

beforeAll(async () => {
  server = await startTestServer();
  const { userId, authorization } = await tokenFor("owner");
  headers = { authorization, "content-type": "application/json" };
  await server.database.db.transaction((tx) =>
    createShop(tx, userId, { id: shop, name: "Boutique" }, Date.now()),
  );
});
afterAll(() => server.close());

const device = handDevice(rng, Date.now);
const post = (payload: string | Buffer | object, more: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/sync",
    headers: { ...headers, ...more },
    payload,
  });
const sales = async () => (await server.database.sql`select id from sales`).length;

test("a sale goes up and its verdict comes down, plain or compressed", async () => {
  const plain = await post(device.request([device.sale(shop, [aLine("savon")])]));
  expect([plain.statusCode, plain.json<ExchangeAnswer>().verdicts[0]?.[0]]).toEqual([
    200,
    "flagged",
  ]);
  const request = device.request([device.sale(shop, [aLine("savon")])]);
  const packed = await post(gzipSync(JSON.stringify(request)), { "content-encoding": "gzip" });
  expect([packed.statusCode, packed.json<ExchangeAnswer>().verdicts[0]?.[0]]).toEqual([
    200,
    "flagged",
  ]);
});

test("long answers are compressed", async () => {
  const many = Array.from({ length: 100 }, () => device.sale(shop, [aLine("savon")]));
  const answer = await post(device.request(many, { cursors: [[scope, { epoch: 1, rev: 0 }]] }), {
    "accept-encoding": "gzip",
  });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString()).verdicts).toHaveLength(100);
});

describe("bad input: a clear 4xx with a code, nothing stored", () => {
  const good = () => device.request([]);
  const without = (key: string) =>
    Object.fromEntries(Object.entries(good()).filter(([name]) => name !== key));
  const cases: [string, () => string | Buffer | object, Record<string, string>, number, string][] =
    [
      ["no JSON", () => "{", {}, 400, "invalid-request"],
      ["an empty body", () => "", {}, 400, "invalid-request"],
      ["a list", () => [], {}, 400, "invalid-request"],
      ["no device", () => without("device"), {}, 400, "invalid-request"],
      ["no operations", () => without("operations"), {}, 400, "invalid-request"],
      [
        "a scope named twice",
        () => {
          const cursors = [1, 2, 1].map((rev) => [`shop:${rev}`, { epoch: 1, rev }]);
          return { ...good(), cursors };
        },
        {},
        400,
        "invalid-request",
      ],
      ["a negative revision", () => ({ ...good(), accessRev: -1 }), {}, 400, "invalid-request"],
      [
        "a device that is none",
        () => ({ ...good(), device: { id: "x" } }),
        {},
        400,
        "invalid-request",
      ],
      [
        "too many operations",
        () => ({ ...good(), operations: { shops: [], products: [], list: Array(501).fill(0) } }),
        {},
        400,
        "invalid-request",
      ],
      ["too many bytes", () => ({ ...good(), app: "x".repeat(1_100_000) }), {}, 413, "too-large"],
      [
        "too many bytes inside",
        () => gzipSync(JSON.stringify({ ...good(), app: "x".repeat(1_100_000) })),
        { "content-encoding": "gzip" },
        413,
        "too-large",
      ],
      [
        "no gzip",
        () => Buffer.from("no gzip"),
        { "content-encoding": "gzip" },
        400,
        "invalid-request",
      ],
      [
        "gzip cut short",
        () => gzipSync(JSON.stringify(good())).subarray(0, 60),
        { "content-encoding": "gzip" },
        400,
        "invalid-request",
      ],
      [
        "another packing",
        () => Buffer.from("x"),
        { "content-encoding": "br" },
        415,
        "unsupported-encoding",
      ],
      ["another type", () => "<x/>", { "content-type": "text/xml" }, 415, "unsupported-media-type"],
      ["nobody", () => good(), { authorization: "" }, 401, "not-signed-in"],
      ["a forged token", () => good(), { authorization: "Bearer a.b.c" }, 401, "token-refused"],
    ];
  test.each(cases)("%s", async (_name, payload, more, status, code) => {
    const before = await sales();
    const answer = await post(payload(), more);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, message: expect.any(String) });
    expect(answer.body).not.toMatch(/\bat .*\.[jt]s|stack|node_modules/);
    expect(await sales()).toBe(before);
  });

  test("numbers and texts as large as the wire allows are taken without an error", async () => {
    const huge = Number.MAX_SAFE_INTEGER;
    const request = {
      ...good(),
      v: huge,
      now: 8_640_000_000_000_000,
      accessRev: huge,
      device: {
        ...good().device,
        id: crypto.randomUUID(),
        epoch: huge,
        lastSeq: huge,
        label: "\u0000\ud800".repeat(20),
      },
      cursors: [
        [scope, { epoch: huge, rev: huge }],
        ["\u0000", null],
      ],
      operations: {
        shops: [shop],
        products: [],
        list: [
          [
            0,
            0,
            huge,
            8_640_000_000_000_000,
            [-huge],
            0,
            crypto.randomUUID(),
            99_999_999,
            huge,
            [{ productId: "savon", quantity: 900_000, price: 9_999_999_999 }],
            0,
          ],
        ],
      },
    };
    const answer = await post(request);
    expect(answer.statusCode).toBe(200);
    const { verdicts, changes } = answer.json<ExchangeAnswer>();
    expect(verdicts[0]?.[0]).toBe("flagged");
    expect(changes.map(({ state }) => state)).toEqual(["reset", "gone"]);
  });
});

describe("first loads", () => {
  test("parts come as they lie in the database, or plain for those who do not take brotli", async () => {
    const answer = await post(device.request([], { cursors: [[scope, null]] }));
    const [change] = answer.json<ExchangeAnswer>().changes;
    if (change?.state !== "reset") throw new Error(answer.body);
    const { rev } = change.snapshot.cursor;
    const url = `/api/v1/snapshot/${encodeURIComponent(scope)}/${rev}/0`;
    const packed = await server.app.inject({
      url,
      headers: { ...headers, "accept-encoding": "br, gzip" },
    });
    expect(packed.headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-store" });
    const plain = await server.app.inject({
      url,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    expect(decodeRows(plain.json().rows).shops).toMatchObject([{ id: shop, name: "Boutique" }]);
    const stranger = await tokenFor("stranger");
    for (const [address, authorization] of [
      [url, stranger.authorization],
      [
        `/api/v1/snapshot/${encodeURIComponent(scope)}/${rev + 1}/0`,
        headers["authorization"] ?? "",
      ],
      [`/api/v1/snapshot/x%00/1/0`, headers["authorization"] ?? ""],
    ] as const) {
      const refused = await server.app.inject({ url: address, headers: { authorization } });
      expect([refused.statusCode, refused.json().code]).toEqual([404, "snapshot-gone"]);
    }
    const odd = await server.app.inject({ url: `/api/v1/snapshot/${scope}/x/0`, headers });
    expect([odd.statusCode, odd.json().code]).toEqual([400, "invalid-request"]);
    const huge = await server.app.inject({
      url: `/api/v1/snapshot/${scope}/9007199254740993/0`,
      headers,
    });
    expect(huge.statusCode).toBe(400);
  });
});

describe("the list of devices", () => {
  const url = `/api/v1/shops/${shop}/devices`;

  test("is for owner and managers", async () => {
    const answer = await server.app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().devices.length).toBeGreaterThan(0);
  });

  test("[V4] is not there for strangers, and odd addresses are refused", async () => {
    const { authorization } = await tokenFor("another");
    const strange = await server.app.inject({ url, headers: { authorization } });
    const unknown = await server.app.inject({
      url: url.replace(shop, crypto.randomUUID()),
      headers: { authorization },
    });
    expect(strange.statusCode).toBe(404);
    expect(strange.body).toBe(unknown.body);
    const odd = await server.app.inject({ url: "/api/v1/shops/x/devices", headers });
    expect([odd.statusCode, odd.json().code]).toEqual([400, "invalid-request"]);
  });
});

test("[S4] more of what nobody can read than is kept of a person is refused as devices know it", async () => {
  const { userId, authorization } = await tokenFor("flood");
  await server.database.sql`
    insert into unreadable_operations (id, user_id, device_id, epoch, received_at, raw, reason)
    select gen_random_uuid(), ${userId}, gen_random_uuid(), 1, now(), '{}', 'old' from generate_series(1, 1000)`;
  const request = device.request([]);
  request.operations.list.push(null);
  const answer = await post(request, { authorization });
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { code: "too-large", message: expect.stringContaining("stays on the device") },
  ]);
});
