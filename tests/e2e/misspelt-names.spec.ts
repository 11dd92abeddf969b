import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";

test("a till offers the near name below what it says, and only a tap takes it", async ({
  seller,
}) => {
  await seller.startWork();
  const till = new PointOfSalePage(seller.page);
  await till.search.fill("savone de marseile");
  await expect(
    seller.page.getByText(
      "Rien ne s’écrit « savone de marseile ». Vouliez-vous dire « Savon de Marseille » ?",
    ),
  ).toBeVisible();
  await isAccessibleBothWays(seller.page, "a near name at the till");
  await till.search.press("Enter");
  await expect(till.search).toHaveValue("savone de marseile");
  await expect(till.cartBar).not.toContainText("500 FCFA");
  await till.tile("Savon de Marseille").click();
  await expect(till.cartBar).toContainText("500 FCFA");

  // An unknown code has no near names.
  await till.search.fill("3256225734949");
  await expect(till.tile("Savon de Marseille")).toHaveCount(0);
  await till.search.fill("zorglub");
  await expect(seller.page.getByText("Aucun produit ne contient « zorglub ».")).toBeVisible();
  await expect(seller.page.getByText("Tapez moins de lettres")).toBeVisible();
});

test("a notebook offers near names before a new customer, whatever signs stand in them", async ({
  owner,
}) => {
  await owner.startAt("/notebook");
  const { page } = owner;
  const notebook = new NotebookPage(page);
  for (const name of ["Kamga Paul", 'Chez "Tantine"']) {
    await notebook.create(name, name === "Kamga Paul" ? "6 77 00 12 34" : "");
    await page.getByRole("link", { name: "Retour au cahier" }).click();
  }
  await notebook.search.fill("tantine");
  await expect(notebook.customer('Chez "Tantine"')).toBeVisible();
  await expect(page.getByText("Vouliez-vous dire")).toHaveCount(0);
  for (const typed of ["00237 677 00 12", "+237677001234", "0012"]) {
    await notebook.search.fill(typed);
    await expect(notebook.customer("Kamga Paul")).toBeVisible();
  }
  await notebook.search.fill("kamgua");
  await expect(page.getByText("Vouliez-vous dire « Kamga Paul » ?")).toBeVisible();
  await isAccessibleBothWays(page, "near names of a notebook");
  const near = await notebook.customer("Kamga Paul").boundingBox();
  const note = await page
    .getByRole("button", { name: "Le noter comme nouveau client" })
    .boundingBox();
  expect(near?.y ?? 0).toBeLessThan(note?.y ?? 0);
  await page.getByRole("button", { name: "Le noter comme nouveau client" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await expect(form.getByText("Déjà noté : Kamga Paul.")).toBeVisible();
  await form.getByRole("button", { name: "Fermer" }).click();
  await notebook.customer("Kamga Paul").click();
  await notebook.isShown("Kamga Paul");
});
