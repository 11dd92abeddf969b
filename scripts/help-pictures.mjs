import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, say, tool } from "./toolbox.mjs";

/** Takes the pictures of the help anew, from the built application: `npm run help:pictures`. */
await ensureInstalled();
if (!ensureBrowser(say) || !(await ensureBuilt())) process.exit(1);
const [node = "", ...playwright] = tool("@playwright/test/cli.js");
const config = ["--config", "playwright.pictures.config.ts"];
const taken = spawnSync(node, [...playwright, "test", ...config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
if (taken.status !== 0) process.exit(taken.status ?? 1);
const [biome = "", ...words] = tool("@biomejs/biome/bin/biome");
spawnSync(biome, [...words, "check", "--write", "shared/help/picture-files.ts"], {
  cwd: root,
  stdio: "inherit",
});
