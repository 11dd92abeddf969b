import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ExchangeRequest, Poke } from "#shared/sync/protocol.ts";
import { FetchTransport } from "./fetch-transport.ts";

type Call = { path: string; init: RequestInit };

const request = (app: string) => ({ app }) as unknown as ExchangeRequest;
const limits = () => ({ signal: new AbortController().signal, timeoutMs: 60_000 });

/** A transport whose server answers as told; tokens are numbered as they are asked for. */
function transport(...replies: ((call: Call) => Response | Promise<Response>)[]) {
  const calls: Call[] = [];
  let token = 1;
  const doFetch = (async (path: string, init: RequestInit) => {
    const call = { path, init };
    calls.push(call);
    const reply = replies.shift();
    if (!reply) throw new TypeError("no network");
    return reply(call);
  }) as typeof fetch;
  const tokens = {
    token: async () => (token > 9 ? null : `t${token}`),
    refused: () => {
      token += 1;
    },
  };
  return { way: new FetchTransport({ fetch: doFetch, tokens }), calls };
}

const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status });
const answer = (time: number) => ({ time, verdicts: [] });
const header = ({ init }: Call, name: string) => new Headers(init.headers).get(name);

test("sends with the token, packed when that is worth it", async () => {
  const { way, calls } = transport(json(answer(1)), json(answer(2)));
  expect(await way.exchange(request("short"), limits())).toEqual(answer(1));
  await way.exchange(request("x".repeat(600)), limits());
  const [short, long] = calls as [Call, Call];
  expect(header(short, "authorization")).toBe("Bearer t1");
  expect(header(short, "content-encoding")).toBeNull();
  expect(header(long, "content-encoding")).toBe("gzip");
  const packed = Buffer.from(await (long.init.body as Blob).arrayBuffer());
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual({ app: "x".repeat(600) });
});

test("a refused token is replaced, once", async () => {
  const refused = json({ code: "token-refused" }, 401);
  const { way, calls } = transport(refused, json(answer(1)));
  expect(await way.exchange(request(""), limits())).toEqual(answer(1));
  expect(calls.map((call) => header(call, "authorization"))).toEqual(["Bearer t1", "Bearer t2"]);
  const twice = transport(refused, refused);
  await expect(twice.way.exchange(request(""), limits())).rejects.toMatchObject({
    kind: "unauthorized",
  });
});

test.each(["<html>Connexion</html>", "", "null", '{"error":"login"}', '{"code":"wrong-code"}'])(
  "a 401 that says « %s » ends nothing here: a proxy or portal wants a sign-in of its own",
  async (text) => {
    const { way, calls } = transport(() => new Response(text, { status: 401 }), json(answer(1)));
    await expect(way.exchange(request(""), limits())).rejects.toMatchObject({ kind: "server" });
    await way.exchange(request(""), limits());
    expect(calls.map((call) => header(call, "authorization"))).toEqual(["Bearer t1", "Bearer t1"]);
  },
);

test.each([
  [400, "invalid-request", "rejected"],
  [413, "too-large", "rejected"],
  [404, "snapshot-gone", "rejected"],
  [404, "no-such-shop", "rejected"],
  [400, "x", "server"],
  [403, 403, "server"],
  [404, "not-found", "server"],
  [405, undefined, "server"],
  [415, "unsupported-encoding", "server"],
  [429, "too-many-requests", "busy"],
  [503, "database-unavailable", "busy"],
  [503, "cannot-take-now", "busy"],
  [415, "image-size", "rejected"],
  [415, "image-animated", "rejected"],
  [500, "internal", "server"],
  [502, "invalid-request", "server"],
])(
  "[S2] status %i with the code %s is a failure of the kind « %s », never a verdict",
  async (status, code, kind) => {
    const { way } = transport(json({ code }, status));
    await expect(way.exchange(request(""), limits())).rejects.toMatchObject({ kind });
  },
);

test.each(["<html>", "null", ""])(
  "[S2] a 400 that says « %s » is not of our server",
  async (text) => {
    const { way } = transport(() => new Response(text, { status: 400 }));
    await expect(way.exchange(request(""), limits())).rejects.toMatchObject({ kind: "server" });
  },
);

test.each([[{}], [{ status: "login" }], [[]], [null], ["ok"], [1]])(
  "[S2] a 200 that says %j is of somebody in between: an answer that cannot be read",
  async (said) => {
    const { way } = transport(json(said), json(said), json(said));
    const garbled = { name: "TransportFailure", kind: "garbled" };
    await expect(way.exchange(request(""), limits())).rejects.toMatchObject(garbled);
    const part = { scope: "shop:a", cursor: { epoch: 1, rev: 5 }, part: 3 };
    await expect(way.snapshotPart(part, limits())).rejects.toMatchObject(garbled);
    const picture = { type: "image/webp", bytes: new Uint8Array([1]) };
    await expect(way.put("/picture", picture, limits())).rejects.toMatchObject(garbled);
  },
);

