import { readdirSync, readFileSync } from "node:fs";
import postgres from "postgres";
import { must } from "#shared/must.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { warmUp } from "#tests/bench/measure.ts";
import { type BenchServer, startBenchServer } from "#tests/bench/server/bench-server.ts";
import { analyze, Crowd } from "#tests/bench/server/crowd.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { HttpClient } from "#tests/bench/server/http-client.ts";
import { makeShops } from "#tests/bench/server/shops.ts";
import { BenchTill } from "#tests/bench/server/till.ts";
import { makeSpread } from "#tests/support/citus.ts";
import { citusHome, emptyDatabase, startCitus } from "#tests/support/citus-cluster.ts";

const shopCount = 60;
const requests = 200;
const readings = 600;
const ticksPerSecond = 100;
/** Of a request and an answer, without what TLS adds. */
const heads = 900;

/**
 * What an exchange costs of a shop that sells one by one, each device asking what changed: the units of
 * docs/capacity.md. With CITUS_HOME the shops are spread over two workers beside a coordinator.
 */
export async function benchUnitCosts(): Promise<void> {
  const cluster = citusHome ? await spreadPostgres(citusHome) : await onePostgres();
  const { url } = cluster;
  try {
    const shops = await makeShops(url, shopCount);
    let server = await startBenchServer(url);
    const crowd = await Crowd.open(server, shops, {
      ...{ withCursors: true, lines: 2, withChain: true },
    });
    await crowd.run(Math.ceil(warmUp / shopCount), 1);
    await analyze(url);
    const postmasters = await Promise.all([url, ...cluster.workers].map(postmasterOf));
    const costOf = async (times: number, act: () => Promise<unknown>): Promise<Cost> => {
      const spent = async () => [await server.cpuMs(), ...postmasters.map(postgresMs)];
      const begin = await spent();
      await act();
      const [node = 0, ...nodes] = (await spent()).map((ms, at) => (ms - (begin[at] ?? 0)) / times);
      return { node, postgres: sumOf(nodes), coordinator: nodes[0] ?? 0 };
    };
    const selling = await costOf(requests * shopCount, () => crowd.run(requests, 1));
    crowd.close();

    const shop = must(shops[0]);
    let client = await clientOf(server, shop.userId);
    const till = new BenchTill(shop, { withCursors: true, lines: 2, withChain: true }, 7);
    const path = "/api/v1/sync";
    till.heard((await client.post(path, till.greeting({ epoch: 1, rev: 1 }))).body);
    till.prepare(1, 1);
    const request = till.next() ?? "";
    const { body } = await client.post(path, request);
    // Another instance, which has sold nothing that it could tell out of its memory.
    client.close();
    await server.stop();
    server = await startBenchServer(url);
    client = await clientOf(server, shop.userId);
    const read = (rev: number) => {
      const asked = till.greeting({ epoch: 1, rev });
      return costOf(readings, async () => {
        for (let reading = 0; reading < readings; reading += 1) await client.post(path, asked);
      });
    };
    const rev = Number(/"cursor":\{"epoch":\d+,"rev":(\d+)\}/.exec(body)?.[1]);
    const sale = await read(rev - 1);
    await takeRevision(url, shop.shopId);
    const act = await read(rev);
    client.close();
    await server.stop();
    const figure = (name: string, value: number, unit: string, detail: string): Figure => ({
      ...{ name, value: counted(value), unit, sense: "for information", detail },
    });
    const costs = (of: string, { node, postgres, coordinator }: Cost, detail: string) => [
      figure(`server, ${of}`, node, "ms", detail),
      figure(
        ...([`Postgres, ${of}`, postgres, "ms"] as const),
        citusHome ? `of it ${coordinator.toFixed(2)} ms the coordinator` : "all its processes",
      ),
    ];
    const where = citusHome ? "a Citus of a coordinator and two workers" : "one Postgres";
    printFigures(`Units, over ${requests * shopCount} exchanges of one sale, on ${where}`, [
      ...costs("an exchange with a sale", selling, "processor time of Node"),
      ...costs("a reading of one sale", sale, "of a device that another instance told of it"),
      ...costs("a reading of an act", act, "of anything but a sale: each kind of row is asked for"),
      figure("bytes of such a request", request.length + heads / 2, "B", "heads among them"),
      figure(
        "bytes of its answer",
        body.length + heads / 2,
        "B",
        "not compressed, heads among them",
      ),
    ]);
  } finally {
    await cluster.stop();
  }
}

/** Processor time of Node and of all Postgres, ms each time, and of it the first machine's. */
type Cost = { node: number; postgres: number; coordinator: number };

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

async function onePostgres() {
  const { database, stop } = await startBenchPostgres();
  return { url: await database("units"), workers: [], stop };
}

async function spreadPostgres(home: string) {
  const { url, workers, stop } = await startCitus(home, { workers: 2, durable: true });
  const database = await emptyDatabase(url, "units");
  await makeSpread(database, { workers });
  const onWorkers = workers.map((worker) => {
    const there = new URL(database);
    there.host = worker;
    return there.href;
  });
  return { url: database, workers: onWorkers, stop };
}

async function clientOf(server: BenchServer, userId: string): Promise<HttpClient> {
  const [token = ""] = await server.tokensFor([userId]);
  return HttpClient.open(server.port, token);
}

/** As something else than a sale does. */
async function takeRevision(url: string, shopId: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`update shop_revisions set rev = rev + 1, turns_rev = rev + 1 where shop_id = ${shopId}`;
  await sql.end();
}

async function postmasterOf(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const parent = parentOf(must(row).pid);
  await sql.end();
  return parent;
}

/** Fields of a process after its name, which stands in brackets. */
const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
const parentOf = (pid: number | string) => Number(statOf(pid)[1]);

/** Processor time of a Postgres with all its processes, those that have ended among them, in ms. */
function postgresMs(postmaster: number): number {
  const ticks = (pid: number | string, fields: readonly number[]) =>
    fields.reduce((sum, field) => sum + Number(statOf(pid)[field]), 0);
  let sum = ticks(postmaster, [11, 12, 13, 14]);
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      if (parentOf(pid) === postmaster) sum += ticks(pid, [11, 12]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return (sum * 1000) / ticksPerSecond;
}
