import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { counted, type Figure, printFigures, printTable } from "#tests/bench/figures.ts";
import { quantile } from "#tests/bench/measure.ts";
import { type DrawnPaper, drawnPapers } from "./draw-papers.ts";
import { type Judged, judged, proposedOf } from "./judge.ts";
import type { BenchRead } from "./page.ts";

const port = 8131;
/** Pictures read on a slowed page; each takes long. */
const slowed = 6;
const throttle = 6;

type Row = DrawnPaper & { judged: Judged; ms: number };

/** How many lines of made pictures of papers are read right, by layout; how long a picture takes, and what it fetches. */
export async function benchInvoices(only: string): Promise<void> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    cacheDir: resolve("node_modules/.vite-bench-invoices"),
    server: {
      ...{ port, strictPort: true, hmr: false, watch: null },
      fs: { allow: [resolve(".")] },
    },
    worker: { format: "es" },
    optimizeDeps: { include: ["tesseract.js-core/tesseract-core-simd-lstm.js"] },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    chromiumSandbox: false,
    args: ["--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    page.on("pageerror", (error) => console.error("page:", error.message));
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction("globalThis.bench !== undefined");
    const rows: Row[] = [];
    for await (const paper of drawnPapers(browser, only)) {
      const { reading, ms } = await call(page, "read", paper.picture);
      const found = judged(reading && proposedOf(reading), paper.facts, paper.layout);
      rows.push({ ...paper, judged: found, ms });
      for (const wrong of found.wrong)
        console.log(`${paper.layout.name}, ${paper.spoiling.name}: ${wrong}`);
    }
    printLayouts(rows);
    const slow = await slowTimes(page, rows);
    printFigures("Papers read from made pictures, not from photographs of real paper", [
      ...lineFigures(rows),
      ...timeFigures(rows, slow),
      fetched(),
    ]);
  } finally {
    await browser.close();
    await server.close();
  }
}

const call = (page: Page, way: "read" | "readHere", picture: Buffer): Promise<BenchRead> =>
  page.evaluate<BenchRead>(`bench.${way}(${JSON.stringify(picture.toString("base64"))})`);

const sum = (rows: readonly Row[], of: (judged: Judged) => number) =>
  rows.reduce((total, row) => total + of(row.judged), 0);
const share = (rows: readonly Row[]) =>
  (100 * sum(rows, ({ right }) => right)) /
  Math.max(
    1,
    sum(rows, ({ lines }) => lines),
  );

function printLayouts(rows: readonly Row[]): void {
  const names = [...new Set(rows.map(({ layout }) => layout.name))];
  const spoilings = [...new Set(rows.map(({ spoiling }) => spoiling.name))];
  const cell = (some: readonly Row[]) =>
    `${sum(some, ({ right }) => right)}/${sum(some, ({ lines }) => lines)}`;
  printTable([
    ["layout", ...spoilings, "lines right", "%"],
    ...names.map((name) => {
      const own = rows.filter(({ layout }) => layout.name === name);
      const title = own[0]?.layout.unseen ? `${name} (unseen)` : name;
      const each = spoilings.map((one) =>
        cell(own.filter(({ spoiling }) => spoiling.name === one)),
      );
      return [title, ...each, cell(own), share(own).toFixed(0)];
    }),
  ]);
}

function lineFigures(rows: readonly Row[]): Figure[] {
  const unseen = rows.filter(({ layout }) => layout.unseen);
  const seen = rows.filter(({ layout }) => !layout.unseen);
  const of = (some: readonly Row[], name: string): Figure => ({
    ...{ name, value: counted(share(some)), unit: "%", sense: "at least", bar: 85 },
    detail: `${sum(some, ({ right }) => right)} of ${sum(some, ({ lines }) => lines)} lines on ${some.length} pictures`,
  });
  return [
    of(rows, "lines right, all layouts"),
    of(seen, "lines right, layouts looked at"),
    ...(unseen.length > 0 ? [of(unseen, "lines right, layouts not looked at")] : []),
    {
      name: "wrong without a doubt shown",
      value: counted(sum(rows, ({ wrongAndSure }) => wrongAndSure)),
      ...{ unit: "lines", sense: "at most", bar: 0 },
      detail: `of ${sum(rows, ({ sure }) => sure)} lines without a doubt`,
    },
  ];
}

async function slowTimes(page: Page, rows: readonly Row[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const step = Math.max(1, Math.floor(rows.length / slowed));
  const some = rows.filter((_, at) => at % step === 0).slice(0, slowed);
  if (some[0]) await call(page, "readHere", some[0].picture);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const times: number[] = [];
  for (const { picture } of some) times.push((await call(page, "readHere", picture)).ms);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return times;
}

function timeFigures(rows: readonly Row[], slow: readonly number[]): Figure[] {
  const spread = (times: readonly number[]) => {
    const sorted = times.map((ms) => ms / 1000).sort((one, other) => one - other);
    return { median: quantile(sorted, 0.5), min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
  };
  return [
    {
      ...{ name: "a picture, in its worker", value: spread(rows.map(({ ms }) => ms)) },
      ...{ unit: "s", sense: "for information", detail: "with the start of the reader" },
    },
    {
      ...{ name: `a picture, ${throttle} times slower`, value: spread(slow), unit: "s" },
      ...{ sense: "for information", detail: `${slow.length} pictures, on a slowed page` },
    },
  ];
}

/** What the first reading fetches of the two large files, as the server sends them. */
function fetched(): Figure {
  const { resolve: find } = createRequire(import.meta.url);
  const core = brotliCompressSync(
    readFileSync(find("tesseract.js-core/tesseract-core-simd-lstm.wasm")),
  ).length;
  const language = readFileSync(
    find("@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz"),
  ).length;
  return {
    ...{ name: "fetched at the first reading", value: counted((core + language) / 1e6) },
    ...{ unit: "MB", sense: "for information" },
    detail: `wasm ${core} brotli, French ${language}; the worker's program beside them`,
  };
}
