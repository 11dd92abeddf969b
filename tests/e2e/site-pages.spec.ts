import { expect } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessible, isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";

/** One of the site's own and one of the help, looked at in the dark and on a computer too. */
const bothWays = new Set(["/security", "/en/help/scan"]);

test("every page that the sitemap names opens on a phone, fits it, and is accessible", async ({
  page,
}) => {
  const xml = await (await page.request.get("/sitemap.xml")).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, text]) => must(text, "loc"));
  const paths = [...new Set(addresses.map((address) => new URL(address).pathname))];
  expect(paths.length).toBeGreaterThan(40);
  for (const path of bothWays) expect(paths).toContain(path);
  // Higher than the longest page: none has to be grown and shrunk again.
  await page.setViewportSize({ width: 360, height: 9000 });
  for (const path of paths) {
    const answer = must(await page.goto(path), path);
    expect.soft(answer.status(), path).toBe(200);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
    if (bothWays.has(path)) await isAccessibleBothWays(page, path);
    else await isAccessible(page, path);
  }
});
