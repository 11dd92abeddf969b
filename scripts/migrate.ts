import { migrate } from "#server/db/migrate.ts";
import { complain, say, tellCrashes } from "#server/log/log.ts";

tellCrashes();

const url = process.env.DATABASE_URL;
if (!url) {
  complain("Set DATABASE_URL. The embedded database is migrated by every start of the server.");
  process.exit(1);
}
await migrate(url);
say("Migrations applied.");
