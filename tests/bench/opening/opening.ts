import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { type OwnersBrowser, ownersBrowser } from "#tests/bench/owners-browser.ts";
import { openPastShops } from "#tests/bench/reports-page/past-shops.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";

const slowdowns = [1, 6];

type Opening = { drawn: number; fetched: number };

/**
 * Opens the till on a phone's screen, without a network and with nothing of the page in memory: milliseconds from the
 * address to the first product that can be touched, beside those until all the JavaScript it needed had come from the
 * worker, before which nothing can be drawn.
 */
export async function benchOpening(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("opening");
    const [shop] = await openPastShops(url, [900]);
    const server = await startBenchServer(url, resolve("dist/web"));
    const origin = `http://localhost:${server.port}`;
    const figures: Figure[] = [];
    for (const slowdown of slowdowns) {
      const browser = await ownersBrowser(origin, must(shop), { width: 360, height: 740 });
      await prepare(browser, origin, slowdown);
      await opening(browser.page, origin);
      const openings: Opening[] = [];
      for (let round = 0; round < rounds; round += 1)
        openings.push(await opening(browser.page, origin));
      await browser.close();
      figures.push(figureOf(openings, slowdown));
    }
    await server.stop();
    printFigures(`The till opened offline, 300 products (${rounds} rounds)`, figures);
  } finally {
    await cluster.stop();
  }
}

function figureOf(openings: readonly Opening[], slowdown: number): Figure {
  const [drawn, fetched] = [openings.map((one) => one.drawn), openings.map((one) => one.fetched)];
  const ms = (values: readonly number[]) => `${spreadOf(values).median.toFixed(0)} ms`;
  return {
    name: slowdown === 1 ? "the till, opened" : `the same, ${slowdown} ×`,
    value: ratiosOf(drawn, fetched),
    unit: "× its code has come",
    sense: "for information",
    detail: `${ms(drawn)} against ${ms(fetched)}`,
  };
}

async function prepare(browser: OwnersBrowser, origin: string, slowdown: number): Promise<void> {
  const { page } = browser;
  await page.addInitScript(noteFirstTile);
  await page.goto(`${origin}/point-of-sale`);
  await drawnAt(page);
  // The copy that the next start opens from is made when nothing has happened for ten seconds.
  await page.waitForTimeout(12_000);
  await browser.goSlowOffline(slowdown);
}

async function opening(page: Page, origin: string): Promise<Opening> {
  await page.goto("about:blank");
  await page.goto(`${origin}/point-of-sale`);
  const drawn = await drawnAt(page);
  const fetched = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((at) => at <= before)
        .reduce((latest, at) => Math.max(latest, at), 0),
    drawn,
  );
  return { drawn, fetched };
}

async function drawnAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (globalThis as { drawnAt?: number }).drawnAt);
  return (await found.jsonValue()) as number;
}

/** In the page, before anything else: notes when the first product can be touched. */
function noteFirstTile(): void {
  new MutationObserver((_changes, watch) => {
    const region = document.querySelector('[aria-label="Produits"] button');
    if (!region) return;
    watch.disconnect();
    (globalThis as { drawnAt?: number }).drawnAt = performance.now();
  }).observe(document, { subtree: true, childList: true });
}
