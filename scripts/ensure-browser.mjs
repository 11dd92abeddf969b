import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser the journeys drive: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return playwrightBrowser() ?? known.find(existsSync);
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

/** @type {[string, string[]][]} */
const aptSteps = [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"]],
];

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
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("installing Chromium with apt-get (about a minute)");
    for (const [command, args] of aptSteps) {
      spawnSync(command, args, {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  const installed = findBrowser();
  if (!installed) {
    say("no Chromium could be installed; run one of these, then start again:");
    say("  npx playwright install --with-deps chromium");
    say("  sudo apt-get install -y chromium fonts-liberation");
  }
  return installed;
}
