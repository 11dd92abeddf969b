import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { OnboardingPage } from "./pages/onboarding-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test("the pages of before open by themselves: plans, shop, five steps that may wait", async ({
  page,
  server,
}) => {
  const beginning = new OnboardingPage(page);
  await page.goto("/auth?from=/welcome");
  await new SignInPage(page).signIn(await server.enrol("Nadège Mballa"));
  await beginning.choose("Propriétaire");
  await page.goto("/subscription-setup");
  await beginning.startTrial("Starter");
  await beginning.openShop("Chez Nadège M.");
  await expect(page.getByText("Votre boutique a été créée avec succès")).toBeVisible();
  await expect(page).toHaveURL(/\/point-of-sale$/);
  await page.goto("/company-info");
  await expect(page.getByText("ne permet pas d’ouvrir une boutique de plus")).toBeVisible();
  await expect(page.getByLabel("Nom de la boutique")).toHaveCount(0);
  await page.getByRole("link", { name: "Changer d’abonnement" }).click();
  await expect(page.getByText("Avec Professional : Jusqu’à 5 boutiques.")).toBeVisible();

  await page.goto("/shop-setup");
  await expect(page.getByRole("heading", { name: "Installer ma boutique" })).toBeVisible();
  const name = page.getByLabel("Nom de la boutique");
  await name.fill("");
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(
    page.getByText("Veuillez au moins renseigner le nom de votre boutique"),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Suivant" })).toBeDisabled();
  await name.fill("Chez Nadège M.");
  await beginning.step("Contact");
  await page.getByLabel("Email professionnel").fill("nadege.cm");
  await page.getByRole("button", { name: "Plus tard" }).click();
  await expect(page.getByText("Cette adresse email n’est pas complète")).toBeVisible();
  await page.getByLabel("Email professionnel").fill("nadege@exemple.cm");
  await beginning.step("Rayons");
  const kind = page.getByRole("textbox", { name: "Types de produits" });
  for (const typed of ["Beignets", "beignets", "Boissons"]) {
    await kind.fill(typed);
    await kind.press("Enter");
  }
  const kinds = page.getByRole("list", { name: "Types de produits" });
  await expect(kinds.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Retirer Boissons" }).click();
  await beginning.next();
  const till = new PointOfSalePage(page);
  const code = page.getByRole("textbox", { name: "Code-barres" });
  await expect(code).toBeVisible();
  await till.scan(`https://exemple.cm/${"x".repeat(42)}`);
  await expect(page.getByText("Ce code est trop long pour un produit")).toBeVisible();
  await expect(code).toHaveValue("");
  await beginning.addProduct({ code: "3256225734948", name: "Savon", price: 500, stock: 12 });
  await beginning.addProduct({ name: "Beignet", price: 50, stock: 30 });
  await expect(page.getByText("2 produits")).toBeVisible();
  await page.getByRole("button", { name: "Vendre maintenant" }).click();

  await till.sell("Beignet", 2);
  await expect(till.recorded).toContainText("100 FCFA");
  // Whoever comes back is where they belong.
  await page.goto("/welcome");
  await expect(page).toHaveURL(/\/dashboard$/);
  // The departments leave the device in their own time.
  await expect
    .poll(
      () => server.sql`select categories, max_products from shops where name = 'Chez Nadège M.'`,
    )
    .toEqual([{ categories: ["Beignets"], max_products: 10 }]);
});

test("without a network: the choice waits, what was typed stays, products are added all the same", async ({
  page,
  server,
}) => {
  const who = await server.enrol("Aline Mbarga");
  const beginning = new OnboardingPage(page);
  await page.goto("/auth");
  await new SignInPage(page).signIn(who);
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const choose = page.getByRole("button", { name: "Choisir" }).first();
  await page.context().setOffline(true);
  await expect(choose).toBeDisabled();
  await expect(page.getByText("Il faut du réseau pour commencer.")).toBeVisible();
  await page.context().setOffline(false);
  await beginning.choose("Propriétaire");

  // The answer is lost: the shop was opened, and asked for again it is the same one.
  await page.getByLabel("Nom de la boutique").fill("Chez Aline");
  let isLost = false;
  await page.route("**/api/v1/shops", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Créer ma boutique" }).click();
  await expect(page.getByRole("alert")).toContainText("erreur lors de la creation de la boutique");
  await page.reload();
  await expect(page.getByLabel("Nom de la boutique")).toHaveValue("Chez Aline");
  await page.getByRole("button", { name: "Créer ma boutique" }).click();
  await expect(page).toHaveURL(/\/point-of-sale$/);
  expect(await server.sql`select 1 from shops where owner_id = ${who.userId}`).toHaveLength(1);

  await page.goto("/shop-setup");
  await page.getByRole("button", { name: "Produits" }).click();
  await page.context().setOffline(true);
  await beginning.addProduct({ name: "Beignet", price: 50, stock: 30 });
  await page.getByRole("button", { name: "Vendre maintenant" }).click();
  await expect(new PointOfSalePage(page).tile("Beignet")).toBeVisible();
});

test("a plan: down, too much said, back up, paid by a reference; expired, one sells on", async ({
  owner,
  shop,
  server,
}) => {
  const { page } = owner;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  await server.sql`
    insert into subscriptions (user_id, plan_id, decided, status, trial_ends_at, next_billing_at, created_at, updated_at)
    values (${owner.account.userId}, 'professional', 'trial', 'trial', ${days(5)}, ${days(5)}, now(), now())`;
  await server.sql`
    insert into products (shop_id, id, name, unique_code, category, price, min_price, brand, model, color, dimensions,
      stock_threshold, images, archived, rev)
    select ${shop.id}, 'more' || n, 'Article ' || n, 'MORE' || n, '', 100, 100, '', '', '', '', 0, '{}', false, 1
    from generate_series(1, 12) n`;

  await owner.startAt("/dashboard");
  await expect(page.getByText("Votre essai gratuit se termine dans 5 jours.")).toBeVisible();
  await page.getByRole("link", { name: "Voir mon abonnement" }).click();
  await page.getByRole("button", { name: "Descendre à Starter" }).click();
  const asked = page.getByRole("dialog", { name: "Prendre le plan Starter ?" });
  await expect(asked).toContainText("5 000 FCFA par mois");
  await expect(asked).toContainText("10 produits par boutique");
  await asked.getByRole("button", { name: "Ne rien changer" }).click();
  await expect(page.getByText("produits de trop")).toHaveCount(0);
  const beginning = new OnboardingPage(page);
  await page.getByRole("button", { name: "Descendre à Starter" }).click();
  await beginning.confirmPlan();
  await expect(page.getByText("7 produits de trop : 17 pour 10")).toBeVisible();
  await page.getByRole("button", { name: "Passer à Professional" }).click();
  await beginning.confirmPlan();
  await expect(page.getByText("produits de trop")).toHaveCount(0);

  await page.getByRole("button", { name: "J’ai payé" }).click();
  await expect(page.getByText("La référence du SMS")).toBeVisible();
  await page.getByLabel("Référence du paiement").fill("MP261120.1430.A12345");
  await page.getByRole("button", { name: "J’ai payé" }).click();
  const paid = page.getByRole("list", { name: "Paiements" });
  await expect(paid).toContainText("À vérifier");
  await owner.shellKept();
  await page.context().setOffline(true);
  await expect(page.getByText("Il faut du réseau pour changer d’abonnement")).toBeVisible();
  await expect(page.getByRole("button", { name: "J’ai payé" })).toBeDisabled();
  // Opened anew without a network: what the server last said is there, and from when it is.
  await page.reload();
  await expect(paid).toContainText("MP261120.1430.A12345");
  await expect(page.getByText("Sans réponse du serveur : dernières nouvelles")).toBeVisible();
  await page.context().setOffline(false);

  await server.sql`
    update subscriptions set next_billing_at = ${days(-8)} where user_id = ${owner.account.userId}`;
  await page.goto("/dashboard");
  await expect(page.getByText("Votre abonnement a expiré.")).toBeVisible();
  await owner.pointOfSale.open();
  await expect(page.getByText("Votre abonnement a expiré.")).toHaveCount(0);
  await owner.pointOfSale.sell("Eau minérale", 1);
  await expect(owner.pointOfSale.recorded).toContainText("400 FCFA");
});

for (const [width, height, theme] of [
  [360, 740, "light"],
  [1280, 800, "dark"],
] as const) {
  test(`the beginning can be used by all, ${width} px, ${theme}`, async ({ page, server }) => {
    async function look(place: string) {
      await isAccessible(page, place);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(needed, place).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width, height });
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    const beginning = new OnboardingPage(page);
    await page.goto("/auth");
    await new SignInPage(page).signIn(await server.enrol("Aline Mbarga"));
    await expect(page.getByRole("heading", { name: "Propriétaire" })).toBeVisible();
    await look("roles");
    await beginning.choose("Propriétaire");
    await expect(page).toHaveURL(/\/company-info$/);
    await page.goto("/subscription-setup");
    await expect(page.getByRole("heading", { name: "Enterprise" })).toBeVisible();
    await look("plans");
    await beginning.startTrial("Starter");
    await page.getByRole("button", { name: "Créer ma boutique" }).click();
    await look("shop");
    await beginning.openShop("Chez Aline");
    await expect(page).toHaveURL(/\/point-of-sale$/);
    await look("first product");
    await page.goto("/shop-setup");
    for (const step of ["Nom", "Logo", "Contact", "Rayons", "Produits"]) {
      await beginning.step(step);
      await look(step);
    }
    await beginning.addProduct({ name: "Beignet", price: 50, stock: 30 });
    await look("products");
    await page.goto("/subscription-upgrade?limit=products");
    await expect(page.getByText("Il reste 30 jours d’essai gratuit.")).toBeVisible();
    await look("subscription");
    await page.getByRole("button", { name: "Passer à Professional" }).click();
    await look("another plan");
    await page.getByRole("button", { name: "Ne rien changer" }).click();
    await page.getByRole("button", { name: "Arrêter l’abonnement" }).click();
    await look("ending it");
  });
}
