import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";

/** Counts what is tapped from now on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["taps"] = "0";
    const count = () => {
      dataset["taps"] = String(Number(dataset["taps"]) + 1);
    };
    addEventListener("click", (event) => event.isTrusted && count(), true);
  });
const tapsOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset["taps"]));

test("[Y1] [Y2] [Y3] [Y5] points are turned on, earned in two taps more, spent and given back, offline", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  await owner.page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  const settings = new ShopSettingsPage(owner.page);
  const notebook = new NotebookPage(owner.page);

  // Until the owner says so, nothing of points is seen.
  await owner.pointOfSale.open();
  await owner.pointOfSale.tile(water).click();
  await owner.pointOfSale.payButton.click();
  const ways = owner.page.getByRole("group", { name: "Moyen de paiement" });
  await expect(ways.getByRole("button")).toHaveCount(4);

  await settings.open();
  await owner.page.getByLabel("Donner des points aux clients").check();
  await settings.box("Payé pour gagner un point").fill("0");
  await settings.saveButton.click();
  await expect(owner.page.getByText("Un franc au moins.")).toBeVisible();
  await settings.box("Payé pour gagner un point").fill("100");
  await expect(settings.box("Valeur d’un point dépensé")).toHaveValue("10");
  await expect(owner.page.getByText(/donne 10 points, qui paieront 100\sFCFA/)).toBeVisible();
  await isAccessibleBothWays(owner.page, "points in the settings");
  await settings.save();
  await notebook.open();
  await notebook.create("Awa Ndiaye", "677 00 12 34");
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  await seller.page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();
  const { page, pointOfSale: till, tickets } = seller;
  const panel = page.getByRole("dialog");
  const client = panel.getByRole("button", { name: "Client", exact: true });

  // A plain sale stays as it was; with « Client » it is two taps more. The network goes once shop and customers are here.
  await till.tile(milk).click();
  await countTaps(page);
  await till.payButton.click();
  await client.click();
  const awa = panel.getByRole("button", { name: /Awa Ndiaye/ });
  await expect(awa).toBeVisible();
  await seller.goOffline();
  await awa.click();
  await expect(panel).toContainText(/Gagnés par cet achat\s*\+12/);
  await isAccessibleBothWays(page, "a sale that earns points");
  await till.validated();
  const first = await till.receiptShown();
  expect(await tapsOf(page)).toBe(4);
  const earned = page.getByRole("region", { name: `Reçu ${first}` });
  await expect(earned).toContainText("Awa Ndiaye");
  await expect(earned).toContainText(/Points gagnés\s*12/);
  await expect(earned).toContainText(/Solde de points\s*12/);
  await till.next();

  // Points pay what they can, a note the rest.
  await till.tile(water).click();
  await till.payButton.click();
  await page.getByRole("button", { name: "500", exact: true }).click();
  await client.click();
  await panel.getByRole("button", { name: /Awa Ndiaye/ }).click();
  await panel.getByRole("button", { name: /^Tous : 120\sFCFA/ }).click();
  await expect(panel).toContainText(/Reste à payer\s*280\sFCFA/);
  await expect(panel).toContainText(/À rendre\s*220\sFCFA/);
  await isAccessibleBothWays(page, "a sale that spends points");
  await till.validated();
  const second = await till.receiptShown();
  // What points paid is no credit, and the change is still to be given.
  await expect(till.recorded.getByRole("status").first()).toContainText(/À rendre\s*220\s*FCFA/);
  const paper = page.getByRole("region", { name: `Reçu ${second}` });
  await expect(paper).toContainText(/Points\s*120/);
  await expect(paper).toContainText(/Points dépensés\s*12/);
  await expect(paper).toContainText(/Points gagnés\s*2/);
  await expect(paper).toContainText(/Solde de points\s*2/);
  await till.next();

  // The water comes back: what was paid by points as points, the rest from the drawer.
  await tickets.open();
  await tickets.ticket(second).click();
  await page.getByRole("button", { name: "Rembourser" }).click();
  await panel.getByRole("button", { name: `Un ${water} de plus` }).click();
  await expect(panel.getByLabel("Rendu au client")).toHaveValue("points");
  await expect(panel.getByLabel("Dont rendu en espèces")).toHaveValue("280");
  await expect(panel).toContainText(/Points rendus au client\s*\+12/);
  await expect(panel).toContainText(/Points repris\s*−2/);
  await panel.getByLabel("Raison").fill("Bouteille percée");
  await panel.getByRole("button", { name: "Rembourser" }).click();
  await expect(panel).toHaveCount(0);

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const accounts = await server.sql`
    select balance::int as balance, points::int as points from accounts where shop_id = ${shop.id}`;
  expect([...accounts]).toEqual([{ balance: 0, points: 12 }]);
  const moves = await server.sql`
    select kind, points::int as points, change::int as change, flags from account_moves
    where shop_id = ${shop.id} order by seq`;
  expect(moves.map(({ kind, points, change, flags }) => [kind, points, change, flags])).toEqual([
    ["earn", 12, 0, []],
    ["earn", 2, 0, []],
    ["spend", -12, 0, []],
    ["take-back", -2, 0, []],
    ["give-back", 12, 0, []],
  ]);

  await notebook.open();
  await notebook.customer("Awa Ndiaye").click();
  const card = owner.page.getByRole("region", { name: /^Points/ });
  await expect(card).toContainText(/Ils paient 120\sFCFA/);
  await expect(card.getByRole("listitem")).toHaveCount(5);
  await expect(owner.page.getByText("Ne doit rien")).toBeVisible();
  await isAccessibleBothWays(owner.page, "the points of a customer");
});
