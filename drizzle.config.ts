import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./sync-server/db/tables/*.ts",
  out: "./migrations",
  casing: "snake_case",
});
