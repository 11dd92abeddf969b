import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "#tests/bench/device/browser.ts";
import { printFigures } from "#tests/bench/figures.ts";
import { spreadOf } from "#tests/bench/measure.ts";
import { openStockedShop, type StockedShop } from "#tests/bench/opening/stocked-shop.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { PointOfSalePage } from "#tests/e2e/pages/point-of-sale-page.ts";
import { startSlowLine } from "./slow-line.ts";

const line = { bitsPerSecond: 50_000, latency: 600 };
const products = 500;

type Visit = { seconds: number; kilobytes: number; signedIn: number; stood: number };

/**
 * A new telephone on a poor line, from the address of the sign-in to the first « Enregistrée » of a shop of 500
 * products: seconds, and all that has come over the line by then, the worker's part too. With TELL=1 every answer is listed.
 */
export async function benchFirstVisit(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("first");
    const shop = await openStockedShop(url, products);
    const server = await startBenchServer(url, resolve("dist/web"));
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(server.port, shop));
    await server.stop();
    const median = (of: (one: Visit) => number) => spreadOf(visits.map(of)).median.toFixed(1);
    printFigures(`First visit to first sale, 50 kbit/s, 600 ms, ${products} products`, [
      {
        name: "from the address to the first sale",
        value: spreadOf(visits.map(({ seconds }) => seconds)),
        unit: "s",
        sense: "at most",
        bar: 60,
        detail: `signed in after ${median((one) => one.signedIn)} s, products after ${median((one) => one.stood)}`,
      },
      {
        name: "come over the line by then",
        value: spreadOf(visits.map(({ kilobytes }) => kilobytes)),
        unit: "KB",
        sense: "at most",
        bar: 300,
        detail: "heads included",
      },
    ]);
  } finally {
    await cluster.stop();
  }
}

async function visit(port: number, owner: StockedShop): Promise<Visit> {
  const slow = await startSlowLine(port, line);
  const profile = mkdtempSync(join(tmpdir(), "boutika-bench-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    locale: "fr-FR",
    viewport: { width: 360, height: 740 },
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(240_000);
  const begun = Date.now();
  const since = () => (Date.now() - begun) / 1000;
  await page.goto(`http://localhost:${slow.port}/auth?from=/point-of-sale`, {
    waitUntil: "commit",
  });
  await page.getByLabel("Adresse email").fill(owner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((at) => at.pathname !== "/auth");
  const signedIn = since();
  const till = new PointOfSalePage(page);
  await till.products.getByRole("button").first().click();
  const stood = since();
  await till.payExact();
  const seconds = since();
  const kilobytes = slow.down / 1000;
  if (process.env["TELL"])
    for (const answer of slow.answers)
      console.log(`${String(answer.down).padStart(8)} ${answer.line}`);
  await context.close();
  await slow.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return { seconds, kilobytes, signedIn, stood };
}
