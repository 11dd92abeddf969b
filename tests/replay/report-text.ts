import type { Trade } from "./acts.ts";
import type { ReplayReport } from "./replay.ts";

/** What the replay did with every row, and every figure of the file beside that of the books. */
export function reportText(name: string, trade: Trade, report: ReplayReport): string {
  const { file, books, different, screens, flags } = report;
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
    `${different.length} figures differ, ${screens.length} screens are wrong; flags: ${JSON.stringify(flags)}.`,
    ...different.slice(0, 20).map(([what, one, other]) => `  ${what}: file ${one}, books ${other}`),
    ...screens.slice(0, 20).map((line) => `  ${line}`),
  ].join("\n");
}
