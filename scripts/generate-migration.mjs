import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * `npm run db:generate -- --name x`: a migration by drizzle-kit, entered with the start of the SHA-256 of its text in the
 * list that `tests/house/migrations.test.ts` holds. Of the descriptions of the whole schema the last two stay: only the
 * last is read to generate the next, and the one before shows that they follow one another. What is entered keeps its hash, for it has run somewhere and will not
 * run again; whoever changes their own before it is merged takes its line out and runs this once more.
 */
const list = "migrations/meta/_hashes.json";
const program = ["node_modules/drizzle-kit/bin.cjs", "generate", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, program, { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

/** @param {string} file */
const hashOf = (file) =>
  createHash("sha256")
    .update(readFileSync(`migrations/${file}`, "utf8").replaceAll("\r\n", "\n"))
    .digest("hex")
    .slice(0, 32);
const entered = JSON.parse(readFileSync(list, "utf8"));
for (const file of readdirSync("migrations").sort())
  if (file.endsWith(".sql")) entered[file.slice(0, -".sql".length)] ??= hashOf(file);
writeFileSync(list, `${JSON.stringify(entered, null, 2)}\n`);

const snapshots = readdirSync("migrations/meta").filter((file) => file.endsWith("_snapshot.json"));
for (const file of snapshots.sort().slice(0, -2)) rmSync(`migrations/meta/${file}`);
