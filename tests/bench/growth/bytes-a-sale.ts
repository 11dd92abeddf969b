import postgres from "postgres";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { startBenchServer } from "#tests/bench/server/bench-server.ts";
import { Crowd } from "#tests/bench/server/crowd.ts";
import { startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { makeShops } from "#tests/bench/server/shops.ts";

const shopCount = 12;
const devicesPerShop = 3;
const requests = 1200;
const batch = 1;

/** Of what a sale leaves behind: the table of sales, each index of it, the ledger, and all other tables together. */
type Sizes = Map<string, number>;

/**
 * What a sale of two lines, with its link, costs on the disk: sold through the server by devices in turn, as an index
 * grows that is filled from many places, and counted by what the files have grown. Bytes decide, no timing.
 */
export async function benchBytesASale(): Promise<void> {
  const cluster = await startBenchPostgres();
  try {
    const url = await cluster.database("bytes");
    const shops = await makeShops(url, shopCount);
    const server = await startBenchServer(url);
    const devices = Array.from({ length: devicesPerShop }, () => shops).flat();
    const crowd = await Crowd.open(server, devices, {
      ...{ withCursors: false, lines: 2, withChain: true },
    });
    // The first pages of every file are there before anything is counted.
    await crowd.run(10, batch);
    const before = await sizesOf(url);
    const sold = crowd.sales;
    await crowd.run(requests, batch);
    const after = await sizesOf(url);
    const sales = crowd.sales - sold;
    crowd.close();
    await server.stop();
    const anew = await sizesOf(url, { isAnew: true });
    const each = (name: string, sizes = after) =>
      ((sizes.get(name) ?? 0) - (before.get(name) ?? 0)) / sales;
    const names = [...after.keys()].filter((name) => each(name) > 0.5);
    const all = (sizes: Sizes) => counted(names.reduce((sum, name) => sum + each(name, sizes), 0));
    const parts = names.map(
      (name): Figure => ({
        ...{ name, value: counted(each(name)), unit: "B", sense: "for information" },
        detail: `${each(name, anew).toFixed(1)} B once indexes are built anew`,
      }),
    );
    printFigures(`Bytes a sale of two lines, after ${sales} of them in ${shopCount} shops`, [
      ...parts,
      {
        ...{ name: "all", value: all(after), unit: "B", sense: "at most", bar: 450 },
        detail: "table, indexes, ledger, and what else has grown",
      },
      {
        ...{ name: "all, indexes built anew", value: all(anew), unit: "B", sense: "at most" },
        ...{ bar: 450, detail: "as `npm run db:tidy -- --run` leaves months that are closed" },
      },
    ]);
  } finally {
    await cluster.stop();
  }
}

/**
 * The size of each table without its indexes and of each index, once what nobody sees any more is cleared away. `isAnew`:
 * once the indexes are built anew besides.
 */
async function sizesOf(url: string, { isAnew = false } = {}): Promise<Sizes> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`vacuum analyze`;
    if (isAnew) await sql`reindex schema public`;
    const rows = await sql<{ name: string; bytes: number }[]>`
      select c.relname as name, (case when c.relkind = 'i' then pg_relation_size(c.oid) else pg_table_size(c.oid) end)::float8
        as bytes
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i')`;
    return new Map(rows.map(({ name, bytes }) => [name, bytes]));
  } finally {
    await sql.end();
  }
}
