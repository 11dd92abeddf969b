import { expect } from "@playwright/test";
import readSheets from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { businessDay, defaultDayCut } from "#shared/rules/business-day.ts";
import { monthAfter } from "#web/blocks/periods/period.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { ReportsPage } from "./pages/reports-page.ts";
import type { Account, ShopServer, TestShop } from "./shop-server.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";
const soap = "Savon de Marseille";

const today = () => businessDay(Date.now(), defaultDayCut);
const month = (back: number) => monthAfter(today().slice(0, 7), -back);
const firstOf = (name: string) => new Date(`${name}-01T00:00:00Z`);

/** Three months ago a can of milk, two months ago four, last month five bottles, one of them brought back. */
async function trade(server: ShopServer, shop: TestShop, seller: Account): Promise<void> {
  const till = server.tillOf(seller, shop.id, "Téléphone 2");
  const noon = (back: number, day: string) => Date.parse(`${month(back)}-${day}T11:00:00.000Z`);
  const sell = (at: number, productId: string, quantity: number, price: number) => {
    const total = quantity * price;
    return till.write("sale", at, {
      receipt: till.nextReceipt(),
      catalogRev: 1,
      lines: [{ productId, quantity, price }],
      payments: [{ method: "cash", amount: total, tendered: total }],
      total,
    });
  };
  sell(noon(3, "15"), "lait01", 1, 1200);
  sell(noon(2, "15"), "lait01", 4, 1200);
  const saleId = sell(noon(1, "15"), "eaumin", 5, 400);
  till.write("return", noon(1, "16"), {
    saleId,
    lines: [{ productId: "eaumin", quantity: 1, price: 400 }],
    ...{ restock: true, refund: "cash", total: 400, reason: "Bouchon cassé" },
  });
  await till.send();
  await server.closeMonths(shop);
}

