import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { raisePeople, raiseShops } from "#server/db/put-back.ts";
import { say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

/** After a backup was put back, while no server runs on it. */
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const sql = postgres(given ?? embedded?.url ?? "", { max: 1, onnotice: () => {} });
try {
  const raised = await sql.unsafe(raiseShops);
  await sql.unsafe(raisePeople);
  say(`Shops whose devices will start afresh: ${raised.count}.`);
} finally {
  await sql.end();
  await embedded?.stop();
}
