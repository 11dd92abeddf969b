import { randomBytes } from "node:crypto";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/spread.ts";
import { demoPassword, demoPeople } from "#server/demo/people.ts";
import { seedDemo } from "#server/demo/seed.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

/** Fills an empty database of one's own choice with the demonstration shop. */
const url = process.env.DATABASE_URL;
if (!url) {
  complain("Set DATABASE_URL. The embedded database is filled by its first start.");
  process.exit(1);
}
await migrate(url);
const database = await openDatabase(url);
try {
  const [anybody] = await database.sql`select 1 from users limit 1`;
  if (anybody) throw new Error("Somebody is in this database already: nothing was written.");
  await seedDemo({
    database,
    secret: randomBytes(32).toString("hex"),
    clock: Date.now,
    random: (length) => randomBytes(length),
  });
  say(`Filled. Sign in as ${demoPeople.owner.email} with ${demoPassword}.`);
} finally {
  await database.close();
}
