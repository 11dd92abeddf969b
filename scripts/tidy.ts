import { parseArgs } from "node:util";
import { connectDatabase } from "#server/db/client.ts";
import { buildAnew, looseIndexes } from "#server/db/tidy.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

/** Names the indexes that hold mostly nothing; with --run, builds each anew, while servers go on. */
const url = process.env.DATABASE_URL;
if (!url) {
  complain("Set DATABASE_URL: the embedded database is not large enough for this.");
  process.exit(1);
}
const { run } = options();
const database = connectDatabase(url, 1);
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
try {
  await database.sql`analyze`;
  const loose = await looseIndexes(database.sql);
  if (loose.length === 0) say("No index holds mostly nothing.");
  for (const index of loose) {
    say(
      `${index.name}: ${megabytes(index.bytes)}, of which ${megabytes(index.expected)} are needed`,
    );
    if (run) await buildAnew(database.sql, index);
  }
} finally {
  await database.close();
}

/** What was asked for; ends with a sentence when that says nothing. */
function options(): { run?: boolean | undefined } {
  try {
    return parseArgs({ options: { run: { type: "boolean" } } }).values;
  } catch (error) {
    complain(`${(error as Error).message}\nnpm run db:tidy [-- --run]`);
    process.exit(1);
  }
}
