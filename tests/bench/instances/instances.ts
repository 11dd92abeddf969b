import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { quantile } from "#tests/bench/measure.ts";
import { type BenchPostgres, startBenchPostgres } from "#tests/bench/server/durable-postgres.ts";
import { type LoadFound, type LoadOptions, sellThroughKills } from "#tests/scale/load.ts";
import { makeSpread } from "#tests/support/citus.ts";
import {
  type CitusCluster,
  citusHome,
  emptyDatabase,
  startCitus,
} from "#tests/support/citus-cluster.ts";

/** Twenty who sell as fast as they are answered, and an instance killed every ten seconds. */
const few = {
  instances: 3,
  shops: 10,
  devicesPerShop: 2,
  products: 20,
  pauseMs: 40,
  listens: true,
};
/** A thousand shops with three devices each, which sell every two minutes; two instances are killed. */
const thousand = { ...few, shops: 1000, devicesPerShop: 3, products: 30, pauseMs: 120_000 };

/**
 * Sells through three instances that are killed, for so many seconds; `only` chooses between « few » and « thousand ».
 * BEFORE names a folder with the version before, of which one of the three is then started: an update in the middle.
 * CITUS_HOME names a Postgres with Citus: then the shops are spread over two workers, of which one is killed too.
 */
export async function benchInstances(seconds: number, only: string): Promise<void> {
  const citus = citusHome && (await startCitus(citusHome, { workers: 2, durable: true }));
  const cluster = citus ? spreading(citus) : await startBenchPostgres();
  const before = process.env["BEFORE"];
  const folders = before ? { folders: [undefined, before, undefined] } : {};
  try {
    for (const [name, of] of Object.entries({ few, thousand })) {
      if (!name.includes(only)) continue;
      const url = await cluster.empty(`instances_${name}`);
      const kills = name === "few" ? Math.max(1, Math.floor(seconds / 10)) : 2;
      const options: LoadOptions = {
        ...{ ...of, ...folders, url, seconds, kills, seed: name },
        ...(citus && { killDatabase: () => citus.killWorker(1) }),
      };
      const found = await sellThroughKills(options);
      const where = citus ? ", a coordinator and two workers, one killed" : "";
      printFigures(`${of.shops} shops, three instances${before ? ", one of before" : ""}${where}`, [
        ...figuresOf(found, options),
      ]);
    }
  } finally {
    await cluster.stop();
  }
}

function spreading(citus: CitusCluster): Pick<BenchPostgres, "empty" | "stop"> {
  return {
    empty: async (name) => {
      const url = await emptyDatabase(citus.url, name);
      await makeSpread(url, { workers: citus.workers, shards: 32 });
      return url;
    },
    stop: () => citus.stop(),
  };
}

function figuresOf(found: LoadFound, { seconds }: LoadOptions): Figure[] {
  const none = (name: string, value: number, detail: string): Figure => ({
    ...{ name, value: counted(value), unit: "", sense: "at most", bar: 0, detail },
  });
  const told = (name: string, value: number, unit: string, detail = ""): Figure => ({
    ...{ name, value: counted(value), unit, sense: "for information", detail },
  });
  const { exchanges } = found;
  return [
    none("sales lost", found.lost, `of ${found.sales}, ${found.kills} kills`),
    none("sales twice or of nobody", found.twice, ""),
    none("products with wrong stock", found.wrongStock, ""),
    none(
      "notices twice",
      found.noticesTwice,
      `${found.notices} in ${found.lowShops} shops with something low`,
    ),
    none("notices that never came", found.lowShops - found.notices, ""),
    none("mails lost", found.mailLost, `of ${found.messages}`),
    none(
      "mails twice",
      found.mailTwice,
      "those that an instance had in hand when it was killed apart",
    ),
    none(
      "figures that differ",
      found.differences,
      `of ${found.compared}, in ${found.months} closed months`,
    ),
    none(
      "listeners not told",
      found.listeners - found.toldAll,
      `of ${found.listeners}, back ${found.returns} times`,
    ),
    told(
      "exchange, median",
      quantile(exchanges, 0.5),
      "ms",
      `${exchanges.length} answered, ${found.failures} not`,
    ),
    told("exchange, p95", quantile(exchanges, 0.95), "ms"),
    told("exchanges a second", exchanges.length / seconds, ""),
  ];
}
