import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isDatabaseAway } from "#server/plugins/errors.ts";
import { connectDatabase } from "./client.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const isRoot = process.getuid?.() === 0;
let dataDir = "";
const stops: (() => Promise<void>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "boutika-launcher-"));
  chmodSync(dataDir, 0o755);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(given: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}) {
  const running = await startEmbeddedPostgres({ dataDir, durable: true, ...given });
  stops.push(running.stop);
  return running;
}

async function query(url: string, text: string) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

test("keeps what was written from one start to the next", async () => {
  const first = await start();
  await query(first.url, "create table kept as select 42 as answer");
  await first.stop();
  stops.length = 0;
  const second = await start();
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("asks for the password of its own file, which others cannot read", async () => {
  const { url } = await start();
  const wrong = url.replace(/:[^:@]+@/, ":guess@");
  await expect(query(wrong, "select 1")).rejects.toThrow(/password/);
  expect(statSync(join(dataDir, "postgres/postgres.password")).mode & 0o077).toBe(0);
});

test("a folder of before, with its password beside it, is opened", async () => {
  const first = await start();
  await first.stop();
  stops.length = 0;
  renameSync(join(dataDir, "postgres/postgres.password"), join(dataDir, "postgres.password"));
  expect((await start()).url.replace(/\d+\/boutika$/, "")).toBe(
    first.url.replace(/\d+\/boutika$/, ""),
  );
});

test("two first starts at once leave a database that opens", async () => {
  await Promise.all([inAnotherProcess("stop"), inAnotherProcess("stop")]);
  const { url } = await start();
  expect(await query(url, "select 1 as alive")).toEqual([{ alive: 1 }]);
  expect(readdirSync(dataDir)).toEqual(["postgres", "postgres.owner"]);
});

test("a second start joins as a guest and leaves the first one's database running", async () => {
  const first = await start();
  const other = await inAnotherProcess("stop");
  expect(other).toBe(first.url);
  expect(await query(first.url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("joins and then stops the Postgres of a server that was killed", async () => {
  const orphanUrl = await inAnotherProcess("die");
  const heir = await start();
  expect(heir.url).toBe(orphanUrl);
  await heir.stop();
  stops.length = 0;
  await expect(query(heir.url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
});

test("a number left in the lock file by a power cut does not keep it from starting", async () => {
  const first = await start();
  const lockFile = join(dataDir, "postgres/postmaster.pid");
  const lock = readFileSync(lockFile, "utf8");
  await first.stop();
  stops.length = 0;
  await overwrite(lockFile, lock.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await query(second.url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("killed under a server that sells, it is started again on the same port with all it had", async () => {
  const said: string[] = [];
  const { url } = await start({
    keepRunning: { say: (line) => said.push(line), lookEvery: 100 },
  });
  const { sql, close } = connectDatabase(url, 3);
  stops.unshift(close);
  await sql`create table kept as select 42 as answer`;
  const lock = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8");
  process.kill(Number(lock.split("\n")[0]), "SIGKILL");
  await expect.poll(() => said.at(-1)).toBe("The database is there again.");
  const answer = () =>
    sql`select answer from kept`.then(([row]) => row?.["answer"], isDatabaseAway);
  await expect.poll(answer).toBe(42);
});

test("a guest whose host ends starts it again on the same port, and stops it at its own end", async () => {
  let leave = () => {};
  const left = inAnotherProcess("stop", {
    until: new Promise<void>((resolve) => (leave = resolve)),
  });
  await expect.poll(() => existsSync(join(dataDir, "postgres.owner"))).toBe(true);
  const said: string[] = [];
  const { url, stop } = await start({
    keepRunning: { say: (line) => said.push(line), lookEvery: 100 },
  });
  await query(url, "create table kept as select 42 as answer");
  leave();
  expect(await left).toBe(url);
  await expect.poll(() => said.at(-1)).toBe("The database is there again.");
  expect(await query(url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await stop();
  stops.length = 0;
  await expect(query(url, "select 1")).rejects.toThrow(/ECONNREFUSED/);
});

test.runIf(isRoot)("starts under a umask that closes what root makes", async () => {
  const wanted = join(dataDir, "new/data");
  const code = "process.umask(0o077);";
  const url = await inAnotherProcess("stop", { code, wanted });
  expect(url).toContain("postgres://");
  expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  expect(statSync(join(dataDir, "new")).mode & 0o777).toBe(0o755);
});

test.runIf(isRoot)("a folder that is opened or moved leads to the books it led to", async () => {
  chmodSync(dataDir, 0o700);
  const wanted = join(dataDir, "data");
  const first = await start({ dataDir: wanted });
  expect(first.dataDir.startsWith("/var/lib/boutika/")).toBe(true);
  try {
    await query(first.url, "create table kept as select 42 as answer");
    await first.stop();
    stops.length = 0;
    chmodSync(dataDir, 0o755);
    const moved = join(dataDir, "moved");
    renameSync(wanted, moved);
    const second = await start({ dataDir: moved });
    expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  } finally {
    for (const stop of stops.splice(0)) await stop();
    rmSync(first.dataDir, { recursive: true });
  }
});

async function overwrite(file: string, text: string) {
  const { chownSync, writeFileSync } = await import("node:fs");
  const { uid, gid } = statSync(join(dataDir, "postgres"));
  writeFileSync(file, text, { mode: 0o600 });
  chownSync(file, uid, gid);
}

/** Starts the launcher elsewhere, then, or once told, lets that process end tidily or be killed; returns the url it had. */
function inAnotherProcess(
  end: "stop" | "die",
  { until = Promise.resolve(), code: first = "", wanted = dataDir } = {},
): Promise<string> {
  const launcher = JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href);
  const code = `
    import { startEmbeddedPostgres } from ${launcher};
    ${first}
    const running = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: true });
    process.stdout.write(running.url);
    for await (const _ of process.stdin);
    ${end === "stop" ? "await running.stop();" : 'process.kill(process.pid, "SIGKILL");'}`;
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", code, wanted],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  void until.then(() => child.stdin.end());
  return new Promise((done) => {
    let url = "";
    child.stdout.on("data", (chunk) => (url += chunk));
    child.on("exit", () => done(url));
  });
}
