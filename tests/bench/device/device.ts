import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, quantile, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { type BenchBrowser, openBrowser, slowFsync } from "./browser.ts";
import type { Bench } from "./page.ts";
import { credentials, type Setting, startSetting } from "./setting.ts";

const slowdown = 6;
const salesPerRound = 12;
const productCount = 10_000;

/** Calls a function of the page. */
export function call<Name extends keyof Bench>(
  { page }: BenchBrowser,
  name: Name,
  ...given: Parameters<Bench[Name]>
): Promise<Awaited<ReturnType<Bench[Name]>>> {
  return page.evaluate(`bench.${name}(...${JSON.stringify(given)})`);
}

/** A browser that has signed in and holds the whole shelf: 10,000 products unless told otherwise. */
export async function entered(
  setting: Setting,
  preload?: string,
  products = productCount,
): Promise<BenchBrowser> {
  const browser = await openBrowser(setting.url, preload);
  setting.proxy.isCut = false;
  await call(browser, "enter", credentials);
  await call(browser, "loadedProducts", products);
  return browser;
}

export async function benchDevice(rounds: number, only: string): Promise<void> {
  const setting = await startSetting(benchCatalogue(productCount));
  const figures: Figure[] = [];
  const wants = (name: string) => name.includes(only);
  try {
    const browser = await entered(setting);
    try {
      if (wants("cold")) {
        await call(browser, "storeRawProducts");
        await call(browser, "waitForSnapshot");
      }
      setting.proxy.isCut = true;
      if (wants("sale")) figures.push(...(await sales(browser, rounds, "")));
      if (wants("find")) figures.push(...(await finding(browser)));
      if (wants("cold")) figures.push(...(await coldReads(browser, rounds)));
    } finally {
      await browser.close();
    }
    const preload = wants("sale") ? slowFsync() : undefined;
    if (preload) {
      const slow = await entered(setting, preload);
      setting.proxy.isCut = true;
      figures.push(...(await sales(slow, Math.min(rounds, 5), ", fsync 15 ms slower")));
      await slow.close();
    }
  } finally {
    await setting.close();
  }
  printFigures(
    `Device: Chromium, page's thread ${slowdown} × slower, ${rounds} rounds in turn`,
    figures,
  );
}

async function sales(browser: BenchBrowser, rounds: number, where: string): Promise<Figure[]> {
  await call(browser, "openRaw");
  await call(browser, "ownSales", 3);
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
      detail: `${spreadOf(own).median.toFixed(2)} ms (p95 ${quantile(own, 0.95).toFixed(2)}) against ${spreadOf(raw).median.toFixed(2)} (${quantile(raw, 0.95).toFixed(2)}); ${bestRatio(measured.own, measured.raw, "less")}`,
    });
  }
  await browser.throttle(1);
  if (where !== "") return figures;
  return [
    ...figures,
    {
      name: "strict transactions per sale",
      value: counted(await call(browser, "strictTransactions", 10)),
      unit: "",
      sense: "at most",
      bar: 1,
      aim: 1,
      detail: "counted at IDBDatabase.transaction over 10 sales",
    },
  ];
}

async function coldReads(browser: BenchBrowser, rounds: number): Promise<Figure[]> {
  await browser.throttle(slowdown);
  const read = (name: "copy" | "bare" | "raw") => async () => {
    await browser.reload();
    const { ms, products } =
      name === "raw"
        ? await call(browser, "coldRaw")
        : await call(browser, "coldOwn", name === "bare");
    if (products !== productCount) throw new Error(`${name} read ${products} products`);
    return ms;
  };
  const copy = await inTurn({ raw: read("raw"), own: read("copy") }, rounds);
  const bare = await inTurn({ raw: read("raw"), own: read("bare") }, Math.min(rounds, 5));
  await browser.throttle(1);
  const figure = (name: string, { own, raw }: typeof copy, aim: number | undefined): Figure => ({
    name: `cold read of 10,000 products into the till, ${name}`,
    value: ratiosOf(own, raw),
    unit: "× getAll",
    sense: aim ? "at most" : "for information",
    bar: 1.7,
    ...(aim && { aim }),
    detail: `${spreadOf(own).median.toFixed(0)} ms against ${spreadOf(raw).median.toFixed(0)}; ${bestRatio(own, raw, "less")}`,
  });
  return [figure("from the columnar snapshot", copy, 0.7), figure("without it", bare, undefined)];
}

async function finding(browser: BenchBrowser): Promise<Figure[]> {
  await browser.throttle(slowdown);
  const { first, times, found } = await call(browser, "searchNames", 1000);
  const scans = await call(browser, "findByBarcode", 200);
  await browser.throttle(1);
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
}
