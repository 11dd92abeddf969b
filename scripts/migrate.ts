import { migrate } from "#server/db/migrate.ts";

const url = process.env.DATABASE_URL;
if (!url) {
  console.error(
    "Set DATABASE_URL. The embedded database is migrated by every start of the server.",
  );
  process.exit(1);
}
await migrate(url);
console.log("Migrations applied.");
