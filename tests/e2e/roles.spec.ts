import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("a flagged sale is shown to the owner with its reason, and settled with a note", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  const till = server.tillOf(accounts.seller, shop.id);
  const lines = [{ productId: "savon1", quantity: 1, price: 100 }];
  till.write("sale", Date.now(), {
    receipt: till.nextReceipt(),
    catalogRev: 1_000_000,
    lines,
    payments: [{ method: "cash", amount: 100, tendered: 100 }],
    total: 100,
  });
  await till.send();
  await owner.page.goto("/auth?from=/dashboard");
  await owner.signIn();
  const flagged = owner.dashboard.card("1 vente à regarder");
  await expect(flagged).toContainText("Prix de vente inférieur au prix minimal");
  await flagged.getByRole("button", { name: "Régler" }).click();
  await owner.page.getByLabel("Note (facultatif)").fill("Client fidèle");
  await owner.page.getByRole("button", { name: "Marquer comme réglée" }).click();
  await expect(flagged).toHaveCount(0);
  await owner.dashboard.latestTickets.getByRole("link").first().click();
  await expect(owner.page.getByText("Signalée, puis réglée")).toBeVisible();
  await expect(owner.page.getByText("« Client fidèle »")).toBeVisible();
});

test("an employee of a shop without products is told whom to ask; a reseller, what to expect", async ({
  personFor,
  accounts,
  server,
}) => {
  const shop = await server.openShop(accounts.owner, []);
  await server.hire(shop, accounts.seller, "employee");
  const employee = await personFor(accounts.seller);
  await employee.page.goto("/auth?from=/point-of-sale");
  await employee.signIn();
  await expect(employee.page.getByText("Pas encore de produits")).toBeVisible();
  await expect(employee.page.locator('[href="/dashboard"]')).toHaveCount(0);
  await employee.page.goto("/dashboard");
  await expect(employee.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();

  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const reseller = await personFor(account);
  await reseller.page.goto("/auth?from=/point-of-sale");
  await reseller.signIn();
  await expect(reseller.page.getByText("Rien à vendre pour l’instant")).toBeVisible();
});

test("who belongs to no shop is told so, who is not signed in is sent to the door and back", async ({
  personFor,
  server,
}) => {
  const nobody = await personFor(await server.enrol("Jean Sansboutique"));
  await nobody.page.goto("/tickets");
  await expect(nobody.page).toHaveURL(/\/auth\?from=%2Ftickets$/);
  await nobody.signIn();
  // A page of a shop is of no use yet: there is a role to choose first.
  await expect(nobody.page).toHaveURL(/\/welcome$/);
  await nobody.page.goto("/tickets");
  await expect(nobody.page.getByText("Aucune boutique")).toBeVisible();
  await nobody.page.getByRole("link", { name: "Continuer" }).click();
  await expect(nobody.page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
});

test("somebody dismissed sells no more here, and what they had sold arrives", async ({
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.pointOfSale.sell("Eau minérale");
  await server.dismiss(shop, seller.account);
  await seller.goOnline();
  await expect(seller.page.getByText("Aucune boutique")).toBeVisible();
  const sold = await server.sql`select flags from sales where shop_id = ${shop.id}`;
  expect(sold.map((row) => row.flags)).toEqual([["seller-dismissed"]]);
});

test("a stock sold elsewhere meanwhile is said at the line, and nothing is paid before it is put right", async ({
  seller,
  owner,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  for (let piece = 0; piece < 3; piece += 1) await till.tile("Savon de Marseille").click();
  await owner.startWork();
  await owner.pointOfSale.sell("Savon de Marseille", 2);
  await expect(till.cartBar).toContainText("à vérifier");
  await till.payButton.click();
  const cart = page.getByRole("dialog", { name: "Panier" });
  await expect(cart.getByRole("alert")).toContainText("Quantité en stock insuffisante");
  await cart.getByRole("button", { name: "Modifier Savon de Marseille" }).click();
  await page.getByLabel("Quantité", { exact: true }).fill("1");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await cart.getByRole("button", { name: "Encaisser" }).click();
  await till.validateButton.click();
  await till.receiptShown();
});
