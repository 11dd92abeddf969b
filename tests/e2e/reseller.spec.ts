import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { newDevice } from "./devices.ts";
import { TopBar } from "./pages/top-bar.ts";
import type { Person } from "./person.ts";
import { test } from "./street.ts";

const milk = "Lait concentré sucré";
const soap = "Savon de Marseille";

/** A tin in the cart, with its line open. */
async function openMilk({ page, pointOfSale: till }: Person): Promise<void> {
  await till.tile(milk).click();
  await till.openCart();
  await page.getByRole("button", { name: `Modifier ${milk}` }).click();
}

/** A tin at 1 500 francs instead of 1 200. */
async function sellDear(reseller: Person, price: string): Promise<void> {
  const { page } = reseller;
  await openMilk(reseller);
  await page.getByLabel("Prix d’une pièce").fill(price);
  await page.getByRole("button", { name: "Valider la ligne" }).click();
}

test("sold in the street with no network, confirmed by the owner, earned, paid, and written as a PDF", async ({
  reseller,
  owner,
  server,
  shop,
}) => {
  const { page, pointOfSale: till } = reseller;
  await reseller.goOffline();
  await sellDear(reseller, "1000");
  await expect(page.getByText("Prix de vente inférieur au prix minimal")).toBeVisible();
  await page.getByLabel("Prix d’une pièce").fill("1500");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await till.closeCart();
  await till.tile(soap).click();
  const receipt = await till.payExact();
  await expect(till.recorded).toContainText("En attente de confirmation");
  await till.next();
  await expect(till.tile(milk)).toContainText("9");
  await reseller.goOnline();

  await owner.startAt("/product-management/reseller-sales");
  const { resellerSales } = owner;
  await expect(resellerSales.card(milk)).toContainText(receipt);
  await resellerSales.card(milk).getByRole("button", { name: "Confirmer" }).click();
  await expect(owner.page.getByText("Avec l’autre ligne du même reçu")).toBeVisible();
  await owner.page.getByRole("button", { name: "Confirmer la vente" }).click();
  await expect(resellerSales.card(milk)).toContainText("Confirmée");
  await expect(resellerSales.card(soap)).toContainText("Confirmée");
  await expect(resellerSales.card(milk)).toContainText("Commission : 400 FCFA");

  await reseller.resellerSales.open();
  await expect(reseller.resellerSales.card(milk)).toContainText("Confirmée");
  await page.goto("/reseller-commissions");
  const pending = page.locator("section", {
    has: page.getByRole("heading", { name: "En attente" }),
  });
  await expect(pending).toContainText("450 FCFA");
  await expect(page.getByText("Le paiement est fait le 5 de chaque mois")).toBeVisible();

  await owner.page.goto("/reseller-commissions");
  await owner.page.getByRole("button", { name: "Tout choisir" }).click();
  await owner.page.getByRole("button", { name: "Payer 2 commissions" }).click();
  await owner.page.getByLabel("Moyen de paiement").selectOption({ label: "Mobile money" });
  await owner.page.getByLabel("Référence (facultatif)").fill("MP-123");
  await owner.page.getByRole("button", { name: "Enregistrer le paiement" }).click();
  const paid = page.locator("section", { has: page.getByRole("heading", { name: "Total payé" }) });
  await expect(paid).toContainText("450 FCFA");
  await expect(page.getByText("MP-123").first()).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Relevé PDF" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^commissions_Boutique-Akwa_Koffi-Mensah_.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const sold = await server.sql`select total from sales where shop_id = ${shop.id}`;
  expect(sold).toHaveLength(2);
});

