import type { ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database.ts";
import { addressIn, type ServerProcess, serverProcess } from "#tests/support/server-process.ts";

let dataDir = "";
let fresh: FreshDatabase;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "boutika-main-"));
  chmodSync(dataDir, 0o755);
  fresh = await freshDatabase();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await fresh.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the server as `npm start` does, with nothing but this environment. */
function run(env: Record<string, string>): ServerProcess {
  const server = serverProcess({ DATA_DIR: dataDir, ...env });
  children.push(server.child);
  return server;
}

test("the first start fills the shop, a signal ends everything, the second start keeps the data", async () => {
  const first = run({});
  const greeting = await first.until("Ctrl+C");
  expect(greeting).toContain("owner@boutika.demo");
  const origin = addressIn(greeting);
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({
    status: "ok",
    database: "ok",
  });
  const login = await logIn(origin, "reseller@boutika.demo");
  expect(login.status).toBe(200);
  const postgres = join(dataDir, "postgres/postmaster.pid");
  expect(existsSync(postgres)).toBe(true);
  first.child.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(existsSync(postgres)).toBe(false);

  const second = run({});
  const again = await second.until("Ctrl+C");
  expect(again).not.toContain("Filled it");
  expect(again).toContain("owner@boutika.demo");
  expect((await logIn(addressIn(again), "owner@boutika.demo")).status).toBe(200);
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const refreshed = await fetch(`${addressIn(again)}/api/v1/auth/refresh`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ requestId: crypto.randomUUID() }),
  });
  expect(refreshed.status).toBe(200);
  second.child.kill("SIGINT");
  expect((await second.ended).code).toBe(0);
});

function logIn(origin: string, email: string): Promise<Response> {
  return fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "marche-akwa" }),
  });
}

test("a start without the demonstration ends a filling that was cut off", async () => {
  const mark = join(dataDir, "demo.unfinished");
  writeFileSync(mark, "");
  const server = run({ DEMO: "false" });
  expect(await server.until("Ctrl+C")).not.toContain("@boutika.demo");
  expect(existsSync(mark)).toBe(false);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("a Postgres of one's own is migrated and served, and never gets the demonstration", async () => {
  const server = run({ DATABASE_URL: fresh.url, SESSION_SECRET: "x".repeat(40) });
  const greeting = await server.until("Ctrl+C");
  expect(greeting).not.toContain("@boutika.demo");
  expect((await logIn(addressIn(greeting), "owner@boutika.demo")).status).toBe(401);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("a signal during the start is obeyed once the start is over", async () => {
  const server = run({ DATABASE_URL: fresh.url, SESSION_SECRET: "x".repeat(40) });
  await server.until("Bringing the database");
  server.child.kill("SIGTERM");
  expect(await server.ended).toMatchObject({
    code: 0,
    output: expect.stringContaining("Stopped."),
  });
});

test("wrong settings are told one by one, without a stack", async () => {
  const { code, output } = await run({ PORT: "x", DATABASE_URL: "nonsense" }).ended;
  expect(code).toBe(1);
  expect(output).toContain("PORT must be a whole number");
  expect(output).toContain("DATABASE_URL must look like");
  expect(output).not.toMatch(/\bat .*:\d+/);
});

test("a port that is taken is told, and nothing is left running", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port));
  });
  const { code, output } = await run({
    PORT: String(port),
    DATABASE_URL: fresh.url,
    SESSION_SECRET: "x".repeat(40),
  }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output).toContain("Another program listens there: set PORT");
});
