import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { ownersBrowser } from "#tests/bench/owners-browser.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { openPastShops, type PastShop } from "./past-shops.ts";

const slowdown = 4;

/**
 * Opens /reports of a year in a browser, without a network and with nothing of the page in memory, in a shop with
 * 5,000 and in one with 500,000 lines in its past: milliseconds from the address to the
 * whole figure of sales and both tables.
 */
export async function benchReportsPage(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("reports");
    const [few, many] = await openPastShops(url, [5000, 500_000]);
    const server = await startBenchServer(url, resolve("dist/web"));
    const origin = `http://localhost:${server.port}`;
    const pages = [await ownerIn(origin, few), await ownerIn(origin, many)] as const;
    const opened = {
      few: () => opening(pages[0].page, origin),
      many: () => opening(pages[1].page, origin),
    };
    const measured = await inTurn(opened, rounds);
    const ms = (values: readonly number[]) => `${spreadOf(values).median.toFixed(0)} ms`;
    const figure: Figure = {
      name: "/reports of a year, opened",
      value: ratiosOf(measured.many, measured.few),
      unit: "× 5,000 lines",
      sense: "at most",
      bar: 1.3,
      detail: `${ms(measured.many)} against ${ms(measured.few)}; ${bestRatio(measured.many, measured.few, "less")}`,
    };
    printFigures(
      `Reports in a browser without a network, ${slowdown} × slower, 500,000 past lines against 5,000 (${rounds} rounds in turn)`,
      [figure],
    );
    for (const { close } of pages) await close();
    await server.stop();
  } finally {
    await cluster.stop();
  }
}

/** Its owner signed in, everything loaded, the network gone. */
async function ownerIn(origin: string, shop: PastShop | undefined) {
  if (!shop) throw new Error("no shop was opened");
  const browser = await ownersBrowser(origin, shop, { width: 1280, height: 800 });
  const { page } = browser;
  await page.addInitScript(noteWhenDrawn, shop.lines);
  await page.goto(`${origin}/reports?period=12-months`);
  await drawn(page);
  // What draws the charts is fetched at the first look, and is here from then on.
  await page.locator("figure svg").first().waitFor();
  await browser.goSlowOffline(slowdown);
  return browser;
}

async function opening(page: Page, origin: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(`${origin}/reports?period=12-months`);
  return drawn(page);
}

async function drawn(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (globalThis as { drawnAt?: number }).drawnAt);
  return (await found.jsonValue()) as number;
}

/**
 * In the page, before anything else: notes the moment from which the card of sales tells all of them and both tables
 * hold figures. Its functions have no names, for which the loader of this file would want a helper that the page has not.
 */
function noteWhenDrawn(lines: number): void {
  new MutationObserver((_changes, watch) => {
    const isDrawn = ["Détail des produits", "Revenus mensuels"].every((caption) =>
      [...document.querySelectorAll("table")].some(
        (table) =>
          table.caption?.textContent?.startsWith(caption) &&
          /\d/.test(table.tBodies[0]?.textContent ?? ""),
      ),
    );
    const isWhole = [...document.querySelectorAll("main section")].some((card) =>
      card.textContent?.replace(/\s/g, "").startsWith(`Ventes${lines}lignes`),
    );
    if (!isDrawn || !isWhole) return;
    watch.disconnect();
    (globalThis as { drawnAt?: number }).drawnAt = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
