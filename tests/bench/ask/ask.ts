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
const pastSales = 100_000;
const linesInTicket = 3;
const first = "combien de produits j’ai";
/** From a day to all the past: sales, goods, profit, tickets and the notebook. */
const questions = [
  "combien j’ai vendu aujourd’hui",
  "combien j’ai vendu cette année",
  "qu’est-ce qui se vend le plus cette année",
  "quel est le meilleur jour de l’année",
  "compare les ventes de ce mois avec le mois dernier",
  "combien j’ai gagné le mois dernier",
  "combien j’ai gagné cette année",
  "quels produits rapportent le plus cette année",
  "la plus grosse vente du mois",
  "qu’est-ce qui manque",
  "combien vaut le stock au prix d’achat",
  "il reste combien de produit de banc d’essai 250",
  "qui me doit de l’argent",
];

/**
 * /help in a browser without a network, six times slower, of a shop of 100,000 past sales that knows what its goods
 * cost: milliseconds from a question to its answer, drawn; each asked once in a page opened anew each round, after
 * another one had been answered.
 */
export async function benchAsk(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  let browser: OwnersBrowser | undefined;
  try {
    const url = await cluster.database("ask");
    const [shop] = await openPastShops(url, [pastSales * linesInTicket], { haveCosts: true });
    const server = await startBenchServer(url, resolve("dist/web"));
    const origin = `http://localhost:${server.port}`;
    browser = await ownersBrowser(origin, must(shop), { width: 360, height: 740 });
    const { page } = browser;
    // The first load of a shop takes its time where others work beside it.
    page.setDefaultTimeout(180_000);
    await open(page, origin);
    for (const question of questions) await answer(page, question);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await browser.goSlowOffline(slowdown);
    const measured = new Map(questions.map((question): [string, number[]] => [question, []]));
    for (let round = 0; round < rounds; round += 1) {
      await open(page, origin);
      for (const question of questions) measured.get(question)?.push(await answer(page, question));
    }
    const figures = [...measured].map(
      ([question, values]): Figure => ({
        ...{ name: question, value: spreadOf(values), unit: "ms", sense: "at most", bar: 200 },
        detail: "until its answer is drawn",
      }),
    );
    printFigures(
      `Questions to a shop of ${pastSales} past sales in a browser without a network, ${slowdown} × slower`,
      figures,
    );
    await server.stop();
  } finally {
    await browser?.close();
    await cluster.stop();
  }
}

/** The page with a first question answered. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/help?q=${encodeURIComponent(first)}`);
  await page.getByText(/La boutique vend/).waitFor();
}

/** Writes a question into the field, and tells after how many milliseconds its answer stands there. */
function answer(page: Page, question: string): Promise<number> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>("main input");
    const main = document.querySelector("main");
    if (!field || !main) throw new Error("the page of the help is not open");
    const before = main.querySelector("p.text-lg")?.textContent ?? "";
    return new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`nothing answers « ${text} »`)), 180_000);
      const began = performance.now();
      new MutationObserver((_changes, watch) => {
        const now = main.querySelector("p.text-lg")?.textContent ?? "";
        if (now === "" || now === before) return;
        watch.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }).observe(main, { subtree: true, childList: true, characterData: true });
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      setter?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }, question);
}
