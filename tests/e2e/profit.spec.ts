import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";
import { ProfitPage } from "./pages/profit-page.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";
const desk = { width: 1280, height: 800 };

test("[N2] [N3] [N5] what is bought and sold leaves a profit, to the franc and without a network", async ({
  owner,
  server,
  shop,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const buying = new BuyingPage(page);
  const profit = new ProfitPage(page);
  await profit.open();
  await expect(page.getByText("provisoire jusqu’à la clôture du mois")).toBeVisible();
  await profit.shows("Bénéfice", 0);
  await isAccessibleBothWays(page, "no profit yet");
  await owner.goOffline();

  // Twenty-four boxes at 750 francs each join those whose cost nobody knew, and give them theirs.
  await buying.begin();
  await buying.line(milk, 24, 18_000);
  await buying.end();
  await buying.newSupplier("Grossiste de Mboppi");
  await buying.record();
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell(milk, 2);
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell(water, 1);
  const [one, other] = await Promise.all([priceOf(milk), priceOf(water)]);

  await profit.open("today");
  await profit.shows("Ventes hors taxe", 2 * one + other);
  await profit.shows("Sans coût connu", -other);
  await profit.shows("Coût des marchandises", -1500);
  await profit.shows("Marge brute", 2 * one - 1500);
  await profit.shows("Bénéfice", 2 * one - 1500);
  await isAccessibleBothWays(page, "the profit of a day");
  await fits(page);
  await page.setViewportSize(desk);
  await isAccessibleBothWays(page, "the profit of a day, wide");
  await page.getByRole("tab", { name: "Par produit" }).click();
  const row = page.getByRole("row", { name: new RegExp(water) });
  await expect(row).toContainText("coût inconnu");
  await page.getByRole("tab", { name: "Par vendeur" }).click();
  await expect(page.getByRole("row", { name: /Mireille Eto/ })).toBeVisible();
  await page.setViewportSize(phone);

  // The list of what has no cost leads to the product, where it is said.
  await profit.term("Sans coût connu");
  await isAccessibleBothWays(page, "products without a cost");
  await page.getByRole("link", { name: water }).click();
  const form = page.getByRole("dialog", { name: "Modifier le produit" });
  const box = form.getByLabel("Coût d’achat");
  await box.fill("0");
  await expect(form).toContainText("Vous dites qu’il ne coûte rien.");
  await box.fill(String(other + 1));
  await expect(form).toContainText("Il coûte plus que son prix de vente.");
  await box.fill("100");
  await isAccessibleBothWays(page, "a product and its cost");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toHaveCount(0);

  await profit.open("today");
  await expect(profit.line("Sans coût connu")).toHaveCount(0);
  await profit.shows("Coût des marchandises", -1600);
  await profit.shows("Bénéfice", 2 * one + other - 1600);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Bénéfice du jour" })).toBeVisible();

  await owner.goOnline();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const said = await server.sql`
    select product_id from product_costs where shop_id = ${shop.id} and jsonb_array_length(said) > 0`;
  expect(said).toHaveLength(1);

  async function priceOf(name: string): Promise<number> {
    const [found] = await server.sql<{ price: number }[]>`
      select price::int as price from products where shop_id = ${shop.id} and name = ${name}`;
    return found?.price ?? 0;
  }
});

test("days that are chosen are told at once, come into the address, and tables follow them", async ({
  owner,
  shop,
}) => {
  void shop;
  const { page } = owner;
  await owner.startWork();
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell(milk, 2);
  const profit = new ProfitPage(page);
  await profit.open("yesterday");
  await profit.shows("Ventes hors taxe", 0);
  await expect(page.getByText("Aucune vente sur cette période")).toBeVisible();
  const chosen = page.getByLabel("Période");
  await chosen.selectOption("12-months");
  await expect(profit.line("Sans coût connu")).toBeVisible();
  await expect(page.getByText("1 produit vendu sans coût connu")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Par mois" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Aucune/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/profit\?period=12-months$/);
  await page.getByRole("tab", { name: "Par produit" }).click();
  await expect(page.getByRole("row", { name: new RegExp(milk) })).toBeVisible();
  await page.reload();
  await expect(chosen).toHaveValue("12-months");
  await expect(profit.line("Sans coût connu")).toBeVisible();
  // Who comes back to the page by another address is shown what it asks for, not what was chosen before.
  await page.getByRole("link", { name: "Tableau de bord" }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goBack();
  await expect(chosen).toHaveValue("12-months");
  await profit.open("today");
  await expect(chosen).toHaveValue("today");
});