test("three months, a sale made offline among them, are told and written to both files with no network", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  await trade(server, shop, accounts.seller);
  await owner.startWork();
  const reports = new ReportsPage(owner.page);
  await reports.open("?period=3-months");
  await expect(reports.chart("Ventes par mois").locator("svg")).toBeVisible();
  await reports.kept();
  await expect(reports.card("Chiffre d’affaires")).toContainText("dont retours −400");
  await owner.goOffline();
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell(soap, 2);
  await reports.open("?period=3-months");

  await expect(reports.card("Ventes")).toContainText("3lignes de vente, sur 3 tickets");
  await expect(reports.card("Chiffre d’affaires")).toContainText(/7\s400\sFCFAdont retours −400/);
  await expect(reports.card("Produits")).toContainText("3 vendus sur la période");
  const byMonth = async () =>
    (await reports.chartRows("Ventes par mois")).map(([, value]) => value);
  await expect.poll(byMonth).toEqual(["4 800", "1 600", "1 000"]);
  const best = [
    [milk, "4"],
    [water, "4"],
    [soap, "2"],
  ];
  await expect.poll(() => reports.chartRows("Les 5 produits les plus vendus")).toEqual(best);
  const rowsOf = (table: string) => () => reports.rows(reports.table(table));
  await expect.poll(rowsOf("Par vendeur")).toEqual([
    ["Aline Mbarga", "2", "6 400"],
    ["Mireille Eto", "1", "1 000"],
    ["Total", "3", "7 400"],
  ]);
  await expect.poll(rowsOf("Par moyen de paiement")).toEqual([
    ["Espèces", "7 400"],
    ["Mobile money", "0"],
    ["Total", "7 400"],
  ]);
  await expect.poll(rowsOf("Détail des produits (3)")).toEqual([
    [milk, "4", "4 800"],
    [water, "4", "1 600"],
    [soap, "2", "1 000"],
  ]);

  const excel = await reports.download("Exporter en Excel");
  expect(excel.name).toBe(`rapport_Boutique-Akwa_${today()}.xlsx`);
  const sheets = new Map((await readSheets(excel.bytes)).map((one) => [one.sheet, one.data]));
  expect([...sheets.keys()]).toEqual([
    "Informations",
    "Statistiques",
    "Top Produits",
    "Revenus Mensuels",
  ]);
  expect(sheets.get("Informations")).toContainEqual(["Au", new Date(`${today()}T00:00:00Z`)]);
  expect(sheets.get("Top Produits")?.slice(1)).toEqual([
    [milk, 1, 4, 4800],
    [water, 1, 4, 1600],
    [soap, 1, 2, 1000],
  ]);
  expect(sheets.get("Revenus Mensuels")?.slice(1)).toEqual([
    [firstOf(month(2)), 1, 4, 4800],
    [firstOf(month(1)), 1, 4, 1600],
    [firstOf(month(0)), 1, 2, 1000],
    ["Total", 3, 10, 7400],
  ]);

  const paper = await reports.download("Exporter en PDF");
  expect(paper.name).toBe(`rapport_Boutique-Akwa_${today()}.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(paper.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const said = text.replaceAll(/\s+/g, " ");
  expect(said).toContain("Retours, FCFA 400");
  expect(said).toContain(`${milk} 1 4 4 800`);
  expect(said).toContain("Total 3 10 7 400");
});

test("filters are kept in the address, work by the keyboard, and say what cannot be told", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  await trade(server, shop, accounts.seller);
  await owner.startWork();
  const { page } = owner;
  const reports = new ReportsPage(page);
  await reports.open();
  const period = reports.filters.getByLabel("Période");
  await expect(period.locator("option:checked")).toHaveText("6 mois");
  await period.focus();
  await page.keyboard.type("Mois");
  await expect(page).toHaveURL(/period=last-month/);
  await expect(reports.card("Chiffre d’affaires")).toContainText(/1\s600/);
  await expect(reports.card("Chiffre d’affaires")).toContainText("67 % de moins qu’avant");
  await reports.filters.getByLabel("Vendeur").selectOption("Mireille Eto");
  await expect(page.getByText("Aucune vente sur cette période")).toBeVisible();
  await page.reload();
  await expect(reports.filters.getByLabel("Vendeur").locator("option:checked")).toHaveText(
    "Mireille Eto",
  );
  await reports.filters.getByLabel("Vendeur").selectOption("Tous les vendeurs");
  await period.selectOption("Personnalisé, par jours");
  // A year while it is typed is no day to begin with; it stays in its box until one leaves it.
  const begins = reports.filters.getByLabel("Du");
  await begins.fill("0202-11-03");
  await expect(begins).toHaveValue("0202-11-03");
  await begins.blur();
  await expect(begins).toHaveValue(`${month(1)}-01`);
  // Each key makes another day, and the next one adds to it. Day and month are alike: not all write them in one order.
  const lastYear = Number(today().slice(0, 4)) - 1;
  await begins.fill(`${lastYear}-03-03`);
  await begins.focus();
  await page.keyboard.type(`1111${lastYear}`);
  await expect(begins).toHaveValue(`${lastYear}-11-11`);
  // Not before it is whole: halfway it may lie past the other end, which would then be the one that changes.
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-03-03`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-11-11`));
  // A day past the other end becomes that end, and the period stays as long as it is when one goes on.
  const ends = reports.filters.getByLabel("Au");
  await begins.fill(`${month(2)}-10`);
  await ends.fill(`${month(2)}-20`);
  await begins.fill(`${month(1)}-05`);
  await expect(begins).toHaveValue(`${month(2)}-20`);
  await expect(ends).toHaveValue(`${month(1)}-05`);
  await begins.blur();
  await expect(begins).toHaveValue(`${month(2)}-20`);
  await begins.fill(`${month(3)}-15`);
  await ends.fill(`${month(3)}-15`);
  await expect(reports.card("Chiffre d’affaires")).toContainText(/1\s200/);
  await expect(page).toHaveURL(new RegExp(`from=${month(3)}-15&to=${month(3)}-15`));
  await expect(page.getByText("ne se comptent que par mois entiers")).toBeVisible();
  await period.selectOption("3 mois");
  await expect(page).not.toHaveURL(/from=/);
  await reports.page.getByRole("button", { name: "Par montant" }).click();
  await reports.chartRows("Ventes par mois");
  await reports.chartRows("Les 5 produits les plus vendus");
  await isAccessibleBothWays(page, "reports");
  await page.setViewportSize({ width: 320, height: 640 });
  // Charts take the new width after the page did.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
});

test("what was never fetched is said to be missing, and comes with the network; a seller reads no report", async ({
  owner,
  seller,
  server,
  shop,
  accounts,
}) => {
  await trade(server, shop, accounts.seller);
  await owner.startWork();
  await owner.goOffline();
  const reports = new ReportsPage(owner.page);
  await reports.open("?period=3-months");
  const chart = reports.chart("Ventes par mois");
  await expect(chart).toContainText("Le dessin demande du réseau la première fois.");
  const byMonth = async () =>
    (await reports.rows(chart.getByRole("table"))).map(([, value]) => value);
  await expect.poll(byMonth).toEqual(["4 800", "1 600", "0"]);
  await expect(owner.page.getByText("n’est pas encore sur cet appareil")).toBeVisible();
  await owner.goOnline();
  await expect(chart.locator("svg")).toBeVisible();
  await expect(owner.page.getByText("n’est pas encore sur cet appareil")).toHaveCount(0);

  await seller.startWork();
  await seller.page.goto("/reports");
  await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
});

test("what a line could not bring just now is asked for again", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  const { page, context } = owner;
  await trade(server, shop, accounts.seller);
  await owner.startWork();
  await page.clock.install();
  await context.route("**/health", (route) => route.abort());
  const reports = new ReportsPage(page);
  await reports.open("?period=3-months");
  const chart = reports.chart("Ventes par mois");
  await expect(chart).toContainText("Le dessin demande du réseau la première fois.");
  await expect(page.getByText("n’est pas encore sur cet appareil")).toBeVisible();
  await context.unroute("**/health");
  await page.clock.fastForward(31_000);
  await expect(chart.locator("svg")).toBeVisible();
  await expect(page.getByText("n’est pas encore sur cet appareil")).toHaveCount(0);
});

test("a past that has not come yet is missed in words, also from a start without a network", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  await trade(server, shop, accounts.seller);
  await owner.page.route("**/api/v1/snapshot/**", (route) => route.abort());
  await owner.startAt("/reports?period=3-months");
  await expect(owner.page.getByText(/ventes passées/)).toBeVisible();
  await owner.shellKept();
  await owner.goOffline();
  await owner.reopen("/reports?period=3-months");
  await expect(owner.page.getByText("Hors ligne : des ventes passées manquent")).toBeVisible();
  await owner.goOnline();
  await expect(owner.page.getByText("Reçu jusqu’à")).toBeVisible();
  await expect(owner.page.getByText(/ventes passées/)).toBeHidden();
});
