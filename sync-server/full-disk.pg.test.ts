import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#server/db/client.ts";
import { addressIn, type ServerProcess, serverProcess } from "#tests/support/server-process.ts";
import { type SmallDisk, smallDisk } from "#tests/support/small-disk.ts";

let disk: SmallDisk;
let server: ServerProcess;
let database: Database;
let origin = "";

beforeAll(async () => {
  disk = smallDisk();
  server = serverProcess({ DATA_DIR: disk.folder, DEMO: "false" }, disk.before);
  origin = addressIn(await server.until("Ctrl+C"));
  const read = (name: string) => readFileSync(join(disk.folder, "postgres", name), "utf8");
  const [, port] = /port = (\d+)/.exec(read("boutika.conf")) ?? [];
  const password = read("postgres.password");
  database = connectDatabase(`postgres://boutika:${password}@127.0.0.1:${port}/boutika`, 1);
});
afterAll(async () => {
  await database?.close();
  server?.child.kill("SIGTERM");
  await server?.ended;
  disk?.remove();
});

const secrets = {
  ...{ password: "le-mot-de-passe-secret", street: "Rue des Manguiers 12", person: "Mbarga" },
  ...{ email: "awa.mbarga@example.com", phone: "677112233", words: "entre nous, rien d’écrit" },
};

function ask(path: string, payload: object): Promise<Response> {
  return fetch(`${origin}/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });
}

const { email, password, phone, person } = secrets;
const write = () =>
  ask("contact", {
    ...{ id: randomUUID(), firstName: "Awa", lastName: person, email, projectType: secrets.street },
    ...{ message: `${secrets.words} ${secrets.street} ${"…".repeat(500)}`, tookMs: 30_000 },
  });
const register = () =>
  ask("auth/register", { fullName: `Awa ${person}`, phone, email, password, locale: "fr" });
const forget = () => ask("auth/forgot-password", { email, locale: "fr" });

/** What is in the books has room on its page for a few more. */
async function refused(act: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await act();
    if (answer.status !== 202) return answer;
  }
  throw new Error("all of it was taken");
}
const health = () => fetch(`${origin}/health`);

test("a full disk is told as one, the log tells nothing of people, and room is enough to go on", async () => {
  expect((await write()).status).toBe(202);
  expect((await health()).status).toBe(200);

  await disk.fill(database.sql);
  for (const act of disk.isWhole ? [register, write, forget] : [write]) {
    const answer = await refused(act);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: "cannot-take-now", message: expect.stringContaining("Nothing was changed") },
    ]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const told = await health();
  expect([told.status, await told.json()]).toMatchObject([
    503,
    { status: "down", database: "down", trouble: "no-room" },
  ]);

  await disk.free(database.sql);
  await expect.poll(async () => (await health()).status).toBe(200);
  for (const act of [register, write, forget]) expect((await act()).status).toBe(202);

  const log = server.output() + readFileSync(join(disk.folder, "postgres/server.log"), "utf8");
  expect(log).toContain("cannot-take-now");
  expect(log).toMatch(/No space left|53100|File too large/);
  // A mail that is said aloud, as no SMTP server is set, is no log: it is how one who tries it out gets it.
  const lines = log.split("\n").filter((line) => !line.startsWith("  "));
  for (const secret of [...Object.values(secrets), "argon2id", "Failing row", "params:"])
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
}, 240_000);
