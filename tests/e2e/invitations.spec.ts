import { expect, type Route } from "@playwright/test";
import { must } from "#shared/must.ts";
import { test } from "./fixtures.ts";
import { TeamPage } from "./pages/team-page.ts";

test("a link that is none is said, a person's own invites them, and what waits is taken away", async ({
  owner,
  personFor,
  server,
}) => {
  const guest = await personFor(await server.enrol("Nadège Fouda"));
  await guest.startAt("/received-invitations");
  await guest.page.getByRole("button", { name: "Partager mon lien" }).click();
  const link = must(
    await guest.page.getByRole("dialog").getByText("/join-employee/").textContent(),
  );

  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.askToInvite();
  await owner.page.getByLabel("Type d’invitation").selectOption({ label: "Par lien d’invitation" });
  const box = owner.page.getByRole("textbox", { name: "Lien d’invitation" });
  for (const wrong of ["n’importe quoi", link.replace("/join-", "/rejoindre-"), `${link}AAA`]) {
    await box.fill(wrong);
    await team.send.click();
    await expect(owner.page.getByRole("alert")).toContainText(
      "Lien d’invitation invalide ou expiré",
    );
    await expect(box).toHaveValue(wrong);
  }
  await box.fill(link);
  await team.send.click();
  await expect(
    owner.page.getByText("L’invitation d’employé a été envoyée à Nadège Fouda"),
  ).toBeVisible();
  await guest.page.reload();
  await expect(
    guest.page.getByRole("heading", { name: "Nouvelles invitations (1)" }),
  ).toBeVisible();

  await owner.page.getByRole("button", { name: "Supprimer l’invitation de Nadège Fouda" }).click();
  const dialog = owner.page.getByRole("dialog", { name: "Supprimer l’invitation ?" });
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(owner.page.getByText("L’invitation a été supprimée avec succès")).toBeVisible();
  await expect(owner.page.getByRole("tab", { name: "En attente (0)" })).toBeVisible();
  await guest.page.getByRole("button", { name: "Actualiser" }).click();
  await expect(guest.page.getByText("Aucune invitation")).toBeVisible();
});

test("each time an invitation is sent again it is another one", async ({
  owner,
  personFor,
  server,
}) => {
  const guest = await personFor(await server.enrol("Jean Onana"));
  const { email } = guest.account;
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.invite(email);
  await guest.startAt("/received-invitations");
  for (const closed of [1, 2]) {
    await guest.page.getByRole("button", { name: "Actualiser" }).click();
    await guest.page.getByRole("button", { name: /^Refuser l’invitation/ }).click();
    await expect(guest.page.getByRole("button", { name: /^Refuser l’invitation/ })).toHaveCount(0);
    await owner.page.getByRole("button", { name: "Actualiser la liste" }).click();
    await owner.page.getByRole("tab", { name: `Refusées ou expirées (${closed})` }).click();
    // The oldest: the same line both times.
    await team.invitation(email).last().getByRole("button", { name: "Renvoyer" }).click();
    await expect(owner.page.getByRole("tab", { name: "En attente (1)" })).toBeVisible();
  }
});

test("a reseller is reached by WhatsApp, telephone and mail", async ({ owner, server, shop }) => {
  const koffi = await server.enrol("Koffi Mensah");
  await server.hire(shop, koffi, "reseller");
  await owner.startAt("/reseller-list");
  const row = new TeamPage(owner.page).member("Koffi Mensah");
  for (const [name, address] of [
    ["Écrire à Koffi Mensah par WhatsApp", "https://wa.me/237670000000"],
    ["Appeler Koffi Mensah", "tel:+237670000000"],
    ["Envoyer un email à Koffi Mensah", `mailto:${koffi.email}`],
  ] as const)
    await expect(row.getByRole("link", { name })).toHaveAttribute("href", address);
});

test("what a list or an invitation fails of is said by its name, and where one goes on", async ({
  owner,
}) => {
  const { page } = owner;
  const fails = (status: number, code: string) => (route: Route) =>
    route.fulfill({ status, json: { code, message: "No." } });
  await page.route("**/contacts", fails(503, "database"));
  await owner.startAt("/reseller-list");
  await expect(page.getByText("Impossible de charger les données revendeurs")).toBeVisible();
  await page.route("**/invitations", fails(403, "plan-limit"));
  const team = new TeamPage(page);
  await team.askToInvite();
  await team.email.fill("karim@team.test");
  await team.send.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("ne permet pas d’ajouter cette personne");
  await alert.getByRole("link", { name: "Changer d’abonnement" }).click();
  await expect(page).toHaveURL(/\/subscription-upgrade\?limit=resellers$/);
  await page.goBack();
  await page.getByRole("link", { name: "Retour au tableau de bord" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