test("what was sent is kept when our server says so, with nothing more", async () => {
  const { way } = transport(() => new Response(null, { status: 204 }));
  await way.put("/picture", { type: "image/webp", bytes: new Uint8Array([1]) }, limits());
});

test("waits as long as the server asks for", async () => {
  const { way } = transport(
    () => new Response("", { status: 429, headers: { "retry-after": "7" } }),
  );
  await expect(way.exchange(request(""), limits())).rejects.toMatchObject({
    kind: "busy",
    retryAfter: 7000,
  });
});

test("[S2] no network, no time left and an answer that cannot be read are told apart", async () => {
  await expect(transport().way.exchange(request(""), limits())).rejects.toMatchObject({
    kind: "offline",
  });
  const { way } = transport(() => new Response("<html>"));
  await expect(way.exchange(request(""), limits())).rejects.toMatchObject({ kind: "garbled" });
  const hanging = transport(
    ({ init }) =>
      new Promise((_, reject) =>
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
  );
  const short = { signal: new AbortController().signal, timeoutMs: 5 };
  await expect(hanging.way.exchange(request(""), short)).rejects.toMatchObject({ kind: "timeout" });
});

/** As older Chrome has it: whatever ended a reading is an AbortError. */
const aborted = () => new DOMException("The user aborted a request.", "AbortError");
const noAnswer = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener("abort", () => reject(aborted()));
  });
const halfAnAnswer = ({ init }: Call) => {
  const start = (stream: ReadableStreamDefaultController) =>
    init.signal?.addEventListener("abort", () => stream.error(aborted()));
  return new Response(new ReadableStream({ start }));
};

test.each([
  ["before the answer", noAnswer],
  ["in the middle of it", halfAnAnswer],
])(
  "[S2] what ended our signal tells a time-out from a cancel, %s, by whatever name the browser calls it",
  async (_, reply) => {
    const late = transport(reply).way.exchange(request(""), { ...limits(), timeoutMs: 5 });
    await expect(late).rejects.toMatchObject({ kind: "timeout" });
    const cancel = new AbortController();
    const { way } = transport((call) => {
      queueMicrotask(() => cancel.abort());
      return reply(call);
    });
    const cancelled = way.exchange(request(""), { ...limits(), signal: cancel.signal });
    await expect(cancelled).rejects.toMatchObject({ kind: "cancelled" });
  },
);

test("[S2] what the browser itself broke off was cancelled by nobody", async () => {
  const { way } = transport(() => Promise.reject(aborted()));
  await expect(way.exchange(request(""), limits())).rejects.toMatchObject({ kind: "offline" });
});

test("takes a part of the load it asked for, and of no other", async () => {
  const cursor = { epoch: 1, rev: 5 };
  const part = { cursor, rows: { stocks: [] } };
  const { way, calls } = transport(json(part), json({ ...part, cursor: { epoch: 2, rev: 5 } }));
  expect(await way.snapshotPart({ scope: "shop:a", cursor, part: 3 }, limits())).toEqual({
    stocks: [],
  });
  expect(calls[0]?.path).toBe("/api/v1/snapshot/shop%3Aa/5/3");
  const other = way.snapshotPart({ scope: "shop:a", cursor, part: 3 }, limits());
  await expect(other).rejects.toMatchObject({ kind: "rejected" });
});

test("[L1] hears pokes and changes of access, whole or in pieces, and leaves when told to", async () => {
  const stream = [
    'event: ready\ndata: {"time":1}\n\n: heartbeat\n\nevent: po',
    'ke\ndata: {"scope":"shop:a","prevRev":1,"rev":2}\n\nevent: access\ndata: {}\r\n\r\n',
    'event: reconnect\ndata: {"afterMs":40}\n\n',
  ];
  const body = new ReadableStream({
    start(controller) {
      for (const text of stream) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  const { way } = transport(() => new Response(body));
  const heard: (Poke | "open")[] = [];
  const listening = way.live(
    { onOpen: () => heard.push("open"), onPoke: (poke) => heard.push(poke) },
    new AbortController().signal,
  );
  await expect(listening).rejects.toMatchObject({ retryAfter: 40 });
  expect(heard).toEqual(["open", { scope: "shop:a", prevRev: 1, rev: 2 }, {}]);
});
