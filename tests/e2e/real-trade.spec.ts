import { expect, type Page } from "@playwright/test";
import readSheets from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { businessDay, defaultDayCut } from "#shared/rules/business-day.ts";
import { randomFrom } from "#tests/support/random.ts";
import { expectedInformation, expectedPaper, expectedSheets } from "./expected-files.ts";
import {
  amount,
  change,
  type ExpectedReport,
  endOf,
  expectedReport,
  monthBefore,
  net,
  netPieces,
  shortMonth,
  sumsOfSeller,
} from "./expected-report.ts";
import { test } from "./fixtures.ts";
import { ReportsPage } from "./pages/reports-page.ts";
import { enterTrade, type TradedShop } from "./real-trade.ts";

const seed = process.env.SEED ?? "9";
const isWholeFile = process.env.TRADE_FILE === "online_retail";

test.use({ viewport: { width: 1280, height: 800 } });
if (isWholeFile) test.setTimeout(1_800_000);

test("real trade: three months by seed read on the screens and in both files as they stand in the file", async ({
  server,
  personFor,
}) => {
  const thisMonth = businessDay(Date.now(), defaultDayCut).slice(0, 7);
  const traded = await enterTrade(server, endOf(monthBefore(thisMonth)));
  const months = randomFrom(`figures ${seed}`).shuffled(traded.file.months).slice(0, 3).sort();
  console.log(`SEED=${seed}: ${months.join(", ")} of ${traded.file.months.join(", ")}`);
  expect(months).toHaveLength(3);
  const owner = await personFor(traded.people[0]);
  await owner.startAt("/reports");
  const reports = new ReportsPage(owner.page);
  for (const month of months)
    await test.step(month, async () => {
      const expected = expectedReport(traded, month);
      const query = `?period=months&from=${month}&to=${month}`;
      await reports.open(query);
      await readsOnScreen(reports, expected, traded.products.size);
      await readsInFiles(reports, expected, traded);
      for (const { id, name, sums } of expected.sellers) {
        await reports.open(`${query}&seller=${id}`);
        await expect(reports.card("Ventes")).toContainText(ticketsOf(sums.lines, sums.tickets));
        await expect(reports.card("Chiffre d’affaires")).toContainText(francsOf(sums));
        await says(reports, "Par vendeur", [
          [name, amount(sums.tickets), amount(net(sums))],
          ["Total", amount(sums.tickets), amount(net(sums))],
        ]);
      }
    });
  await readsInTrends(owner.page, traded, thisMonth);
});

const count = (whole: number, one: string, other: string) =>
  `${amount(whole)} ${whole < 2 ? one : other}`;
const ticketsOf = (lines: number, tickets: number) =>
  `${amount(lines)}lignes de vente, sur ${count(tickets, "ticket", "tickets")}`;
const francsOf = ({ revenue, refunded }: ExpectedReport["sums"]) =>
  `${amount(revenue - refunded)} FCFA${refunded > 0 ? `dont retours ${amount(-refunded)} FCFA` : ""}`;

function changeOf(now: number, before: number | undefined): string {
  const percent = before === undefined ? undefined : change(now, before);
  if (percent === undefined) return "";
  if (percent === 0) return "Comme avant";
  return `${amount(Math.abs(percent))} % de ${percent > 0 ? "plus" : "moins"} qu’avant`;
}

async function says(reports: ReportsPage, table: string, rows: string[][]): Promise<void> {
  const found = reports.page.getByRole("table", { name: table, exact: true });
  await expect.poll(() => reports.rows(found), table).toEqual(rows);
}

