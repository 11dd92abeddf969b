import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { inTurn, quantile, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { realCatalogue } from "#tests/bench/real-catalogue.ts";
import { type BenchBrowser, buildPage, openBrowser, servePage, slowFsync } from "./browser.ts";
import type { Shelf } from "./known-shop.ts";
import type { Bench } from "./page.ts";

const slowdown = 6;
const salesPerRound = 30;

/** Calls a function of the page. */
function call<Name extends keyof Bench>(
  { page }: BenchBrowser,
  name: Name,
  ...given: Parameters<Bench[Name]>
): Promise<Awaited<ReturnType<Bench[Name]>>> {
  return page.evaluate(`bench.${name}(...${JSON.stringify(given)})`);
}

export async function benchDevice(rounds: number): Promise<void> {
  await buildPage();
  const server = await servePage();
  const shelf = realCatalogue(10_000);
  const figures: Figure[] = [];
  try {
    const withStock = {
      ...shelf,
      stocks: shelf.stocks.map((stock) => ({ ...stock, quantity: 1_000_000 })),
    };
    figures.push(...(await sales(server.url, withStock, rounds, "")));
    const preload = slowFsync();
    if (preload)
      figures.push(...(await sales(server.url, withStock, 3, ", fsync 15 ms slower", preload)));
    figures.push(...(await coldReads(server.url, shelf, rounds)));
    figures.push(...(await finding(server.url, shelf)));
  } finally {
    server.close();
  }
  printFigures(
    `Device: Chromium, page's thread ${slowdown} × slower, ${rounds} rounds in turn`,
    figures,
  );
}

async function sales(
  url: string,
  shelf: Shelf,
  rounds: number,
  where: string,
  preload?: string,
): Promise<Figure[]> {
  const browser = await openBrowser(url, preload);
  try {
    await call(browser, "openSales", shelf);
    await call(browser, "ownSales", 5);
    const figures: Figure[] = [];
    for (const rate of [1, slowdown]) {
      await browser.throttle(rate);
      const all: Record<string, number[]> = { own: [], raw: [] };
      const timed = (name: "own" | "raw") => async () => {
        const times = await call(browser, name === "own" ? "ownSales" : "rawSales", salesPerRound);
        all[name]?.push(...times);
        return quantile(times, 0.5);
      };
      const measured = await inTurn({ raw: timed("raw"), own: timed("own") }, rounds);
      const [own, raw] = [all["own"] ?? [], all["raw"] ?? []];
      figures.push({
        name: `sale confirmed, ${rate} ×${where}`,
        value: ratiosOf(measured.own, measured.raw),
        unit: "× raw",
        sense: "at most",
        bar: 1.3,
        aim: 1.1,
        detail: `${spreadOf(own).median.toFixed(2)} ms (p95 ${quantile(own, 0.95).toFixed(2)}) against ${spreadOf(raw).median.toFixed(2)} (${quantile(raw, 0.95).toFixed(2)})`,
      });
    }
    await browser.throttle(1);
    if (where === "") {
      figures.push({
        name: "strict transactions per sale",
        value: counted(await call(browser, "strictTransactions", 20)),
        unit: "",
        sense: "at most",
        bar: 1,
        aim: 1,
        detail: "counted at IDBDatabase.transaction over 20 sales",
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function coldReads(url: string, shelf: Shelf, rounds: number): Promise<Figure[]> {
  const browser = await openBrowser(url);
  try {
    await call(browser, "storeForCold", shelf);
    await browser.throttle(slowdown);
    const read = (name: "coldOwn" | "coldRaw") => async () => {
      await browser.reload();
      const { ms, products } = await call(browser, name);
      if (products !== shelf.products.length) throw new Error(`${name} read ${products} products`);
      return ms;
    };
    const measured = await inTurn({ raw: read("coldRaw"), own: read("coldOwn") }, rounds);
    return [
      {
        name: "cold read of 10,000 products into the till",
        value: ratiosOf(measured.own, measured.raw),
        unit: "× getAll",
        sense: "at most",
        bar: 1.7,
        aim: 0.7,
        detail: `${spreadOf(measured.own).median.toFixed(0)} ms against ${spreadOf(measured.raw).median.toFixed(0)}`,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function finding(url: string, shelf: Shelf): Promise<Figure[]> {
  const browser = await openBrowser(url);
  try {
    await browser.throttle(slowdown);
    const { first, times, found } = await call(browser, "searchNames", shelf, 1000);
    const scans = await call(browser, "findByBarcode", shelf, 200);
    const p95 = quantile(times, 0.95);
    const scan = quantile(scans.times, 0.95);
    return [
      {
        name: "scanned code to product, p95",
        value: { median: scan, min: Math.min(...scans.times), max: Math.max(...scans.times) },
        unit: "ms",
        sense: "at most",
        bar: 0.05,
        aim: 0.02,
        detail: `${scans.found} found in ${scans.times.length} runs of 100`,
      },
      {
        name: "contains-search of 10,000 names, p95",
        value: { median: p95, min: Math.min(...times), max: Math.max(...times) },
        unit: "ms",
        sense: "at most",
        bar: 4,
        aim: 2,
        detail: `median ${quantile(times, 0.5).toFixed(2)} ms over ${times.length} queries, ${found} found; the first after a change ${first.toFixed(1)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}
