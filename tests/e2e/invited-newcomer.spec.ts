import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { TeamPage } from "./pages/team-page.ts";

const invitationLink = /\/invitation\/[\w.-]+$/;

test("an invited newcomer: the invited address, the mail, the invitation, the till; the inviter reads names", async ({
  owner,
  page,
  server,
}) => {
  const email = "nadege@team.test";
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.askToInvite();
  await team.send.click();
  await expect(owner.page.getByText("À remplir")).toBeVisible();
  await expect(team.email).toBeFocused();
  await team.invite(email);
  await expect(owner.page.getByText("Invitation envoyée")).toBeVisible();
  await expect(owner.page.getByText("À remplir")).toHaveCount(0);
  const { link } = await server.lastMessageTo(email);
  expect(link).toMatch(invitationLink);

  // Nobody is signed in here yet: which shop asks is all that is said.
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Connexion requise" })).toBeVisible();
  await expect(page.getByText("Boutique Akwa")).toBeVisible();
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Créer un compte" })).toBeVisible();
  await expect(page.getByLabel("Adresse email")).toHaveValue(email);
  await expect(page.getByLabel("Adresse email")).not.toBeEditable();
  await page.getByLabel("Nom complet").fill("Nadège Fouda");
  await page.getByLabel("Téléphone").fill("+237 6 99 00 00 00");
  await page.getByLabel("Mot de passe", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Compte créé avec succès")).toBeVisible();
  // The mail is read wherever it is read: its link leads to the invitation, past the choice of a role.
  await page.goto((await server.lastMessageTo(email)).link);
  await expect(page).toHaveURL(/\/received-invitations$/);
  await expect(page.getByText("Boulevard de la Liberté, Douala")).toBeVisible();
  await expect(page.getByRole("link", { name: "Commencer autrement" })).toBeVisible();
  await page.getByRole("button", { name: "Accepter l’invitation de Boutique Akwa" }).click();
  await expect(page).toHaveURL(/\/employee-dashboard$/);
  await page.getByRole("button", { name: /^Accéder au POS/ }).click();
  await new PointOfSalePage(page).sell("Savon de Marseille");

  await expect(team.member("Nadège Fouda")).toContainText("Actif depuis");
  await owner.page.getByRole("tab", { name: "Acceptées (1)" }).click();
  await expect(team.invitation(email)).toContainText("Acceptée");
  await owner.page.goto("/notifications");
  await expect(
    owner.page.getByText("Nadège Fouda a accepté votre invitation et rejoint Boutique Akwa"),
  ).toBeVisible();
});

test("of two invitations both wait for a newcomer, who may begin otherwise and come back", async ({
  personFor,
  server,
  accounts,
  shop,
}) => {
  const guest = await personFor(await server.enrol("Aminata Sow"));
  const { email } = guest.account;
  const second = await server.openShop(accounts.owner, [], "Boutique Bonabéri");
  for (const { id } of [shop, second])
    await server.sql`
      insert into invitations (id, shop_id, inviter_id, invitee_email, role, status, created_at, expires_at)
      values (${crypto.randomUUID()}, ${id}, ${accounts.owner.userId}, ${email}, 'employee', 'pending', now(), now() + interval '7 days')`;

  // No role was chosen yet: whatever way they come in, they land on what waits for their answer.
  await guest.startAt("/");
  await expect(guest.page).toHaveURL(/\/received-invitations$/);
  await expect(
    guest.page.getByRole("heading", { name: "Nouvelles invitations (2)" }),
  ).toBeVisible();
  await guest.page.getByRole("link", { name: "Commencer autrement" }).click();
  await expect(guest.page.getByRole("region", { name: "Propriétaire" })).toBeVisible();
  await guest.page.getByRole("link", { name: "Voir 2 invitations reçues" }).click();
  await guest.page.getByRole("button", { name: "Refuser l’invitation de Boutique Akwa" }).click();
  await guest.page
    .getByRole("button", { name: "Accepter l’invitation de Boutique Bonabéri" })
    .click();
  await expect(guest.page).toHaveURL(/\/employee-dashboard$/);
});
