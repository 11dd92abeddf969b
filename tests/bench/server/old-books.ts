import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { startBenchServer } from "./bench-server.ts";
import { analyze, Crowd, checkBooks } from "./crowd.ts";
import { startBenchPostgres } from "./durable-postgres.ts";
import { addOldSales } from "./old-sales.ts";
import { makeShops } from "./shops.ts";

const clients = 8;
const oldSales = 2_000_000;
const cases = [
  { name: "1 sale × 8 clients", batch: 1, requests: 400 },
  { name: "50 sales × 8 clients", batch: 50, requests: 40 },
];

/** The same push into books that are empty and into books that hold two million sales, in turn. */
export async function benchOldBooks(rounds: number): Promise<void> {
  const cluster = await startBenchPostgres();
  const figures: Figure[] = [];
  try {
    // First the books that take minutes to load: an idle connection is closed by the server before that.
    const begin = performance.now();
    const full = await opened(await cluster.database("books_full"), oldSales / clients);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`${oldSales} older sales written by SQL in ${seconds} s`);
    const empty = await opened(await cluster.database("books_empty"), 0);
    for (const { name, batch, requests } of cases) {
      const sales = batch * clients * requests;
      const rate = (crowd: Crowd) => async () => sales / (await crowd.run(requests, batch));
      const measured = await inTurn({ empty: rate(empty.crowd), full: rate(full.crowd) }, rounds);
      figures.push({
        name: `push with 2,000,000 older sales, ${name}`,
        value: ratiosOf(measured.full, measured.empty),
        unit: "× empty",
        sense: "at least",
        bar: 0.8,
        aim: 0.9,
        detail: `${spreadOf(measured.full).median.toFixed(0)} against ${spreadOf(measured.empty).median.toFixed(0)} sales/s; ${bestRatio(measured.full, measured.empty, "more")}`,
      });
    }
    for (const { url, crowd, server, old } of [empty, full]) {
      console.log(await checkBooks(url, [crowd], old));
      crowd.close();
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
  printFigures(`Push into old books (Postgres with fsync, ${rounds} rounds in turn)`, figures);
}

async function opened(url: string, each: number) {
  const shops = await makeShops(url, clients);
  const old = each > 0 ? await addOldSales(url, shops, each) : { sales: 0, pieces: 0 };
  const server = await startBenchServer(url);
  const crowd = await Crowd.open(server, shops, { withCursors: false });
  await crowd.run(100, 1);
  await crowd.run(20, 50);
  await analyze(url);
  return { url, server, crowd, old };
}
