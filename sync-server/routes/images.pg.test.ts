import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, endMember } from "#server/accounts/members.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { s3Store } from "#server/storage/s3-store.ts";
import { must } from "#shared/must.ts";
import {
  idat,
  ihdr,
  jpeg,
  jpegSegment,
  plainWebp,
  png,
  pngChunk,
  pngOf,
  secretPlace,
} from "#tests/support/pictures.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

type Who = "owner" | "manager" | "employee" | "reseller" | "stranger";
type Person = { userId: string; token: string; cookie: string };

let server: TestServer;
let shopId = "";
const people = {} as Record<Who, Person>;

beforeAll(async () => {
  server = await startTestServer();
  for (const who of ["owner", "manager", "employee", "reseller", "stranger"] as const)
    people[who] = await person(who);
  shopId = must((await profileOf(server.deps, people.owner.userId))?.shops[0]).shopId;
  for (const role of ["manager", "employee", "reseller"] as const)
    await addMember(server.deps, { shopId, userId: people[role].userId, role });
});
afterAll(() => server.close());

async function person(name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const who = { fullName: name, phone: "677000000", email, password: "secret", shopName: name };
  const userId = must(await register(server.deps, who)).id;
  return { userId, ...(await signedIn(email)) };
}

/** As a browser has it after signing in: a token for its requests, a cookie for its pictures. */
async function signedIn(email: string): Promise<{ token: string; cookie: string }> {
  const url = "/api/v1/auth/login";
  const payload = { email, password: "secret" };
  const answer = await server.app.inject({ method: "POST", url, payload });
  const cookie = must(answer.cookies.find(({ name }) => name === "boutika_images"));
  expect(cookie).toMatchObject({ path: "/api/v1/shops", httpOnly: true, sameSite: "Strict" });
  return { token: answer.json().accessToken, cookie: cookie.value };
}

const nameOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
const addressOf = (id: string) => `/api/v1/shops/${shopId}/images/${id}`;

function put(bytes: Buffer, as?: Who, given: { id?: string; type?: string } = {}) {
  const headers = {
    "content-type": given.type ?? "image/webp",
    ...(as ? { authorization: `Bearer ${people[as].token}` } : {}),
  };
  const url = addressOf(given.id ?? nameOf(bytes));
  return server.app.inject({ method: "PUT", url, headers, payload: bytes });
}

function get(id: string, cookie: string | undefined) {
  const cookies: Record<string, string> = cookie === undefined ? {} : { boutika_images: cookie };
  return server.app.inject({ url: addressOf(id), cookies });
}

