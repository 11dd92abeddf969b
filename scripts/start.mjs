import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, say } from "./toolbox.mjs";

process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt())) {
  say("The build failed: see above.");
  process.exit(1);
}
say("Starting the server …");
// In this very process: one owner of the signals, one owner of the shutdown.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, "dist/server/main.js")).href);
