import { expect, test } from "vitest";
import { client, type Reply } from "#tests/support/device/session-world.ts";

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
    code: "unreachable",
  });
  expect(outbox.meta.session).toBeNull();
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

/** What a request does whose server says nothing; older browsers call its end by another name than ours. */
const silent: Reply = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

/** An answer that begins, and never comes to its end. */
const halfSaid: Reply = (signal) => {
  const body = new ReadableStream({
    start: (stream) =>
      signal.addEventListener("abort", () =>
        stream.error(new DOMException("aborted", "AbortError")),
      ),
  });
  return new Response(body);
};

test.each([
  ["answers nothing", silent],
  ["does not end its answer", halfSaid],
])(
  "[S2] a server that %s is given half a minute; then it is a time-out, asked for once and again under the same name",
  async (_, reply) => {
    const { session, asked, replies, token, time } = await client();
    await session.enter("login", { email: "awa@example.org", password: "secret" });
    await time.pass(20 * 60_000);
    replies.push(reply);
    const asking = token().catch((cause: unknown) => cause);
    await time.pass(29_999);
    expect(time.pending).toBeGreaterThan(0);
    await time.pass(1);
    expect(await asking).toMatchObject({ name: "TransportFailure", kind: "timeout" });
    expect([asked.length, time.pending]).toEqual([2, 0]);
    expect(await token()).toBe("token");
    expect(asked[2]).toEqual(asked[1]);
  },
);

test("an answer to a sign-in that does not come to its end is a lost one", async () => {
  const { session, asked, replies, time } = await client();
  const proof = { email: "awa@example.org", password: "secret" };
  replies.push(halfSaid);
  const entering = session.enter("login", proof);
  await time.pass(30_000);
  expect(await entering).toEqual({ ok: false, code: "timeout" });
  expect(await session.enter("login", proof)).toEqual({ ok: true, userId: "awa" });
  expect(asked[1]).toEqual(asked[0]);
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
  for (const said of ["{}", "[]", "null", '{"status":"login"}']) {
    replies.push(() => new Response(said));
    await expect(token()).rejects.toMatchObject({ name: "TransportFailure", kind: "garbled" });
  }
  replies.push(() => new Response("<html>", { status: 403 }));
  await expect(token()).rejects.toMatchObject({ name: "TransportFailure", kind: "server" });
  expect(await token()).toBe("token");
  expect(new Set(asked.slice(1).map(({ body }) => body.requestId)).size).toBe(1);
});
