import postgres from "postgres";
import { connectDatabase } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { spreadingStatements } from "#server/db/spread.ts";

/** Names a server of Citus, a single node or a coordinator, on which tests are to run; its user may create databases. */
export const citusUrl: string | undefined = process.env.CITUS_URL || undefined;

/** Enough that two shops seldom lie together, and few enough that a database is made in seconds. */
const shards = 8;

/**
 * Makes a database that was only just created one that is spread: extension, nodes, schema, places. A database of Citus
 * cannot be copied from another, so each test file pays for this. Workers are those of `CITUS_WORKERS` (`host:port` with
 * commas between them), on which a database of the same name is made; without, the node itself holds the shards.
 */
export async function makeSpread(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const own = `${hostname}:${port || 5432}`;
  const workers = (process.env["CITUS_WORKERS"] ?? "").split(",").filter((one) => one !== "");
  for (const worker of workers) await prepareWorker(url, worker, pathname.slice(1));
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`create extension citus`;
    const [host, at] = own.split(":");
    await sql`select citus_set_coordinator_host(${host ?? ""}, ${Number(at)})`;
    if (workers.length === 0)
      await sql`select citus_set_node_property(${host ?? ""}, ${Number(at)}, 'shouldhaveshards', true)`;
    for (const worker of workers) {
      const [name, place] = worker.split(":");
      await sql`select citus_add_node(${name ?? ""}, ${Number(place)})`;
    }
    await sql.unsafe(`alter database "${pathname.slice(1)}" set citus.shard_count = ${shards}`);
  } finally {
    await sql.end();
  }
  await migrate(url);
  const database = connectDatabase(url, 1);
  try {
    const statements = await spreadingStatements(database.sql);
    await database.sql.begin(async (tx) => {
      for (const text of statements) await tx.unsafe(text);
    });
  } finally {
    await database.close();
  }
}

async function prepareWorker(url: string, worker: string, name: string): Promise<void> {
  const there = new URL(url);
  there.host = worker;
  there.pathname = "/postgres";
  const admin = postgres(there.href, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)}`;
  await admin.end();
  there.pathname = `/${name}`;
  const sql = postgres(there.href, { max: 1, onnotice: () => {} });
  await sql`create extension citus`;
  await sql.end();
}
