import { once } from "node:events";
import { connect, type Socket } from "node:net";
import postgres from "postgres";
import { counted, printFigures } from "#tests/bench/figures.ts";
import { type BenchServer, startBenchServer } from "#tests/bench/server/bench-server.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { openMarket } from "#tests/scale/market.ts";

/** Three devices of each shop listen, as in the plan of capacity. */
const perShop = 3;
const opened = 9_900;
const atOnce = 50;
/** Two heartbeats long. */
const idleSeconds = 50;

/** What live streams cost an instance: memory, and processor time while nothing happens and while shops sell. */
export async function benchStreams(): Promise<void> {
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("streams");
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const { stalls } = await openMarket(sql, { shops: opened / perShop, products: 1 });
    const server = await startBenchServer(url);
    const tokens = await server.tokensFor(stalls.map(({ userId }) => userId));
    const before = await server.memory();
    const sockets: Socket[] = [];
    const waiting = tokens.flatMap((token) => Array.from({ length: perShop }, () => token));
    const connecting = await cpuSeconds(server, async () => {
      while (waiting.length > 0)
        sockets.push(
          ...(await Promise.all(
            waiting.splice(0, atOnce).map((token) => listen(server.port, token)),
          )),
        );
    });
    const after = await server.memory();
    const idle = await cpuSeconds(server, () => sleep(idleSeconds));
    const told = countTold(sockets);
    const poked = await cpuSeconds(server, async () => {
      await sql`update shop_revisions set rev = rev + 1`;
      while (told.count < opened) await sleep(0.1);
    });
    for (const socket of sockets) socket.destroy();
    await sql.end();
    await server.stop();
    const share = idle / idleSeconds;
    const figure = (name: string, value: number, unit: string, detail = "") => ({
      ...{ name, value: counted(value), unit, detail },
      sense: "for information" as const,
    });
    printFigures(`${opened} live streams on one instance, ${perShop} in each shop`, [
      figure(
        "memory of a stream",
        (after - before) / opened / 1000,
        "kB",
        `${mb(before)} before, ${mb(after)} after`,
      ),
      figure("processor time to open one", (connecting / opened) * 1000, "ms"),
      figure(
        "share of a core while nothing happens",
        share * 100,
        "%",
        `${idle.toFixed(2)} s in ${idleSeconds}`,
      ),
      figure(
        "processor time to poke one",
        (poked / opened) * 1e6,
        "µs",
        `all within ${poked.toFixed(2)} s of processor time`,
      ),
      {
        ...figure("streams that a core holds at half of its time", opened * (0.5 / share), ""),
        ...{ sense: "at least" as const, bar: 10_000 },
        detail: "reckoned from the share",
      },
    ]);
  } finally {
    await cluster.stop();
  }
}

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function cpuSeconds(server: BenchServer, act: () => Promise<unknown>): Promise<number> {
  const before = await server.cpuMs();
  await act();
  return ((await server.cpuMs()) - before) / 1000;
}

/** A stream, once its first event has come. */
async function listen(port: number, token: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `GET /api/v1/live HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  const [head] = await once(socket, "data");
  if (!String(head).startsWith("HTTP/1.1 200")) throw new Error(String(head).slice(0, 200));
  return socket;
}

function countTold(sockets: readonly Socket[]): { count: number } {
  const told = { count: 0 };
  for (const socket of sockets)
    socket.on("data", (part) => {
      if (String(part).includes("event: poke")) told.count += 1;
    });
  return told;
}
