import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, ratiosOf, spreadOf, warmUp } from "#tests/bench/measure.ts";
import { BareEndpoint } from "./bare-endpoint.ts";
import { startBenchServer } from "./bench-server.ts";
import { analyze, Crowd, checkBooks } from "./crowd.ts";
import { startBenchPostgres } from "./durable-postgres.ts";
import { RawInserts } from "./raw-insert.ts";
import { type BenchShop, makeShops } from "./shops.ts";

type Case = {
  name: string;
  batch: number;
  clients: number;
  shops: "own" | "one";
  bar: number;
  aim: number;
};

const cases: Case[] = [
  {
    name: "50 sales × 8 clients",
    batch: 50,
    clients: 8,
    shops: "own",
    bar: 0.5,
    aim: 0.7,
  },
  {
    name: "1 sale × 32 clients, 32 shops",
    batch: 1,
    clients: 32,
    shops: "own",
    bar: 0.75,
    aim: 0.9,
  },
  {
    name: "1 sale × 8 clients, one shop",
    batch: 1,
    clients: 8,
    shops: "one",
    bar: 0.5,
    aim: 0.7,
  },
];

/** The shop of each client. */
async function shopsOf(url: string, { shops, clients }: Case): Promise<BenchShop[]> {
  const made = await makeShops(url, shops === "one" ? 1 : clients);
  return Array.from({ length: clients }, (_, client) => made[client % made.length] as BenchShop);
}

/** About how long one turn of one contender lasts. */
const roundSeconds = 0.7;

/**
 * The endpoint against many-row inserts by as many clients into the same Postgres, in turn. A bare endpoint takes its
 * turn too: what any endpoint pays for HTTP, a check of its input and a locked revision, in the same minute.
 */
export async function benchPush(rounds: number, only: string): Promise<void> {
  const cluster = await startBenchPostgres();
  const figures: Figure[] = [];
  try {
    for (const [index, item] of cases.entries()) {
      if (!item.name.includes(only)) continue;
      const url = await cluster.database(`push_${index}`);
      const server = await startBenchServer(url);
      const raw = await RawInserts.open(url, item.clients);
      const bare = await BareEndpoint.open(
        url,
        item.clients,
        item.shops === "one" ? 1 : item.clients,
      );
      // Each crowd in shops of its own: else one would read in its rounds what the other sold in others.
      const sending = await Crowd.open(server, await shopsOf(url, item), { withCursors: false });
      const reading = await Crowd.open(server, await shopsOf(url, item), { withCursors: true });
      const each = Math.ceil(warmUp / item.clients / Math.sqrt(item.batch));
      for (const contender of [sending, raw, bare, reading]) await contender.run(each, item.batch);
      // Enough rows for the statistics of a shop at work, then the statistics.
      await analyze(url);
      const once = await sending.run(20, item.batch);
      const requests = Math.max(10, Math.round((20 * roundSeconds) / once));
      const sales = item.batch * item.clients * requests;
      const rate = (run: () => Promise<number>) => async () => sales / (await run());
      const measured = await inTurn(
        {
          raw: rate(() => raw.run(requests, item.batch)),
          bare: rate(() => bare.run(requests, item.batch)),
          sending: rate(() => sending.run(requests, item.batch)),
          reading: rate(() => reading.run(requests, item.batch)),
        },
        rounds,
      );
      const rates = Object.fromEntries(
        Object.entries(measured).map(([name, values]) => [
          name,
          Math.round(spreadOf(values).median),
        ]),
      );
      figures.push({
        name: `${item.name}, the bare endpoint`,
        value: ratiosOf(measured.bare, measured.raw),
        unit: "× raw",
        sense: "for information",
        detail: `${rates.bare} against ${rates.raw} sales/s`,
      });
      for (const way of ["sending", "reading"] as const) {
        figures.push({
          name: `${item.name}, ${way === "sending" ? "sending only" : "with cursors"}`,
          value: ratiosOf(measured[way], measured.raw),
          unit: "× raw",
          sense: "at least",
          bar: item.bar,
          aim: item.aim,
          detail: `${rates[way]} against ${rates["raw"]} sales/s; ${bestRatio(measured[way], measured.raw, "more")}`,
        });
      }
      console.log(`${item.name}: ${await checkBooks(url, [sending, reading])}`);
      sending.close();
      reading.close();
      await raw.close();
      await bare.close();
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
  printFigures(
    `Endpoint against raw insert (Postgres with fsync, ${rounds} rounds in turn)`,
    figures,
  );
}
