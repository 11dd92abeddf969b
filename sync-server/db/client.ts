import { randomUUID } from "node:crypto";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { arrayTypes } from "./array-types.ts";
import { type Place, type Ticks, watchHost } from "./host-watch.ts";

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;
export type Db = PostgresJsDatabase;
/** A transaction of drizzle. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  /** For hand-written statements on the hot ways. Moments come as text, and JSON is given as text (`::text::jsonb`). */
  sql: Sql;
  /** For everything else; the same pool. */
  db: Db;
  close(): Promise<void>;
};

/** The end of the names of those that read sales in few bytes, and of those that find them by sixteens (`gone-instances.ts`). */
export const readsShort = " 2";
export const findsBySixteens = ` 3${readsShort}`;

/** A database that is back is found within this many seconds, however long it was away. */
const longestPause = 1;

/**
 * The other way round Postgres asks whether this server is still there: one that vanished in the middle of a transaction
 * would hold a shop's row until the system's own question, two hours later. Seconds, but for the count.
 */
const keepalives = {
  tcp_keepalives_idle: 30,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
};

/** Rows of tables of everybody are not written by a transaction that has asked several machines at once. */
const oneByOne = { "citus.multi_shard_modify_mode": "sequential" };

/**
 * One pool for a server, and drizzle over it. `ticks`: when it looks whether the host is still there; each second.
 * `isSpread`: its tables lie on several machines (`spread.ts`).
 */
export function connectDatabase(
  url: string,
  connections = 10,
  { ticks, isSpread = false }: { ticks?: Ticks; isSpread?: boolean } = {},
): Database {
  const hostWatch = watchHost(ticks);
  const sql = postgres(url, {
    max: connections,
    // An option of the driver that its types do not know.
    ...{ socket: (place: Place) => hostWatch.open(place) },
    onnotice: () => {},
    backoff: (attempt) => Math.min(3 ** attempt / 100, longestPause),
    // Known here: asking each connection for them can end the process. (Without, `reserve` never settles; nothing uses it.)
    fetch_types: false,
    types: { bigint: wholeNumber, ...arrayTypes },
    connection: {
      // One name for the connections of a pool, by which its instance finds them among all, and what it can read.
      application_name: `boutika ${randomUUID().slice(0, 8)}${findsBySixteens}`,
      // Statements are few, prepared and found by key: planning one anew costs ten times what running it does. But where
      // a shop's rows lie is known once the shop is.
      plan_cache_mode: isSpread ? "auto" : "force_generic_plan",
      ...(isSpread && oneByOne),
      ...keepalives,
    },
  });
  const db = drizzle(sql, { casing: "snake_case" });
  return { sql, db, close: () => sql.end({ timeout: 5 }).finally(() => hostWatch.stop()) };
}

/** Revisions and francs stay far below 2⁵³, so that a bigint is an ordinary number everywhere. */
const wholeNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
};
