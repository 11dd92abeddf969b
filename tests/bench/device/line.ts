import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { quantile, spreadOf } from "#tests/bench/measure.ts";
import { openBrowser } from "./browser.ts";
import type { Traffic } from "./counting-proxy.ts";
import { call } from "./device.ts";
import type { Busy } from "./first-load.ts";
import { credentials, startSetting } from "./setting.ts";

const slowdown = 6;
const productCount = 10_000;
const salesOfADay = 200;
const kilobyte = 1000;

/** What goes over the line, and what the till feels meanwhile: first loads on a slow phone, then a day's sales at once. */
export async function benchLine(rounds: number): Promise<void> {
  const setting = await startSetting(benchCatalogue(productCount));
  const busy: Busy[] = [];
  let parts: Traffic[] = [];
  let sent: Traffic[] = [];
  let day = { lines: 0, products: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const browser = await openBrowser(setting.url);
      await browser.throttle(slowdown);
      setting.proxy.take();
      await call(browser, "enter", credentials);
      busy.push(await call(browser, "sellWhileLoading", productCount));
      await call(browser, "waitUntilSent");
      parts = setting.proxy.take().filter(({ line }) => line.includes("/snapshot/"));
      if (round === rounds - 1) {
        await browser.throttle(1);
        setting.proxy.isCut = true;
        day = await call(browser, "dayOfSales", salesOfADay);
        setting.proxy.take();
        setting.proxy.isCut = false;
        const requests = await call(browser, "sendAll");
        sent = setting.proxy.take().filter(({ line }) => line.endsWith("/sync"));
        sent.length = requests;
      }
      await browser.close();
    }
  } finally {
    await setting.close();
  }
  printFigures("Over the line: bytes of requests and answers with their heads", [
    ...loadFigures(parts),
    ...dayFigures(sent, day),
  ]);
  printFigures(
    `While 10,000 products are stored, ${slowdown} × slower (${rounds} first loads)`,
    busyFigures(busy),
  );
}

function loadFigures(parts: readonly Traffic[]): Figure[] {
  const down = parts.reduce((sum, part) => sum + part.down, 0);
  const up = parts.reduce((sum, part) => sum + part.up, 0);
  return [
    {
      name: "first 500 products",
      value: counted((parts[0]?.down ?? 0) / kilobyte),
      unit: "KB",
      sense: "at most",
      bar: 25,
      aim: 20,
      detail: "the first part: shop, people, best sellers, their stock",
    },
    {
      name: "all 10,000 products",
      value: counted(down / kilobyte),
      unit: "KB",
      sense: "at most",
      bar: 250,
      aim: 163,
      detail: `${parts.length} parts, stock included; asked with ${(up / kilobyte).toFixed(1)} KB`,
    },
  ];
}

function dayFigures(sent: readonly Traffic[], day: { lines: number; products: number }): Figure[] {
  const up = sent.reduce((sum, { up }) => sum + up, 0);
  const down = sent.reduce((sum, { down }) => sum + down, 0);
  return [
    {
      name: `${salesOfADay} offline sales, sent`,
      value: counted(up / kilobyte),
      unit: "KB",
      sense: "at most",
      bar: 9,
      aim: 7,
      detail: `${day.lines} lines of ${day.products} products; ${(down / kilobyte).toFixed(1)} KB came back`,
    },
    {
      name: `${salesOfADay} offline sales, round trips`,
      value: counted(sent.length),
      unit: "",
      sense: "at most",
      bar: 1,
      aim: 1,
      detail: `bytes up of each: ${sent.map(({ up }) => up).join(", ")}`,
    },
  ];
}

function busyFigures(busy: readonly Busy[]): Figure[] {
  const sales = busy.map((one) => quantile(one.sales, 0.95));
  const count = busy.reduce((sum, one) => sum + one.sales.length, 0);
  const seconds = spreadOf(busy.map((one) => one.seconds)).median.toFixed(1);
  return [
    {
      name: "sale confirmed, p95",
      value: spreadOf(sales),
      unit: "ms",
      sense: "at most",
      bar: 130,
      aim: 60,
      detail: `${count} sales; storing took ${seconds} s`,
    },
    {
      name: "longest freeze",
      value: spreadOf(busy.map((one) => one.freeze)),
      unit: "ms",
      sense: "at most",
      bar: 120,
      aim: 50,
      detail: "longest time in which the page answered nothing",
    },
  ];
}
