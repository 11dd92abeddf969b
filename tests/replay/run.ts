import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { startTestPostgres } from "#tests/support/database.ts";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { breadBasket } from "./bread-basket.ts";
import { firstRows } from "./csv.ts";
import { boughtByCustomer, breadBasketFigures, onlineRetailFigures } from "./file-figures.ts";
import { madeTrade } from "./made-trade.ts";
import { onlineRetail } from "./online-retail.ts";
import { replay } from "./replay.ts";
import { monthsText, reportText } from "./report-text.ts";

/**
 * `npm run replay -- --file online_retail|bread_basket --devices N [--limit rows] [--seed S] [--figures S] [--credit] [--costs]`; files in
 * DATA_DIR. Where the file is not, a trade made by the seed stands for it. `--figures` chooses three months whose
 * figures are said one by one. `--credit`: the customers of online_retail buy on credit and pay by a seeded plan. `--costs`: goods
 * are bought by a seeded cost book.
 */
const { values } = parseArgs({
  options: {
    file: { type: "string", default: "bread_basket" },
    devices: { type: "string", default: "5" },
    limit: { type: "string" },
    seed: { type: "string", default: "1" },
    figures: { type: "string", default: "1" },
    credit: { type: "boolean", default: false },
    costs: { type: "boolean", default: false },
  },
});

/** Rows of a made trade, unless `--limit` says how many. */
const madeRows = 20_000;
const files = {
  online_retail: "online_retail_2010-12_to_2011-06.csv.gz",
  bread_basket: "bread_basket.csv.gz",
};
const folder = resolve(process.env.DATA_DIR ?? "../shared/data/transactions");
const path = resolve(folder, values.file in files ? files[values.file as keyof typeof files] : "");
const isThere = values.file in files && existsSync(path);
if (!isThere) {
  console.log(
    `${path} is not there (DATA_DIR names its folder): a trade made by the seed is replayed instead.`,
  );
}
const isRetail = !isThere || values.file === "online_retail";
const name = isThere ? values.file : "made";
const whole = isThere
  ? gunzipSync(readFileSync(path)).toString()
  : madeTrade(Number(values.limit ?? madeRows), Number(values.seed));
const text = values.limit ? firstRows(whole, Number(values.limit)) : whole;
const trade = isRetail ? onlineRetail(text) : breadBasket(text);
const prices = Object.fromEntries(trade.products.map(({ key, price }) => [key, price]));
const figures = isRetail ? onlineRetailFigures(text) : breadBasketFigures(text, prices);

const began = performance.now();
const postgres = await startTestPostgres();
const database = await simulationDatabase();
const report = await replay(database, trade, figures, {
  devices: Number(values.devices),
  seed: Number(values.seed),
  say: (line) => console.log(line),
  costs: values.costs,
  ...(values.credit && isRetail && { owedByFile: boughtByCustomer(text) }),
});
await database.drop();
await postgres.stop();
console.log(reportText(name, trade, report));
console.log(monthsText(report, Number(values.figures)));
console.log(`Took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
process.exitCode =
  report.different.length +
    report.screens.length +
    report.reports.length +
    (report.costs?.wrong.length ?? 0) +
    (report.credit?.wrong.length ?? 0) >
  0
    ? 1
    : 0;
