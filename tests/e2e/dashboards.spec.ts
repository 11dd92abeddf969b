import { expect } from "@playwright/test";
import type { DemoTill } from "#server/demo/till.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { BoardPage } from "./pages/board-page.ts";
import { FramePage } from "./pages/frame-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { TopBar } from "./pages/top-bar.ts";
import { test as street } from "./street.ts";

const day = 24 * 3_600_000;
const milk = "Lait concentré sucré";

/** A ticket of one line, paid exactly, written by another device. */
function sell(till: DemoTill, at: number, quantity: number, price = 1200, productId = "lait01") {
  const total = quantity * price;
  till.write("sale", at, {
    receipt: till.nextReceipt(),
    catalogRev: 1_000_000,
    lines: [{ productId, quantity, price }],
    payments: [{ method: "cash", amount: total, tendered: total }],
    total,
  });
}

test("while the books arrive for the first time, no card says that there is nothing", async ({
  owner,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const { page } = owner;
  await page.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/auth?from=/dashboard");
  await owner.signIn();
  await expect(page.getByText("Les comptes de la boutique arrivent encore.")).toHaveCount(3);
  const nothing = page.getByText(/rien à racheter|Rien de vendu|Aucune vente|Pas encore de ticket/);
  await expect(nothing).toHaveCount(0);
  await page.getByRole("link", { name: "Tous les tickets" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(page.getByText("Les comptes de la boutique arrivent encore.")).toHaveCount(1);
  await expect(nothing).toHaveCount(0);
  letThrough();
  await expect(page.getByRole("heading", { name: "Pas encore de ticket" })).toBeVisible();
});

test("the owner's day against yesterday, live, and right after a sale with no network", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  const { page, dashboard } = owner;
  const till = server.tillOf(accounts.seller, shop.id);
  sell(till, Date.now() - day, 1);
  await till.send();
  await page.goto("/auth");
  await owner.signIn();
  await expect(page).toHaveURL(/\/dashboard$/);
  const sales = dashboard.figure("Ventes du jour");
  await expect(sales).toContainText("0 FCFA");
  await expect(sales).toContainText("100 % de moins qu’hier");
  await expect(dashboard.figure("Commissions générées")).toContainText("Comme hier");
  const people = dashboard.figure("Employés & Revendeurs");
  await expect(people).toContainText("1 employé · 0 revendeur");
  await expect(people).toContainText("1 ajouté aujourd’hui");

  sell(till, Date.now(), 2);
  await till.send();
  await expect(sales).toContainText("2 400 FCFA");
  await expect(sales).toContainText("100 % de plus qu’hier");
  await expect(sales).toContainText("1 ticket · panier moyen 2 400 FCFA");
  await expect(dashboard.figure("Produits vendus")).toContainText("2");
  const top = page.getByRole("list", { name: "Meilleures ventes de la semaine" });
  await expect(top.getByRole("listitem").first()).toContainText(milk);
  await expect(top.getByRole("listitem").first()).toContainText("vendu à l’instant");
  const low = page.getByRole("list", { name: "Stock faible" });
  await expect(low.getByRole("listitem")).toHaveText([
    /Sucre en morceaux.*6091307111364.*Rupture/,
    /Savon de Marseille.*3256225734948.*Stock faible · 3/,
  ]);
  await expect(page.getByRole("link", { name: "Voir les rapports" })).toHaveAttribute(
    "href",
    "/reports",
  );
  await page.getByRole("button", { name: "Voir les appareils" }).click();
  const devices = page.getByRole("dialog", { name: "Appareils de la boutique" });
  await expect(devices.getByRole("listitem").filter({ hasText: "Aline Mbarga" })).toContainText(
    "Tout est reçu",
  );
  await page.keyboard.press("Escape");
  await isAccessibleBothWays(page, "the owner's dashboard");

  await owner.shellKept();
  await owner.goOffline();
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell("Eau minérale", 1);
  await dashboard.open();
  await expect(sales).toContainText("2 800 FCFA");
  await expect(sales).toContainText("2 tickets");
  await expect(page.getByText(/^Hors ligne\s: reçu jusqu’à \d\d:\d\d/)).toBeVisible();
});

test("an employee's shops, sales and level; jobs that are over; the office stays closed", async ({
  seller,
  accounts,
  server,
  shop,
}) => {
  const second = await server.openShop(accounts.owner, undefined, "Boutique Bonabéri");
  await server.hire(second, accounts.seller, "employee");
  const past = await server.openShop(accounts.owner, [], "Kiosque Deïdo");
  await server.hire(past, accounts.seller, "seller");
  await server.dismiss(past, accounts.seller);
  const { page } = seller;
  const board = new BoardPage(page);
  await page.goto("/auth");
  await new SignInPage(page).signIn(accounts.seller);
  await expect(page).toHaveURL(/\/employee-dashboard$/);
  await expect(board.card("Boutiques actuelles")).toContainText("2");
  await expect(board.card("Boutiques où j’ai travaillé")).toContainText("3");
  await expect(board.card("Produits gérés")).toContainText("10");
  await expect(board.list("Historique des emplois")).toContainText(/Kiosque Deïdo.*Terminé/);
  await isAccessibleBothWays(page, "an employee's dashboard");
  await page.getByRole("button", { name: "Accéder au POS de Boutique Bonabéri" }).click();
  await expect(page.getByRole("banner")).toContainText("Boutique Bonabéri");
  await expect(seller.pointOfSale.products).toBeVisible();
  await seller.shellKept();
  await seller.goOffline();
  await seller.pointOfSale.tile(milk).click();
  await seller.pointOfSale.tile("Eau minérale").click();
  await seller.pointOfSale.payExact();

  await page.goto("/employee-dashboard");
  await expect(board.card("Ventes au total")).toContainText("1 ticket · 1 600 FCFA");
  await expect(board.list("Emplois en cours")).toContainText(shop.name);
  await expect(page.getByText("Sans réponse du serveur")).toBeVisible();
  await page.goto("/performance");
  await expect(board.card("Ventes du mois")).toContainText(/2.*1 ticket.*À améliorer/);
  await expect(page.getByLabel("Vendeur", { exact: true })).toHaveCount(0);
  await expect(board.card("Panier moyen")).toContainText("1 600 FCFA");
  await expect(page.getByText("Encore 13 ventes pour « Bon ».")).toBeVisible();
  await page.getByRole("tab", { name: "Meilleurs produits" }).click();
  await expect(board.list("Meilleurs produits").getByRole("listitem").first()).toContainText(
    "Lait concentré sucré1 pièce1 200 FCFA",
  );
  await page.getByLabel("Boutique", { exact: true }).selectOption({ label: shop.name });
  await expect(board.card("Ventes du mois")).toContainText("0 ticket");
  await page.goto("/dashboard");
  await expect(page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
});

test("the office looks at anybody's sales and six months of them; a manager has both dashboards", async ({
  owner,
  accounts,
  server,
  shop,
  personFor,
}) => {
  const till = server.tillOf(accounts.seller, shop.id);
  for (let ticket = 0; ticket < 15; ticket += 1) sell(till, Date.now(), 1, 400, "eaumin");
  await till.send();
  const { page } = owner;
  const board = new BoardPage(page);
  await owner.startAt("/performance");
  await expect(board.card("Ventes du mois")).toContainText("0 ticket");
  await page
    .getByLabel("Vendeur", { exact: true })
    .selectOption({ label: accounts.seller.fullName });
  await expect(board.card("Ventes du mois")).toContainText(/15.*15 tickets.*Bon/);
  await expect(board.card("Revenu du mois")).toContainText("6 000 FCFA");
  await expect(board.card("Moyenne par jour")).toContainText("0,5");
  await isAccessibleBothWays(page, "performance");
  await page.getByRole("tab", { name: "Tendances" }).click();
  const table = await board.tableOf("Revenu par mois");
  await expect(table.getByRole("row")).toHaveCount(7);
  await expect(table.getByRole("row").last()).toContainText("6 000");
  await isAccessibleBothWays(page, "trends");

  const account = await server.enrol("Paul Etoa");
  await server.hire(shop, account, "manager");
  const manager = await personFor(account);
  await manager.page.setViewportSize({ width: 1280, height: 800 });
  await manager.page.goto("/auth");
  await manager.signIn();
  await expect(manager.page).toHaveURL(/\/employee-dashboard$/);
  const { menu } = new FramePage(manager.page);
  await expect(menu.getByRole("link", { name: "Tableau de bord" })).toHaveCount(1);
  await menu.getByRole("link", { name: "La boutique aujourd’hui" }).click();
  await expect(manager.dashboard.figure("Ventes du jour")).toContainText("6 000 FCFA");
});

street(
  "a reseller's goods, sales and earnings, over all shops, also with no network",
  async ({ reseller, owner, accounts, server, shop }) => {
    const { page, pointOfSale: till } = reseller;
    const board = new BoardPage(page);
    await till.tile(milk).click();
    await till.openCart();
    await page.getByRole("button", { name: `Modifier ${milk}` }).click();
    await page.getByLabel("Prix d’une pièce").fill("1320");
    await page.getByRole("button", { name: "Valider la ligne" }).click();
    await till.closeCart();
    await till.payExact();
    await page.goto("/reseller-dashboard");
    await expect(board.card("Ventes du mois")).toContainText("1 320 FCFA");
    await expect(board.card("Ventes du mois")).toContainText("1 attend la boutique");
    await expect(board.list("Ma marchandise")).toContainText(/Lait concentré sucré.*9 pièces/);
    await expect(page.getByText("Revendeur actif")).toBeVisible();

    await owner.startAt("/product-management/reseller-sales");
    await owner.resellerSales.decide(milk, "Confirmer");
    await expect(owner.resellerSales.card(milk)).toContainText("Confirmée");
    await owner.dashboard.open();
    await expect(owner.dashboard.figure("Commissions générées")).toContainText("220 FCFA");
    await expect(board.card("Commissions au total")).toContainText("220 FCFA");
    await isAccessibleBothWays(page, "a reseller's dashboard");
    await page.context().grantPermissions(["clipboard-write", "clipboard-read"]);
    await page.getByRole("button", { name: "Copier mon lien" }).click();
    await expect(page.getByText("Lien copié")).toBeVisible();

    const second = await server.openShop(accounts.owner, undefined, "Boutique Bonabéri");
    await server.hire(second, reseller.account, "reseller");
    await page.goto("/reseller-dashboard");
    await expect(board.card("Boutiques partenaires")).toContainText("2");
    await new TopBar(page).tap(/^Changer de boutique/);
    await page.getByRole("menuitemradio", { name: /Boutique Bonabéri/ }).click();
    await page.goto("/reseller-commissions");
    await expect(page.getByRole("banner")).toContainText("Boutique Bonabéri");
    await expect(board.card("Total général")).toContainText("220 FCFA");
    await expect(board.card(shop.name)).toContainText("220 FCFA");
    await page.goto("/reseller-dashboard");

    await reseller.goOffline();
    await page.getByRole("link", { name: "Rapports" }).locator("visible=true").first().click();
    await expect(page.getByRole("heading", { name: "Rapports" })).toBeVisible();
    await expect(board.card("Gains au total")).toContainText("220 FCFA");
    await expect(board.card("Taux moyen")).toContainText("20 %");
    await expect(board.card("Meilleure boutique")).toContainText(shop.name);
    await expect(board.list("Commissions par mois")).toContainText("1 vente confirmée220 FCFA");
    await isAccessibleBothWays(page, "a reseller's report");
    await page.getByRole("link", { name: "Retour" }).click();
    await expect(page).toHaveURL(/\/reseller-dashboard$/);
    expect(await server.sql`select 1 from sales where shop_id = ${shop.id}`).toHaveLength(1);
  },
);

test("an owner without a shop is led to the first; a newcomer to their own dashboard", async ({
  personFor,
  server,
}) => {
  const owner = await personFor(await server.enrol("Nadège Fouda"));
  await owner.startAt("/welcome");
  await owner.page
    .getByRole("region", { name: "Propriétaire" })
    .getByRole("button", { name: "Choisir" })
    .click();
  await expect(owner.page).toHaveURL(/\/company-info$/);
  await owner.page.goto("/dashboard");
  const welcome = owner.page.locator("section", { hasText: "Bienvenue sur Boutika" });
  await expect(welcome.getByRole("listitem")).toHaveCount(3);
  await isAccessibleBothWays(owner.page, "welcome");
  await welcome.getByRole("link", { name: "Créer une boutique" }).click();
  await expect(owner.page).toHaveURL(/\/company-info$/);

  const reseller = await personFor(await server.enrol("Aïcha Njoya"));
  await reseller.startAt("/welcome");
  await reseller.page
    .getByRole("region", { name: "Revendeur" })
    .getByRole("button", { name: "Choisir" })
    .click();
  await expect(reseller.page).toHaveURL(/\/reseller-dashboard$/);
  await expect(reseller.page.getByText("Aucun partenariat")).toBeVisible();
  await expect(reseller.page.getByRole("button", { name: "Copier mon lien" })).toBeEnabled();
});
