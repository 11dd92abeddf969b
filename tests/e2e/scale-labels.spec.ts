import { expect } from "@playwright/test";
import { writtenLabel } from "#shared/rules/scale-label.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";

const byWeight = "20AAAAAWWWWWC";
const byPrice = "21AAAAVPPPPPC";

/** The same label with its last digit misread. */
const misread = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

test("[U9] [U10] the owner says how the scale writes, and its labels sell rice by weight and by price", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const products = new ProductsPage(page);
  await products.open();
  await products.fillWeighed("Riz en vrac", { minPrice: 550, price: 601 });
  const { form } = products;
  await form.getByLabel("Code-barres").fill("123");
  await products.save();

  // Until the shop says so, a label is a code that nobody bears.
  const till = new PointOfSalePage(page);
  await till.open();
  await till.scan(writtenLabel(byWeight, 123, 1250));
  const unknownCode = page.getByRole("dialog", { name: "Code inconnu" });
  await expect(unknownCode).toContainText("Ce code vient d’une balance");
  await unknownCode.getByRole("button", { name: "Ignorer" }).click();

  const settings = new ShopSettingsPage(page);
  await settings.open();
  const scales = page.getByRole("region", { name: "Étiquettes de balance" });
  await scales.getByRole("button", { name: "Ajouter un format" }).click();
  await scales.getByRole("button", { name: "Ajouter un format" }).click();
  const weight = scales.getByRole("group", { name: "Étiquettes 20" });
  await expect(weight).toContainText(/Exemple\s: 20 00123 01250 \d est l’article 123, 1,25\skg/);
  const price = scales.getByRole("group", { name: "Étiquettes 21" });
  await price.getByRole("combobox", { name: "Contient" }).selectOption({ label: "Le prix (FCFA)" });
  await price
    .getByRole("combobox", { name: "Format" })
    .selectOption({ label: "2P AAAA K VVVVV C, avec contrôle" });
  await expect(price).toContainText(/21 0123 \d 01250 \d est l’article 123, 1\s250\sFCFA/);
  const trial = scales.getByRole("textbox", { name: "Essayer une étiquette" });
  await trial.fill(writtenLabel(byPrice, 123, 999));
  await expect(scales.getByRole("status")).toContainText(/Article 0123, 999\sFCFA/);
  await trial.fill(misread(writtenLabel(byPrice, 123, 999)));
  await expect(scales.getByRole("status")).toContainText("Un chiffre de contrôle ne va pas");
  await isAccessibleBothWays(page, "labels of scales in the settings");
  await fits(page);
  await settings.save();

  // A product that is given such a code is doubted aloud.
  await products.open();
  await products.add.first().click();
  await form.getByLabel("Code-barres").fill(writtenLabel(byWeight, 123, 1250));
  await expect(form).toContainText("La caisse lit ce code comme une étiquette de balance");
  await page.keyboard.press("Escape");

  await till.open();
  await owner.goOffline();
  await till.scan(writtenLabel(byWeight, 123, 1250));
  await expect(till.cartBar).toContainText(/751/);
  await till.scan(writtenLabel(byPrice, 123, 1000));
  await expect(till.cartBar).toContainText(/1\s751/);

  // A label misread and one with nothing on it sell nothing.
  const said = page.getByText("Étiquette de balance mal lue");
  await till.scan(misread(writtenLabel(byWeight, 123, 500)));
  await expect(said).toBeVisible();
  await expect(till.cartBar).toContainText(/1\s751/);

  // What nobody is the article of is asked, and its weight is kept.
  await till.scan(writtenLabel(byWeight, 777, 500));
  const unknown = page.getByRole("dialog", { name: "Article inconnu" });
  await expect(unknown).toContainText(/500\sg de l’article 00777/);
  await isAccessibleBothWays(page, "an article that nobody bears");
  await fits(page);
  await unknown.getByRole("button", { name: /Riz en vrac/ }).click();
  await expect(unknown).toHaveCount(0);
  // 2 916 g in all at 601 a kilo, the 1 666 g of the printed thousand among them.
  await till.openCart();
  await expect(till.line("Riz en vrac")).toContainText(/3,41\d\skg|3,4\d*\skg/);
  await fits(page);
  await till.closeCart();
  await till.payExact();
  await expect(till.recorded).toContainText(/× 601\/kg/);

  // Counting reads them too: bags that were weighed before are counted by their weights.
  await page.goto("/inventory/count");
  await expect(page.getByText("Rien de compté pour l’instant")).toBeVisible();
  const counted = page.getByRole("textbox", { name: "Pièces de Riz en vrac" });
  for (const grams of [1250, 800]) await till.scan(writtenLabel(byWeight, 123, grams));
  await expect(counted).toHaveValue("2,05");
  await till.scan(writtenLabel(byPrice, 123, 1000));
  await expect(page.getByText("tapez le poids")).toBeVisible();
  await till.scan(misread(writtenLabel(byWeight, 123, 500)));
  await expect(said).toBeVisible();
  await expect(counted).toHaveValue("2,05");
});
