import { expect, test } from "vitest";
import { HandTimers } from "#tests/support/device/hand-timers.ts";
import { awa, client, random, signedIn } from "#tests/support/device/session-world.ts";
import { World } from "#tests/support/device/world.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import { SessionClient } from "./session-client.ts";

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

test.each(["<html>Connexion</html>", "null", '{"error":"login"}'])(
  "a 401 that says « %s » is of a proxy or portal: the refresh is asked for again, nobody is signed out",
  async (text) => {
    const { session, asked, replies, token, pass } = await client();
    await session.enter("login", { email: "awa@example.org", password: "secret" });
    pass(20 * 60_000);
    replies.push(() => new Response(text, { status: 401 }));
    await expect(token()).rejects.toMatchObject({ kind: "server" });
    expect(await token()).toBe("token");
    expect(new Set(asked.slice(1).map(({ body }) => body.requestId)).size).toBe(1);
  },
);

test("a frozen tab that holds the turn for ever keeps nobody from a new token", async () => {
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const { session, asked, token, time } = await client(undefined, { request });
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  await time.pass(20 * 60_000);
  const asking = token();
  await time.pass(34_999);
  expect(asked.map(({ path }) => path)).toEqual(["login"]);
  await time.pass(1);
  expect(await asking).toBe("token");
  expect(asked.map(({ path }) => path)).toEqual(["login", "refresh"]);
  expect(time.pending).toBe(0);
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

test("[S3] the token of somebody else who signed in from another tab is not taken", async () => {
  const { session, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  replies.push(() => signedIn({ ...awa, id: "binta" }, "hers"));
  expect(await token()).toBeNull();
});

test("[S3] a refresh under way for one person gives no token to whoever signs in meanwhile, nor to them", async () => {
  const { session, outbox, asked, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(20 * 60_000);
  let answer = (_: Response) => {};
  replies.push(() => new Promise((resolve) => (answer = resolve)));
  replies.push(() => signedIn({ ...awa, id: "bih" }, "hers"));
  const before = token();
  // Another tab has signed her in.
  await outbox.putMeta({ session: { userId: "bih", fullName: "Bih", email: "" } });
  const since = [token(), token()];
  answer(signedIn());
  await expect(before).rejects.toMatchObject({ kind: "cancelled" });
  expect(await Promise.all(since)).toEqual(["hers", "hers"]);
  expect(asked.map(({ path }) => path)).toEqual(["login", "refresh", "refresh"]);
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
  const time = new HandTimers();
  const parts = { outbox, fetch: doFetch, locks, clock: time.clock, timers: time, random };
  const session = new SessionClient(parts);
  expect(await session.signOut()).toEqual({ ok: false, refusal: "unsent-operations", count: 1 });
  expect(outbox.meta.session).not.toBeNull();
  await world.settle();
  expect(await session.signOut()).toEqual({ ok: true });
  expect(outbox.meta.session).toBeNull();
  expect(asked).toEqual(["/api/v1/auth/logout"]);
});

test("signed out without a network, the cookie lets nobody in again: the server hears of it first", async () => {
  const { session, outbox, asked, replies } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  const offline = () => {
    throw new TypeError("no network");
  };
  replies.push(offline);
  expect(await session.signOut()).toEqual({ ok: true });
  replies.push(offline);
  expect(await session.enter("refresh", {})).toEqual({ ok: false, code: "unreachable" });
  replies.push(() => new Response(null, { status: 503 }));
  expect(await session.enter("refresh", {})).toEqual({ ok: false, code: "busy" });
  replies.push(() => new Response(null, { status: 204 }));
  replies.push(() => new Response(JSON.stringify({ code: "no-session" }), { status: 401 }));
  expect(await session.enter("refresh", {})).toEqual({ ok: false, code: "no-session" });
  expect(asked.slice(1).map(({ path }) => path)).toEqual([
    ...["logout", "logout", "logout", "logout", "refresh"],
  ]);
  expect(outbox.meta.session).toBeNull();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  expect((await session.enter("refresh", {})).ok).toBe(true);
});

test("what was signed out without a network is told when there is one, once", async () => {
  const { session, disk, replies } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  replies.push(() => new Response(null, { status: 503 }));
  await session.signOut();
  const next = await client(disk);
  next.replies.push(() => new Response(null, { status: 204 }));
  await Promise.all([next.session.tellLeaving(), next.session.tellLeaving()]);
  await next.session.tellLeaving();
  expect(next.asked.map(({ path }) => path)).toEqual(["logout"]);
});

test("another name that was chosen elsewhere comes with the next token", async () => {
  const { session, outbox, replies, token, pass } = await client();
  await session.enter("login", { email: "awa@example.org", password: "secret" });
  pass(15 * 60_000);
  replies.push(() => signedIn({ ...awa, fullName: "Awa Diop" }));
  await token();
  expect(outbox.meta.session).toEqual({
    ...{ userId: "awa", fullName: "Awa Diop", email: "awa@example.org" },
  });
});

test.each([
  ["59", "too-many-requests"],
  ["3540", "too-many-for-now"],
])("asked too often, one is told how long to wait: after %s s, %s", async (seconds, code) => {
  const { session, replies } = await client();
  const body = JSON.stringify({ code: "too-many-requests" });
  replies.push(() => new Response(body, { status: 429, headers: { "retry-after": seconds } }));
  const told = { ok: false, code, seconds: Number(seconds) };
  expect(await session.note("phone/request", {})).toEqual(told);
  // In the body too: a page of another origin does not read the header.
  const inBody = JSON.stringify({ code: "too-many-requests", retryAfter: Number(seconds) });
  replies.push(() => new Response(inBody, { status: 429 }));
  expect(await session.note("phone/request", {})).toEqual(told);
});
