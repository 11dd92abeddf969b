import postgres from "postgres";
import { connectDatabase } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { spreadingStatements } from "#server/db/spread.ts";

/**
 * Names a server of Citus, a single node or a coordinator, on which tests are to run; its user may create databases. Set
 * by the run itself where `CITUS_HOME` names programs to start one with.
 */
export const citusUrl: string | undefined = process.env.CITUS_URL || undefined;

/** Workers beside it, `host:port` with commas between them. */
const givenWorkers = () =>
  (process.env["CITUS_WORKERS"] ?? "").split(",").filter((one) => one !== "");

type Spreading = {
  workers?: readonly string[];
  shards?: number;
  /** Brings it to the newest schema, or to one of before, where some of the statements that spread it find nothing. */
  bring?: (url: string) => Promise<void>;
  isWanted?: (statement: string) => boolean;
};

/**
 * Makes a database that was only just created one that is spread: extension, nodes, schema, places. A database of Citus
 * cannot be copied from another, so each test file pays for this. On workers a database of the same name is made; without,
 * the node itself holds the shards.
 */
export async function makeSpread(
  url: string,
  { workers = givenWorkers(), shards = 8, bring = migrate, isWanted = () => true }: Spreading = {},
): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const own = `${hostname}:${port || 5432}`;
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
  await bring(url);
  const database = connectDatabase(url, 1);
  try {
    const statements = (await spreadingStatements(database.sql)).filter(isWanted);
    await database.sql.begin(async (tx) => {
      for (const text of statements) await tx.unsafe(text);
    });
  } finally {
    await database.close();
  }
}

/** Drops what workers held of a database that is gone. */
export async function dropOnWorkers(url: string, name: string): Promise<void> {
  for (const worker of givenWorkers()) await dropOn(url, worker, name);
}

async function prepareWorker(url: string, worker: string, name: string): Promise<void> {
  const there = await dropOn(url, worker, name);
  const admin = postgres(there.href, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)}`;
  await admin.end();
  there.pathname = `/${name}`;
  const sql = postgres(there.href, { max: 1, onnotice: () => {} });
  await sql`create extension citus`;
  await sql.end();
}

/** Gives the address of that machine's own database. */
async function dropOn(url: string, worker: string, name: string): Promise<URL> {
  const there = new URL(url);
  there.host = worker;
  there.pathname = "/postgres";
  const admin = postgres(there.href, { max: 1, onnotice: () => {} });
  await admin`drop database if exists ${admin(name)} with (force)`;
  await admin.end();
  return there;
}
