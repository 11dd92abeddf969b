/**
 * The benches: npm run bench [-- name…] [--rounds N] [--only TEXT]
 * --only: of a bench with several cases, those whose name contains the text.
 * Prints what is measured beside what must be reached. Timings decide nothing: it ends with 0 whatever they are.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";

/** Name of a bench, what runs it, and how many rounds it has unless told otherwise. */
const benches: Record<
  string,
  { rounds: number; run(rounds: number, only: string): Promise<void> }
> = {
  push: {
    rounds: 9,
    run: async (rounds, only) => (await import("./server/push.ts")).benchPush(rounds, only),
  },
  delta: {
    rounds: 9,
    run: async (rounds) => (await import("./server/delta.ts")).benchDelta(rounds),
  },
  "old-books": {
    rounds: 7,
    run: async (rounds) => (await import("./server/old-books.ts")).benchOldBooks(rounds),
  },
  device: {
    rounds: 9,
    run: async (rounds, only) => (await import("./device/device.ts")).benchDevice(rounds, only),
  },
  products: {
    rounds: 5,
    run: async (rounds, only) =>
      (await import("./products/products.ts")).benchProducts(rounds, only),
  },
  reports: {
    rounds: 15,
    run: async (rounds) => (await import("./reports.ts")).benchReports(rounds),
  },
  "reports-page": {
    rounds: 9,
    run: async (rounds) =>
      (await import("./reports-page/reports-page.ts")).benchReportsPage(rounds),
  },
  opening: {
    rounds: 9,
    run: async (rounds, only) => (await import("./opening/opening.ts")).benchOpening(rounds, only),
  },
  "first-visit": {
    rounds: 3,
    run: async (rounds) => (await import("./first-visit/first-visit.ts")).benchFirstVisit(rounds),
  },
  "first-credit-sale": {
    rounds: 3,
    run: async (rounds) =>
      (await import("./first-credit-sale/first-credit-sale.ts")).benchFirstCreditSale(rounds),
  },
  purchase: {
    rounds: 3,
    run: async (rounds) => (await import("./purchase/purchase.ts")).benchPurchase(rounds),
  },
  forecast: {
    rounds: 1,
    run: async (_, only) => (await import("./forecast/forecast.ts")).benchForecast(only),
  },
  notebook: {
    rounds: 5,
    run: async (rounds, only) =>
      (await import("./notebook/notebook.ts")).benchNotebook(rounds, only),
  },
  memory: {
    rounds: 2,
    run: async (rounds) => (await import("./memory/memory.ts")).benchMemory(rounds),
  },
  "second-decoder": {
    rounds: 1,
    run: async (rounds, only) =>
      (await import("./scan/second-decoder.ts")).benchSecondDecoder(rounds, only),
  },
  streams: {
    rounds: 1,
    run: async () => (await import("./streams/streams.ts")).benchStreams(),
  },
  instances: {
    rounds: 120,
    run: async (seconds, only) =>
      (await import("./instances/instances.ts")).benchInstances(seconds, only),
  },
  growth: {
    rounds: 7,
    run: async (rounds) => (await import("./growth/growth.ts")).benchGrowth(rounds),
  },
  "unit-costs": {
    rounds: 1,
    run: async () => (await import("./growth/unit-costs.ts")).benchUnitCosts(),
  },
  "bytes-a-sale": {
    rounds: 1,
    run: async () => (await import("./growth/bytes-a-sale.ts")).benchBytesASale(),
  },
  chain: {
    rounds: 60,
    run: async (rounds) => (await import("./device/chain.ts")).benchChain(rounds),
  },
  tamper: {
    rounds: 1000,
    run: async (rounds) => (await import("./server/tamper.ts")).benchTamper(rounds),
  },
  profit: {
    rounds: 7,
    run: async (rounds) => (await import("./profit/profit.ts")).benchProfit(rounds),
  },
  "cost-row": {
    rounds: 1,
    run: async () => (await import("./costs/cost-row.ts")).benchCostRow(),
  },
  spoken: {
    rounds: 5,
    run: async (rounds) => (await import("./spoken/spoken.ts")).benchSpoken(rounds),
  },
  ask: {
    rounds: 7,
    run: async (rounds) => (await import("./ask/ask.ts")).benchAsk(rounds),
  },
  invoices: {
    rounds: 1,
    run: async (_, only) => (await import("./invoices/invoices.ts")).benchInvoices(only),
  },
  line: {
    rounds: 3,
    run: async (rounds) => (await import("./device/line.ts")).benchLine(rounds),
  },
  "merchant-qr": {
    rounds: 1,
    run: async (_, seed) => (await import("./merchant-qr/merchant-qr.ts")).benchMerchantQr(seed),
  },
};

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string" }, only: { type: "string", default: "" } },
});
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.log(
    `No bench is called ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.`,
  );
  process.exit(1);
}
for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
  const bench = benches[name];
  console.log(`\n${name}: load average ${loadavg()[0]?.toFixed(1)} before it`);
  await bench?.run(values.rounds ? Number(values.rounds) : bench.rounds, values.only);
}
process.exit(0);
