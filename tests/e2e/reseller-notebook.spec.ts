import { expect } from "@playwright/test";
import { isAccessible, isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { NotebookPage } from "./pages/notebook-page.ts";
import { test } from "./street.ts";

const milk = "Lait concentré sucré";

test("[C10] a reseller sells on credit to somebody of their own, is paid, and the owner sees none of it", async ({
  reseller,
  owner,
  server,
  shop,
}) => {
  const { page, pointOfSale: till } = reseller;
  await page.setViewportSize(phone);
  const panel = page.getByRole("dialog");
  await reseller.goOffline();

  await till.tile(milk).click();
  await till.tile(milk).click();
  await till.payButton.click();
  await panel.getByRole("button", { name: "À crédit" }).click();
  await panel.getByLabel("Chercher un client").fill("Awa Ndiaye");
  await panel.getByRole("button", { name: "Nouveau client : Awa Ndiaye" }).click();
  await panel.getByLabel("Payé maintenant").fill("400");
  await expect(panel).toContainText(/Devra après\s*2\s000\sFCFA/);
  await isAccessible(page, "a sale on credit of a reseller");
  await fits(page);
  await till.validated();
  const receipt = await till.receiptShown();
  await expect(till.recorded).toContainText("En attente de confirmation");
  const paper = page.getByRole("region", { name: `Reçu ${receipt}` });
  await expect(paper).toContainText("Awa Ndiaye");
  await expect(paper).toContainText(/Reste dû en tout\s*2\s000/);
  await till.next();

  // The notebook, still without a network.
  const notebook = new NotebookPage(page);
  await notebook.open();
  await expect(notebook.customer("Awa Ndiaye")).toContainText("doit 2 000 FCFA");
  await isAccessibleBothWays(page, "the notebook of a reseller");
  await fits(page);
  await notebook.customer("Awa Ndiaye").click();
  await expect(page.getByText(`reçu ${receipt}`).first()).toBeVisible();
  const paid = await notebook.receive(500);
  await expect(paid).toContainText("Koffi Mensah");
  await expect(paid).not.toContainText("Boutique Akwa");
  await paid.getByRole("button", { name: "Terminer" }).click();
  await notebook.adjust("Il me devait déjà", 1000, "Ancien cahier");
  await page.getByRole("link", { name: "Relevé" }).click();
  await expect(page.getByRole("heading", { name: "Relevé" })).toBeVisible();
  await expect(page.getByText(/2\s500/).first()).toBeVisible();
  await isAccessible(page, "a statement of a reseller");
  await fits(page);

  // Their limit is theirs to go beyond: no code is asked for.
  await page.getByRole("link", { name: "Retour à la fiche" }).click();
  await page.getByRole("button", { name: "Modifier" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Plafond de crédit").fill("3000");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();
  await reseller.pointOfSale.open();
  await till.tile(milk).click();
  await till.payButton.click();
  await panel.getByRole("button", { name: "À crédit" }).click();
  await panel.getByRole("button", { name: /Awa Ndiaye/ }).click();
  await till.validated();
  await expect(panel.getByRole("alert")).toContainText("Au-dessus du plafond de");
  await panel.getByRole("button", { name: "Dépasser" }).click();
  await isAccessible(page, "a limit that a reseller goes beyond");
  await till.validated();
  await till.receiptShown();
  await till.next();

  await reseller.goOnline();
  await expect(reseller.topBar.syncState).toHaveText("En ligne");
  const lines = await server.sql`
    select kind, change::int, flags, reseller_id = ${reseller.account.userId} as own from account_moves
    where shop_id = ${shop.id} order by seq`;
  expect(lines.map(({ kind, change, flags, own }) => [kind, change, flags, own])).toEqual([
    ["charge", 2000, [], true],
    ["payment", -500, [], true],
    ["opening", 1000, [], true],
    ["charge", 1200, ["over-limit"], true],
  ]);
  // Their sales wait for the shop as any other does.
  await owner.startAt("/product-management/reseller-sales");
  await expect(owner.resellerSales.card(milk).first()).toContainText("En attente");
  await owner.page.goto("/notebook");
  await expect(owner.page.getByRole("heading", { name: "Cahier", level: 1 })).toBeVisible();
  await expect(owner.page.getByText("Awa Ndiaye")).toHaveCount(0);
  expect(await server.sql`select 1 from accounts where shop_id = ${shop.id}`).toHaveLength(0);
});
