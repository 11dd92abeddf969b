import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { LiveRooms } from "#server/accounts/live-rooms.ts";
import { addMember, endMember } from "#server/accounts/members.ts";
import { profileOf, register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { aWake } from "#tests/support/wake.ts";

let server: TestServer;
const wake = aWake();
const streams: Stream[] = [];

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.hangUp();
  await server.close();
});

async function start(): Promise<string> {
  server = await startTestServer({}, { wake });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}

async function aPerson(email: string, shopName?: string) {
  const person = must(
    await register(server.deps, {
      fullName: email,
      phone: "",
      email,
      password: "secret",
      shopName,
    }),
  );
  const shop = (await profileOf(server.deps, person.id))?.shops[0];
  const { accessToken } = server.app.accessTokenFor({ userId: person.id, familyId: person.id });
  return { userId: person.id, accessToken, shopId: shop?.shopId ?? "" };
}

type Event = { event: string; data: Record<string, unknown> };
type Stream = { next(): Promise<Event | "end">; hangUp(): void; response: Response };

/** A stream as a device reads it: with `fetch`, event by event. */
async function listen(origin: string, accessToken: string): Promise<Stream> {
  const control = new AbortController();
  const response = await fetch(`${origin}/api/v1/live`, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: "text/event-stream",
      "accept-encoding": "gzip, br",
    },
    signal: control.signal,
  });
  const reader = must(response.body).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<Event | "end"> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (block.startsWith(":")) continue;
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
        return { event: field("event"), data: JSON.parse(field("data")) };
      }
      const { done, value } = await reader.read();
      if (done) return "end";
      text += value;
    }
  };
  const stream = { next, hangUp: () => control.abort(), response };
  streams.push(stream);
  return stream;
}

async function opened(origin: string, accessToken: string): Promise<Stream> {
  const stream = await listen(origin, accessToken);
  expect(await stream.next()).toMatchObject({ event: "ready" });
  return stream;
}

/** A change of the shop as the sync room commits it, and what it then tells. */
async function change(shopId: string): Promise<number> {
  const [row] = await server.database
    .sql`update shop_revisions set rev = rev + 1 where shop_id = ${shopId} returning rev`;
  wake.tell(shopId);
  return must(row)["rev"] as number;
}

test("[L1] a stream begins with where each scope stands, then pokes with every change", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const stream = await opened(origin, owner.accessToken);
  const scope = `shop:${owner.shopId}`;
  expect(await stream.next()).toEqual({ event: "poke", data: { scope, prevRev: 1, rev: 1 } });
  const rev = await change(owner.shopId);
  expect(await stream.next()).toEqual({ event: "poke", data: { scope, prevRev: 1, rev } });
});

test("the stream passes uncompressed, unbuffered and with the guards of every other answer", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const { response } = await opened(origin, owner.accessToken);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("cache-control")).toContain("no-cache");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("[L2] somebody dismissed hears no poke any more, only that their access has changed", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const seller = await aPerson("s@example.com");
  await addMember(server.deps, { shopId: owner.shopId, userId: seller.userId, role: "seller" });
  const stream = await opened(origin, seller.accessToken);
  expect(await stream.next()).toMatchObject({ event: "poke" });
  await endMember(server.deps, { shopId: owner.shopId, userId: seller.userId });
  await change(owner.shopId);
  expect(await stream.next()).toEqual({ event: "access", data: {} });
  await change(owner.shopId);
  await addMember(server.deps, { shopId: owner.shopId, userId: seller.userId, role: "seller" });
  const again = await opened(origin, seller.accessToken);
  expect(await again.next()).toMatchObject({ event: "poke" });
  expect(wake.listeners(owner.shopId)).toBe(1);
});

test("[L2] a shop's changes are not heard by members of another", async () => {
  const origin = await start();
  const [one, two] = [await aPerson("1@example.com", "Un"), await aPerson("2@example.com", "Deux")];
  const stream = await opened(origin, one.accessToken);
  await stream.next();
  await change(two.shopId);
  const rev = await change(one.shopId);
  expect(await stream.next()).toEqual({
    event: "poke",
    data: { scope: `shop:${one.shopId}`, prevRev: 1, rev },
  });
});

