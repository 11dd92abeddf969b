import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CDPSession, Page } from "@playwright/test";
import postgres from "postgres";
import { must } from "#shared/must.ts";
import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { ownersBrowser } from "#tests/bench/owners-browser.ts";
import { openPastShops } from "#tests/bench/reports-page/past-shops.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { openingStock, putOnShelf } from "#tests/bench/server/shops.ts";
import { PointOfSalePage } from "#tests/e2e/pages/point-of-sale-page.ts";

const productCount = 10_000;
const salesInRound = 100;
const tilesTapped = 8;

/** After a collection: bytes of JavaScript in use, nodes that are in the document or held by something. */
type Held = { heap: number; nodes: number };

/**
 * What a till holds in memory with 10,000 products: after its first load, opened again, and after so many hundreds of
 * sales (`rounds`) on one page, beside a page that holds the same rows and nothing else.
 */
export async function benchMemory(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("memory");
    const owner = must((await openPastShops(url, [900]))[0]);
    await stock(url);
    const server = await startBenchServer(url, resolve("dist/web"));
    const origin = `http://localhost:${server.port}`;
    const browser = await ownersBrowser(origin, owner, { width: 360, height: 740 });
    const { page } = browser;
    const tools = await browser.context.newCDPSession(page);
    const till = new PointOfSalePage(page);
    await page.goto(`${origin}/point-of-sale`);
    await till.products.getByRole("button").first().waitFor();
    await till.catalogueComes.waitFor({ state: "detached", timeout: 120_000 });
    const loaded = await held(tools);
    // The copy that the next start opens from is made when nothing has happened for ten seconds.
    await page.waitForTimeout(15_000);
    const rows = await heldByRows(page, tools, origin);
    await page.goto(`${origin}/point-of-sale`);
    await till.products.getByRole("button").first().waitFor();
    await page.waitForTimeout(5000);
    const opened = await held(tools);
    await sell(till, 10);
    const before = await held(tools);
    const sold = rounds * salesInRound;
    await sell(till, sold);
    const after = await held(tools);
    await browser.close();
    await server.stop();
    printFigures(`Memory of a till with ${productCount.toLocaleString("en")} products`, [
      inMemory("after the first load", loaded, rows),
      inMemory("opened again", opened, rows),
      inMemory(`the same page, ${sold + 10} sales later`, after, rows),
      {
        name: "each sale",
        value: counted((after.heap - before.heap) / sold / 1000),
        unit: "kB",
        sense: "for information",
        detail: `${before.nodes} nodes before ${sold} sales, ${after.nodes} after them`,
      },
    ]);
  } finally {
    await cluster.stop();
  }
}

/** The shelf of real names in place of the shop's own, more of each than anybody sells. */
async function stock(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [shop] = await sql<{ id: string }[]>`select id from shops`;
    for (const table of ["product_prices", "stocks", "products"])
      await sql`delete from ${sql(table)}`;
    await putOnShelf(url, must(shop).id, benchCatalogue(productCount));
    await sql`update stocks set quantity = ${openingStock}`;
  } finally {
    await sql.end();
  }
}

async function sell(till: PointOfSalePage, sales: number): Promise<void> {
  const tiles = till.products.getByRole("button");
  for (let sale = 0; sale < sales; sale += 1) {
    await tiles.nth(sale % tilesTapped).click();
    await tiles.nth((sale * 5 + 1) % tilesTapped).click();
    await till.payExact();
    await till.next();
  }
}

async function held(tools: CDPSession): Promise<Held> {
  // What one collection lets go may be all that held something else.
  for (let times = 0; times < 3; times += 1) await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  const { nodes } = await tools.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes };
}

/** The least that a page can hold of it: everything in its databases, read as it lies there. */
async function heldByRows(page: Page, tools: CDPSession, origin: string): Promise<Held> {
  await page.goto(`${origin}/icon.svg`);
  // No function of this has a name: what the loader adds to those is not in the page.
  await page.evaluate(async () => {
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? "");
      await new Promise((opened) => opening.addEventListener("success", opened));
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((read) => reading.addEventListener("success", read));
        rows.push(reading.result);
      }
      opening.result.close();
    }
    Object.assign(globalThis, { rows });
  });
  return held(tools);
}

function inMemory(name: string, { heap, nodes }: Held, rows: Held): Figure {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return {
    name,
    value: counted(heap / rows.heap),
    unit: "× the rows alone",
    sense: "for information",
    detail: `${megabytes(heap)} against ${megabytes(rows.heap)}; ${nodes} nodes`,
  };
}
