import type { Plugin } from "vite";
import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { quantile } from "#tests/bench/measure.ts";
import { type BenchBrowser, slowFsync } from "./browser.ts";
import { call, entered } from "./device.ts";
import { startSetting } from "./setting.ts";

const slowdown = 6;
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
  printFigures(`A sale with the chain beside one without, ${rounds} of each in turn`, figures);
}

/**
 * One sale with it and one without, again and again, so that what else the machine does meets both. The ratio of the
 * middles; its spread is that of the lower and the upper quarters.
 */
async function beside(browser: BenchBrowser, rounds: number, where: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const sold = async (isWithout: boolean) => {
    await browser.page.evaluate(`globalThis.benchWithoutChain = ${isWithout}`);
    return call(browser, "ownSales", 1);
  };
  for (const rate of [1, slowdown]) {
    await browser.throttle(rate);
    for (const isWithout of [true, false, true, false]) await sold(isWithout);
    const [own, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1)
      for (const isWithout of round % 2 === 0 ? [true, false] : [false, true])
        (isWithout ? bare : own).push(...(await sold(isWithout)));
    const ratio = (share: number) => quantile(own, share) / quantile(bare, share);
    const quarters = [ratio(0.25), ratio(0.75)];
    figures.push({
      name: `sale confirmed, ${rate} ×, ${where}`,
      value: { median: ratio(0.5), min: Math.min(...quarters), max: Math.max(...quarters) },
      unit: "× without the chain",
      sense: "at most",
      bar: 1.05,
      aim: 1.05,
      detail: `${quantile(own, 0.5).toFixed(2)} ms against ${quantile(bare, 0.5).toFixed(2)}; the quickest tenth ${quantile(own, 0.1).toFixed(2)} against ${quantile(bare, 0.1).toFixed(2)}`,
    });
  }
  await browser.throttle(1);
  return figures;
}