test("goods of a sale that was paid come back: the owner is told, settles it, and the commission stands", async ({
  reseller,
  owner,
}) => {
  await sellDear(reseller, "1500");
  await reseller.pointOfSale.closeCart();
  const receipt = await reseller.pointOfSale.payExact();
  await owner.startAt("/product-management/reseller-sales");
  await owner.resellerSales.card(milk).getByRole("button", { name: "Confirmer" }).click();
  await owner.page.getByRole("button", { name: "Confirmer la vente" }).click();
  await expect(owner.resellerSales.card(milk)).toContainText("Commission : 400 FCFA");
  await owner.page.goto("/reseller-commissions");
  await owner.page.getByRole("button", { name: "Tout choisir" }).click();
  await owner.page.getByRole("button", { name: "Payer 1 commission" }).click();
  await owner.page.getByRole("button", { name: "Enregistrer le paiement" }).click();
  await expect(owner.page.getByText("Payée", { exact: true })).toBeVisible();

  await owner.tickets.open();
  await owner.tickets.ticket(receipt).click();
  await owner.page.getByRole("button", { name: "Annuler le ticket" }).click();
  const dialog = owner.page.getByRole("dialog");
  await dialog.getByLabel("Raison").fill("Boîte cabossée");
  await dialog.getByRole("button", { name: "Annuler le ticket" }).click();
  const why = "La commission de cette vente était déjà payée";
  await expect(owner.page.getByText(why)).toBeVisible();
  await owner.dashboard.open();
  await expect(owner.page.getByRole("heading", { name: "1 retour à regarder" })).toBeVisible();
  await owner.page.getByRole("button", { name: "Régler", exact: true }).click();
  await dialog.getByRole("button", { name: "Marquer comme réglé", exact: true }).click();
  await expect(owner.page.getByRole("heading", { name: "retour à regarder" })).toHaveCount(0);
  await owner.page.goto("/reseller-commissions");
  await expect(owner.page.getByText("Payée", { exact: true })).toBeVisible();
});

test("two devices of the owner confirm at once: one sale, one commission", async ({
  reseller,
  owner,
  personFor,
  accounts,
  server,
  shop,
}) => {
  await reseller.pointOfSale.sell(milk, 2);
  const second = await personFor(accounts.owner);
  for (const person of [owner, second]) {
    await person.startAt("/product-management/reseller-sales");
    await person.shellKept();
    await expect(person.resellerSales.card(milk)).toBeVisible();
    await person.goOffline();
    await person.resellerSales.decide(milk, "Confirmer");
    await expect(person.resellerSales.card(milk)).toContainText("Confirmée");
  }
  await Promise.all([owner.goOnline(), second.goOnline()]);
  for (const person of [owner, second]) {
    await expect(person.topBar.syncState).toHaveText("En ligne");
    await expect(person.resellerSales.card(milk)).not.toContainText("À envoyer");
    await expect(person.resellerSales.card(milk)).toContainText("Commission : 200 FCFA");
  }
  const sales = await server.sql`select id from sales where shop_id = ${shop.id}`;
  expect(sales).toHaveLength(1);
  const lines = await server.sql`
    select status, commission_amount from reseller_sales where shop_id = ${shop.id}`;
  expect(lines.map((row) => [row.status, Number(row.commission_amount)])).toEqual([
    ["confirmed", 200],
  ]);
});

test("a declined sale gives the pieces back; the reseller reads who and why", async ({
  reseller,
  owner,
}) => {
  await reseller.pointOfSale.sell(milk, 4);
  await reseller.pointOfSale.next();
  await expect(reseller.pointOfSale.tile(milk)).toContainText("6");
  await owner.startAt("/product-management/reseller-sales");
  await owner.resellerSales.decide(milk, "Refuser", "Prix à revoir");
  await expect(owner.page.getByText("Ventes refusées (1)")).toBeVisible();
  await expect(reseller.pointOfSale.tile(milk)).toContainText("10");
  await expect(
    reseller.page.getByRole("link", { name: /Notifications : \d+ nouvelle/ }),
  ).toBeVisible();
  await reseller.page.goto("/product-management/reseller-sales");
  await reseller.page.getByText("Ventes refusées (1)").click();
  await expect(reseller.page.getByText("Refusée par Mireille Eto")).toBeVisible();
  await expect(reseller.page.getByText("« Prix à revoir »")).toBeVisible();
});

test("a reseller gives goods back from the street, no more than they hold", async ({
  reseller,
  seller,
}) => {
  const { page, pointOfSale: till } = reseller;
  await reseller.goOffline();
  await page.getByRole("button", { name: "Transferts et retours" }).click();
  await page.getByRole("menuitem", { name: "Retour revendeur" }).click();
  const dialog = page.getByRole("dialog", { name: "Retour revendeur" });
  const choice = dialog.getByLabel("Transfert");
  await choice.selectOption(
    (await choice.locator("option", { hasText: milk }).getAttribute("value")) ?? "",
  );
  await dialog.getByLabel("Quantité").fill("11");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Quantité est superieur au stock");
  await dialog.getByLabel("Quantité").fill("4");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(till.tile(milk)).toContainText("6");
  await reseller.goOnline();
  await seller.startWork();
  await expect(seller.pointOfSale.tile(milk)).toContainText("34");
});

