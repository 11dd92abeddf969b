import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";

export type Sql = postgres.Sql<{ bigint: number }>;
export type Transaction = postgres.TransactionSql<{ bigint: number }>;
export type Db = PostgresJsDatabase;

export type Database = {
  /** For hand-written statements on the hot ways. Moments come as text, and JSON is given as text (`::text::jsonb`). */
  sql: Sql;
  /** For everything else; the same pool. */
  db: Db;
  close(): Promise<void>;
};

/** One pool for a server, and drizzle over it. */
export function connectDatabase(url: string, connections = 10): Database {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    types: { bigint: wholeNumber },
    // Statements are few, prepared and found by key: planning one anew costs ten times what running it does.
    connection: { plan_cache_mode: "force_generic_plan" },
  });
  const db = drizzle(sql, { casing: "snake_case" });
  return { sql, db, close: () => sql.end({ timeout: 5 }) };
}

/** Revisions and francs stay far below 2⁵³, so that a bigint is an ordinary number everywhere. */
const wholeNumber = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
};
