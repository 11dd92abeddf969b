import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

/** Takes the pictures of the help in the built application: `npm run help:pictures`. */
export default defineConfig({
  ...journeys,
  testDir: "tests/pictures",
  workers: 1,
  use: {
    ...journeys.use,
    viewport: { width: 360, height: 600 },
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    trace: "off",
  },
});
