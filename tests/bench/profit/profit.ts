import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { spreadOf } from "#tests/bench/measure.ts";
import { type OwnersBrowser, ownersBrowser } from "#tests/bench/owners-browser.ts";
import { openPastShops } from "#tests/bench/reports-page/past-shops.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";

const slowdown = 6;
const pastLines = 200_000;

/**
 * /profit in a browser without a network, six times slower, of a shop that knows what its goods cost: milliseconds from
 * the choice of the whole year, with the page open at this month, to the terms of the year; anew each round.
 */
export async function benchProfit(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  let browser: OwnersBrowser | undefined;
  try {
    const url = await cluster.database("profit");
    const [shop] = await openPastShops(url, [pastLines], { haveCosts: true });
    const { lines, ...owner } = must(shop);
    const server = await startBenchServer(url, resolve("dist/web"));
    const origin = `http://localhost:${server.port}`;
    browser = await ownersBrowser(origin, owner, { width: 360, height: 740 });
    const { page } = browser;
    await open(page, origin);
    await toYear(page);
    await browser.goSlowOffline(slowdown);
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await open(page, origin);
      measured.push(await toYear(page));
    }
    const figure: Figure = {
      name: "year of profit, opened page",
      value: spreadOf(measured),
      unit: "ms",
      sense: "at most",
      bar: 80,
      detail: `${lines} lines in twelve months, 300 products, until it is drawn`,
    };
    printFigures(`Profit in a browser without a network, ${slowdown} × slower`, [figure]);
    await server.stop();
  } finally {
    await browser?.close();
    await cluster.stop();
  }
}

/** The page at this month, its terms drawn. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/profit`);
  await page.getByRole("button", { name: /^Coût/ }).first().waitFor();
}

/** Chooses the year in the page itself, and tells after how many milliseconds its terms are drawn. Functions with names would want a helper of the loader. */
function toYear(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const select = [...document.querySelectorAll("select")].find((one) =>
      [...one.options].some(({ value }) => value === "12-months"),
    );
    if (!select) throw new Error("the page of profit is not open");
    const main = document.querySelector("main");
    if (!main) throw new Error("the page has no middle");
    const before = main.textContent;
    return new Promise<number>((resolve) => {
      const began = performance.now();
      new MutationObserver((_changes, watch) => {
        const text = main.textContent ?? "";
        if (text === before || text.includes("Calcul du bénéfice")) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }).observe(main, { subtree: true, childList: true, characterData: true });
      select.value = "12-months";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}
