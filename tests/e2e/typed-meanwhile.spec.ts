import { expect, type Page } from "@playwright/test";
import { holdPictures } from "./held-pictures.ts";
import { InventoryPage } from "./pages/inventory-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";
import type { Person } from "./person.ts";
import { readAnew } from "./read-anew.ts";
import { test } from "./street.ts";

async function atSettings(person: Person): Promise<ShopSettingsPage> {
  await person.startWork();
  const settings = new ShopSettingsPage(person.page);
  await settings.open();
  return settings;
}

async function atProducts(person: Person): Promise<ProductsPage> {
  await person.startWork();
  const products = new ProductsPage(person.page);
  await products.open();
  return products;
}

/** A small picture. */
async function aSign(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(160, 120);
    canvas.getContext("2d")?.fillRect(20, 20, 80, 60);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test("a picture that takes long takes nothing away of what is typed meanwhile", async ({
  owner,
}) => {
  const products = await atProducts(owner);
  const letGo = await holdPictures(owner.page);
  await products.fill({ name: "Cola", category: "Boissons", minPrice: 300, stock: 24 });
  const buffer = await aSign(owner.page);
  await products.form
    .getByLabel("Choisir une photo")
    .setInputFiles({ name: "cola.png", mimeType: "image/png", buffer });
  await products.form.getByLabel("Nom du produit").fill("Cola 33 cl");
  await products.form.getByLabel("Marque").fill("Top");
  await letGo();
  await expect(products.form.getByRole("img", { name: "Vue 1 du produit" })).toBeVisible();
  await expect(products.form.getByLabel("Nom du produit")).toHaveValue("Cola 33 cl");
  await expect(products.form.getByLabel("Marque")).toHaveValue("Top");
});

test("a logo that takes long takes nothing away of what is typed meanwhile", async ({ owner }) => {
  const settings = await atSettings(owner);
  const { page } = settings;
  const sign = { name: "akwa.png", mimeType: "image/png", buffer: await aSign(page) };
  const logo = page.getByLabel(/Choisir un logo|Changer le logo/);
  const shown = page.getByRole("img", { name: "Logo de la boutique" });
  const letGo = await holdPictures(page);
  await settings.box("Description").fill("Tout");
  await logo.setInputFiles(sign);
  await settings.box("Description").fill("Tout pour la maison");
  await settings.box("Adresse").fill("Rue Joss");
  await letGo();
  await expect(shown).toBeVisible();
  await expect(settings.box("Description")).toHaveValue("Tout pour la maison");
  await expect(settings.box("Adresse")).toHaveValue("Rue Joss");
  await settings.save();

  // In the steps of a new shop one is further on by then.
  await page.goto("/shop-setup");
  await page.getByRole("button", { name: "Logo", exact: true }).click();
  const letGoAgain = await holdPictures(page);
  await page.getByRole("button", { name: "Retirer le logo" }).click();
  await logo.setInputFiles(sign);
  await page.getByRole("button", { name: "Suivant" }).click();
  await page.getByLabel("Adresse").fill("Rue Joss, Akwa");
  await letGoAgain();
  await page.getByRole("button", { name: "Logo", exact: true }).click();
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Contact", exact: true }).click();
  await expect(page.getByLabel("Adresse")).toHaveValue("Rue Joss, Akwa");
});

test("a shop that is read anew, whole, closes no form of a product", async ({
  owner,
  server,
  shop,
}) => {
  const soap = "Savon de Marseille";
  const products = await atProducts(owner);
  const { page } = owner;
  await products.edit(soap);
  const brand = page.getByRole("dialog", { name: "Modifier le produit" }).getByLabel("Marque");
  await brand.fill("Le Chat, à moitié");
  await readAnew(server, shop, owner);
  await expect(brand).toHaveValue("Le Chat, à moitié");
  await expect(brand).toBeFocused();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Produit modifié")).toBeVisible();
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  const inventory = new InventoryPage(page);
  await inventory.open();
  const correction = await inventory.correct(soap);
  await correction.getByLabel("Stock réel").fill("2");
  await correction.getByLabel("Raison").fill("Recompté, à moi");
  await readAnew(server, shop, owner);
  await expect(correction.getByLabel("Stock réel")).toHaveValue("2");
  await expect(correction.getByLabel("Raison")).toHaveValue("Recompté, à moi");
  await correction.getByRole("button", { name: "Enregistrer" }).click();
  await expect(correction).toHaveCount(0);

  const till = owner.pointOfSale;
  await till.open();
  await till.tile(soap).click();
  await till.openCart();
  await page.getByRole("button", { name: `Modifier ${soap}` }).click();
  const line = page.getByRole("dialog", { name: soap });
  await line.getByLabel("Prix d’une pièce").fill("460");
  await readAnew(server, shop, owner);
  await expect(line.getByLabel("Prix d’une pièce")).toHaveValue("460");
  await line.getByRole("button", { name: "Valider la ligne" }).click();
  await expect(page.getByRole("dialog", { name: "Panier" })).toContainText("460 FCFA");
});

test("while a shop is read anew the open cart is away, and calls nothing gone", async ({
  owner,
  server,
  shop,
}) => {
  await owner.startWork();
  const { page, pointOfSale: till } = owner;
  const cart = page.getByRole("dialog", { name: "Panier" });
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await till.tile("Savon de Marseille").click();
  await till.openCart();
  await expect(cart).toBeVisible();
  await page.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.continue();
  });
  const read = readAnew(server, shop, owner);
  await expect(till.catalogueComes).toBeVisible();
  await expect(cart).toHaveCount(0);
  await expect(page.getByText("Produit retiré")).toHaveCount(0);
  await page.keyboard.press("F9");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letThrough();
  await read;
  await expect(cart).toContainText("Savon de Marseille");
  await expect(cart).not.toContainText("Produit retiré");
});

