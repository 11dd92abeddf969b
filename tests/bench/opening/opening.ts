import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConsoleMessage, Page } from "@playwright/test";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { spreadOf } from "#tests/bench/measure.ts";
import { type OwnersBrowser, ownersBrowser } from "#tests/bench/owners-browser.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { openStockedShop } from "./stocked-shop.ts";

/** `opened`: most milliseconds until it can be touched, at 6 ×. */
type Shelf = { products: number; opened: number };
const shelves: readonly Shelf[] = [
  { products: 300, opened: 500 },
  { products: 13_000, opened: 1200 },
];
const slowdowns = [1, 6];

type Opening = { drawn: number; fetched: number; longest: number };
type Task = { at: number; ms: number };
type Noted = { longTasks: Task[] };

/** How the page tells that it has been drawn. */
const word = "drawn";

/**
 * Opens the till on a phone's screen, without a network and with nothing of the page in memory: milliseconds from the
 * address to the first product that can be touched, beside those until all the JavaScript it needed had come from the
 * worker, before which nothing can be drawn; and the longest task of the page from there until the first word has been
 * searched for, letter by letter. `only`: a number of products.
 * With TELL=1 every long task is listed.
 */
export async function benchOpening(rounds: number, only: string): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("opening");
    for (const shelf of shelves.filter(
      ({ products }) => only === "" || only === String(products),
    )) {
      const { products } = shelf;
      const shop = await openStockedShop(url, products);
      const server = await startBenchServer(url, resolve("dist/web"));
      const origin = `http://localhost:${server.port}`;
      const figures: Figure[] = [];
      for (const slowdown of slowdowns) {
        const browser = await ownersBrowser(origin, shop, { width: 360, height: 740 });
        await prepare(browser, origin, slowdown);
        await opening(browser.page, origin);
        const openings: Opening[] = [];
        for (let round = 0; round < rounds; round += 1)
          openings.push(await opening(browser.page, origin));
        await browser.close();
        figures.push(...figuresOf(openings, slowdown, shelf));
      }
      await server.stop();
      printFigures(`The till opened offline, ${products} products (${rounds} rounds)`, figures);
    }
  } finally {
    await cluster.stop();
  }
}

function figuresOf(openings: readonly Opening[], slowdown: number, shelf: Shelf): Figure[] {
  const fetched = spreadOf(openings.map((one) => one.fetched));
  const slow = slowdown === 1 ? "" : `, ${slowdown} ×`;
  const bars = (bar: number) =>
    slowdown === 1
      ? ({ unit: "ms", sense: "for information" } as const)
      : ({ unit: "ms", sense: "at most", bar } as const);
  return [
    {
      name: `the till, opened${slow}`,
      value: spreadOf(openings.map((one) => one.drawn)),
      ...bars(shelf.opened),
      detail: `its code has come after ${fetched.median.toFixed(0)} ms`,
    },
    {
      name: `longest task until the first search is typed${slow}`,
      value: spreadOf(openings.map((one) => one.longest)),
      ...bars(150),
      detail: "0: none above 50 ms",
    },
  ];
}

async function prepare(browser: OwnersBrowser, origin: string, slowdown: number): Promise<void> {
  const { page } = browser;
  await page.addInitScript(noteOpening, word);
  const told = drawn(page);
  await page.goto(`${origin}/point-of-sale`);
  await told;
  // The copy that the next start opens from is made when nothing has happened for ten seconds.
  await page.waitForTimeout(14_000);
  await browser.goSlowOffline(slowdown);
}

/** Nothing is asked of the page meanwhile: what a driver runs in it takes its time, and is no work of the product's. */
async function opening(page: Page, origin: string): Promise<Opening> {
  await page.goto("about:blank");
  const told = drawn(page);
  await page.goto(`${origin}/point-of-sale`, { waitUntil: "commit" });
  const { at, x, y } = await told;
  await page.mouse.click(x, y);
  await page.keyboard.type("sucre", { delay: 120 });
  // What follows the last letter is the page's too.
  await page.waitForTimeout(1500);
  const tasks = await page.evaluate(() => (globalThis as unknown as Noted).longTasks);
  const fetched = await page.evaluate(
    (before) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
        .filter((at) => at <= before)
        .reduce((latest, at) => Math.max(latest, at), 0),
    at,
  );
  const typed = await page.getByRole("textbox", { name: "Rechercher un produit" }).inputValue();
  if (typed !== "sucre") throw new Error(`« ${typed} » was typed`);
  if (process.env["TELL"]) console.log(at.toFixed(0), JSON.stringify(tasks));
  return { drawn: at, fetched, longest: Math.max(0, ...tasks.map(({ ms }) => ms)) };
}

/** When the first product could be touched, and where the box for the search is. */
async function drawn(page: Page): Promise<{ at: number; x: number; y: number }> {
  const isTold = (message: ConsoleMessage) => message.text().startsWith(word);
  const told = await page.waitForEvent("console", { predicate: isTold, timeout: 60_000 });
  return JSON.parse(told.text().slice(word.length));
}

/** In the page, before anything else: tells when the first product can be touched, and notes every task over 50 ms. */
function noteOpening(word: string): void {
  const noted = globalThis as unknown as Noted;
  noted.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.longTasks.push({ at: Math.round(startTime), ms: Math.round(duration) });
  }).observe({ type: "longtask", buffered: true });
  new MutationObserver((_changes, watch) => {
    if (!document.querySelector('[aria-label="Produits"] button')) return;
    watch.disconnect();
    const at = performance.now();
    requestAnimationFrame(() => {
      const box = document.querySelector("input")?.getBoundingClientRect() ?? new DOMRect();
      const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      console.debug(`${word}${JSON.stringify({ at, x, y })}`);
    });
  }).observe(document, { subtree: true, childList: true });
}
