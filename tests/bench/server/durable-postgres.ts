import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";

export type BenchPostgres = {
  /** A migrated, empty database of this name; whatever was there is dropped. */
  database(name: string): Promise<string>;
  /** The same without a schema. */
  empty(name: string): Promise<string>;
  stop(): Promise<void>;
};

const folderPrefix = "boutika-bench-";

/** A Postgres with fsync on, as a shop's books ask for, in a folder that goes when the bench does. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: true });
  const discardIt = () => discard(dataDir);
  process.once("exit", discardIt);
  const admin = postgres(cluster.url, { max: 1, onnotice: () => {} });
  // Checkpoints by the clock alone, so that none falls into one round of a pair by chance of volume.
  await admin`alter system set max_wal_size = '8GB'`;
  await admin`alter system set checkpoint_timeout = '30min'`;
  await admin`select pg_reload_conf()`;
  const empty = async (name: string) => {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin`create database ${admin(name)}`;
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    empty,
    database: async (name) => {
      const url = await empty(name);
      await migrate(url);
      return url;
    },
    stop: async () => {
      process.off("exit", discardIt);
      await admin.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What benches that were killed left behind. */
function sweepAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(tmpdir(), name);
    const owner = numberIn(join(folder, "postgres.owner"));
    if (owner && !isAlive(owner)) discard(folder);
  }
}

/** Ends such a Postgres at once; works where nothing may be awaited. */
function discard(folder: string): void {
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
