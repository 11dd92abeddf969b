import postgres from "postgres";
import { must } from "#shared/must.ts";
import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, quantile, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { type BenchServer, startBenchServer } from "#tests/bench/server/bench-server.ts";
import { analyze, Crowd } from "#tests/bench/server/crowd.ts";
import { type BenchPostgres, startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { HttpClient } from "#tests/bench/server/http-client.ts";
import { addOldSales } from "#tests/bench/server/old-sales.ts";
import { type BenchShop, makeShops } from "#tests/bench/server/shops.ts";
import { BenchTill } from "#tests/bench/server/till.ts";

const few = 10_000;
const many = Number(process.env["SALES"] ?? 1_000_000);
/** The past is as long in both: five years that ended four months ago, so that every month of it is closed. */
const pastDays = 1825;
const endedDaysAgo = 120;
const oneDay = 86_400;
const limit = 1.2;

/** What a shop with many sales is answered, as many as SALES says, against one with few and the same latest days. */
export async function benchGrowth(rounds: number): Promise<void> {
  const cluster = await startBenchPostgres();
  try {
    const full = await opened(cluster, "growth_many", many);
    const sparse = await opened(cluster, "growth_few", few);
    const figures: Figure[] = [];
    for (const { name, act } of asked) {
      const measured = await inTurn(
        { many: () => typical(() => act(full)), few: () => typical(() => act(sparse)) },
        rounds,
      );
      figures.push({
        ...{ name, value: ratiosOf(measured.many, measured.few), unit: `× of ${few}` },
        ...{ sense: "at most", bar: limit },
        detail: `${spreadOf(measured.many).median.toFixed(2)} ms against ${spreadOf(measured.few).median.toFixed(2)}; ${bestRatio(measured.many, measured.few, "less")}`,
      });
    }
    // Months in which more goods were sold say more: part of what a first load takes longer is what it brings.
    const [most, least] = [await firstLoad(full), await firstLoad(sparse)];
    figures.push({
      ...{ name: "bytes of that first load", value: counted(most / least), unit: `× of ${few}` },
      ...{ sense: "for information", detail: `${most} against ${least}` },
    });
    for (const { client, server } of [full, sparse]) {
      client.close();
      await server.stop();
    }
    printFigures(
      `A shop of ${many} sales against one of ${few} (${rounds} rounds in turn)`,
      figures,
    );
  } finally {
    await cluster.stop();
  }
}

type Books = {
  shop: BenchShop;
  server: BenchServer;
  client: HttpClient;
  till: BenchTill;
  token: string;
  rev: number;
};

const times = 30;
async function typical(act: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    await act();
    taken.push(performance.now() - begin);
  }
  return quantile(taken, 0.5);
}

const path = "/api/v1/sync";

async function sell({ client, till }: Books): Promise<void> {
  till.prepare(1, 1);
  const { body } = await client.post(path, till.next() ?? "");
  if (!body.includes('"applied"')) throw new Error(body.slice(0, 300));
  till.heard(body);
}

async function delta({ client, till, rev }: Books): Promise<void> {
  const { status } = await client.post(path, till.greeting({ epoch: 1, rev }));
  if (status !== 200) throw new Error(`a delta was answered ${status}`);
}

/** Everything that a device asks for which comes for the first time, in bytes; after a sale, so that it is put together anew. */
async function firstLoad(books: Books): Promise<number> {
  const { client, till, shop } = books;
  await sell(books);
  const answer: ExchangeAnswer = JSON.parse((await client.post(path, till.greeting(null))).body);
  const [change] = answer.changes;
  if (change?.state !== "reset") throw new Error("no first load");
  const { cursor, parts } = change.snapshot;
  let bytes = 0;
  for (let part = 0; part < parts; part += 1)
    bytes += await get(books, `snapshot/shop:${shop.shopId}/${cursor.rev}/${part}`);
  return bytes;
}

async function get({ server, token }: Books, what: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/${what}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${what} was answered ${response.status}`);
  return byteLength;
}

const asked: { name: string; act: (books: Books) => Promise<unknown> }[] = [
  { name: "push of a sale", act: sell },
  { name: "delta of five sales", act: delta },
  { name: "first load after a sale, with the figures of all months", act: firstLoad },
  { name: "list of devices", act: (books) => get(books, `shops/${books.shop.shopId}/devices`) },
];

async function opened(cluster: BenchPostgres, name: string, sales: number): Promise<Books> {
  const url = await cluster.database(name);
  const shop = must((await makeShops(url, 1))[0]);
  const from = Math.floor(Date.now() / 1000) - (pastDays + endedDaysAgo) * oneDay;
  await addOldSales(url, [shop], sales, { from, every: Math.floor((pastDays * oneDay) / sales) });
  await noteMonths(url, shop);
  const server = await startBenchServer(url);
  await monthsAreClosed(url);
  const seller = await Crowd.open(server, [shop], { withCursors: false });
  await seller.run(1000, 1);
  seller.close();
  await analyze(url);
  const [token = ""] = await server.tokensFor([shop.userId]);
  const client = await HttpClient.open(server.port, token);
  const till = new BenchTill(shop, { withCursors: true }, 99);
  till.heard((await client.post(path, till.greeting(null))).body);
  const rev = must(till.cursor).rev - 5;
  return { shop, server, client, till, token, rev };
}

/** What the writing of a sale would have noted. */
async function noteMonths(url: string, { shopId }: BenchShop): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`
    insert into fact_months (shop_id, month, since_rev)
    select shop_id, date_trunc('month', day)::date, min(rev) from sales where shop_id = ${shopId} group by 1, 2`;
  await sql.end();
}

/** The server closes by itself, from its start, the months whose time has come. */
async function monthsAreClosed(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (;;) {
    const [left] = await sql<{ open: number }[]>`
      select (select count(*) from fact_months)::int - (select count(*) from month_books)::int as open`;
    if (left?.open === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await sql.end();
}