test("nor is a reseller's open cart called gone", async ({ reseller, server, shop }) => {
  const { page, pointOfSale: till } = reseller;
  const line = till.line("Savon de Marseille");
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await till.tile("Savon de Marseille").click();
  await till.openCart();
  await page.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/v1/snapshot/**");
  const read = readAnew(server, shop, reseller);
  await asked;
  await expect(line).toBeVisible();
  await expect(page.getByText("Vous n’en avez plus")).toHaveCount(0);
  await expect(page.getByText("Produit retiré")).toHaveCount(0);
  letThrough();
  await read;
  await expect(line.getByRole("button", { name: "Retirer Savon de Marseille" })).toBeVisible();
  await expect(page.getByText("Vous n’en avez plus")).toHaveCount(0);
});

test("a kind of goods that was typed and not added is kept with the rest", async ({ owner }) => {
  const settings = await atSettings(owner);
  const { page } = settings;
  const kinds = settings.box("Types de produits");
  await kinds.pressSequentially("Épicerie");
  await settings.save();
  await expect(kinds).toHaveValue("");
  await expect(page.getByRole("button", { name: "Retirer Épicerie" })).toBeVisible();
  await kinds.pressSequentially("épicerie");
  await expect(settings.saveButton).toBeHidden();
  await kinds.fill("Riz");
  await settings.giveUp();
  await expect(kinds).toHaveValue("");
  await expect(page.getByRole("button", { name: /^Retirer (Épicerie|Riz)$/ })).toHaveCount(1);

  await page.goto("/shop-setup");
  await page.getByRole("button", { name: "Rayons", exact: true }).click();
  await kinds.pressSequentially("Boissons");
  await page.getByRole("button", { name: "Suivant" }).click();
  await expect(page.getByRole("textbox", { name: "Code-barres" })).toBeVisible();
  await page.getByRole("button", { name: "Précédent" }).click();
  await expect(page.getByRole("button", { name: "Retirer Épicerie" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retirer Boissons" })).toBeVisible();
  await kinds.fill("Savons");
  await kinds.press("Enter");
  await expect(page.getByRole("button", { name: "Retirer Savons" })).toBeVisible();
});
