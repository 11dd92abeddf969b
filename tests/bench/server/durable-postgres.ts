import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";

export type BenchPostgres = {
  /** A migrated, empty database of this name; whatever was there is dropped. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
};

/** A Postgres with fsync on, as a shop's books ask for, in a folder that goes when the bench does. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), "boutika-bench-"));
  chmodSync(dataDir, 0o755);
  const cluster = await startEmbeddedPostgres({ dataDir, durable: true });
  const admin = postgres(cluster.url, { max: 1, onnotice: () => {} });
  // Checkpoints by the clock alone, so that none falls into one round of a pair by chance of volume.
  await admin`alter system set max_wal_size = '8GB'`;
  await admin`alter system set checkpoint_timeout = '30min'`;
  await admin`select pg_reload_conf()`;
  return {
    database: async (name) => {
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin`create database ${admin(name)}`;
      const url = new URL(cluster.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      return url.href;
    },
    stop: async () => {
      await admin.end();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
