import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { lingui } from "@lingui/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type PluginOption, preview } from "vite";
import { type BenchBrowser, openBrowser } from "#tests/bench/device/browser.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { quantile, spreadOf } from "#tests/bench/measure.ts";
import type { NotebookBench } from "./page.ts";

const slowdown = 6;
const customers = 10_000;
const searches = 1000;
const entries = 500;
const builtPage = resolve("dist/bench/notebook");

/** Built as the product is: the same macro, compiler and style. */
async function buildPage(): Promise<void> {
  const macro = pathToFileURL(resolve("scripts/lingui-macro.ts")).href;
  const { linguiMacro } = (await import(macro)) as { linguiMacro(): PluginOption };
  await build({
    ...{ root: import.meta.dirname, configFile: false, logLevel: "error" },
    plugins: [linguiMacro(), react(), tailwindcss(), lingui()],
    build: {
      ...{ outDir: builtPage, emptyOutDir: true, target: "es2022" },
      rolldownOptions: { external: ["html2canvas", "dompurify", "canvg"] },
    },
  });
}

function call<Name extends keyof NotebookBench>(
  { page }: BenchBrowser,
  name: Name,
  ...given: Parameters<NotebookBench[Name]>
): Promise<Awaited<ReturnType<NotebookBench[Name]>>> {
  return page.evaluate(`bench.${name}(...${JSON.stringify(given)})`);
}

/** The notebook's own work on a cheap phone: a search among 10,000 customers, and the statement of a long account. */
export async function benchNotebook(rounds: number, only: string): Promise<void> {
  await buildPage();
  const served = await preview({
    ...{ root: import.meta.dirname, configFile: false, logLevel: "error" },
    build: { outDir: builtPage },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const figures: Figure[] = [];
  try {
    const browser = await openBrowser(served.resolvedUrls?.local[0] ?? "");
    try {
      await browser.throttle(slowdown);
      if ("search".includes(only)) figures.push(await searching(browser, rounds));
      if ("statement".includes(only)) figures.push(...(await statements(browser, rounds)));
    } finally {
      await browser.close();
    }
  } finally {
    await served.close();
  }
  printFigures(`The notebook: page's thread ${slowdown} × slower, ${rounds} rounds`, figures);
}

/** Each round begins with nothing in memory, so its first searches run code that is not warm. */
async function searching(browser: BenchBrowser, rounds: number): Promise<Figure> {
  const p95s: number[] = [];
  const all: number[] = [];
  const prepares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await browser.reload();
    const { prepare, times } = await call(browser, "searchCustomers", customers, searches);
    p95s.push(quantile(times, 0.95));
    prepares.push(prepare);
    all.push(...times);
  }
  const told = [
    `median ${quantile(all, 0.5).toFixed(2)} ms, most ${Math.max(...all).toFixed(1)}`,
    `list made ready once in ${spreadOf(prepares).median.toFixed(0)} ms`,
  ];
  return {
    ...{ name: "a customer searched among 10,000, p95", unit: "ms", sense: "at most", bar: 2 },
    value: spreadOf(p95s),
    detail: `${told.join("; ")}; ${searches} searches a round`,
  };
}

async function statements(browser: BenchBrowser, rounds: number): Promise<Figure[]> {
  await browser.reload();
  await call(browser, "makeStatement", entries);
  const made: Awaited<ReturnType<NotebookBench["makeStatement"]>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    made.push(await call(browser, "makeStatement", entries));
  const of = (part: keyof (typeof made)[number]) => spreadOf(made.map((one) => one[part]));
  const sums = made.map((one) => one.seen + one.document + one.pictureRows + one.pdf);
  const parts = [
    `document ${of("document").median.toFixed(0)}`,
    `rows of the pictures ${of("pictureRows").median.toFixed(1)}`,
    `PDF ${of("pdf").median.toFixed(0)}`,
  ];
  const most = { unit: "ms", sense: "at most" as const, bar: 300 };
  const told = { unit: "ms", sense: "for information" as const };
  return [
    {
      ...{ name: `statement of ${entries} entries, seen`, ...most, value: of("seen") },
      detail: `the last line ${of("others").median.toFixed(0)} ms later, a few at a time`,
    },
    {
      ...{ name: "seen, and made a document, a picture's rows and a PDF", ...most },
      ...{ value: spreadOf(sums), detail: parts.join(", ") },
    },
    {
      ...{ name: "its pictures painted and written", ...told, value: of("pictures") },
      detail: "six PNG of 720 dots width",
    },
  ];
}