test("a picture goes up, twice, and comes down to every member of the shop, for ever", async () => {
  const bytes = plainWebp(60_000);
  expect((await put(bytes, "owner")).statusCode).toBe(204);
  expect((await put(bytes, "manager")).statusCode).toBe(204);
  for (const who of ["owner", "manager", "employee", "reseller"] as const) {
    const got = await get(nameOf(bytes), people[who].cookie);
    expect([who, got.statusCode]).toEqual([who, 200]);
    expect(got.rawPayload.equals(bytes)).toBe(true);
    expect(got.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  }
  expect((await get("x".repeat(22), people.owner.cookie)).statusCode).toBe(404);
});

test("nobody else sees it: strangers, nobody at all, a mark that was made up, who has left, who signed out", async () => {
  const bytes = plainWebp(100, 1);
  await put(bytes, "owner");
  const id = nameOf(bytes);
  const { userId, cookie } = people.stranger;
  const [, family = "", signature = ""] = cookie.split(".");
  const forged = [
    undefined,
    "",
    cookie,
    `${people.owner.userId}.${family}.${signature}`,
    people.owner.cookie.slice(0, -1),
    `${userId}.${family}.`,
  ];
  for (const mark of forged) expect((await get(id, mark)).statusCode).toBe(404);

  const seller = await person("seller");
  await addMember(server.deps, { shopId, userId: seller.userId, role: "seller" });
  const again = await signedIn("seller@example.com");
  expect((await get(id, seller.cookie)).statusCode).toBe(200);
  const ends = { authorization: `Bearer ${again.token}` };
  await server.app.inject({ method: "DELETE", url: "/api/v1/auth/sessions", headers: ends });
  expect((await get(id, seller.cookie)).statusCode).toBe(404);
  expect((await get(id, again.cookie)).statusCode).toBe(200);
  await endMember(server.deps, { shopId, userId: seller.userId });
  expect((await get(id, again.cookie)).statusCode).toBe(404);
});

test("JPEG and PNG are known by their bytes, whatever the header says, and kept without where they were taken", async () => {
  const exif = jpegSegment(0xe1, `Exif\0\0${secretPlace}`);
  const photo = jpeg(exif);
  const drawing = png(pngChunk("eXIf", Buffer.from(secretPlace)));
  expect((await put(photo, "owner", { type: "application/octet-stream" })).statusCode).toBe(204);
  expect((await put(drawing, "owner", { type: "text/html" })).statusCode).toBe(204);
  const { cookie } = people.owner;
  const kept = await get(nameOf(photo), cookie);
  expect(kept.headers["content-type"]).toBe("image/jpeg");
  expect(kept.rawPayload.equals(jpeg())).toBe(true);
  expect((await get(nameOf(drawing), cookie)).rawPayload.equals(png())).toBe(true);
  const page = await put(Buffer.from("<svg onload=alert(1)>"), "owner", { type: "image/svg+xml" });
  expect([page.statusCode, page.json().code]).toEqual([415, "image-format"]);
  expect((await put(Buffer.alloc(0), "owner")).statusCode).toBe(415);
});

test("pictures that no device can bear are refused with their reason", async () => {
  for (const [bytes, code] of [
    [pngOf(ihdr(20_000, 20_000), idat(48_000)), "image-size"],
    [pngOf(ihdr(0, 10), idat(10)), "image-size"],
    [png(pngChunk("acTL", Buffer.alloc(8))), "image-animated"],
    [pngOf(ihdr(3, 2), idat(50_000_000)), "image-format"],
  ] as const) {
    const answer = await put(bytes, "owner");
    expect([answer.statusCode, answer.json().code]).toEqual([415, code]);
    expect((await get(nameOf(bytes), people.owner.cookie)).statusCode).toBe(404);
  }
});

test("one that was kept before its insides were looked at comes down to nobody", async () => {
  const bytes = pngOf(ihdr(20_000, 20_000), idat(47_000));
  await server.deps.database.sql`
    insert into images (shop_id, id, media_type, bytes, size, by_id, at)
    values (${shopId}, ${nameOf(bytes)}, 'image/png', ${bytes}, ${bytes.length},
      ${people.owner.userId}, now())`;
  const answer = await get(nameOf(bytes), people.owner.cookie);
  expect(answer.statusCode).toBe(404);
  expect(String(answer.headers["cache-control"])).not.toContain("immutable");
});

test("a name that is not that of the bytes, and too many bytes, are refused", async () => {
  const wrong = await put(plainWebp(10), "owner", { id: nameOf(plainWebp(11)) });
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, "image-name"]);
  const large = await put(plainWebp(70_000), "owner");
  expect([large.statusCode, large.json().code]).toEqual([413, "too-large"]);
});

test("[X5] only the staff sends pictures", async () => {
  const bytes = plainWebp(20);
  expect((await put(bytes)).statusCode).toBe(401);
  expect((await put(bytes, "reseller")).json().code).toBe("not-allowed");
  expect((await put(bytes, "stranger")).statusCode).toBe(404);
  expect((await get(nameOf(bytes), people.owner.cookie)).statusCode).toBe(404);
  expect((await put(bytes, "employee")).statusCode).toBe(204);
});

test("a bucket that cannot be found is not told as a database that is away", async () => {
  const settings = { region: "eu-west-3", bucket: "files", accessKey: "a", secretKey: "b" };
  const files = s3Store({ ...settings, endpoint: "http://bucket.invalid" });
  const without = await startTestServer({ files });
  const who = { fullName: "o", phone: "677000000", email: "o@example.com", password: "secret" };
  const userId = must(await register(without.deps, { ...who, shopName: "o" })).id;
  const shop = must((await profileOf(without.deps, userId))?.shops[0]).shopId;
  const { email, password } = who;
  const url = "/api/v1/auth/login";
  const login = await without.app.inject({ method: "POST", url, payload: { email, password } });
  const bytes = plainWebp(900);
  const answer = await without.app.inject({
    method: "PUT",
    url: `/api/v1/shops/${shop}/images/${nameOf(bytes)}`,
    headers: {
      "content-type": "image/webp",
      authorization: `Bearer ${login.json().accessToken}`,
    },
    payload: bytes,
  });
  expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([
    503,
    "files-unavailable",
    "5",
  ]);
  await without.close();
});
