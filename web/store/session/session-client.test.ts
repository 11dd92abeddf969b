import { expect, test } from "vitest";
import { MemoryOutboxDisk, MemoryOutboxStore } from "#tests/support/device/memory-outbox-store.ts";
import { World } from "#tests/support/device/world.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { SessionClient } from "./session-client.ts";

const random = {
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 0.5,
};
const awa = { id: "awa", fullName: "Awa", email: "awa@example.org" };

type Reply = () => Response;

const signedIn = (person = awa, token = "token") =>
  new Response(JSON.stringify({ accessToken: token, expiresAt: 0, person }), { status: 200 });

/** A client whose server answers as told, request by request. */
async function client(disk = new MemoryOutboxDisk(), given?: object) {
  let now = 0;
  const clock = () => now;
  const outbox = await Outbox.open({
    store: new MemoryOutboxStore(disk),
    clock,
    random,
    label: "",
  });
  const asked: { path: string; body: { requestId?: string } }[] = [];
  const replies: Reply[] = [];
  const doFetch = (async (path: string, init?: RequestInit) => {
    asked.push({
      path: path.replace("/api/v1/auth/", ""),
      body: JSON.parse(String(init?.body ?? "{}")),
    });
    return (replies.shift() ?? (() => signedIn()))();
  }) as typeof fetch;
  const locks = (given ?? {
    request: (_: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)(),
  }) as Locks;
  const session = new SessionClient({ outbox, fetch: doFetch, locks, clock, random });
  const token = () => session.token(new AbortController().signal);
  return { session, outbox, asked, replies, token, disk, pass: (ms: number) => (now += ms) };
}

test("signs in, remembers who it is, and asks for a new token only when the old one is old", async () => {
  const { session, outbox, asked, token, pass } = await client();
  expect(await session.enter("login", { email: "awa@example.org", password: "secret" })).toEqual({
    ok: true,
    userId: "awa",
  });
  expect(outbox.meta.session).toEqual({ userId: "awa", fullName: "Awa", email: "awa@example.org" });
  expect(await token()).toBe("token");
  pass(13 * 60_000);
  await token();
  expect(asked.map(({ path }) => path)).toEqual(["login"]);
  pass(2 * 60_000);
  await token();
  expect(asked.map(({ path }) => path)).toEqual(["login", "refresh"]);
});

test("after a restart the session is there without any network", async () => {
  const { session, disk } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  const { outbox, asked } = await client(disk);
  expect(outbox.meta.session?.userId).toBe("awa");
  expect(asked).toEqual([]);
});

test("a refused sign-in changes nothing and says why", async () => {
  const { session, outbox, replies } = await client();
  replies.push(() => new Response(JSON.stringify({ code: "wrong-credentials" }), { status: 401 }));
  expect(await session.enter("login", { email: "a@b.c", password: "x" })).toEqual({
    ok: false,
    code: "wrong-credentials",
  });
  replies.push(() => {
    throw new TypeError("no network");
  });
  expect(await session.enter("login", { email: "a@b.c", password: "x" })).toEqual({
    ok: false,
    code: "offline",
  });
  expect(outbox.meta.session).toBeNull();
});

test("a refresh whose answer is lost is asked for again under the same name, once at a time", async () => {
  const { session, asked, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  replies.push(() => {
    throw new TypeError("cut");
  });
  await expect(token()).rejects.toMatchObject({ kind: "offline" });
  expect(await Promise.all([token(), token()])).toEqual(["token", "token"]);
  const names = asked.slice(1).map(({ body }) => body.requestId);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test("a link whose answer was lost is shown again under the same name, another one under its own", async () => {
  const { session, asked, replies } = await client();
  const lose = () => {
    throw new TypeError("cut");
  };
  replies.push(lose, () => new Response("<html>", { status: 502 }));
  await session.enter("confirm-email", { token: "one" });
  await session.enter("confirm-email", { token: "one" });
  await session.enter("confirm-email", { token: "one" });
  await session.enter("confirm-email", { token: "two" });
  await session.enter("confirm-email", { token: "two" });
  const [first, second, third, fourth, fifth] = asked.map(({ body }) => body.requestId);
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, fourth, fifth]).size).toBe(3);
});

