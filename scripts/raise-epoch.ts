import postgres from "postgres";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";

/**
 * After a backup was put back, devices hold revisions that the server gives out again for other rows.
 * A new epoch makes every device load its scopes afresh and send again what the lost days had accepted.
 * Revisions of access went back as well: raised far above any that a device may have heard, they are heard anew.
 */
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const sql = postgres(given ?? embedded?.url ?? "", { max: 1, onnotice: () => {} });
try {
  const raised = await sql`update shop_revisions set epoch = epoch + 1`;
  await sql`update users set access_rev = access_rev + 1000000`;
  console.log(`Shops whose devices will start afresh: ${raised.count}.`);
} finally {
  await sql.end();
  await embedded?.stop();
}
