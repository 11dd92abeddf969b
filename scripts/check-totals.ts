import { connectDatabase } from "#server/db/client.ts";
import { startEmbeddedPostgres } from "#server/db/embedded-postgres.ts";
import { checkTotals } from "#server/sync/check-totals.ts";

/** Counts the figures of reports anew from sales and returns: `npm run check:totals [-- --shop ID]`. */
const at = process.argv.indexOf("--shop");
const shopId = at < 0 ? undefined : process.argv[at + 1];
const given = process.env.DATABASE_URL || undefined;
const dataDir = process.env.DATA_DIR || "./data";
const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, durable: true });
const database = connectDatabase(given ?? embedded?.url ?? "", 1);
try {
  const { compared, differences } = await checkTotals(database.sql, shopId);
  console.log(`${compared} figures compared, ${differences.length} differences`);
  for (const { shopId: shop, figure, kept, counted } of differences)
    console.log(`${shop} ${figure}: kept ${kept}, counted ${counted}`);
  if (differences.length > 0) process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
