import { randomBytes } from "node:crypto";
import {
  AdministrationError,
  administer,
  administrationUsage,
} from "#server/accounts/administration.ts";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/spread.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

/**
 * What an administrator does by hand, on the database of DATABASE_URL, else on the embedded one of DATA_DIR, whether a
 * server runs on it or not.
 */
const words = process.argv.slice(2);
if (words.length === 0) {
  say(administrationUsage);
  process.exit(0);
}
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const url = given ?? embedded?.url ?? "";
await migrate(url);
const database = await openDatabase(url, 2);
try {
  const random = (length: number) => randomBytes(length);
  const deps = { database, secret: "", clock: Date.now, random };
  for (const line of await administer(deps, words)) say(line);
} catch (error) {
  if (!(error instanceof AdministrationError)) throw error;
  complain(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
