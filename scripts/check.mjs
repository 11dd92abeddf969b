import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { run, say, step, tool } from "./toolbox.mjs";

/** What must hold of the code before any test runs: name, command. @type {[string, string[]][]} */
export const checks = [
  ["Types of every side", [process.execPath, "scripts/types.mjs"]],
  [
    "Format and lint",
    [...tool("@biomejs/biome/bin/biome"), "ci", "--colors=off", "--max-diagnostics=60", "."],
  ],
  ["Dead code", [...tool("knip/bin/knip.js")]],
  ["French and English catalogues", [process.execPath, "scripts/check-catalogues.mjs"]],
];

/**
 * Runs one check; its output is shown only when it fails.
 * @param {[string, string[]]} check
 */
export async function passes([name, command]) {
  const { status, output } = await step(name, () => run(command, { quiet: true }));
  if (status !== 0) say(output);
  return status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await ensureInstalled();
  const failed = [];
  for (const check of checks) if (!(await passes(check))) failed.push(check[0]);
  say(failed.length ? `Not right yet: ${failed.join(", ")}.` : "All checks pass.");
  process.exit(failed.length ? 1 : 0);
}
