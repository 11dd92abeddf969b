import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";

test("name, password and sessions: what is wrong is said, what is right holds everywhere", async ({
  owner,
  personFor,
  accounts,
}) => {
  const elsewhere = await personFor(accounts.owner);
  await elsewhere.startAt("/profile-management");
  const { page } = owner;
  await owner.startAt("/profile-management");
  await isAccessibleBothWays(page, "profile");
  await page.getByRole("link", { name: "Identité" }).click();
  await page.getByLabel("Nom complet").fill("Mireille Eto Fils");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil enregistré")).toBeVisible();
  await expect(page.getByRole("main").getByText(accounts.owner.email)).toBeVisible();
  await isAccessibleBothWays(page, "identity");
  await page.route("**/api/v1/me/profile", (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(
    page.getByText("Impossible de récupérer les informations de l’utilisateur"),
  ).toBeVisible();
  await expect(page.getByText("Le serveur ne peut pas s’en occuper pour le moment")).toBeVisible();
  await expect(page.getByLabel("Nom complet")).toHaveValue("Mireille Eto Fils");
  await page.getByLabel("Nom complet").fill("Mireille Eto Mère");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("alert")).toContainText("Le serveur ne peut pas s’en occuper");
  await page.unroute("**/api/v1/me/profile");
  // There is a network, and nothing comes of it.
  await page.route("**/api/v1/me/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("alert")).toContainText("Impossible de joindre le serveur");
  await page.unroute("**/api/v1/me/profile");

  await page.getByRole("link", { name: "Retour au profil" }).click();
  await page.getByRole("link", { name: "Mot de passe" }).click();
  const password = page.getByRole("button", { name: "Changer le mot de passe" });
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel("Mot de passe actuel").fill(current);
    await page.getByLabel("Nouveau mot de passe", { exact: true }).fill(next);
    await page.getByLabel("Confirmer le nouveau mot de passe").fill(again);
    await password.click();
  };
  await fill("wrong", "future", "future2");
  await expect(page.getByText("Les nouveaux mots de passe ne correspondent pas")).toBeVisible();
  await fill("wrong", "futur", "futur");
  await expect(page.getByText("Le mot de passe doit contenir au moins 6 caractères")).toBeVisible();
  await fill("wrong", "future", "future");
  await expect(page.getByText("Le mot de passe actuel n’est pas le bon.")).toBeVisible();
  await isAccessibleBothWays(page, "password");
  await fill(accounts.owner.password, "future", "future");
  await expect(page.getByText("1 autre appareil est déconnecté.")).toBeVisible();

  await page.getByRole("link", { name: "Retour au profil" }).click();
  await page.getByRole("link", { name: "Identité" }).click();
  await owner.goOffline();
  await page.getByLabel("Nom complet").fill("Mireille Hors Ligne");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("alert")).toContainText("Il faut du réseau pour cela");
  await expect(page.getByLabel("Nom complet")).toHaveValue("Mireille Hors Ligne");
  const told = page.waitForResponse("**/api/v1/me/profile");
  await owner.goOnline();
  await (await told).finished();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil enregistré")).toBeVisible();
  await expect(page.getByLabel("Nom complet")).toHaveValue("Mireille Hors Ligne");
  await page.getByRole("link", { name: "Retour au profil" }).click();
  await page.getByRole("link", { name: "Journal des actes sensibles" }).click();
  await expect(page.getByText("Mot de passe changé")).toBeVisible();
  await expect(page.getByText("Connexion refusée")).toBeVisible();
  await isAccessibleBothWays(page, "log of sensitive acts");
});

test("a shop is deleted by its name; a device that still had a sale for it loses nothing", async ({
  owner,
  seller,
  shop,
  server,
  accounts,
}) => {
  await seller.startWork();
  await seller.goOffline();
  const receipt = await seller.pointOfSale.sell("Savon");

  const { page } = owner;
  await owner.startAt("/shop-deletion");
  await page.getByRole("button", { name: "Supprimer la boutique…" }).click();
  await expect(page.getByText("Veuillez sélectionner au moins une raison")).toBeVisible();
  await page.getByLabel("Le commerce a fermé").check();
  await page.getByRole("button", { name: "Supprimer la boutique…" }).click();
  const name = page.getByLabel(/Tapez le nom de la boutique/);
  await name.fill("Une autre");
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page.getByText("Ce n’est pas le nom de la boutique.")).toBeVisible();
  await isAccessibleBothWays(page, "deletion of a shop");
  await name.fill(shop.name);
  const password = page.getByLabel("Votre mot de passe, encore une fois", { exact: true });
  await password.fill("pas le bon");
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page.getByText("Ce mot de passe n’est pas le bon.")).toBeVisible();
  await password.fill(accounts.owner.password);
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page).not.toHaveURL(/shop-deletion/);
  expect(await server.sql`select id from shops where id = ${shop.id}`).toHaveLength(0);

  await seller.goOnline();
  await seller.waiting.open();
  await expect(seller.page.getByText("Cette boutique a été supprimée")).toBeVisible();
  await expect(seller.page.getByText(receipt)).toBeVisible();
  await expect(seller.waiting.export).toBeEnabled();
});

test("an account is closed for good; the books of others keep its sales", async ({
  owner,
  seller,
  accounts,
}) => {
  await seller.startWork();
  const receipt = await seller.pointOfSale.sell("Savon");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const { page } = seller;
  await page.goto("/account-deletion");
  await page.getByLabel("Autre raison").check();
  await expect(page.getByText("Aucune boutique ne vous appartient")).toBeVisible();
  await isAccessibleBothWays(page, "deletion of an account");
  await page.getByRole("button", { name: "Supprimer mon compte…" }).click();
  await page
    .getByLabel("Votre mot de passe, encore une fois", { exact: true })
    .fill(accounts.seller.password);
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/point-of-sale");
  await expect(page).toHaveURL(/\/auth/);

  await owner.startAt("/tickets");
  await expect(owner.tickets.ticket(receipt)).toContainText("Compte supprimé");
  await owner.page.goto("/auth?again=1");
  await owner.page.getByLabel("Adresse email").fill(accounts.seller.email);
  await owner.page.getByLabel("Mot de passe", { exact: true }).fill(accounts.seller.password);
  await owner.page.getByRole("button", { name: "Se connecter" }).click();
  await expect(
    owner.page.getByText("Erreur de connexion : l’adresse email ou le mot de passe est faux."),
  ).toBeVisible();
});

test("no page asks for what the content policy forbids", { tag: newDevice }, async ({ owner }) => {
  const { page } = owner;
  const broken: string[] = [];
  await page.exposeFunction("noteViolation", (words: string) => broken.push(words));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile } = event;
      const page = globalThis as unknown as { noteViolation(words: string): void };
      page.noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  await owner.startAt("/point-of-sale");
  await expect(owner.pointOfSale.products).toBeVisible();
  const paths = ["/", "/dashboard", "/product-management", "/product-management/labels"];
  const own = ["/inventory", "/tickets", "/profile-management", "/device-sellers", "/waiting"];
  for (const path of [...paths, ...own]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
  }
  expect(broken).toEqual([]);
});
