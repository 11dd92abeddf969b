import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { ProductsPage } from "./pages/products-page.ts";

const family = "T-shirt Wax";
const code = "6009876543210";

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

test("[U11] sizes and colours are made in one act, none twice, and their family is renamed whole", async ({
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
  await form.getByLabel("Nom du produit").fill("Sandale");
  await form.getByRole("combobox", { name: "Catégorie" }).selectOption({ index: 1 });
  await form.getByLabel("Prix minimum").fill("1500");
  await form.getByLabel("Stock de départ").fill("0");
  await products.save();

  const edited = page.getByRole("dialog", { name: "Modifier le produit" });
  const keep = async () => {
    await edited.getByRole("button", { name: "Enregistrer" }).click();
    await expect(edited).toHaveCount(0);
  };
  await products.edit("Sandale");
  await edited.getByLabel("Prix de vente").fill("1750");
  // What was typed would be lost by leaving.
  await expect(page.getByRole("button", { name: "Tailles et couleurs" })).toBeDisabled();
  await expect(page.getByText("Enregistrez d’abord ce qui a changé.")).toBeVisible();
  await keep();
  await products.edit("Sandale");
  await page.getByRole("button", { name: "Tailles et couleurs" }).click();
  const sheet = page.getByRole("dialog", { name: "Tailles et couleurs" });
  await sheet.getByLabel("Tailles").fill("38, 40, 38,");
  await sheet.getByLabel("Couleurs").fill("Noir; Rouge");
  await sheet.getByLabel("Stock de départ de chacune").fill("6");
  await expect(sheet.getByRole("list", { name: "Variantes" }).getByRole("listitem")).toHaveCount(4);
  await isAccessibleBothWays(page, "sizes and colours that will be made");
  await fits(page);
  await sheet.getByRole("button", { name: "Créer 4 variantes" }).click();
  await expect(sheet).toHaveCount(0);

  await products.edit("Sandale Noir 38");
  await expect(edited.getByLabel("Famille")).toHaveValue("Sandale");
  await page.getByRole("button", { name: "Tailles et couleurs" }).click();
  await sheet.getByLabel("Tailles").fill("38, 42");
  await sheet.getByLabel("Couleurs").fill("noir");
  await expect(sheet.getByText("existe déjà")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Créer 1 variante" })).toBeEnabled();
  await page.keyboard.press("Escape");

  await products.edit("Sandale Rouge 40");
  await edited.getByLabel("Famille").fill("Sandale Plage");
  await expect(edited.getByLabel("Renommer aussi la famille des 4 autres variantes")).toBeChecked();
  await keep();
  const till = new PointOfSalePage(page);
  await till.open();
  await expect(till.tile("Sandale Plage")).toContainText("5 variantes");
});
