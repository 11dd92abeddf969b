import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";
import { TicketsPage } from "./pages/tickets-page.ts";

test("[K10] goods of three groups on one ticket, each with its own tax, and what comes back gives back its own", async ({
  owner,
  server,
  shop,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const settings = new ShopSettingsPage(page);
  await settings.open();
  const reduced = page.getByRole("combobox", { name: "Taux réduit" });
  await expect(reduced).toHaveCount(0);
  await page.getByRole("combobox", { name: "TVA" }).selectOption("19,25 % (Cameroun)");
  await reduced.selectOption("Un autre taux");
  await page.getByLabel("Taux en %").fill("5,5");
  await isAccessibleBothWays(page, "two rates of a shop");
  await fits(page);
  await settings.save();

  const products = new ProductsPage(page);
  await products.open();
  const { form } = products;
  const make = async (name: string, minPrice: number, group: string) => {
    await products.add.first().click();
    await form.getByLabel("Nom du produit").fill(name);
    await form.getByRole("combobox", { name: "Catégorie" }).selectOption({ index: 1 });
    await form.getByLabel("Prix minimum").fill(String(minPrice));
    await form.getByLabel("Stock de départ").fill("10");
    await form.getByRole("combobox", { name: "TVA" }).selectOption(group);
  };
  await make("Riz en sac", 3000, "Exonéré (sans TVA)");
  await isAccessibleBothWays(page, "a product without tax");
  await fits(page);
  await products.save();
  await make("Cahier", 500, "Taux réduit (5,5 %)");
  await products.save();
  await make("Parfum", 1200, "Taux normal (19,25 %)");
  await products.save();

  // Without a network the ticket says each group.
  const till = new PointOfSalePage(page);
  await till.open();
  await owner.goOffline();
  for (const name of ["Riz en sac", "Cahier", "Parfum"]) await till.tile(name).click();
  await till.openCart();
  await till.closeCart();
  const receipt = await till.payExact();
  const says = async (paper: typeof till.recorded) => {
    await expect(paper).toContainText(/Sans TVA\s*3\s000/);
    await expect(paper).toContainText(/dont TVA 5,5\s% sur 500\s*26/);
    await expect(paper).toContainText(/dont TVA 19,25\s% sur 1\s200\s*194/);
  };
  await says(till.recorded);
  await till.next();

  await owner.goOnline();
  const tickets = new TicketsPage(page);
  await tickets.open();
  await tickets.ticket(receipt).click();
  await says(page.getByRole("main"));
  await page.getByRole("button", { name: "Rembourser" }).click();
  const back = page.getByRole("dialog", { name: /Rembourser sur/ });
  await back.getByRole("button", { name: /^Un Cahier.* de plus/ }).click();
  await back.getByRole("button", { name: /^Un Riz en sac.* de plus/ }).click();
  await back.getByLabel("Raison").fill("Mauvais format");
  await back.getByRole("button", { name: "Rembourser", exact: true }).click();
  await expect(back).toHaveCount(0);
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const kept = () => server.sql`select vat::int, taxes from returns where shop_id = ${shop.id}`;
  await expect.poll(kept).toEqual([{ vat: 26, taxes: [{ rate: 550, base: 500, vat: 26 }] }]);
});
