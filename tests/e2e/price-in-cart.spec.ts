import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { ProductsPage } from "./pages/products-page.ts";
import type { Person } from "./person.ts";

/** The owner gives a product another price and another minimum. */
async function reprice(owner: Person, price: number, minPrice: number) {
  const products = new ProductsPage(owner.page);
  await products.open();
  await products.edit("Savon de Marseille");
  const form = owner.page.getByRole("dialog", { name: "Modifier le produit" });
  await form.getByLabel("Prix minimum").fill(String(minPrice));
  await form.getByLabel("Prix de vente").fill(String(price));
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toHaveCount(0);
}

test("a price that changes in an open cart is followed and said; a tap adds at the tile's; one set by hand stays", async ({
  owner,
  seller,
}) => {
  await seller.startWork();
  await owner.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Savon").click();
  await reprice(owner, 650, 600);
  await expect(till.tile("Savon")).toContainText("650");
  await till.tile("Savon").click();
  await till.openCart();
  await expect(till.line("Savon")).toContainText("Prix changé : 500 → 650");
  await expect(till.line("Savon")).toContainText(/1\s300/);
  // Set by hand, it stays; below a new minimum it says what to do.
  await till
    .line("Savon")
    .getByRole("button", { name: /^Modifier/ })
    .click();
  await page.getByLabel("Prix d’une pièce").fill("620");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await reprice(owner, 800, 700);
  await expect(till.line("Savon")).toContainText("× 620");
  await till.line("Savon").getByRole("button", { name: "Mettre à 700 FCFA" }).click();
  await expect(till.line("Savon")).toContainText(/1\s400/);
  await till.closeCart();
  await till.payExact();
  await expect(till.recorded).toContainText(/1\s400/);
});

test("what can no longer be sold while it is paid leads to its line", async ({ owner, seller }) => {
  await seller.startWork();
  await owner.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait").click();
  await till.tile("Savon").click();
  await till.payButton.click();
  const products = new ProductsPage(owner.page);
  await products.open();
  await products.edit("Savon de Marseille");
  await owner.page.getByRole("button", { name: "Supprimer le produit" }).click();
  await owner.page
    .getByRole("dialog")
    .last()
    .getByRole("button", { name: /^Supprimer/ })
    .last()
    .click();
  await expect(till.tile("Savon")).toHaveCount(0);
  await till.validated();
  await page.getByRole("button", { name: "Voir le panier" }).click();
  await expect(till.line("Savon").getByRole("alert")).toContainText("n’est plus en vente");
  await till
    .line("Savon")
    .getByRole("button", { name: /^Retirer/ })
    .click();
  await till.closeCart();
  await till.payExact();
  await expect(till.recorded).toContainText("1 200");
});

test("what the customer is told while paying is what is recorded", async ({ owner, seller }) => {
  await seller.startWork();
  await owner.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Savon").click();
  await till.payButton.click();
  await reprice(owner, 650, 600);
  // The old price may no longer be sold at: the sheet says so before anything is recorded.
  await expect(page.getByText("Le total a changé : 500 → 650")).toBeVisible();
  await till.validated();
  await till.receiptShown();
  await expect(till.recorded).toContainText("650");
});
