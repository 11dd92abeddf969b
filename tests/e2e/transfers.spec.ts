import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { shelf } from "./goods.ts";
import { TopBar } from "./pages/top-bar.ts";

const milk = "Lait concentré sucré";
const soap = "Savon de Marseille";

test("the owner hands goods over: they stand at once, leave the shelf, and never more than there is", async ({
  owner,
  personFor,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  await owner.startWork();
  const { page, transfers } = owner;
  await transfers.open();
  await transfers.handOver(milk, "Koffi Mensah", 41);
  await expect(page.getByRole("alert")).toContainText("Stock insuffisant");
  await expect(page.getByRole("alert")).toContainText(
    "La quantité demandée dépasse le stock disponible",
  );
  await page.getByLabel("Quantité", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Transférer" }).click();
  const card = transfers.card(transfers.confirmed, milk);
  await expect(card).toContainText("Confirmé");
  await expect(card).toContainText("Restant10");

  const reseller = await personFor(account);
  await reseller.startWork();
  await expect(reseller.pointOfSale.tile(milk)).toContainText("10");
  await expect(reseller.pointOfSale.tile(soap)).toHaveCount(0);

  await owner.goOffline();
  await transfers.handOver(soap, "Koffi Mensah", 3);
  const unsent = transfers.card(transfers.confirmed, soap);
  await expect(unsent).toContainText("À envoyer");
  await expect(page.getByText("Stock restant par revendeur")).toBeVisible();
  await owner.goOnline();
  await expect(unsent).not.toContainText("À envoyer");
  await expect(reseller.pointOfSale.tile(soap)).toContainText("3");
  await owner.pointOfSale.open();
  await expect(owner.pointOfSale.tile(milk)).toContainText("30");
  await expect(owner.pointOfSale.tile(soap)).toContainText("Rupture");
});

test("a transfer from the till waits; the reseller refuses it with a word, and the goods are back", async ({
  seller,
  owner,
  personFor,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const reseller = await personFor(account);
  await reseller.startAt("/point-of-sale");
  await expect(reseller.page.getByText("Rien à vendre pour l’instant")).toBeVisible();
  await seller.startWork();
  await owner.startAt("/dashboard");

  await seller.goOffline();
  await seller.page.getByRole("button", { name: "Transferts et retours" }).click();
  await seller.page.getByRole("menuitem", { name: "Transfert", exact: true }).click();
  await seller.transfers.handOver(milk, "Koffi Mensah", 4);
  await seller.transfers.say("Transfert enregistré : il attend d’être confirmé.");
  await expect(seller.pointOfSale.tile(milk)).toContainText("36");
  await seller.goOnline();

  await expect(owner.page.getByRole("link", { name: "Notifications : 1 nouvelle" })).toBeVisible();
  await owner.topBar.tap("Notifications : 1 nouvelle");
  await expect(
    owner.page.getByText(`Transfert à confirmer : 4 × ${milk}, par Aline Mbarga.`),
  ).toBeVisible();
  await owner.page.getByRole("button", { name: "Tout marquer comme lu" }).click();
  await expect(owner.page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();

  await reseller.page.getByRole("link", { name: "1 transfert à confirmer" }).click();
  const { transfers } = reseller;
  await transfers.card(transfers.pending, milk).getByRole("button", { name: "Refuser" }).click();
  await reseller.page.getByLabel("Note (facultatif)").fill("Boîtes cabossées");
  await reseller.page.getByRole("button", { name: "Refuser le transfert" }).click();
  await expect(reseller.page.getByText("« Boîtes cabossées »")).toBeVisible();
  await expect(seller.pointOfSale.tile(milk)).toContainText("40");
  await owner.transfers.open();
  await expect(owner.page.getByText("« Boîtes cabossées »")).toBeVisible();
});

test("the office notes a reseller's sale and takes goods back, within what is held", async ({
  owner,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  await owner.startWork();
  const { page, transfers } = owner;
  await transfers.open();
  await transfers.handOver(milk, "Koffi Mensah", 10);
  const card = transfers.card(transfers.confirmed, milk);
  await card.getByRole("button", { name: "Vendre" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Quantité").fill("11");
  await dialog.getByRole("button", { name: "Enregistrer la vente" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Quantité non valide");
  await expect(dialog.getByRole("alert")).toContainText(
    "La quantité entrer dépasse la quantité restant en stock du revendeur",
  );
  await dialog.getByLabel("Quantité").fill("2");
  await dialog.getByLabel("Prix d’une pièce").fill("1000");
  await dialog.getByRole("button", { name: "Enregistrer la vente" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Prix non valide");
  await expect(dialog.getByRole("alert")).toContainText(
    "Le prix entré est inférieur au prix minimum du produit",
  );
  await dialog.getByLabel("Prix d’une pièce").fill("1300");
  await dialog.getByRole("button", { name: "Enregistrer la vente" }).click();
  await expect(card).toContainText("Restant8");

  await card.getByRole("button", { name: "Retour stock" }).click();
  await dialog.getByLabel("Quantité").fill("9");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Quantité non valide");
  await dialog.getByLabel("Quantité").fill("3");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(card).toContainText("Restant5");

  await owner.pointOfSale.open();
  await page.getByRole("button", { name: "Transferts et retours" }).click();
  await page.getByRole("menuitem", { name: "Retour stock" }).click();
  await dialog.getByLabel("Quantité").fill("6");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Quantité est superieur au stock");
  await expect(dialog.getByRole("alert")).toContainText(
    "Vous ne pouvez pas retourner plus que votre stock",
  );
  await dialog.getByLabel("Quantité").fill("5");
  await dialog.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owner.pointOfSale.tile(milk)).toContainText("38");
  await page.goto("/reseller-commissions");
  await expect(page.getByText("400 FCFA").first()).toBeVisible();
});

test("a hand-over that the server found odd says why, to the office and to the reseller", async ({
  owner,
  personFor,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const office = server.tillOf(owner.account, shop.id, "Bureau 2");
  office.write("transfer", Date.now() + 7_200_000, {
    ...{ resellerId: account.userId, productId: "lait01", quantity: 2, price: 1200 },
    ...{ minPrice: 1100, origin: "products" },
  });
  await office.send();
  const reseller = await personFor(account);
  for (const person of [owner, reseller]) {
    await person.startAt("/product-management/transfers");
    const { transfers } = person;
    await expect(transfers.card(transfers.confirmed, milk)).toContainText(
      "L’horloge du téléphone était fausse",
    );
  }
});

test("lists of transfers show four a page", async ({ owner, server, shop }) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  await owner.startWork();
  const { page, transfers } = owner;
  await transfers.open();
  for (let turn = 1; turn <= 5; turn += 1) {
    await transfers.handOver(milk, "Koffi Mensah", turn);
    await expect(page.getByLabel("Produit", { exact: true })).toHaveValue("");
  }
  await expect(transfers.confirmed.getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(transfers.confirmed.getByRole("listitem")).toHaveCount(1);
  await expect(transfers.confirmed).toContainText("Transféré1");
});

test("goods for the other shop are counted on arrival, and both shops see what is missing", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  const known = shelf.filter(({ name }) => name === milk);
  const other = await server.openShop(accounts.owner, known, "Boutique Bonabéri");
  await owner.startWork();
  const { page, transfers } = owner;
  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: shop.name }).click();
  await page.goto("/product-management/shop-transfers");
  for (const [product, quantity] of [
    [milk, "12"],
    [soap, "2"],
  ] as const) {
    await transfers.chooseProduct(product);
    await page.getByLabel("Quantité", { exact: true }).fill(quantity);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    const sent = page.getByRole("list", { name: "Transferts en route" });
    await expect(sent.getByRole("listitem").filter({ hasText: product })).toContainText(
      `Vers ${other.name}`,
    );
  }

  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: other.name }).click();
  const coming = page.getByRole("list", { name: "Transferts en route" });
  const dialog = page.getByRole("dialog");
  // The second comes above the first: a click in that moment would fall beside it.
  await expect(coming.getByRole("listitem")).toHaveCount(2);
  await coming
    .getByRole("listitem")
    .filter({ hasText: milk })
    .getByRole("button", { name: "Recevoir" })
    .click();
  await dialog.getByLabel("Quantité comptée").fill("11");
  await expect(dialog).toContainText("Différence : −1");
  await dialog.getByLabel("Note (facultatif)").fill("Une boîte percée");
  await dialog.getByRole("button", { name: "Recevoir" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(coming.getByRole("listitem")).toHaveCount(1);
  await coming.getByRole("button", { name: "Recevoir" }).click();
  await dialog.getByRole("button", { name: "Recevoir" }).click();
  await expect(dialog).toHaveCount(0);
  await owner.pointOfSale.open();
  await expect(owner.pointOfSale.tile(milk)).toContainText("51");
  await expect(owner.pointOfSale.tile(soap)).toContainText("2");

  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: shop.name }).click();
  await expect(owner.pointOfSale.tile(milk)).toContainText("28");
  await page.goto("/product-management/shop-transfers");
  const arrived = page.getByRole("list", { name: "Transferts reçus" });
  await expect(arrived.getByRole("listitem").filter({ hasText: milk })).toContainText(
    "Différence : −1",
  );
  await expect(arrived.getByRole("listitem").filter({ hasText: milk })).toContainText(
    "« Une boîte percée »",
  );
});

test("goods on the way to a shop that is deleted are back, and the card says why", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  await owner.startWork();
  const { page, transfers } = owner;
  const other = await server.openShop(accounts.owner, [], "Boutique Bonabéri");
  await page.reload();
  const goTo = async (name: string) => {
    await new TopBar(page).tap(/Changer de boutique/);
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.getByRole("banner")).toContainText(name);
  };
  await goTo(shop.name);
  await page.goto("/product-management/shop-transfers");
  await transfers.chooseProduct(milk);
  await page.getByLabel("Quantité", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const sent = page.getByRole("list", { name: "Transferts en route" });
  await expect(sent.getByRole("listitem")).toContainText(`Vers ${other.name}`);
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  await goTo(other.name);
  await page.goto("/shop-deletion");
  await page.getByLabel("Le commerce a fermé").check();
  await page.getByRole("button", { name: "Supprimer la boutique…" }).click();
  await page.getByLabel(/Tapez le nom de la boutique/).fill(other.name);
  await page
    .getByLabel("Votre mot de passe, encore une fois", { exact: true })
    .fill(accounts.owner.password);
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page).not.toHaveURL(/shop-deletion/);

  await page.goto("/product-management/shop-transfers");
  const card = page.getByRole("list", { name: "Transferts reçus" }).getByRole("listitem");
  await expect(card).toContainText("De retour");
  await expect(card).toContainText("ces pièces sont de retour dans votre stock");
  await expect(card).not.toContainText("Différence");
  await owner.pointOfSale.open();
  await expect(owner.pointOfSale.tile(milk)).toContainText("40");
});
