import postgres from "postgres";
import { printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, quantile, ratiosOf, spreadOf, warmUp } from "#tests/bench/measure.ts";
import { startBenchServer } from "./bench-server.ts";
import { analyze, Crowd } from "./crowd.ts";
import { startBenchPostgres } from "./durable-postgres.ts";
import { HttpClient } from "./http-client.ts";
import { addOldSales } from "./old-sales.ts";
import { makeShops } from "./shops.ts";
import { BenchTill } from "./till.ts";

const present = 100_000;
const fresh = 5;
const perRound = 200;

/** What changed since a moment ago, in a shop with 100,000 sales, against the bare query for the same rows. */
export async function benchDelta(rounds: number): Promise<void> {
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("delta");
    const [shop] = await makeShops(url, 1);
    if (!shop) throw new Error("no shop");
    await addOldSales(url, [shop], present);
    const server = await startBenchServer(url);
    const seller = await Crowd.open(server, [shop], { withCursors: false });
    await seller.run(fresh, 1);
    seller.close();
    await analyze(url);
    const rev = present + 1;
    const [token = ""] = await server.tokensFor([shop.userId]);
    const client = await HttpClient.open(server.port, token);
    const till = new BenchTill(shop, { withCursors: true }, 99);
    const path = "/api/v1/sync";
    till.heard((await client.post(path, till.greeting(null))).body);
    till.heard((await client.post(path, till.greeting({ epoch: 1, rev }))).body);
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const raw = () => rawDelta(sql, shop.shopId, rev);
    const ours = () => client.post(path, till.greeting({ epoch: 1, rev }));
    const [expected] = await raw();
    const answered = JSON.parse((await ours()).body).changes[0].rows;
    const same = (rows: unknown[] | undefined) => rows?.length;
    if (
      same(answered.sales) !== same(expected?.["sales"]) ||
      same(answered.stocks) !== same(expected?.["stocks"])
    )
      throw new Error("endpoint and query return different rows");
    for (const act of [ours, raw]) for (let turn = 0; turn < warmUp; turn += 1) await act();
    const typical = (act: () => Promise<unknown>) => async () => {
      const times: number[] = [];
      for (let turn = 0; turn < perRound; turn += 1) {
        const begin = performance.now();
        await act();
        times.push(performance.now() - begin);
      }
      return quantile(times, 0.5);
    };
    const measured = await inTurn({ raw: typical(raw), ours: typical(ours) }, rounds);
    printFigures(`Small delta (${rounds} rounds of ${perRound} in turn)`, [
      {
        name: `delta of ${fresh} sales with 100,000 present`,
        value: ratiosOf(measured.ours, measured.raw),
        unit: "× raw",
        sense: "at most",
        bar: 2.2,
        aim: 1.6,
        detail: `${spreadOf(measured.ours).median.toFixed(2)} ms against ${spreadOf(measured.raw).median.toFixed(2)}; ${answered.sales.length} sales and ${answered.stocks.length} stock rows; ${bestRatio(measured.ours, measured.raw, "less")}`,
      },
    ]);
    client.close();
    await sql.end();
    await server.stop();
  } finally {
    await cluster.stop();
  }
}

/** The same rows in one statement, written by Postgres as JSON: nothing asked about who reads. */
function rawDelta(sql: postgres.Sql, shopId: string, rev: number) {
  return sql`
    select (select json_agg(s) from sales s
        where s.shop_id = ${shopId} and s.rev > ${rev} and (s.rev >> 4) >= (${rev}::bigint >> 4)) as sales,
      (select json_agg(t) from stocks t where t.shop_id = ${shopId} and t.product_id = any(array(
        select l ->> 'productId' from sales s, json_array_elements(long_lines(s.lines)) l
        where s.shop_id = ${shopId} and s.rev > ${rev} and (s.rev >> 4) >= (${rev}::bigint >> 4)))) as stocks`;
}
