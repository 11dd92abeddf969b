import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";
import { OnboardingPage } from "./pages/onboarding-page.ts";

async function askForCode(page: Page, digits: string): Promise<void> {
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await page.getByRole("textbox", { name: "Téléphone" }).fill(digits);
  await page.getByRole("button", { name: "Envoyer le code" }).click();
}

test("a code asked for from two tabs, a name of blanks, and a second code before leaving: each counts down", async ({
  page,
  context,
  server,
}) => {
  await askForCode(page, "699 12 34 99");
  await expect(page.getByLabel("Code à 6 chiffres")).toBeVisible();
  const other = await context.newPage();
  await askForCode(other, "699 12 34 99");
  // No second SMS leaves within the minute; the first one is good in either tab.
  await expect(other.getByRole("button", { name: /^Un autre code dans \d+/ })).toBeVisible();
  await other.getByRole("button", { name: "J’ai déjà le code" }).click();
  const { text } = await server.lastMessageTo("+237699123499");
  await other.getByLabel("Code à 6 chiffres").fill(/\d{6}/.exec(text)?.[0] ?? "");
  await other.getByRole("button", { name: "Vérifier" }).click();
  const name = other.getByLabel("Votre nom complet");
  for (const blank of ["", "\u200b\u2060", "\u3164"]) {
    await name.fill(blank);
    await other.getByRole("button", { name: "Continuer" }).click();
    await expect(other.getByText("À remplir")).toBeVisible();
  }
  await name.fill("Sali Bello");
  await other.getByRole("button", { name: "Continuer" }).click();
  await new OnboardingPage(other).choose("Employé");
  await expect(other).toHaveURL(/\/employee-dashboard$/);

  await other.goto("/account-deletion");
  await other.getByLabel("Autre raison").check();
  await other.getByRole("button", { name: "Supprimer mon compte…" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByRole("button", { name: "Envoyer le code" }).click();
  await dialog.getByRole("button", { name: "Renvoyer le code" }).click();
  await expect(dialog.getByRole("button", { name: /^Un autre code dans \d+/ })).toBeVisible();
  await expect(dialog.getByText("Un code est parti il y a peu")).toBeVisible();
});
