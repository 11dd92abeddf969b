import type { Plugin } from "vite";
import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, quantile, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { type BenchBrowser, slowFsync } from "./browser.ts";
import { call, entered } from "./device.ts";
import { startSetting } from "./setting.ts";

const slowdown = 6;
const salesPerRound = 12;
const productCount = 300;

/** In the bench's page alone: the device tells of no chain while the switch is thrown. */
const chainSwitch: Plugin = {
  name: "chain-switch",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("web/store/browser-store.ts")) return undefined;
    const told = "chain: async (...of) =>";
    if (code.split(told).length !== 2) throw new Error("the chain is put together elsewhere");
    return code.replace(told, `${told} globalThis.benchWithoutChain ? undefined :`);
  },
};

/** What a sale costs with the chain, beside the same page without it: quick disk and slow flash, line open and cut. */
export async function benchChain(rounds: number): Promise<void> {
  const setting = await startSetting(benchCatalogue(productCount), chainSwitch);
  const figures: Figure[] = [];
  const disks: [string, string | undefined][] = [["quick disk", undefined]];
  const preload = slowFsync();
  if (preload) disks.push(["fsync 15 ms slower", preload]);
  try {
    for (const [disk, library] of disks)
      for (const line of ["open", "cut"] as const) {
        const browser = await entered(setting, library, productCount);
        setting.proxy.isCut = line === "cut";
        figures.push(...(await beside(browser, rounds, `${disk}, line ${line}`)));
        await browser.close();
      }
  } finally {
    await setting.close();
  }
  printFigures(`A sale with the chain beside one without, ${rounds} rounds in turn`, figures);
}

async function beside(browser: BenchBrowser, rounds: number, where: string): Promise<Figure[]> {
  await call(browser, "ownSales", 3);
  const figures: Figure[] = [];
  for (const rate of [1, slowdown]) {
    await browser.throttle(rate);
    const all: Record<string, number[]> = { with: [], without: [] };
    const timed = (name: "with" | "without") => async () => {
      await browser.page.evaluate(`globalThis.benchWithoutChain = ${name === "without"}`);
      const times = await call(browser, "ownSales", salesPerRound);
      all[name]?.push(...times);
      return quantile(times, 0.5);
    };
    const measured = await inTurn({ without: timed("without"), with: timed("with") }, rounds);
    const [own, bare] = [all["with"] ?? [], all["without"] ?? []];
    figures.push({
      name: `sale confirmed, ${rate} ×, ${where}`,
      value: ratiosOf(measured.with, measured.without),
      unit: "× without the chain",
      sense: "at most",
      bar: 1.05,
      aim: 1.05,
      detail: `${spreadOf(own).median.toFixed(2)} ms (p95 ${quantile(own, 0.95).toFixed(2)}) against ${spreadOf(bare).median.toFixed(2)} (${quantile(bare, 0.95).toFixed(2)}); ${bestRatio(measured.with, measured.without, "less")}`,
    });
  }
  await browser.throttle(1);
  return figures;
}