test("a seller who becomes a reseller is told, and poked for the other scope", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const { userId, accessToken } = await aPerson("s@example.com");
  await addMember(server.deps, { shopId: owner.shopId, userId, role: "seller" });
  const stream = await opened(origin, accessToken);
  await stream.next();
  const changed = must(
    await addMember(server.deps, { shopId: owner.shopId, userId, role: "reseller" }),
  );
  wake.tell(owner.shopId);
  expect(await stream.next()).toEqual({ event: "access", data: {} });
  const scope = `shop:${owner.shopId}:reseller:${userId}`;
  expect(await stream.next()).toEqual({
    event: "poke",
    data: { scope, prevRev: changed.rev, rev: changed.rev },
  });
});

test("a membership that begins elsewhere is found by the periodic look, and followed", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const seller = await aPerson("s@example.com");
  const events: unknown[] = [];
  const rooms = new LiveRooms({
    database: server.database,
    wake,
    onTrouble: (error) => events.push(error),
  });
  const leave = await rooms.join(seller, (event) => events.push(event));
  await rooms.checkAccess();
  expect(events).toEqual([]);
  const { rev } = must(
    await addMember(server.deps, { shopId: owner.shopId, userId: seller.userId, role: "seller" }),
  );
  await rooms.checkAccess();
  const scope = `shop:${owner.shopId}`;
  expect(events).toEqual([
    { event: "access", data: {} },
    { event: "poke", data: { scope, prevRev: rev, rev } },
  ]);
  leave();
  expect(wake.listeners(owner.shopId)).toBe(0);
  expect(origin).toContain("127.0.0.1");
});

test("the stream ends with its access token", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  // On a machine that stands still for a moment the first tokens run out on their way.
  const withToken = (expiresIn: number) =>
    listen(origin, server.app.jwt.sign({ sub: owner.userId, sid: owner.userId }, { expiresIn }));
  let seconds = 3;
  let stream = await withToken(seconds);
  while (stream.response.status === 401 && seconds < 60) {
    seconds *= 2;
    stream = await withToken(seconds);
  }
  expect(stream.response.status).toBe(200);
  // What it tells before that is told in time, or not at all.
  let event = await stream.next();
  while (event !== "end") event = await stream.next();
  await wake.untilNobodyListens(owner.shopId);
  expect(wake.listeners(owner.shopId)).toBe(0);
});

test("a reader who hangs up is forgotten", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const stream = await opened(origin, owner.accessToken);
  await stream.next();
  stream.hangUp();
  await wake.untilNobodyListens(owner.shopId);
  expect(wake.listeners(owner.shopId)).toBe(0);
});

test("a shutdown asks devices to come back at different moments, and does not wait for them", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const stream = await opened(origin, owner.accessToken);
  await stream.next();
  const closing = server.app.close();
  expect(await stream.next()).toEqual({
    event: "reconnect",
    data: { afterMs: expect.any(Number) },
  });
  expect(await stream.next()).toBe("end");
  await closing;
});

test("nobody listens without an access token, nor with thirty streams open already", async () => {
  const origin = await start();
  const refused = await fetch(`${origin}/api/v1/live`);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: "not-signed-in" });
  const owner = await aPerson("o@example.com", "Chez moi");
  for (let each = 0; each < 30; each += 1) await opened(origin, owner.accessToken);
  const many = await listen(origin, owner.accessToken);
  expect(many.response.status).toBe(429);
});

test("thirty streams of a person are open and no more, however many are asked for at once", async () => {
  await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const headers = { authorization: `Bearer ${owner.accessToken}`, accept: "text/event-stream" };
  const asked = Array.from({ length: 45 }, () =>
    server.app.inject({ url: "/api/v1/live", headers, payloadAsStream: true }),
  );
  const answers = await Promise.all(asked);
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(30).fill(200), ...Array(15).fill(429)]);
  for (const answer of answers) answer.stream().destroy();
});

test("places of streams that ended are free again", async () => {
  const origin = await start();
  const owner = await aPerson("o@example.com", "Chez moi");
  const all = await Promise.all(
    Array.from({ length: 30 }, () => opened(origin, owner.accessToken)),
  );
  for (const stream of all) expect(await stream.next()).toMatchObject({ event: "poke" });
  for (const stream of all) stream.hangUp();
  await wake.untilNobodyListens(owner.shopId);
  for (let each = 0; each < 30; each += 1) await opened(origin, owner.accessToken);
  expect((await listen(origin, owner.accessToken)).response.status).toBe(429);
});
