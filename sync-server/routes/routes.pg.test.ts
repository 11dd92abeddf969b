import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { packOperations } from "#shared/sync/pack.ts";
import { type ExchangeRequest, maxRequestBytes, protocolVersion } from "#shared/sync/protocol.ts";
import { operationId } from "#shared/sync/uuid.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let shopId = "";
let tokens: Record<"owner" | "employee" | "stranger", string>;
const device = { id: crypto.randomUUID(), epoch: 1, label: "a phone", lastSeq: 1 };

beforeAll(async () => {
  server = await startTestServer();
  const [owner, employee, stranger] = [
    await person("o@example.com", "Chez moi"),
    await person("e@example.com"),
    await person("s@example.com", "Ailleurs"),
  ];
  shopId = must((await profileOf(server.deps, owner))?.shops[0]).shopId;
  await addMember(server.deps, { shopId, userId: employee, role: "employee" });
  const token = (userId: string) =>
    server.app.accessTokenFor({ userId, familyId: userId }).accessToken;
  tokens = { owner: token(owner), employee: token(employee), stranger: token(stranger) };
});
afterAll(() => server.close());

async function person(email: string, shopName?: string): Promise<string> {
  const who = { fullName: email, phone: "677000000", email, password: "secret", shopName };
  return must(await register(server.deps, who)).id;
}

function aRequest(given: Partial<ExchangeRequest> = {}): ExchangeRequest {
  const cursors: ExchangeRequest["cursors"] = [];
  const operations = { shops: [], products: [], list: [] };
  return {
    v: protocolVersion,
    app: "test",
    device,
    now: Date.now(),
    accessRev: 0,
    cursors,
    operations,
    ...given,
  };
}

function send(
  payload: string | Buffer,
  headers: Record<string, string> = {},
  as: keyof typeof tokens = "owner",
) {
  const all = {
    "content-type": "application/json",
    authorization: `Bearer ${tokens[as]}`,
    ...headers,
  };
  return server.app.inject({ method: "POST", url: "/api/v1/sync", headers: all, payload });
}

const get = (url: string, as?: keyof typeof tokens) =>
  server.app.inject({ url, headers: as ? { authorization: `Bearer ${tokens[as]}` } : {} });

test("an exchange over HTTP, its body compressed, brings a product into the shop and the devices' page", async () => {
  const writer = { deviceId: device.id, epoch: 1 };
  const at = Date.now();
  const fields = {
    name: "Savon",
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: null,
    uniqueCode: "A1",
    category: "",
    price: 500,
    minPrice: 400,
    stockThreshold: 0,
    images: [],
  };
  const body = { productId: "savon", fields, initialStock: 3 };
  const operation = {
    id: operationId(at, writer, 1),
    seq: 1,
    shopId,
    at,
    clockOffset: 0,
    kind: "product.create" as const,
    body,
  };
  const request = aRequest({
    operations: packOperations([operation], writer),
    cursors: [[`shop:${shopId}`, { epoch: 1, rev: 1 }]],
  });
  const answer = await send(gzipSync(JSON.stringify(request)), { "content-encoding": "gzip" });
  expect(answer.statusCode).toBe(200);
  const { verdicts, access, changes } = answer.json();
  expect(verdicts).toEqual([["applied", expect.any(Number)]]);
  expect(access.shops).toMatchObject([
    { shopId, role: "owner", deviceCode: expect.stringMatching(/^[A-Z]/) },
  ]);
  expect(changes[0].rows.products).toMatchObject([{ id: "savon", name: "Savon", price: 500 }]);
  const devices = await get(`/api/v1/shops/${shopId}/devices`, "owner");
  expect(devices.json().devices).toMatchObject([{ label: "a phone" }]);
});

test("large answers travel compressed, to those who can read it", async () => {
  const ask = (encoding: string) =>
    server.app.inject({ url: "/api/docs/json", headers: { "accept-encoding": encoding } });
  expect((await ask("gzip")).headers["content-encoding"]).toBe("gzip");
  expect((await ask("br")).headers["content-encoding"]).toBe("br");
  expect((await ask("identity")).headers["content-encoding"]).toBeUndefined();
});