async function readsOnScreen(
  reports: ReportsPage,
  expected: ExpectedReport,
  onSale: number,
): Promise<void> {
  const { month, sums, before, means, sellers, products, best } = expected;
  const sold = products.filter(({ pieces }) => pieces > 0).length;
  const lines = changeOf(sums.lines, before?.lines);
  const francs = changeOf(net(sums), before && net(before));
  for (const [title, words] of [
    ["Ventes", ticketsOf(sums.lines, sums.tickets) + lines],
    ["Chiffre d’affaires", francsOf(sums) + francs],
    [
      "Produits",
      `${amount(onSale)}en vente aujourd’hui, ${amount(sold)} ${sold < 2 ? "vendu" : "vendus"} sur la période`,
    ],
    ["Revendeurs actifs", "0avec 0 transfert confirmé en tout"],
  ] as const)
    await expect(reports.card(title)).toHaveText(`${title}${words}`);

  const name = shortMonth(month);
  const told = [amount(sums.tickets), amount(netPieces(sums)), amount(net(sums))];
  const showing = reports.page.getByRole("group", { name: "Que montrer" });
  const byMonth = () => reports.chartRows("Ventes par mois");
  await expect.poll(byMonth).toEqual([[name, amount(net(sums))]]);
  await showing.getByRole("button", { name: "Pièces" }).click();
  await expect.poll(byMonth).toEqual([[name, amount(netPieces(sums))]]);
  const chart = "Les 5 produits les plus vendus";
  if (best.length === 0) await expect(reports.chart(chart)).toHaveCount(0);
  else
    await expect
      .poll(() => reports.chartRows(chart))
      .toEqual(best.map((one) => [one.name, amount(one.pieces)]));
  await says(reports, "Revenus mensuels", [
    [name, ...told],
    ["Total", ...told],
  ]);
  await says(reports, "Par moyen de paiement", [
    ...means.map((one) => [
      one.name,
      ...[one.received, -one.refunded, one.received - one.refunded].map((each) => amount(each)),
    ]),
    ["Total", ...[sums.revenue, -sums.refunded, net(sums)].map((each) => amount(each))],
  ]);
  await says(reports, "Par vendeur", [
    ...sellers.map((one) => [one.name, amount(one.sums.tickets), amount(net(one.sums))]),
    ["Total", amount(sums.tickets), amount(net(sums))],
  ]);
  const rows = products.map((one) => [one.name, amount(one.pieces), amount(one.francs)]);
  await readsProducts(reports, rows);
}

/** Every page of the list of products, one after the other. */
async function readsProducts(reports: ReportsPage, rows: readonly string[][]): Promise<void> {
  const table = reports.table(`Détail des produits (${rows.length})`);
  const next = reports.page.getByRole("button", { name: "Page suivante" });
  for (let page = 1; page <= Math.max(1, Math.ceil(rows.length / 20)); page += 1) {
    if (page > 1) {
      await next.click();
      await expect(reports.page.getByText(`Page ${page} sur`)).toBeVisible();
    }
    await expect
      .poll(() => reports.rows(table), `page ${page}`)
      .toEqual(rows.slice((page - 1) * 20, page * 20));
  }
}

/** A row of a sheet, the spaces of its words as plain ones. */
const plain = (row: readonly unknown[]) =>
  row.map((cell) => (typeof cell === "string" ? cell.replaceAll(/\s/g, " ") : cell));

async function readsInFiles(
  reports: ReportsPage,
  expected: ExpectedReport,
  { shop, products }: TradedShop,
): Promise<void> {
  const excel = await reports.download("Exporter en Excel");
  const sheets = new Map((await readSheets(excel.bytes)).map((one) => [one.sheet, one.data]));
  const information = expectedInformation(expected, shop.name);
  expect(
    sheets
      .get("Informations")
      ?.slice(1, 1 + information.length)
      .map(plain),
  ).toEqual(information);
  for (const [name, rows] of Object.entries(expectedSheets(expected, products.size)))
    expect(sheets.get(name)?.map(plain), `${expected.month}, ${name}`).toEqual(rows);

  const paper = await reports.download("Exporter en PDF");
  const pdf = await getDocumentProxy(new Uint8Array(paper.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  let rest = text.replaceAll(/\s+/g, " ");
  for (const row of expectedPaper(expected, products.size)) {
    expect(rest).toContain(row);
    rest = rest.slice(rest.indexOf(row) + row.length);
  }
}

/** The last six months of each of the two people. */
async function readsInTrends(
  page: Page,
  { file, people }: TradedShop,
  last: string,
): Promise<void> {
  const months = [last];
  while (months.length < 6) months.unshift(monthBefore(months[0] ?? last));
  await page.goto("/performance");
  for (const [at, { fullName }] of people.entries()) {
    const label = at === 0 ? "Moi" : fullName;
    await page.getByLabel("Vendeur", { exact: true }).selectOption({ label });
    const sums = months.map((month) => sumsOfSeller(file, month, at));
    const before = sums.at(-2);
    await expect(page.getByRole("tabpanel", { name: "Vue d’ensemble" })).toContainText(
      before ? ` : ${count(before.lines, "vente", "ventes")}, ${amount(net(before))} FCFA` : "",
    );
    await page.getByRole("tab", { name: "Tendances" }).click();
    const names = months.map((month) => shortMonth(month) + (month === last ? " (en cours)" : ""));
    for (const [chart, figures] of [
      ["Ventes par mois", sums.map(({ lines }) => lines)],
      ["Revenu par mois", sums.map(net)],
    ] as const) {
      const reports = new ReportsPage(page);
      await expect
        .poll(() => reports.chartRows(chart), `${fullName}, ${chart}`)
        .toEqual(names.map((name, month) => [name, amount(figures[month] ?? 0)]));
    }
  }
}
