import { expect } from "@playwright/test";
import { CameraScene } from "./camera-scene.ts";
import { test } from "./fixtures.ts";
import { unknownCode } from "./goods.ts";

test("what is cleared, closed or left behind hands the focus on", async ({ owner }) => {
  const { page, pointOfSale: till } = owner;
  const camera = await CameraScene.before(page);
  await owner.startWork();

  await till.search.fill("savon");
  await page.getByRole("button", { name: "Effacer la recherche" }).click();
  await expect(till.search).toBeFocused();
  await expect(till.search).toHaveValue("");

  await till.search.fill("xyz");
  await page.getByRole("button", { name: "Tout montrer" }).click();
  await expect(till.search).toHaveValue("");
  await expect(page.getByRole("main")).toBeFocused();
  await till.search.fill("xyz");
  await expect(page.getByRole("button", { name: "Tout montrer" })).toBeVisible();
  await till.search.fill("savon");
  await expect(till.tile("Savon de Marseille")).toBeVisible();
  await expect(till.search).toBeFocused();
  await till.search.fill("");

  await camera.open.click();
  await camera.panel.getByRole("button", { name: "Fermer la caméra" }).click();
  await expect(camera.open).toBeFocused();
  // Esc asks Chrome to close what is open, as the back button of a telephone does.
  await camera.open.click();
  await expect(camera.panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(camera.panel).toHaveCount(0);
  await expect(page).toHaveURL(/point-of-sale/);

  await till.sell("Eau minérale");
  await till.next();
  // Not the search: nobody asked for a keyboard over the products.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("main")).toHaveCSS("outline-style", "none");

  await till.scan(unknownCode);
  await page.getByRole("button", { name: "Donner ce code à un produit" }).click();
  await expect(page.getByLabel("Chercher parmi les produits sans code")).toBeFocused();
});

test("a scan that puts the receipt away takes the focus from nobody else", async ({ seller }) => {
  const { page, pointOfSale: till } = seller;
  await seller.startWork();
  await till.sell("Eau minérale");
  await till.scan("6034000106237");
  await expect(till.cartBar).toContainText("1 200 FCFA");
  await expect(page.getByRole("main")).toBeFocused();
  await till.payExact();
  const elsewhere = page.getByRole("banner").getByRole("button").first();
  await elsewhere.focus();
  await till.scan("6034000106237");
  await expect(till.cartBar).toContainText("1 200 FCFA");
  await expect(elsewhere).toBeFocused();
});

test("a cart put aside and taken back hands the focus on", async ({ seller }) => {
  const { page, pointOfSale: till } = seller;
  await page.setViewportSize({ width: 1280, height: 800 });
  await seller.startWork();
  await till.tile("Eau minérale").click();
  await page.getByRole("button", { name: "Mettre en attente" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await till.tile("Savon de Marseille").click();
  await page.getByRole("button", { name: /^Reprendre le panier de 400/ }).click();
  await expect(page.getByRole("button", { name: /^Reprendre le panier de/ })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});