const good = () => JSON.stringify(aRequest());
test.each([
  ["no JSON", () => "{", {}, 400, "invalid-request"],
  ["an empty body", () => "", {}, 400, "invalid-request"],
  ["null", () => "null", {}, 400, "invalid-request"],
  ["a number", () => "7", {}, 400, "invalid-request"],
  [
    "a missing device",
    () => JSON.stringify({ ...aRequest(), device: undefined }),
    {},
    400,
    "invalid-request",
  ],
  [
    "a time that is no number",
    () => JSON.stringify({ ...aRequest(), now: "noon" }),
    {},
    400,
    "invalid-request",
  ],
  [
    "cursors of another shape",
    () => JSON.stringify({ ...aRequest(), cursors: [[1, 2, 3]] }),
    {},
    400,
    "invalid-request",
  ],
  [
    "too many operations",
    () =>
      JSON.stringify(
        aRequest({ operations: { shops: [], products: [], list: Array(501).fill(0) } }),
      ),
    {},
    400,
    "invalid-request",
  ],
  [
    "a body that says gzip and is not",
    good,
    { "content-encoding": "gzip" },
    400,
    "invalid-request",
  ],
  ["another compression", good, { "content-encoding": "br" }, 415, "unsupported-encoding"],
  ["another media type", good, { "content-type": "text/plain" }, 415, "unsupported-media-type"],
  ["a body too large", () => `"${"x".repeat(maxRequestBytes)}"`, {}, 413, "too-large"],
  [
    "a small body that inflates without end",
    () => gzipSync("x".repeat(3 * maxRequestBytes)),
    { "content-encoding": "gzip" },
    413,
    "too-large",
  ],
])(
  "an exchange with %s is refused in words, and stores nothing",
  async (_what, payload, headers, status, code) => {
    const count = async () =>
      (
        await server.database
          .sql`select (select count(*) from op_ledger) + (select count(*) from sales) + (select count(*) from unreadable_operations) as n`
      )[0];
    const before = await count();
    const answer = await send(payload(), headers);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(Object.keys(answer.json())).toEqual(["code", "message"]);
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|stack/);
    expect(await count()).toEqual(before);
  },
);

test("a body of a key named __proto__ changes nothing", async () => {
  const answer = await send(good().replace(/^\{/, '{"__proto__":{"isAdmin":true},'));
  expect(answer.statusCode).toBe(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test.each([
  ["/api/v1/snapshot/shop:x/notanumber/0", 400],
  ["/api/v1/snapshot/shop:x/1/-1", 400],
  [`/api/v1/snapshot/${"x".repeat(91)}/1/0`, 400],
  ["/api/v1/snapshot/shop:x/1/0", 404],
  ["/api/v1/shops/not-a-uuid/devices", 400],
  [`/api/v1/shops/${crypto.randomUUID()}/devices`, 404],
])("GET %s: %i", async (url, status) => {
  const answer = await get(url, "owner");
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ["code", "message"]]);
});

test("every route behind the sign-in refuses those who are not signed in", async () => {
  for (const url of [
    "/api/v1/me",
    "/api/v1/live",
    "/api/v1/snapshot/shop:x/1/0",
    `/api/v1/shops/${shopId}/devices`,
  ]) {
    expect((await get(url)).statusCode, url).toBe(401);
  }
  const sync = await server.app.inject({
    method: "POST",
    url: "/api/v1/sync",
    payload: aRequest(),
  });
  expect(sync.statusCode).toBe(401);
});

test("[V4] a shop of others answers as one that does not exist", async () => {
  const [theirs, none] = [
    `/api/v1/shops/${shopId}/devices`,
    `/api/v1/shops/${crypto.randomUUID()}/devices`,
  ];
  const answers = [await get(theirs, "stranger"), await get(none, "stranger")];
  expect(answers[0]?.body).toBe(answers[1]?.body);
  expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404]);
  expect((await get(theirs, "employee")).statusCode).toBe(403);
});
