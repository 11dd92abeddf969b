import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";

test("[G1] [G4] [G5] goods come in without a network: the stock, the supplier's account and the drawer say so at once", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const buying = new BuyingPage(page);

  await buying.suppliers();
  await expect(page.getByText("Aucun fournisseur noté")).toBeVisible();
  await isAccessibleBothWays(page, "no supplier yet");
  await page.goto("/purchases");
  await expect(page.getByText("Aucun achat noté")).toBeVisible();
  await isAccessibleBothWays(page, "no purchase yet");
  await owner.goOffline();

  await page.getByRole("link", { name: "Nouvel achat" }).click();
  await buying.line(milk, 24, 18_000);
  await expect(page.getByText(/750\sFCFA la pièce/)).toBeVisible();
  await buying.line(water, 10, 9000);
  await expect(page.getByText(/plus que le prix de vente/)).toBeVisible();
  await page.getByRole("textbox", { name: `Coût total de ${water}` }).fill("");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("1 ligne n’est pas complète.")).toBeVisible();
  // What was typed outlives a reload.
  await page.reload();
  await page.getByRole("textbox", { name: `Coût total de ${water}` }).fill("3000");
  await isAccessibleBothWays(page, "what came in");
  await fits(page);
  await buying.end();
  const { sheet } = buying;
  await expect(sheet).toContainText(/Facture\s:\s21\s000\sFCFA/);
  await buying.newSupplier("Grossiste de Mboppi");
  await sheet.getByLabel("Numéro de la facture (facultatif)").fill("F-12");
  await sheet.getByRole("button", { name: "Ajouter des frais" }).click();
  await sheet.getByRole("textbox", { name: "Montant" }).fill("2100");
  await sheet.getByLabel("Payé maintenant").fill("5000");
  await expect(sheet).toContainText(/Restera à payer\s:\s16\s000\sFCFA/);
  await expect(sheet.getByLabel("Pris dans la caisse de cet appareil")).toBeChecked();
  await isAccessibleBothWays(page, "an invoice");
  await fits(page);
  await buying.record();
  await expect(page.getByRole("main")).toContainText(/21\s000\sFCFA/);
  await expect(page.getByRole("main")).toContainText(/avec les frais\s:\s19\s800\sFCFA/);
  await isAccessibleBothWays(page, "a purchase");
  await fits(page);

  // Two boxes came damaged: they go back, and are owed less.
  await page.getByRole("button", { name: "Rendre au fournisseur" }).click();
  const giving = page.getByRole("dialog", { name: "Rendre au fournisseur" });
  await giving.getByRole("textbox", { name: milk }).fill("2");
  await expect(giving).toContainText(/À déduire\s:\s1\s500\sFCFA/);
  await isAccessibleBothWays(page, "goods that go back");
  await fits(page);
  await giving.getByRole("button", { name: "Abîmé" }).click();
  await giving.getByRole("button", { name: "Rendre", exact: true }).click();
  await expect(giving).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Rendu au fournisseur" })).toBeVisible();

  // The supplier's card: what is owed, why, and what was paid.
  await page.getByRole("link", { name: "Grossiste de Mboppi" }).first().click();
  await expect(page.getByText("Vous lui devez")).toBeVisible();
  await expect(page.getByText(/14\s500/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "facture F-12" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Payer" }).click();
  const paying = page.getByRole("dialog", { name: "Payer Grossiste de Mboppi" });
  await paying.getByLabel("Montant payé").fill("6000");
  await isAccessibleBothWays(page, "paying a supplier");
  await paying.getByRole("button", { name: "Payer" }).click();
  await expect(paying).toHaveCount(0);
  await expect(page.getByText(/8\s500/).first()).toBeVisible();
  await isAccessibleBothWays(page, "the card of a supplier");
  await fits(page);
  // Their statement, to be agreed on with them.
  await page.getByRole("link", { name: "Relevé", exact: true }).click();
  await expect(page.getByRole("row", { name: /Achat F-12/ })).toContainText(/21\s000/);
  await expect(page.getByText(/Reste à payer\s:\s8\s500\sFCFA/)).toBeVisible();
  await isAccessibleBothWays(page, "the statement of a supplier");
  await fits(page);
  await page.getByRole("link", { name: "Retour à la fiche du fournisseur" }).click();

  // The same invoice once more is asked about, not refused.
  await buying.begin();
  await buying.line(milk, 2, 1500);
  await buying.end();
  await sheet.getByLabel("Chercher un fournisseur").fill("mbop");
  await sheet.getByRole("button", { name: /Grossiste de Mboppi/ }).click();
  await sheet.getByLabel("Numéro de la facture (facultatif)").fill("f 12");
  await expect(sheet.getByRole("alert")).toContainText("Cette facture est déjà notée");
  await expect(sheet.getByRole("button", { name: "Enregistrer l’achat" })).toBeDisabled();
  await sheet.getByLabel("Numéro de la facture (facultatif)").fill("F-13");
  await buying.record();

  await owner.goOnline();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const bought = await server.sql`
    select reference, flags, json_array_length(lines) as lines from purchases
    where shop_id = ${shop.id} order by seq`;
  expect([...bought]).toEqual([
    { reference: "F-12", flags: [], lines: 2 },
    { reference: null, flags: [], lines: 1 },
    { reference: "F-13", flags: [], lines: 1 },
  ]);
  const [drawer] = await server.sql`
    select sum((move ->> 'amount')::int)::int as out from till_acts
    where shop_id = ${shop.id} and move ->> 'direction' = 'out'`;
  expect(drawer).toEqual({ out: 11_000 });

  // A seller sees the goods, and neither what they cost nor of whom they came.
  await seller.startWork();
  await expect(seller.pointOfSale.tile(milk)).toBeVisible();
  for (const path of ["/purchases", "/suppliers"]) {
    await seller.page.goto(path);
    await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
  }
});
