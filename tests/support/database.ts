import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { citusUrl, dropOnWorkers, makeSpread } from "./citus.ts";
import { citusHome, startCitus } from "./citus-cluster.ts";

/** Workers find the run's Postgres here; set by the first `startTestPostgres` of the run. */
const runVariable = "BOUTIKA_TEST_RUN";
const folderPrefix = "boutika-postgres-";

interface TestRun {
  adminUrl: string;
  template: string;
}

export interface FreshDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * One throwaway Postgres for the whole run, with a migrated database to copy from.
 * TEST_DATABASE_URL names a server to use instead; its user must be allowed to create databases. CITUS_URL names one whose
 * databases are spread over machines (`citus.ts`), CITUS_HOME programs to start one with, with as many workers as
 * CITUS_NODES says.
 */
export async function startTestPostgres(): Promise<{ stop(): Promise<void> }> {
  if (process.env[runVariable]) return { stop: async () => {} };
  const citus = await citusOfRun();
  const given = citus ? process.env["CITUS_URL"] : process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await throwawayCluster();
  const adminUrl = given ?? withDatabase(cluster?.url ?? "", "postgres");
  const template = `boutika_template_${randomBytes(6).toString("hex")}`;
  await onServer(adminUrl, (sql) => sql`create database ${sql(template)}`);
  // Databases that are spread are made one by one.
  if (!citus) await migrate(withDatabase(adminUrl, template));
  process.env[runVariable] = JSON.stringify({ adminUrl, template } satisfies TestRun);
  return {
    stop: async () => {
      delete process.env[runVariable];
      if (cluster) await cluster.stop();
      else await dropAll(adminUrl, template);
      await citus?.stop();
    },
  };
}

/** The Citus on which this run is to be, if any; its workers hear of it as of one that was given. */
async function citusOfRun(): Promise<{ stop(): Promise<void> } | undefined> {
  if (citusUrl) return { stop: async () => {} };
  if (!citusHome) return undefined;
  const workers = Number(process.env["CITUS_NODES"] ?? 0);
  const citus = await startCitus(citusHome, { workers, durable: false });
  process.env["CITUS_URL"] = citus.url;
  process.env["CITUS_WORKERS"] = citus.workers.join(",");
  return citus;
}

/**
 * An empty, migrated database of one's own. Starts a Postgres for this process when the run has none. `spreading`: how it
 * is spread, on a Citus.
 */
export async function freshDatabase(
  spreading?: Parameters<typeof makeSpread>[1],
): Promise<FreshDatabase> {
  if (!process.env[runVariable]) await startForThisProcess();
  const { adminUrl, template }: TestRun = JSON.parse(process.env[runVariable] ?? "");
  const name = `boutika_test_${randomBytes(6).toString("hex")}`;
  await onServer(adminUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  if (citusUrl) await makeSpread(withDatabase(adminUrl, name), spreading);
  return { url: withDatabase(adminUrl, name), drop: () => dropDatabase(adminUrl, name) };
}

/**
 * Copy of a database that the first caller fills, once per run; on Citus each database is filled separately.
 * `name`: letters, different for each content.
 */
export async function copyOfFilled(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<FreshDatabase> {
  if (!process.env[runVariable]) await startForThisProcess();
  const { adminUrl, template }: TestRun = JSON.parse(process.env[runVariable] ?? "");
  if (citusUrl) {
    const fresh = await freshDatabase();
    await fill(fresh.url);
    return fresh;
  }
  const [filled, copy] = [`${template}_${name}`, `boutika_test_${randomBytes(6).toString("hex")}`];
  await onServer(adminUrl, async (sql) => {
    // Workers of one run ask at the same time: the second one waits until the first one has filled the database.
    await sql`select pg_advisory_lock(hashtext(${filled}))`;
    const isThere = (await sql`select 1 from pg_database where datname = ${filled}`).length > 0;
    if (!isThere) {
      await sql`create database ${sql(`${filled}_begun`)} template ${sql(template)}`;
      await fill(withDatabase(adminUrl, `${filled}_begun`));
      await sql`alter database ${sql(`${filled}_begun`)} rename to ${sql(filled)}`;
    }
    await sql`create database ${sql(copy)} template ${sql(filled)}`;
  });
  return { url: withDatabase(adminUrl, copy), drop: () => dropDatabase(adminUrl, copy) };
}

let starting: Promise<unknown> | undefined;

function startForThisProcess(): Promise<unknown> {
  starting ??= startTestPostgres();
  return starting;
}

async function throwawayCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: false });
  const discard = () => discardCluster(dataDir);
  const leave = () => process.exit(130);
  process.once("exit", discard);
  process.once("SIGINT", leave);
  process.once("SIGTERM", leave);
  return {
    url: cluster.url,
    stop: async () => {
      process.off("exit", discard);
      process.off("SIGINT", leave);
      process.off("SIGTERM", leave);
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What runs that were killed left behind: their Postgres and its folder. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const owner = numberIn(join(folder, "postgres.owner"));
    if (owner && !isAlive(owner)) discardCluster(folder);
  }
}

/** Ends a throwaway Postgres at once; works where nothing may be awaited. */
function discardCluster(folder: string): void {
  const pid = numberIn(join(folder, "postgres/postmaster.pid"));
  if (pid && isAlive(pid)) process.kill(pid, "SIGQUIT");
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function numberIn(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, "utf8"), 10) || 0;
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await onServer(adminUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`);
  if (citusUrl) await dropOnWorkers(adminUrl, name);
}

/** Drops the template of a run on a given server, and the databases filled from it. */
async function dropAll(adminUrl: string, template: string): Promise<void> {
  const names = await onServer(
    adminUrl,
    (sql) => sql<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${template})`,
  );
  for (const { name } of names) await dropDatabase(adminUrl, name);
}

async function onServer<Value>(
  url: string,
  act: (sql: postgres.Sql) => Promise<Value>,
): Promise<Value> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await act(sql);
  } finally {
    await sql.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
