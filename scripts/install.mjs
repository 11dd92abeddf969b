import { pathToFileURL } from "node:url";
import { fingerprint, readStamp, run, say, step, writeStamp } from "./toolbox.mjs";

const stamp = "node_modules/.boutika-installed";
const lists = ["package.json", "package-lock.json"];

/** Installs the packages when they are missing or older than the lists; ends the process when that fails. */
export async function ensureInstalled() {
  if (readStamp(stamp) !== fingerprint(lists)) await install();
}

async function install() {
  const { status, output } = await step(
    "Installing packages (the first time takes about a minute)",
    () => run(installCommand(), { quiet: true, env: { NODE_ENV: "development" } }),
  );
  if (status !== 0) {
    say(output);
    say("The packages could not be installed. Check the network, then start again.");
    process.exit(1);
  }
  // npm may have rewritten the lock file: what counts is what is there now.
  writeStamp(stamp, fingerprint(lists));
}

/** Started through npm, the same npm goes on; else the one on the path. */
function installCommand() {
  const npm = process.env.npm_execpath;
  const command = npm?.endsWith("js") ? [process.execPath, npm] : ["npm"];
  const plain = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  return [...command, "install", "--include=dev", "--include=optional", ...plain];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureInstalled();
