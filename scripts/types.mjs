import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Every side is checked with its own world: shared/ knows neither the browser nor Node. */
const sides = [
  "tsconfig.json",
  "shared/tsconfig.json",
  "web/tsconfig.json",
  "web/tsconfig.service-worker.json",
  "sync-server/tsconfig.json",
  "tests/tsconfig.json",
];

let failed = false;
for (const side of sides) {
  if (!existsSync(side)) throw new Error(`${side} is missing`);
  const checked = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", side], {
    stdio: "inherit",
  });
  failed ||= checked.status !== 0;
}
process.exit(failed ? 1 : 0);
