import { randomFrom } from "#tests/support/random.ts";
import type { Trade } from "./acts.ts";
import type { ReplayReport } from "./replay.ts";

/** What the replay did with every row, and every figure of the file beside that of the books. */
export function reportText(name: string, trade: Trade, report: ReplayReport): string {
  const { file, books, different, screens, flags, traded, reports } = report;
  const rows = [...trade.handled.values()].reduce((sum, count) => sum + count, 0);
  const single = (
    ["tickets", "lines", "revenue", "returns", "returnedLines", "refunded", "writeOffs"] as const
  ).map((figure) => `| ${figure} | ${file[figure]} | ${books[figure]} |`);
  const many = (
    [
      "revenueByDay",
      "refundedByDay",
      "soldByProduct",
      "revenueByProduct",
      "soldByMonth",
      "revenueByMonth",
      "returnedByMonth",
      "refundedByMonth",
      "stockChangeByProduct",
    ] as const
  ).map(
    (figure) =>
      `| ${figure} | ${Object.keys(file[figure]).length} | ${Object.keys(books[figure]).length} |`,
  );
  return [
    "",
    `${name}: ${rows} rows → ${report.acts} acts on ${report.products} products by ${report.devices} devices; ${report.exchanges} exchanges, ${report.lostAnswers} answers lost, up to ${report.longestOffline} acts kept offline.`,
    "",
    "| row of the file | count |",
    "|---|---|",
    ...[...trade.handled].map(([what, count]) => `| ${what} | ${count} |`),
    ...[...trade.noted].map(([what, count]) => `| of these: ${what} | ${count} |`),
    "",
    "| figure | file | books |",
    "|---|---|---|",
    ...single,
    ...many,
    "",
    `${traded.size} figures by day and seller and by month and product, on the server and on each device, ${report.closedMonths} months closed: ${reports.length} differences.`,
    ...reports.slice(0, 20).map((line) => `  ${line}`),
    `${different.length} figures differ, ${screens.length} screens are wrong; flags: ${JSON.stringify(flags)}.`,
    ...creditText(report),
    ...costsText(report),
    ...different.slice(0, 20).map(([what, one, other]) => `  ${what}: file ${one}, books ${other}`),
    ...screens.slice(0, 20).map((line) => `  ${line}`),
  ].join("\n");
}

function creditText({ credit }: ReplayReport): string[] {
  if (!credit) return [];
  const { customers, payments, wrong } = credit;
  return [
    `${customers} customers on credit, ${payments} payments: ${wrong.length} balances differ, in the books or on a device.`,
    ...wrong.slice(0, 20).map((line) => `  ${line}`),
  ];
}

function costsText({ costs }: ReplayReport): string[] {
  if (!costs) return [];
  const { purchases, late, compared, wrong } = costs;
  return [
    `${purchases} purchases, ${late} told 20 or 80 days late: ${compared} figures of cost and profit compared, on the server and on each device, ${wrong.length} differ.`,
    ...wrong.slice(0, 20).map((line) => `  ${line}`),
  ];
}

/** Three months by seed: what was traded in each, all of which the server and every device report alike. */
export function monthsText({ traded, reports }: ReplayReport, seed: number): string {
  const rng = randomFrom(`figures ${seed}`);
  const months = [...new Set([...traded.keys()].map((name) => name.slice(0, 7)))].sort();
  const chosen = new Set<string>();
  while (chosen.size < Math.min(3, months.length)) chosen.add(rng.pick(months));
  return [...chosen]
    .sort()
    .map((month) => {
      const own = [...traded].filter(([name]) => name.startsWith(month));
      const of = (isDay: boolean, amount: string) =>
        own.reduce(
          (sum, [name, value]) =>
            (name[7] === "-") === isDay && name.endsWith(` ${amount}`) ? sum + value : sum,
          0,
        );
      const differ = reports.filter((line) => line.includes(` ${month}`)).length;
      return `${month}: ${own.length} figures, ${differ} differences; sold ${of(true, "revenue")} by day, ${of(false, "revenue")} by product, given back ${of(true, "refunded")} and ${of(false, "refunded")}`;
    })
    .join("\n");
}
