import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { OnboardingPage } from "./pages/onboarding-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const newcomer = {
  fullName: "Nadège Fouda",
  phone: "+237 6 99 00 00 00",
  email: "nadege@onboarding.test",
  password: "secret",
};

/** The longest way from the site to the till: registration, mailbox, role, name of the shop, till. */
const mostScreens = 5;

test("the way to the first sale: five screens of one question each, and the rest on the dashboard", async ({
  page,
  server,
}) => {
  const beginning = new OnboardingPage(page);
  const seen: string[] = [];
  const countScreen = async (heading: string) => {
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    seen.push(heading);
  };
  await page.goto("/");
  await page.getByRole("link", { name: "Essai gratuit" }).first().click();
  await countScreen("Créer un compte");
  // The address is mistyped, seen so, and put right without typing the rest again.
  await new SignInPage(page).fillRegistration({ ...newcomer, email: "nadege@onbording.test" });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("nadege@onbording.test")).toBeVisible();
  await page.getByRole("button", { name: "Corriger l’adresse" }).click();
  await expect(page.getByLabel("Nom complet")).toHaveValue(newcomer.fullName);
  await page.getByLabel("Adresse email").fill(newcomer.email);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await countScreen("Regardez vos mails");
  await expect(page.getByText(newcomer.email)).toBeVisible();
  // A telephone that reads the mail may load the page anew.
  await page.reload();
  await expect(page.getByText(newcomer.email)).toBeVisible();

  await page.goto((await server.lastMessageTo(newcomer.email)).link);
  await countScreen("Bienvenue");
  await beginning.choose("Propriétaire");
  await countScreen("Votre boutique");
  await expect(page.getByText("essai gratuit avec le plan Professional")).toBeVisible();
  await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Créer ma boutique" }).click();
  await expect(page.getByText("Nom requis")).toBeVisible();
  await beginning.openShop("Chez Nadège");

  await expect(page).toHaveURL(/\/point-of-sale$/);
  await expect(page.getByRole("heading", { name: "Ajoutez votre premier produit" })).toBeVisible();
  expect(seen.length + 1).toBeLessThanOrEqual(mostScreens);
  await page.getByRole("button", { name: "Créer un produit" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau produit" });
  await form.getByLabel("Nom du produit").fill("Beignet");
  await form.getByLabel("Prix de vente").fill("50");
  await form.getByLabel("Pièces en rayon").fill("5");
  await form.getByRole("button", { name: "Créer le produit" }).click();
  const till = new PointOfSalePage(page);
  await expect(till.tile("Beignet")).toBeVisible();
  await expect(till.tile("Beignet")).not.toContainText("Stock faible");
  await till.sell("Beignet", 2);
  await expect(till.recorded).toContainText("100 FCFA");

  // Whoever comes back is where they belong, and finds what is left to do.
  await page.goto("/welcome");
  await expect(page).toHaveURL(/\/dashboard$/);
  const steps = page.getByRole("list", { name: "Prochaines étapes" });
  await expect(steps.getByText("Faire une première vente")).toBeVisible();
  await expect(steps.getByRole("listitem").filter({ hasText: "Fait" })).toHaveCount(1);
  await expect(page.getByText(/\bhier\b/)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Stock faible" })).toHaveCount(0);
  await isAccessible(page, "next steps");
  await steps.getByRole("link", { name: /logo/ }).click();
  await expect(page).toHaveURL(/\/shop-setup$/);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Ne plus montrer" }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Tableau de bord" })).toBeVisible();
  await expect(steps).toHaveCount(0);
  expect(
    await server.sql`select plan_id from subscriptions s join shops h on h.owner_id = s.user_id
      where h.name = 'Chez Nadège'`,
  ).toEqual([{ plan_id: "professional" }]);
});
