import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { findBrowser, findShell } from "./scripts/ensure-browser.mjs";
import { browserArgs } from "./tests/support/browser-args.ts";

const letters = fileURLToPath(new URL("./tests/support/fonts.conf", import.meta.url));
const launchOptions = {
  chromiumSandbox: false,
  args: [...browserArgs],
  // In a bare container there is no locale, and a download loses the name that has an accent.
  // Nor is a font chosen there, and the shell takes a typewriter's for everything.
  env: { ...process.env, LC_ALL: "C.UTF-8", FONTCONFIG_FILE: letters },
};
const browser = findBrowser();

/** What the browser itself does: notifications, its own storage and its end, a worker that wakes without a page. */
const inWholeBrowser = /(background|kill|lost-data|push|storage)\.spec\.ts$/;

/** Journeys start their own server (tests/e2e/fixtures.ts), so several may run side by side on ports of their own. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/postgres-global-setup.ts",
  outputDir: "test-results/e2e",
  // AXE=all looks at each page four times (tests/e2e/accessible.ts).
  timeout: process.env.AXE === "all" ? 360_000 : 180_000,
  // What is waited for comes, however slow and busy the machine is.
  expect: { timeout: 30_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  reporter: [["list"]],
  use: {
    locale: "fr-FR",
    timezoneId: "Africa/Douala",
    viewport: { width: 360, height: 740 },
    // Pictures of every step cost a sixth of the time: `--trace on` for a journey that fails again.
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "browser",
      testMatch: inWholeBrowser,
      use: { launchOptions: { ...launchOptions, executablePath: browser } },
    },
    {
      name: "shell",
      testIgnore: inWholeBrowser,
      use: { launchOptions: { ...launchOptions, executablePath: findShell() ?? browser } },
    },
  ],
});
