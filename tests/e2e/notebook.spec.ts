import { expect } from "@playwright/test";
import { isAccessible, isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

test("the owner notes a customer and what they owed before; what is paid offline reaches the books once", async ({
  owner,
  server,
  shop,
}) => {
  await owner.startWork();
  const { page } = owner;
  const notebook = new NotebookPage(page);
  await notebook.open();
  await expect(page.getByText("Le cahier est vide")).toBeVisible();
  await isAccessible(page, "an empty notebook");
  await notebook.create("Élodie N’Diaye", "6 77 00 12 34");
  await notebook.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  await expect(page.getByText("10 000 FCFA").first()).toBeVisible();
  await expect(page.getByText("À envoyer", { exact: true })).toHaveCount(0);

  await owner.goOffline();
  const receipt = await notebook.receive(4000);
  const paper = receipt.getByRole("region", { name: /^Reçu [A-Z]-P00001$/ });
  await expect(paper).toContainText("4 000 FCFA");
  await expect(paper).toContainText("6 000 FCFA");
  await isAccessible(page, "the receipt of a payment");
  await receipt.getByRole("button", { name: "Terminer" }).click();
  await expect(page.getByText("6 000 FCFA").first()).toBeVisible();
  await expect(page.getByText("À envoyer", { exact: true })).toHaveCount(1);
  await isAccessibleBothWays(page, "the card of a customer");

  await page.getByRole("link", { name: "Relevé" }).click();
  await expect(page.getByRole("row", { name: /Ancien cahier.*10 000.*10 000/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Paiement reçu.*4 000.*6 000/ })).toBeVisible();
  await isAccessibleBothWays(page, "a statement");
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "En image" }).click();
  expect((await picture).suggestedFilename()).toMatch(/^releve_.*\.png$/);

  await owner.goOnline();
  await page.getByRole("link", { name: "Retour à la fiche du client" }).click();
  await expect(page.getByText("À envoyer", { exact: true })).toHaveCount(0);
  await expect(page.getByText("6 000 FCFA").first()).toBeVisible();
  const balances = async () => {
    const accounts = await server.sql`select balance from accounts where shop_id = ${shop.id}`;
    return accounts.map(({ balance }) => Number(balance));
  };
  // The card may still be on its way when nothing on it waits.
  await expect.poll(balances).toEqual([6000]);
  await expect(page.getByText("6 000 FCFA").first()).toBeVisible();
});

test("a seller finds whom they look for, is told of a number that is taken, and reminds by their own phone", async ({
  owner,
  seller,
}) => {
  await owner.startAt("/notebook");
  const office = new NotebookPage(owner.page);
  await office.create("Élodie N’Diaye", "6 77 00 12 34");
  await office.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  await expect(owner.page.getByText("À envoyer", { exact: true })).toHaveCount(0);

  await seller.startAt("/notebook");
  const { page } = seller;
  const notebook = new NotebookPage(page);
  await expect(notebook.customer("Élodie N’Diaye")).toContainText("doit 10 000 FCFA");
  await page.getByRole("button", { name: "Nouveau client" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await form.getByRole("button", { name: "Noter ce client" }).click();
  await expect(form.getByText("Donnez un nom à ce client.")).toBeVisible();
  await form.getByLabel("Nom").fill("Abel");
  await form.getByLabel("Téléphone", { exact: true }).fill("+237 677-00-12-34");
  await expect(form.getByText("Élodie N’Diaye a déjà ce numéro.")).toBeVisible();
  await isAccessible(page, "a number that is taken");
  await form.getByLabel("Accepte de recevoir des messages").uncheck();
  await form.getByRole("button", { name: "Noter ce client" }).click();
  await notebook.isShown("Abel");
  await expect(page.getByRole("button", { name: "Ajuster" })).toHaveCount(0);

  await page.getByRole("link", { name: "Retour au cahier" }).click();
  await expect(page.getByText("10 000 FCFA").first()).toBeVisible();
  await expect(notebook.customer("Abel")).toHaveCount(0);
  await notebook.search.fill("abel");
  await expect(notebook.customer("Abel")).toContainText("ne doit rien");
  await notebook.search.fill("nobody");
  await expect(page.getByText("Personne dans le cahier ne répond à")).toBeVisible();
  await notebook.search.fill("1234");
  await isAccessibleBothWays(page, "the notebook");
  await notebook.customer("Élodie N’Diaye").click();
  await page.getByRole("button", { name: "Relancer" }).click();
  const reminder = page.getByRole("dialog", { name: "Relancer Élodie N’Diaye" });
  const whatsApp = reminder.getByRole("link", { name: "Écrire par WhatsApp" });
  await expect(whatsApp).toHaveAttribute("href", /^https:\/\/wa\.me\/237677001234\?text=Bonjour/);
  await reminder.getByRole("button", { name: "English" }).click();
  await expect(whatsApp).toHaveAttribute("href", /text=Hello.*10%20000%20FCFA/);
  await expect(reminder.getByRole("link", { name: "Écrire par SMS" })).toHaveAttribute(
    "href",
    /^sms:\+237677001234\?body=Hello/,
  );
  await isAccessible(page, "a reminder");
});
