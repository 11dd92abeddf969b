import { parseArgs } from "node:util";
import { connectDatabase } from "#server/db/client.ts";
import { migrate } from "#server/db/migrate.ts";
import { NotSpreadable, spreadingStatements } from "#server/db/spread.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

const usage = "npm run db:distribute [-- --run]";

/**
 * Prints the SQL that spreads an empty or small database over the machines of a Citus, or that places what came with an
 * update; with --run, migrates the database and runs it.
 */
const url = process.env.DATABASE_URL;
if (!url) {
  complain("Set DATABASE_URL: the embedded database stays on its one machine.");
  process.exit(1);
}
const { run } = options();
if (run) await migrate(url);
const database = connectDatabase(url, 1);
try {
  const statements = await spreadingStatements(database.sql);
  if (statements.length === 0) say("Every table has its place already.");
  for (const text of statements) say(`${text};`);
  if (run && statements.length > 0) {
    await database.sql.begin(async (tx) => {
      for (const text of statements) await tx.unsafe(text);
    });
    say("Done: every table has its place. Start the servers.");
  }
} catch (error) {
  if (!(error instanceof NotSpreadable)) throw error;
  complain(error.message);
  process.exitCode = 1;
} finally {
  await database.close();
}

/** What was asked for; ends with a sentence when that says nothing. */
function options(): { run?: boolean | undefined } {
  try {
    return parseArgs({ options: { run: { type: "boolean" } } }).values;
  } catch (error) {
    complain(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
