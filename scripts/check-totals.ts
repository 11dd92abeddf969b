import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { openDatabase } from "#server/db/spread.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";
import { checkTotals, UnknownShopError } from "#server/sync/figures/check-totals.ts";

tellCrashes();

const usage = "npm run check:totals [-- --shop ID]";

/** Counts the figures of reports anew from sales and returns, of every shop or of one. */
const { shop: shopId } = options();
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const database = await openDatabase(given ?? embedded?.url ?? "", 1);
try {
  const { compared, differences } = await checkTotals(database.sql, shopId);
  say(`${compared} figures compared, ${differences.length} differences`);
  for (const { shopId: shop, figure, kept, counted } of differences)
    say(`${shop} ${figure}: kept ${kept}, counted ${counted}`);
  if (differences.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UnknownShopError)) throw error;
  complain(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}

/** What was asked for; ends with a sentence when that says nothing. */
function options(): { shop?: string | undefined } {
  try {
    return parseArgs({ options: { shop: { type: "string" } } }).values;
  } catch (error) {
    complain(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
