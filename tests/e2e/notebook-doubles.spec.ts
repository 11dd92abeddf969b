import { expect } from "@playwright/test";
import { isAccessible, isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

test("the owner merges a double without a network, another phone shows one account, and it is taken back", async ({
  owner,
  seller,
}) => {
  await owner.startAt("/notebook");
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  const notebook = new NotebookPage(page);
  await notebook.create("Awa Diop", "6 77 00 12 34");
  await notebook.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  await page.goto("/notebook");
  await page.getByRole("button", { name: "Nouveau client" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await form.getByLabel("Nom").fill("diop awa");
  await expect(form.getByText("Awa Diop est déjà dans le cahier.")).toBeVisible();
  await form.getByLabel("Nom").fill("A".repeat(200));
  await expect(form.getByText("Un nom a 120 signes au plus : enlevez-en 80.")).toBeVisible();
  await form.getByRole("button", { name: "Noter ce client" }).click();
  await form.getByLabel("Nom").fill("Mme Diop");
  await form.getByLabel("Téléphone", { exact: true }).fill("+237 677 001 234");
  await expect(form.getByRole("link", { name: "Ouvrir sa fiche" })).toBeVisible();
  await isAccessible(page, "somebody who may be noted already");
  await form.getByRole("button", { name: "Noter ce client" }).click();
  await notebook.isShown("Mme Diop");
  await notebook.adjust("Il me devait déjà", 2500, "Ancien cahier");
  await expect(page.getByText("À envoyer", { exact: true })).toHaveCount(0);

  await owner.goOffline();
  await page.getByRole("button", { name: "Fusionner avec…" }).click();
  const sheet = page.getByRole("dialog", { name: "Fusionner Mme Diop avec…" });
  await expect(sheet.getByText("Sans doute la même personne")).toBeVisible();
  await isAccessibleBothWays(page, "whom somebody is the double of");
  await sheet.getByRole("button", { name: "Fermer" }).click();
  await notebook.mergeWith("Awa Diop", "doit 12 500 FCFA");
  await expect(page.getByText("12 500 FCFA").first()).toBeVisible();
  await isAccessibleBothWays(page, "a card of two");
  await owner.goOnline();

  await seller.startAt("/notebook");
  const other = new NotebookPage(seller.page);
  await expect(other.customer("Mme Diop")).toContainText("doit 12 500 FCFA");
  await expect(other.customer("Awa Diop")).toHaveCount(0);
  await other.customer("Mme Diop").click();
  await expect(seller.page.getByRole("heading", { name: "Fiches fusionnées" })).toBeVisible();
  await expect(seller.page.getByRole("button", { name: "Séparer Awa Diop" })).toHaveCount(0);

  await page.getByRole("button", { name: "Séparer Awa Diop" }).click();
  await expect(page.getByText("2 500 FCFA").first()).toBeVisible();
  await seller.page.getByRole("link", { name: "Retour au cahier" }).click();
  await expect(other.customer("Awa Diop")).toContainText("doit 10 000 FCFA");
  await expect(other.customer("Mme Diop")).toContainText("doit 2 500 FCFA");
});
