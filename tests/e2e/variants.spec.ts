import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ProductsPage } from "./pages/products-page.ts";

const phone = { width: 360, height: 740 };
const family = "T-shirt Wax";
const code = "6009876543210";

/** Nothing is cut off on the narrowest phone. */
async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize(phone);
}

test("[U11] three sizes of a shirt are one tile; a tap asks which, a code sells its own", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const products = new ProductsPage(page);
  await products.open();
  await owner.goOffline();
  const { form } = products;
  await products.add.first().click();
  await form.getByLabel("Nom du produit").fill(`${family} · S`);
  await form.getByRole("combobox", { name: "Catégorie" }).selectOption({ index: 1 });
  await form.getByLabel("Famille").fill(family);
  await form.getByLabel("Prix minimum").fill("3000");
  await form.getByLabel("Stock de départ").fill("4");
  await isAccessibleBothWays(page, "a product of a family");
  await fits(page);
  await products.save();

  // The others begin as the first, but for its code and its stock.
  for (const [size, price, barcode] of [
    ["M", "3000", ""],
    ["L", "3500", code],
  ] as const) {
    await products.edit(`${family} · S`);
    await page.getByRole("button", { name: "Ajouter une variante" }).click();
    await expect(form.getByLabel("Famille")).toHaveValue(family);
    await expect(form.getByLabel("Stock de départ")).toHaveValue("");
    await form.getByLabel("Nom du produit").fill(`${family} · ${size}`);
    await form.getByLabel("Prix minimum").fill(price);
    await form.getByLabel("Prix de vente").fill(price);
    await form.getByLabel("Stock de départ").fill("2");
    if (barcode) await form.getByLabel("Code-barres").fill(barcode);
    await products.save();
  }

  const till = new PointOfSalePage(page);
  await till.open();
  const tile = till.tile(family);
  await expect(tile).toHaveCount(1);
  await expect(tile).toContainText("3 variantes");
  await expect(tile).toContainText(/3\s000\+/);
  await tile.click();
  const which = page.getByRole("dialog", { name: family });
  await expect(which.getByRole("listitem")).toHaveCount(3);
  await isAccessibleBothWays(page, "which variant");
  await fits(page);
  await which.getByRole("button", { name: /^M/ }).click();
  await expect(which).toHaveCount(0);
  await till.scan(code);
  await expect(till.cartBar).toContainText(/6\s500/);
  await expect(tile).toContainText("2 dans le panier");

  // What is searched is found by itself.
  await page.getByRole("textbox", { name: "Rechercher un produit" }).fill("wax s");
  await expect(till.tile(`${family} · S`)).toBeVisible();
  await page.getByRole("textbox", { name: "Rechercher un produit" }).fill("");
  await till.payExact();
  await expect(till.recorded).toContainText(`${family} · M`);
  await expect(till.recorded).toContainText(`${family} · L`);
});
