import { readdirSync, readFileSync } from "node:fs";
import postgres from "postgres";
import { must } from "#shared/must.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { warmUp } from "#tests/bench/measure.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { analyze, Crowd } from "#tests/bench/server/crowd.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { HttpClient } from "#tests/bench/server/http-client.ts";
import { makeShops } from "#tests/bench/server/shops.ts";
import { BenchTill } from "#tests/bench/server/till.ts";

const shopCount = 60;
const requests = 200;
const ticksPerSecond = 100;
/** Of a request and an answer, without what TLS adds. */
const heads = 900;

/** What an exchange costs of a shop that sells one by one, each device asking what changed: the units of docs/capacity.md. */
export async function benchUnitCosts(): Promise<void> {
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("units");
    const shops = await makeShops(url, shopCount);
    const server = await startBenchServer(url);
    const crowd = await Crowd.open(server, shops, {
      ...{ withCursors: true, lines: 2, withChain: true },
    });
    await crowd.run(Math.ceil(warmUp / shopCount), 1);
    await analyze(url);
    const postmaster = await postmasterOf(url);
    const begin = [await server.cpuMs(), postgresMs(postmaster)];
    await crowd.run(requests, 1);
    const end = [await server.cpuMs(), postgresMs(postmaster)];
    const [node = 0, database = 0] = end.map(
      (ms, at) => (ms - (begin[at] ?? 0)) / (requests * shopCount),
    );
    crowd.close();

    const shop = must(shops[0]);
    const [token = ""] = await server.tokensFor([shop.userId]);
    const client = await HttpClient.open(server.port, token);
    const till = new BenchTill(shop, { withCursors: true, lines: 2, withChain: true }, 7);
    const path = "/api/v1/sync";
    till.heard((await client.post(path, till.greeting({ epoch: 1, rev: 1 }))).body);
    till.prepare(1, 1);
    const request = till.next() ?? "";
    const { body } = await client.post(path, request);
    client.close();
    await server.stop();
    const figure = (name: string, value: number, unit: string, detail: string): Figure => ({
      ...{ name, value: counted(value), unit, sense: "for information", detail },
    });
    printFigures(`Units, over ${requests * shopCount} exchanges of one sale`, [
      figure("server, an exchange with a sale", node, "ms", "processor time of Node"),
      figure("Postgres, the same", database, "ms", "of all its processes"),
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
