import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { InventoryPage } from "./pages/inventory-page.ts";
import type { Person } from "./person.ts";
import { lavender, putTwin } from "./twin.ts";

async function atTheShelf(person: Person): Promise<InventoryPage> {
  await person.startWork();
  const inventory = new InventoryPage(person.page);
  await inventory.open();
  return inventory;
}

test("a direct edit wants a reason; the history tells who, when and why", async ({ seller }) => {
  const inventory = await atTheShelf(seller);
  await seller.goOffline();
  const dialog = await inventory.correct("Savon de Marseille");
  await dialog.getByLabel("Stock réel").fill("0");
  await expect(dialog.getByText("Écart −3")).toBeVisible();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    dialog.getByText("Veuillez renseigner une raison pour la modification"),
  ).toBeVisible();
  await dialog.getByLabel("Raison").fill("Trouvés ouverts");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(inventory.row("Savon de Marseille")).toContainText("Rupture");

  await seller.pointOfSale.open();
  await seller.pointOfSale.sell("Lait concentré sucré", 2);
  await inventory.open();
  const moves = await inventory.history("Savon de Marseille");
  await expect(moves.getByRole("listitem").first()).toContainText("−3");
  await expect(moves.getByRole("listitem").first()).toContainText("Trouvés ouverts");
  await expect(moves.getByRole("listitem").first()).toContainText("Aline Mbarga");
  await expect(moves.getByRole("listitem").first()).toContainText("À envoyer");
  await seller.page.getByRole("button", { name: "Fermer l’historique" }).click();
  const sold = await inventory.history("Lait concentré sucré");
  await expect(sold.getByRole("listitem").first()).toContainText("Vente");
  await expect(sold.getByRole("listitem").first()).toContainText("−2");
  await seller.goOnline();
  await expect(sold.getByRole("listitem").first()).not.toContainText("À envoyer");
  // « Back » leaves the page: it does not open again what was closed.
  await seller.page.getByRole("button", { name: "Fermer l’historique" }).click();
  await seller.page.goBack();
  await expect(seller.page).not.toHaveURL(/inventory/);
});

test("a decrease to nothing is refused; the low ones can be listed", async ({ seller }) => {
  const inventory = await atTheShelf(seller);
  await expect(seller.page.getByRole("button", { name: "1 produit en rupture" })).toBeVisible();
  await seller.page
    .getByRole("button", { name: "Diminuer le stock de Savon de Marseille" })
    .click();
  const dialog = seller.page.getByRole("dialog", { name: "Diminuer le stock" });
  await dialog.getByLabel("Quantité").fill("3");
  await dialog.getByRole("button", { name: "Casse" }).click();
  await dialog.getByRole("button", { name: "Diminuer", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("Impossible de diminuer le stock");
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await seller.page.getByRole("button", { name: "1 produit en stock faible" }).click();
  await expect(inventory.list.getByRole("article")).toHaveCount(1);
  await expect(inventory.row("Savon de Marseille")).toContainText("Stock faible · 3");
});

test("a count without a network: scanned and typed, kept through a reload, written with its differences", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  const inventory = await atTheShelf(seller);
  await seller.goOffline();
  await inventory.startCount();
  await seller.pointOfSale.scan("3256225734948");
  await seller.pointOfSale.scan("3256225734948");
  await expect(inventory.countOf("Savon de Marseille")).toContainText("Écart −1");
  await inventory.type("Lait concentré sucré", 42);
  await expect(inventory.countOf("Lait concentré sucré")).toContainText("Écart +2");
  await inventory.type("Éponge à récurer", 12);
  await expect(inventory.countOf("Éponge à récurer")).toContainText("Juste");
  await seller.page.reload();
  await expect(inventory.countOf("Savon de Marseille")).toContainText("Écart −1");

  // The till goes on meanwhile, and what it sells is no part of the difference.
  await seller.pointOfSale.open();
  await seller.pointOfSale.sell("Lait concentré sucré");
  await seller.page.goto("/inventory/count");
  await expect(inventory.countOf("Lait concentré sucré")).toContainText("Écart +2");
  await inventory.validate("Inventaire de novembre");
  await expect(seller.page.getByText("Rien de compté pour l’instant")).toBeVisible();

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const counts = await server.sql`
    select product_id as id, delta, reason from adjustments
    where shop_id = ${shop.id} and mode = 'count' order by product_id`;
  expect(counts.map(({ id, delta }) => [id, delta])).toEqual([
    ["lait01", 2],
    ["pommes", 0],
    ["savon1", -1],
  ]);
  expect(counts.every(({ reason }) => reason === "Inventaire de novembre")).toBe(true);
  const office = await atTheShelf(owner);
  await expect(office.row("Savon de Marseille")).toContainText("2");
  await expect(office.row("Lait concentré sucré")).toContainText("41");
});

test("before a count, the devices that were not heard from are named, and since when", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  await seller.close();
  await server.sql`
    update devices set last_seen_at = now() - interval '3 hours'
    where shop_id = ${shop.id} and user_id = ${seller.account.userId}`;
  const inventory = await atTheShelf(owner);
  await inventory.startCount();
  const warning = owner.page.getByText(/Aline Mbarga, entendu il y a 3/);
  await expect(warning).toBeVisible();
  await expect(owner.page.getByText(/Mireille Eto, entendu/)).toHaveCount(0);
});

test("somebody of two shops chooses which one to look at", async ({ owner, accounts, server }) => {
  const inventory = await atTheShelf(owner);
  await server.openShop(accounts.owner, []);
  await owner.page.reload();
  const choice = owner.page.getByRole("combobox", { name: "Boutique" });
  const other = await choice.locator("option:not(:checked)").getAttribute("value");
  await choice.selectOption(other);
  await expect(owner.page.getByText("Pas encore de produits")).toBeVisible();
  await expect(inventory.list.getByRole("article")).toHaveCount(0);
});

test("a code leaves its product alone on the list, or all that bear it", async ({
  owner,
  server,
  shop,
}) => {
  await putTwin(server, shop, owner);
  const inventory = await atTheShelf(owner);
  const shown = inventory.list.getByRole("article");
  await owner.pointOfSale.scan("6034000106237");
  await expect(shown).toHaveCount(1);
  await expect(inventory.row("Lait concentré sucré")).toBeVisible();
  await owner.pointOfSale.scan("3256225734948");
  await expect(owner.page.getByText("Plusieurs produits ont le code 3256225734948")).toBeVisible();
  await expect(shown).toHaveCount(2);
  await expect(inventory.row(lavender)).toBeVisible();
});
