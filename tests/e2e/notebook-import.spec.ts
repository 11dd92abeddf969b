import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

const file = [
  "Nom;Téléphone;Plafond;Solde",
  "Awa Diop;677001234;20 000;12 500",
  "عائشة ديوب;699005678;;",
  "Mme Diop;+237 6 77 00 12 34;;900",
  ";655000000;;",
  "Chez Ali;;beaucoup;",
].join("\r\n");

test("the owner brings in a file of customers without a network: each line is answered, none twice", async ({
  owner,
}) => {
  await owner.startAt("/notebook");
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  const notebook = new NotebookPage(page);
  await page.getByRole("link", { name: "Importer et exporter" }).click();
  await expect(page.getByText("Importer des clients", { exact: true })).toBeVisible();
  await isAccessibleBothWays(page, "a file of customers is asked for");
  const choose = () =>
    page
      .getByLabel("Fichier de clients")
      .setInputFiles({ name: "cahier.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await choose();
  await expect(page.getByText("2 clients à noter")).toBeVisible();
  await expect(page.getByText("la même personne que la ligne 2")).toBeVisible();
  await expect(page.getByText("Le nom manque.")).toBeVisible();
  await expect(page.getByText("Le plafond n’est pas un nombre entier de francs.")).toBeVisible();
  await isAccessibleBothWays(page, "what becomes of each line");
  await owner.goOffline();
  await page.getByRole("button", { name: "Noter 2 clients" }).click();
  await expect(page.getByText("2 clients notés dans le cahier.")).toBeVisible();
  await choose();
  await expect(
    page.getByText("0 clients à noter").or(page.getByText("0 client à noter")),
  ).toBeVisible();
  await expect(page.getByText("déjà dans le cahier").first()).toBeVisible();
  await owner.goOnline();
  await page.getByRole("link", { name: "Retour au cahier" }).click();
  await expect(notebook.customer("Awa Diop")).toContainText("doit 12 500 FCFA");
  await notebook.search.fill("ديوب");
  await expect(notebook.customer("عائشة ديوب")).toContainText("ne doit rien");
});