test("what is only noted signs nobody in", async () => {
  const { session, outbox, replies } = await client();
  replies.push(() => new Response("{}", { status: 202 }));
  expect(await session.note("forgot-password", { email: "awa@example.org" })).toEqual({ ok: true });
  replies.push(() => new Response(JSON.stringify({ code: "no-sms" }), { status: 404 }));
  expect(await session.note("phone/request", { phone: "677" })).toEqual({
    ok: false,
    code: "no-sms",
  });
  expect(outbox.meta.session).toBeNull();
});

test("an ended session gives no token, a busy server no verdict about it", async () => {
  const { session, outbox, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  replies.push(() => new Response("{}", { status: 503 }));
  await expect(token()).rejects.toMatchObject({ kind: "busy" });
  replies.push(() => new Response(JSON.stringify({ code: "session-ended" }), { status: 401 }));
  expect(await token()).toBeNull();
  expect(outbox.meta.session?.userId).toBe("awa");
});

test("a frozen tab that holds the turn for ever keeps nobody from a new token", async () => {
  const waiting: { limit: AbortSignal; giveUp: () => void }[] = [];
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      const giveUp = () => reject(new DOMException("signal timed out", "TimeoutError"));
      waiting.push({ limit: signal, giveUp });
    });
  const { session, asked, token, pass } = await client(undefined, { request });
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  const asking = token();
  expect(asked.map(({ path }) => path)).toEqual(["login"]);
  expect(waiting[0]?.limit).toBeInstanceOf(AbortSignal);
  waiting[0]?.giveUp();
  expect(await asking).toBe("token");
  expect(asked.map(({ path }) => path)).toEqual(["login", "refresh"]);
});

test("what goes wrong during the turn is not done twice", async () => {
  const { session, asked, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  replies.push(() => {
    throw new DOMException("signal timed out", "TimeoutError");
  });
  await expect(token()).rejects.toMatchObject({ kind: "timeout" });
  expect(asked).toHaveLength(2);
});

test("nobody waits for a new token longer than they said; the next one has it", async () => {
  let release = () => {};
  const request = async (_: string, ...rest: unknown[]) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return (rest.at(-1) as () => unknown)();
  };
  const { session, asked, token, pass } = await client(undefined, { request });
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  for (const [name, kind] of [
    ["TimeoutError", "timeout"],
    ["AbortError", "cancelled"],
  ] as const) {
    const patience = new AbortController();
    const asking = session.token(patience.signal);
    patience.abort(new DOMException("", name));
    await expect(asking).rejects.toMatchObject({ kind });
    await expect(session.token(patience.signal)).rejects.toMatchObject({ kind });
  }
  const asking = token();
  release();
  expect(await asking).toBe("token");
  expect(asked.map(({ path }) => path)).toEqual(["login", "refresh"]);
});

test("an answer that breaks off, or is of a proxy, is a lost answer: asked for again under the same name", async () => {
  const { session, asked, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError("cut")) });
  replies.push(() => new Response(cut));
  await expect(token()).rejects.toMatchObject({ name: "TransportFailure", kind: "offline" });
  replies.push(() => new Response("<html>"));
  await expect(token()).rejects.toMatchObject({ name: "TransportFailure", kind: "garbled" });
  replies.push(() => new Response("<html>", { status: 403 }));
  await expect(token()).rejects.toMatchObject({ name: "TransportFailure", kind: "server" });
  expect(await token()).toBe("token");
  expect(new Set(asked.slice(1).map(({ body }) => body.requestId)).size).toBe(1);
});

test("[S3] the token of somebody else who signed in from another tab is not taken", async () => {
  const { session, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  replies.push(() => signedIn({ ...awa, id: "binta" }, "hers"));
  expect(await token()).toBeNull();
});

test("signing out is refused while anything is unsent", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  await world.sell("aaaa", 1);
  const { outbox } = world.device;
  const asked: string[] = [];
  const doFetch = (async (path: string) => {
    asked.push(path);
    return new Response(null, { status: 204 });
  }) as typeof fetch;
  const locks = { request: (_: string, act: () => unknown) => act() } as unknown as Locks;
  const session = new SessionClient({ outbox, fetch: doFetch, locks, clock: () => 0, random });
  expect(await session.signOut()).toEqual({ ok: false, refusal: "unsent-operations", count: 1 });
  expect(outbox.meta.session).not.toBeNull();
  await world.settle();
  expect(await session.signOut()).toEqual({ ok: true });
  expect(outbox.meta.session).toBeNull();
  expect(asked).toEqual(["/api/v1/auth/logout"]);
});
