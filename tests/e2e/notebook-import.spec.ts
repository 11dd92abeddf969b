import { expect } from "@playwright/test";
import { utils, write } from "xlsx";
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
  await expect(page.getByText("Étape 1 sur 2 : les colonnes")).toBeVisible();
  await expect(page.getByLabel("Solde dû").locator("option:checked")).toHaveText("Solde");
  await isAccessibleBothWays(page, "the columns of a file of customers");
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(page.getByText("3 clients à noter")).toBeVisible();
  await expect(page.getByText("même numéro que la ligne 4")).toBeVisible();
  await expect(
    page.getByText(/Dettes du fichier\s:\s13\s400\sFCFA = 13\s400\sFCFA reprises/),
  ).toBeVisible();
  await page.getByRole("button", { name: /Mme Diop/ }).click();
  await page.getByRole("button", { name: "Une seule personne" }).click();
  await isAccessibleBothWays(page, "all lines of one person");
  await page.getByRole("button", { name: "Fermer" }).last().click();
  await expect(page.getByText("2 clients à noter")).toBeVisible();
  await expect(page.getByText("2 lignes additionnées")).toBeVisible();
  await expect(page.getByText("Le nom manque.")).toBeVisible();
  await expect(page.getByText("Le plafond n’est pas un nombre entier de francs.")).toBeVisible();
  await isAccessibleBothWays(page, "what becomes of each line");
  await owner.goOffline();
  await page.getByRole("button", { name: "Noter 2 clients" }).click();
  await expect(page.getByText("2 clients notés dans le cahier.")).toBeVisible();
  await choose();
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(
    page.getByText("0 clients à noter").or(page.getByText("0 client à noter")),
  ).toBeVisible();
  await expect(page.getByText("déjà dans le cahier").first()).toBeVisible();
  await owner.goOnline();
  await page.getByRole("link", { name: "Retour au cahier" }).click();
  await expect(notebook.customer("Awa Diop")).toContainText("doit 13 400 FCFA");
  await notebook.search.fill("ديوب");
  await expect(notebook.customer("عائشة ديوب")).toContainText("ne doit rien");
});

test("[G1] suppliers come out of a file with what is owed to them, and go back into one", async ({
  owner,
}) => {
  await owner.startAt("/suppliers");
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "Importer et exporter" }).click();
  await expect(page.getByText("Importer des fournisseurs", { exact: true })).toBeVisible();
  const text = "Fournisseur;Téléphone;Solde\nSABC Douala;677001234;125 000\nChez Moussa;;\n;699;";
  const choose = () =>
    page
      .getByLabel("Fichier de fournisseurs")
      .setInputFiles({ name: "grossistes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose();
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(page.getByText("2 fournisseurs à noter")).toBeVisible();
  await expect(page.getByText("vous devez 125 000 FCFA")).toBeVisible();
  await isAccessibleBothWays(page, "suppliers of a file");
  await owner.goOffline();
  await page.getByRole("button", { name: "Noter 2 fournisseurs" }).click();
  await expect(page.getByText("2 fournisseurs notés.")).toBeVisible();
  await choose();
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(page.getByText("0 fournisseur à noter").first()).toBeVisible();
  await owner.goOnline();
  await page.getByRole("link", { name: "Retour aux fournisseurs" }).click();
  await expect(page.getByRole("link", { name: /SABC Douala/ })).toContainText("125 000 FCFA");
});

test("a sign that nobody knows is asked once, and a refused line is put right in place", async ({
  owner,
}) => {
  await owner.startAt("/notebook/import");
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  const text = "Nom;Prénom;Solde\nDIOP;Awa;-15 000\nDIOP;Moussa;-7 000\nNGO;Rose;deux sacs\n";
  await page
    .getByLabel("Fichier de clients")
    .setInputFiles({ name: "dettes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const preview = page.getByRole("button", { name: "Voir l’aperçu" });
  await expect(page.getByText("Dans ce fichier, DIOP Awa : -15 000.")).toBeVisible();
  await expect(preview).toBeDisabled();
  await page.getByRole("button", { name: "DIOP Awa vous doit" }).click();
  await preview.click();
  await expect(page.getByText("2 clients à noter")).toBeVisible();
  await expect(page.getByText("1 ligne dont le montant n’est pas compris")).toBeVisible();
  await page.getByRole("button", { name: /NGO Rose/ }).click();
  await page.getByRole("textbox", { name: "Solde dû" }).fill("-2 000");
  await page.getByRole("button", { name: "Relire la ligne" }).click();
  await expect(page.getByText("3 clients à noter")).toBeVisible();
  await expect(
    page.getByText(/Dettes du fichier\s:\s24\s000\sFCFA = 24\s000\sFCFA reprises/),
  ).toBeVisible();
});

test("of a workbook the sheet of customers is opened, and what only a person can tell is asked", async ({
  owner,
}) => {
  await owner.startAt("/notebook/import");
  const { page } = owner;
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel("Fichier de clients")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await choose("cahier.pdf", Buffer.from("%PDF-1.7\n1 0 obj\n"));
  await expect(page.getByRole("alert")).toContainText("Un PDF n’est pas un tableau");
  const book = utils.book_new();
  const sheets = {
    Accueil: [["Cahier de la boutique"], ["Mis à jour le 27/11/2026"]],
    Articles: [
      ["Nom", "Prix", "Stock"],
      ["Savon", 500, 3],
    ],
    Cahier: [
      ["Tiers", "Téléphone", "Débit", "Crédit"],
      ["Awa Diop", "677001234", 12_500, ""],
      ["", "", 700, ""],
      ["SABC Douala", "233421100", "", 90_000],
    ],
  };
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  await choose("cahier.xlsx", Buffer.from(write(book, { type: "array" })));
  await expect(page.getByText("Étape 1 sur 2 : les colonnes")).toBeVisible();
  const preview = page.getByRole("button", { name: "Voir l’aperçu" });
  await expect(preview).toBeDisabled();
  await page.getByRole("button", { name: "À la personne au-dessus" }).click();
  await page.getByRole("button", { name: "Des fournisseurs : les laisser de côté" }).click();
  await isAccessibleBothWays(page, "questions about a file of parties");
  await preview.click();
  await expect(page.getByText("1 client à noter")).toBeVisible();
  await expect(page.getByText(/13\s200\sFCFA/).first()).toBeVisible();
  await expect(page.getByText(/C’est un fournisseur\s: importez ce fichier aussi/)).toBeVisible();
});
