import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { givesEars, hears, takesEars } from "./fake-speech.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

/** Opens the field of a screen and writes into it; gives what lies over the page. */
async function say(page: Page, what: string, sentence: string) {
  await page.getByRole("button", { name: "Dire ou taper" }).click();
  const dialog = page.getByRole("dialog", { name: `Dire ou taper ${what}` });
  await dialog.getByRole("textbox").fill(sentence);
  return dialog;
}

test("an expense is said without a network: what is sure stands in the form, and nothing is written before it is confirmed", async ({
  owner,
}) => {
  const { page } = owner;
  await takesEars(page);
  await page.setViewportSize(phone);
  await owner.startWork();
  await page.goto("/expenses");
  await expect(page.getByText("Aucune dépense ce mois-là")).toBeVisible();
  await owner.goOffline();
  const dialog = await say(page, "la dépense", "gâteau d’anniversaire six mille");
  await expect(dialog.getByText(/Choisissez-le sur la page suivante/)).toBeVisible();
  await expect(dialog.getByText(/micro de votre clavier/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Parler" })).toHaveCount(0);
  await isAccessibleBothWays(page, "an expense that is not sure");
  await fits(page);
  await dialog.getByRole("textbox").fill("taxi pour la banque 1 500 de la caisse par momo");
  await expect(dialog.getByText(/1\s500\sFCFA/)).toBeVisible();
  // By keys alone.
  await dialog.getByRole("link", { name: "Remplir la dépense" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Dit\s: «\staxi pour la banque/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Transport" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("textbox", { name: "Montant" })).toHaveValue(/1\s500/);
  await expect(page.getByRole("button", { name: "Mobile money" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByLabel("Note (facultatif)")).toHaveValue("taxi pour la banque");
  await isAccessibleBothWays(page, "an expense that was said");
  await fits(page);
  await page.getByRole("button", { name: "Enregistrer la dépense" }).click();
  const list = page.getByRole("region", { name: "Dépenses" });
  await expect(list).toContainText(/1\s500\sFCFA\s*dépensés dans le mois/);
  // What was said once fills in no second form.
  await page.getByRole("link", { name: "Noter une dépense" }).click();
  await expect(page.getByRole("textbox", { name: "Montant" })).toHaveValue("");
});

test("what a customer paid is said in the notebook, who it was is chosen, and it is confirmed on their card", async ({
  owner,
}) => {
  const { page } = owner;
  await takesEars(page);
  await page.setViewportSize(phone);
  await owner.startWork();
  const notebook = new NotebookPage(page);
  await notebook.open();
  await notebook.create("Awa Diop", "6 77 00 12 34");
  await notebook.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  await notebook.open();
  await notebook.create("Awa Ba", "6 77 00 12 35");
  await notebook.open();
  await owner.goOffline();
  const dialog = await say(page, "le paiement", "awa a payé 4000 par momo réf PP2401.1234");
  await expect(dialog.getByRole("link", { name: "Remplir le paiement" })).toHaveCount(0);
  await isAccessibleBothWays(page, "a payment of whom is not known");
  await fits(page);
  await dialog.getByRole("button", { name: "Awa Diop" }).click();
  await dialog.getByRole("link", { name: "Remplir le paiement" }).click();
  const sheet = page.getByRole("dialog", { name: "Encaisser de Awa Diop" });
  await expect(sheet.getByText(/Tout n’était pas sûr/)).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: "Montant reçu" })).toHaveValue(/4\s000/);
  await expect(sheet.getByLabel("Référence (facultatif)")).toHaveValue("PP2401.1234");
  await isAccessibleBothWays(page, "a payment that was said");
  await sheet.getByRole("button", { name: "Encaisser", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Paiement reçu" })
    .getByRole("button", { name: "Terminer" })
    .click();
  await expect(page.getByText("6 000 FCFA").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Said on the card itself, and given up: nothing is written.
  const again = await say(page, "le paiement", "awa diop a payé 1000");
  await again.getByRole("link", { name: "Remplir le paiement" }).click();
  await expect(page.getByRole("textbox", { name: "Montant reçu" })).toHaveValue(/1\s000/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("6 000 FCFA").first()).toBeVisible();
});

test("a purchase is said: its lines, of whom and how it is paid stand in the purchase to be confirmed", async ({
  owner,
}) => {
  const { page } = owner;
  await givesEars(page);
  await page.setViewportSize(phone);
  await owner.startWork();
  const buying = new BuyingPage(page);
  await buying.suppliers();
  await page.getByRole("button", { name: "Nouveau fournisseur" }).first().click();
  const form = page.getByRole("dialog", { name: "Nouveau fournisseur" });
  await form.getByLabel("Nom").fill("Sopal");
  await form.getByRole("button", { name: "Noter ce fournisseur" }).click();
  await expect(page.getByRole("heading", { name: "Sopal" })).toBeVisible();
  await page.goto("/purchases");
  await page.getByRole("button", { name: "Dire ou taper" }).click();
  const dialog = page.getByRole("dialog", { name: "Dire ou taper l’achat" });

  // Spoken: what is heard so far is shown, then it is read.
  await dialog.getByRole("button", { name: "Parler" }).click();
  await expect(dialog.getByText("J’écoute : parlez.")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.heardIn)).toBe("fr-FR");
  await isAccessibleBothWays(page, "listening");
  await hears(page, { error: "no-speech" });
  await expect(dialog.getByText(/Rien entendu/)).toBeVisible();
  await dialog.getByRole("button", { name: "Parler" }).click();
  await hears(page, { error: "not-allowed" });
  await expect(dialog.getByText(/Le micro est refusé/)).toBeVisible();
  await isAccessibleBothWays(page, "the microphone is refused");
  await fits(page);
  await dialog.getByRole("button", { name: "Parler" }).click();
  await hears(page, { error: "network" });
  await expect(dialog.getByText(/n’écoute qu’avec du réseau/)).toBeVisible();
  await dialog.getByRole("button", { name: "Parler" }).click();
  await hears(page, { soFar: "acheté 12 laits" });
  await expect(dialog.getByText(/«\sacheté 12 laits\s»/)).toBeVisible();
  await hears(page, {
    end: "acheté 12 lait concentré sucré à 900 et 24 eau minérale à 300 chez Sopal payé 5000 le reste à crédit",
  });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText(/18\s000\sFCFA/)).toBeVisible();
  await isAccessibleBothWays(page, "a purchase that was said");
  await fits(page);
  await dialog.getByRole("link", { name: "Remplir l’achat" }).click();
  await expect(
    page.getByRole("textbox", { name: "Coût total de Lait concentré sucré" }),
  ).toHaveValue(/10\s800/);
  await expect(page.getByText(/Total\s:\s18\s000\sFCFA/)).toBeVisible();
  await isAccessibleBothWays(page, "a purchase to confirm");
  await buying.end();
  const { sheet } = buying;
  await expect(sheet.getByRole("heading", { name: "Sopal" })).toBeVisible();
  await expect(sheet).toContainText(/Restera à payer\s:\s13\s000\sFCFA/);
  await sheet.getByRole("button", { name: "Enregistrer l’achat" }).click();
  await expect(page.getByText(/Achat enregistré/)).toBeVisible();
  await buying.suppliers();
  await expect(page.getByRole("region", { name: "Fournisseurs" })).toContainText(/13\s000/);
});

test("a seller may say an expense and what a customer paid; purchases are the office's", async ({
  seller,
}) => {
  const { page } = seller;
  await takesEars(page);
  await seller.startWork();
  await page.goto("/expenses");
  const dialog = await say(page, "la dépense", "acheté 12 lait concentré sucré à 900");
  await expect(dialog.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Remplir l’achat" })).toHaveCount(0);
  await dialog.getByRole("textbox").fill("moto 500");
  await dialog.getByRole("link", { name: "Remplir la dépense" }).click();
  await expect(page.getByLabel("Pris dans la caisse de cet appareil")).toBeChecked();
});

/** Whether the document that stands in the tab may open the microphone at all, as the browser sees it. */
const mayHear = (page: Page) =>
  page.evaluate(() => {
    type Policy = { allowsFeature(name: string): boolean };
    return (document as unknown as { featurePolicy: Policy }).featurePolicy.allowsFeature(
      "microphone",
    );
  });

test("the microphone is for screens of the app, kept for no network too, and for no page of the site", async ({
  seller,
}) => {
  const { page } = seller;
  await page.goto("/integrations");
  expect(await mayHear(page)).toBe(false);
  await page.goto("/");
  expect(await mayHear(page)).toBe(false);
  await seller.startWork();
  expect(await mayHear(page)).toBe(true);
  await seller.goOffline();
  // The worker answers with the shell that it has kept.
  await page.goto("/expenses");
  await expect(page.getByRole("button", { name: "Dire ou taper" })).toBeVisible();
  expect(await mayHear(page)).toBe(true);
});
