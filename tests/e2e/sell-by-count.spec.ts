import { expect } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessible, isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { shelf } from "./goods.ts";
import { InventoryPage } from "./pages/inventory-page.ts";

test("an evening count without a network becomes one sale; what another phone had sold of it is given back", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  const { page } = seller;
  await seller.startWork();
  const inventory = new InventoryPage(page);
  await inventory.open();
  // A phone without a network, at noon.
  const other = server.tillOf(owner.account, shop.id, "Téléphone sans réseau");
  const milk = must(shelf.find(({ id }) => id === "lait01"));
  const lines = [{ productId: milk.id, quantity: 2, price: milk.price }];
  const total = 2 * milk.price;
  const payments = [{ method: "cash" as const, amount: total, tendered: total }];
  other.write("sale", Date.now() - 60_000, {
    ...{ receipt: other.nextReceipt(), catalogRev: 5, lines, payments, total },
  });

  await seller.goOffline();
  await inventory.startCount();
  await inventory.type("Savon de Marseille", 1);
  await inventory.type("Lait concentré sucré", 30);
  await page.getByRole("button", { name: "Transformer en ventes" }).click();
  const sheet = page.getByRole("dialog", { name: "Transformer en ventes" });
  await expect(sheet.getByText("Vendu : 10 pièces")).toBeVisible();
  const lost = sheet.getByRole("region", { name: "Lait concentré sucré" });
  await lost.getByLabel("Perdu").fill("1");
  await expect(lost.getByText("Vendu : 9 pièces")).toBeVisible();
  await sheet.getByLabel("Dont Mobile Money").fill("2000");
  // 2 × 500 + 9 × 1,200 = 11,800, of which 9,800 lie in the drawer.
  await sheet.getByLabel(/^Compté dans le tiroir/).fill("9500");
  await expect(sheet.getByRole("status").filter({ hasText: "Il manque" })).toContainText(
    "300 FCFA",
  );
  await isAccessible(page, "a count that is turned into sales");
  await sheet.getByRole("button", { name: "Enregistrer la vente" }).click();
  const done = page.getByRole("dialog", { name: "Vente enregistrée" });
  await expect(done).toContainText("le stock est celui que vous avez compté");
  await done.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByText("Rien de compté pour l’instant")).toBeVisible();

  await other.send();
  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const stocks = () => server.sql`
    select product_id as id, quantity from stocks
    where shop_id = ${shop.id} and product_id in ('savon1', 'lait01') order by product_id`;
  // Two pieces of milk are sold twice in the books.
  expect(await stocks()).toMatchObject([
    { id: "lait01", quantity: 28 },
    { id: "savon1", quantity: 1 },
  ]);
  const counts = await server.sql`
    select product_id as id, delta, reason from adjustments
    where shop_id = ${shop.id} and sale_id is not null order by product_id`;
  expect([...counts]).toEqual([
    { id: "lait01", delta: -1, reason: "Perte" },
    { id: "savon1", delta: 0, reason: "Vente par comptage" },
  ]);

  await page.goto("/tickets");
  await page
    .getByRole("link", { name: /11 800/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Vente par comptage" })).toBeVisible();
  await expect(page.getByText("Vendu deux fois : 2 pièces")).toBeVisible();
  await isAccessibleBothWays(page, "a sale by counting with late sales");
  await page.getByRole("button", { name: /Réduire de 2 400 FCFA/ }).click();
  await expect(page.getByText("Vendu deux fois : 2 pièces")).toHaveCount(0);
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await expect.poll(async () => (await stocks())[0]).toMatchObject({ id: "lait01", quantity: 30 });
});
