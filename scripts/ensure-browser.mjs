import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const knownShells = ["/usr/lib/chromium/chromium-headless-shell"];
const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of those journeys that need the whole of it: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return playwrightBrowser() ?? known.find(existsSync);
}

/**
 * The same browser without its windows and menus, as Playwright drives it where it can download it: the other journeys
 * take a quarter less time on it. Undefined where there is none, or where somebody names the browser to be used.
 */
export function findShell() {
  if (process.env.CHROMIUM_SHELL_PATH) return process.env.CHROMIUM_SHELL_PATH;
  return process.env.CHROMIUM_PATH ? undefined : knownShells.find(existsSync);
}

function playwrightBrowser() {
  const asked = spawnSync(
    process.execPath,
    ["-e", "console.log(require('@playwright/test').chromium.executablePath())"],
    { encoding: "utf8" },
  );
  const path = asked.stdout.trim();
  return path && existsSync(path) ? path : undefined;
}

/** How long to wait where nothing depends on it, ms. */
const patience = 180_000;

/**
 * @param {string[]} command
 * @param {{ timeout?: number }} [options]
 */
function apt(command, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(aptGet, command, { stdio: "ignore", env, ...options }).status === 0;
}

const aptGet = "/usr/bin/apt-get";
const mayInstall = () => process.getuid?.() === 0 && existsSync(aptGet);

/**
 * Finds a browser or installs one; returns its path, or undefined after saying what to type.
 * @param {(line: string) => void} say
 */
export function ensureBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  say("no Chromium here: asking Playwright for one");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "ignore" });
  if (findBrowser()) return findBrowser();
  if (mayInstall()) {
    say("installing Chromium with apt-get (about a minute)");
    apt(["update"]);
    apt(["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]);
  }
  const installed = findBrowser();
  if (!installed) {
    say("no Chromium could be installed; run one of these, then start again:");
    say("  npx playwright install --with-deps chromium");
    say("  sudo apt-get install -y chromium fonts-liberation");
  }
  return installed;
}

/**
 * Installs the shell where that can be done. Nothing depends on it: without, all journeys are played in the whole browser.
 * @param {(line: string) => void} say
 */
export function ensureShell(say) {
  if (findShell() || process.env.CHROMIUM_PATH || !mayInstall()) return;
  say("installing Chromium's headless shell with apt-get");
  // An old list of packages has an old shell, in which a page that was reloaded without a network thinks it has one.
  apt(["update"], { timeout: patience });
  apt(["install", "-y", "--no-install-recommends", "chromium-headless-shell"], {
    timeout: patience,
  });
}
