import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";

async function ordered(page: Page, name: string, pieces: number): Promise<void> {
  await page.getByLabel("Rechercher un produit").first().fill(name);
  const found = page.getByRole("list", { name: "Produits trouvés" });
  await found.getByRole("button", { name }).first().click();
  await page.getByRole("textbox", { name: `Pièces de ${name}` }).fill(String(pieces));
}

test("[O1] [O2] [O3] [O4] an order is written without a network, comes in two parts, and is done by itself", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const buying = new BuyingPage(page);

  await page.goto("/purchases/to-order");
  await expect(page.getByText("Pas assez de ventes pour prévoir")).toBeVisible();
  await isAccessibleBothWays(page, "nothing to forecast yet");
  await fits(page);
  for (const place of ["/purchases/orders/new", "/purchases/new", "/purchases"]) {
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("link", { name: "Commandes" }).click();
  await expect(page.getByText("Aucune commande")).toBeVisible();
  await isAccessibleBothWays(page, "no order yet");
  await owner.goOffline();

  await page.getByRole("link", { name: "Nouvelle commande" }).click();
  await page.getByRole("button", { name: "Enregistrer la commande" }).click();
  await expect(page.getByText("Dites à qui vous commandez.")).toBeVisible();
  await page.getByLabel("Chercher un fournisseur").fill("Grossiste de Mboppi");
  await page.getByRole("button", { name: "Nouveau fournisseur : Grossiste de Mboppi" }).click();
  await ordered(page, milk, 20);
  await page.getByRole("textbox", { name: `Coût prévu de ${milk}` }).fill("10000");
  await ordered(page, water, 12);
  await isAccessibleBothWays(page, "an order that is written");
  await fits(page);
  await page.getByRole("button", { name: "Enregistrer la commande" }).click();
  await expect(page.getByRole("heading", { name: "Commande", exact: true })).toBeVisible();
  await expect(page.getByText("Brouillon")).toBeVisible();
  const link = page.getByRole("link", { name: "Envoyer par WhatsApp" });
  const words = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  expect(words).toContain(`20 × ${milk}`);
  expect(words).not.toContain("10");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "En image" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^commande_.*Mboppi.*\.png$/i);
  await page.getByRole("button", { name: "Noter comme envoyée" }).click();
  await expect(page.getByText("Envoyée", { exact: true })).toBeVisible();
  await isAccessibleBothWays(page, "an order");
  await fits(page);

  // A part of it comes, a little dearer.
  await page.getByRole("link", { name: "Réceptionner" }).click();
  await expect(page.getByText("Réception de la commande à Grossiste de Mboppi")).toBeVisible();
  await page.getByRole("textbox", { name: `Pièces de ${milk}` }).fill("15");
  await page.getByRole("textbox", { name: `Coût total de ${milk}` }).fill("8000");
  await page.getByRole("button", { name: `Retirer ${water} de l’achat` }).click();
  await buying.end();
  await buying.record();
  await toOrder(page);
  await expect(page.getByText("Reçue en partie", { exact: true })).toBeVisible();
  await expect(page.getByText("manque 5", { exact: true })).toBeVisible();
  await expect(page.getByText(/plus cher de 500\sFCFA/)).toBeVisible();
  await isAccessibleBothWays(page, "what is missing of an order");
  await fits(page);

  // The rest comes, with one too many; then nothing is waited for any more.
  await page.getByRole("link", { name: "Réceptionner" }).click();
  await expect(page.getByRole("textbox", { name: `Pièces de ${milk}` })).toHaveValue("5");
  await page.getByRole("textbox", { name: `Pièces de ${milk}` }).fill("6");
  await page.getByRole("textbox", { name: `Coût total de ${water}` }).fill("3000");
  await buying.end();
  await buying.record();
  await toOrder(page);
  await expect(page.getByText("Reçue", { exact: true })).toBeVisible();
  await expect(page.getByText("1 de trop")).toBeVisible();
  await expect(page.getByRole("link", { name: "Réceptionner" })).toHaveCount(0);
  await owner.goOnline();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  await expect(page.getByText("Reçue", { exact: true })).toBeVisible();
});

/** From wherever one stands to the one order that there is. */
async function toOrder(page: Page): Promise<void> {
  await page.goto("/purchases/orders");
  await page.getByRole("link", { name: /Grossiste de Mboppi/ }).click();
  await expect(page.getByRole("heading", { name: "Commande", exact: true })).toBeVisible();
}