test("signed in for the first time, a reseller is not told that there is nothing while their goods arrive", {
  tag: newDevice,
}, async ({ reseller, personFor }) => {
  const anew = await personFor(reseller.account);
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await anew.context.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.continue();
  });
  await anew.startAt("/point-of-sale");
  const nothing = anew.page.getByText("Rien à vendre pour l’instant");
  await expect(anew.page.getByText("Le catalogue arrive…")).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await anew.page.reload();
  await expect(anew.page.getByText("Le catalogue arrive…")).toBeVisible();
  await expect(nothing).toHaveCount(0);
  letThrough();
  await expect(anew.pointOfSale.tile(milk)).toContainText("10");
});

test("a reseller of two shops sells in each what that one handed over", async ({
  reseller,
  accounts,
  server,
}) => {
  const other = await server.openShop(accounts.owner, [], "Boutique Bonabéri");
  await server.hire(other, reseller.account, "reseller");
  const { page, pointOfSale: till } = reseller;
  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: other.name }).click();
  await expect(page.getByText("Rien à vendre pour l’instant")).toBeVisible();
  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: "Boutique Akwa" }).click();
  await expect(till.tile(milk)).toBeVisible();
});

test("what a reseller sold meanwhile leaves the cart by one tap, and the scanner is heard", async ({
  reseller,
}) => {
  const { page, pointOfSale: till } = reseller;
  for (let piece = 0; piece < 3; piece += 1) await till.tile(soap).click();
  await till.openCart();
  await page.getByRole("button", { name: "Mettre en attente" }).click();
  await till.sell(soap, 3);
  await till.next();
  await page.getByRole("button", { name: /^Reprendre le panier/ }).click();
  await expect(till.cartBar.getByText("à vérifier")).toBeInViewport({ ratio: 1 });
  await till.openCart();
  const line = till.line(soap);
  await expect(line).toContainText("Vous n’en avez plus");
  await expect(line.getByRole("button")).toHaveText(["Retirer"]);
  await till.scan("6034000106237");
  await expect(till.line(milk)).toBeVisible();
  await line.getByRole("button").click();
  await expect(line).toHaveCount(0);
  await expect(till.line(milk)).toBeVisible();
});

test("goods taken back while their line is open: the cart says so, and the scanner is heard", async ({
  reseller,
  owner,
  server,
  shop,
}) => {
  const { page, pointOfSale: till } = reseller;
  await openMilk(reseller);
  const [transfer] = await server.sql`
    select id from transfers where shop_id = ${shop.id} and product_id = 'lait01'`;
  const office = server.tillOf(owner.account, shop.id, "Bureau 3");
  const productId = "lait01";
  const back = { transferId: transfer?.id, productId, quantity: 10, reason: "" };
  office.write("transfer.return", Date.now(), back);
  await office.send();
  await expect(till.line(milk)).toContainText("Vous n’en avez plus");
  await expect(page.getByLabel("Prix d’une pièce")).toHaveCount(0);
  await till.scan("3256225734948");
  await expect(till.line(soap)).toBeVisible();
});

test("a changed line leads back to the cart, and the cart is emptied only when asked twice", async ({
  reseller,
}) => {
  const { page, pointOfSale: till } = reseller;
  await sellDear(reseller, "1500");
  await expect(till.line(milk)).toContainText("1 500");
  await page.getByRole("button", { name: "Vider" }).click();
  const question = page.getByRole("dialog", { name: "Vider le panier ?" });
  await question.getByRole("button", { name: "Garder" }).click();
  await till.openCart();
  await expect(till.line(milk)).toBeVisible();
  await page.getByRole("button", { name: "Vider" }).click();
  await question.getByRole("button", { name: "Vider le panier" }).click();
  await expect(till.cartBar).toContainText("vide");
});
