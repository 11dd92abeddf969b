import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

type Who = "owner" | "employee" | "stranger";
let server: TestServer;
let shopId = "";
let tokens: Record<Who, string>;

beforeAll(async () => {
  server = await startTestServer();
  const [owner, employee, stranger] = [await person("o"), await person("e"), await person("s")];
  shopId = must((await profileOf(server.deps, owner))?.shops[0]).shopId;
  await addMember(server.deps, { shopId, userId: employee, role: "employee" });
  const token = (userId: string) =>
    server.app.accessTokenFor({ userId, familyId: userId }).accessToken;
  tokens = { owner: token(owner), employee: token(employee), stranger: token(stranger) };
});
afterAll(() => server.close());

async function person(name: string): Promise<string> {
  const email = `${name}@example.com`;
  const who = { fullName: name, phone: "677000000", email, password: "secret", shopName: name };
  return must(await register(server.deps, who)).id;
}

const webp = (length: number) =>
  Buffer.concat([Buffer.from("RIFF\x10\0\0\0WEBPVP8 "), Buffer.alloc(length, 7)]);
const nameOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
const addressOf = (id: string) => `/api/v1/shops/${shopId}/images/${id}`;

function put(bytes: Buffer, as?: Who, given: { id?: string; type?: string } = {}) {
  const headers = {
    "content-type": given.type ?? "image/webp",
    ...(as ? { authorization: `Bearer ${tokens[as]}` } : {}),
  };
  const url = addressOf(given.id ?? nameOf(bytes));
  return server.app.inject({ method: "PUT", url, headers, payload: bytes });
}

test("a picture goes up, twice, and comes down to anybody who knows its name, for ever", async () => {
  const bytes = webp(60_000);
  expect((await put(bytes, "owner")).statusCode).toBe(204);
  expect((await put(bytes, "owner")).statusCode).toBe(204);
  const got = await server.app.inject({ url: addressOf(nameOf(bytes)) });
  expect(got.statusCode).toBe(200);
  expect(got.rawPayload.equals(bytes)).toBe(true);
  expect(got.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect((await server.app.inject({ url: addressOf("x".repeat(22)) })).statusCode).toBe(404);
});

test("JPEG and PNG are known by their bytes, whatever the header says; nothing else is taken", async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9]);
  expect((await put(jpeg, "owner", { type: "application/octet-stream" })).statusCode).toBe(204);
  expect((await put(png, "owner", { type: "text/html" })).statusCode).toBe(204);
  const got = await server.app.inject({ url: addressOf(nameOf(png)) });
  expect(got.headers["content-type"]).toBe("image/png");
  const page = await put(Buffer.from("<svg onload=alert(1)>"), "owner", { type: "image/svg+xml" });
  expect([page.statusCode, page.json().code]).toEqual([415, "image-format"]);
  expect((await put(Buffer.alloc(0), "owner")).statusCode).toBe(415);
});

test("a name that is not that of the bytes, and too many bytes, are refused", async () => {
  const wrong = await put(webp(10), "owner", { id: nameOf(webp(11)) });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, "image-name"]);
  const large = await put(webp(70_000), "owner");
  expect([large.statusCode, large.json().code]).toEqual([413, "too-large"]);
});

test("only those who may change products send pictures", async () => {
  const bytes = webp(20);
  expect((await put(bytes)).statusCode).toBe(401);
  expect((await put(bytes, "employee")).json().code).toBe("not-allowed");
  expect((await put(bytes, "stranger")).statusCode).toBe(404);
  expect((await server.app.inject({ url: addressOf(nameOf(bytes)) })).statusCode).toBe(404);
});
