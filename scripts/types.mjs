import { existsSync } from "node:fs";
import { run, say, tool } from "./toolbox.mjs";

/** Every side is checked with its own world: shared/ knows neither the browser nor Node. The longest come first. */
const sides = [
  "tests/tsconfig.json",
  "web/tsconfig.json",
  "sync-server/tsconfig.json",
  "shared/tsconfig.json",
  "web/tsconfig.service-worker.json",
  "tsconfig.json",
];
for (const side of sides) if (!existsSync(side)) throw new Error(`${side} is missing`);

let failed = false;
/** One lane of two: each takes the next side that nobody has taken. */
async function lane() {
  for (let side = sides.shift(); side; side = sides.shift()) {
    const { status, output } = await run([...tool("typescript/bin/tsc"), "-p", side], {
      quiet: true,
    });
    if (status !== 0) say(output);
    failed ||= status !== 0;
  }
}
await Promise.all([lane(), lane()]);
process.exit(failed ? 1 : 0);
