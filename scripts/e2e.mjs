import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser, ensureShell } from "./ensure-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, say, tool } from "./toolbox.mjs";

/** The browser journeys alone: `npm run test:e2e -- sale` runs those whose file name holds "sale". */
await ensureInstalled();
if (!ensureBrowser(say) || !(await ensureBuilt())) process.exit(1);
ensureShell(say);
const [node = "", ...playwright] = tool("@playwright/test/cli.js");
const played = spawnSync(node, [...playwright, "test", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exit(played.status ?? 1);
