import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { connectTo } from "#tests/support/connect.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { addressIn, type ServerProcess, serverProcess } from "#tests/support/server-process.ts";

const secret = "x".repeat(40);
const password = "le-mot-de-passe";
/** Two, as nobody signs in twelve times at once. */
const emails = ["awa@example.com", "ben@example.com"] as const;
let fresh: FreshDatabase;
let server: ServerProcess;
let origin = "";
const sockets: Socket[] = [];

beforeEach(async () => {
  fresh = await freshDatabase();
  const database = connectTo(fresh.url, 1);
  const random = (length: number) => randomBytes(length);
  const deps = { database, secret, clock: Date.now, random };
  for (const email of emails)
    await register(deps, { fullName: "A", phone: "677000000", shopName: "A", email, password });
  await database.close();
  server = serverProcess({ DATABASE_URL: fresh.url, SESSION_SECRET: secret, DATA_DIR: "/nowhere" });
  origin = addressIn(await server.until("Ctrl+C"));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.child.kill("SIGKILL");
  await server.ended;
  await fresh.drop();
});

type Begun = { finish(): void; answer: Promise<string> };

/** A sign-in that the server has begun to read: it has asked for the body, which comes with `finish`. */
async function begun(email: string): Promise<Begun> {
  const { hostname, port } = new URL(origin);
  const body = JSON.stringify({ email, password });
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let text = "";
  const answer = new Promise<string>((resolve) => {
    const done = () => resolve(text);
    socket.on("close", done).on("error", done);
  });
  await new Promise<void>((resolve) => {
    socket.on("data", (data) => {
      text += data;
      if (text.includes("100 Continue")) resolve();
    });
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n` +
        "Content-Type: application/json\r\nExpect: 100-continue\r\n" +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
  });
  return { finish: () => socket.write(body), answer };
}

const signIn = () =>
  fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: emails[0], password }),
  });

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets requests under way end, refuses new ones, closes streams, and then ends",
  async (signal) => {
    const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const stream = await fetch(`${origin}/api/v1/live`, { headers });
    const heard = stream.text();
    const signIns = await Promise.all(
      Array.from({ length: 12 }, (_, at) => begun(emails[at % 2 ? 0 : 1])),
    );

    server.child.kill(signal);
    await server.until("Stopping");
    expect(await heard).toContain("event: reconnect");
    // Once streams are closed nothing new is taken, whether the port is still open or not.
    await expect
      .poll(() =>
        fetch(`${origin}/health`).then(
          ({ status }) => status,
          () => "refused",
        ),
      )
      .toSatisfy((told) => told === 503 || told === "refused");
    for (const one of signIns) one.finish();
    for (const { answer } of signIns) {
      expect(await answer).toMatch(/HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*accessToken/i);
    }
    expect(await server.ended).toMatchObject({
      code: 0,
      output: expect.stringContaining("Stopped."),
    });
  },
  120_000,
);

test("a second signal ends at once what a request holds up", async () => {
  await begun(emails[0]);
  server.child.kill("SIGTERM");
  await server.until("Stopping");
  let ended: number | null | undefined;
  void server.ended.then(({ code }) => (ended = code));
  await expect
    .poll(() => {
      server.child.kill("SIGTERM");
      return ended;
    })
    .toBe(1);
  expect(server.output()).not.toContain("Stopped.");
}, 120_000);
