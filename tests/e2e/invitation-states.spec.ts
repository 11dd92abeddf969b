import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { TeamPage } from "./pages/team-page.ts";
import type { Account, ShopServer, TestShop } from "./shop-server.ts";

type Invited = { shop: TestShop; by: Account; email: string; role: "employee" | "reseller" };

async function invited(server: ShopServer, { shop, by, email, role }: Invited): Promise<void> {
  await server.sql`
    insert into invitations (id, shop_id, inviter_id, invitee_email, role, status, created_at, expires_at)
    values (${crypto.randomUUID()}, ${shop.id}, ${by.userId}, ${email}, ${role}, 'pending', now(), now() + interval '7 days')`;
}

test("an invitation says what became of it and what to do next, whoever opens it and wherever", async ({
  owner,
  personFor,
  page,
  server,
}) => {
  const guest = await personFor(await server.enrol("Jean Onana"));
  const { email } = guest.account;
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.invite(email);
  const { link } = await server.lastMessageTo(email);
  await expect(async () => page.goto(link)).toPass();
  await expect(page.getByText("vous invite comme employé.")).toBeVisible();

  // Accepted on one phone, opened again on another where nobody is signed in.
  await guest.startAt("/received-invitations");
  await guest.page.getByRole("button", { name: /^Accepter l’invitation/ }).click();
  await expect(guest.page).toHaveURL(/\/employee-dashboard$/);
  await page.reload();
  await expect(page.getByText("Cette invitation a été acceptée.")).toBeVisible();
  await page.getByRole("link", { name: "Se connecter ou s’inscrire" }).click();
  await new SignInPage(page).trySignIn(guest.account);
  await expect(page.getByText("Cette invitation a été acceptée.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Retour au tableau de bord" })).toBeVisible();
});

test("one that has expired or was withdrawn names whom to ask", async ({ owner, page, server }) => {
  await owner.startAt("/employee-management");
  const team = new TeamPage(owner.page);
  await team.invite("late@team.test");
  const { link } = await server.lastMessageTo("late@team.test");
  await server.sql`update invitations set expires_at = now() - interval '1 minute'
    where invitee_email = 'late@team.test'`;
  await page.goto(link);
  await expect(page.getByText("Cette invitation n’est plus valide.")).toBeVisible();
  await expect(page.getByText("Pour travailler avec Boutique Akwa, demandez")).toBeVisible();
  await server.sql`delete from invitations where invitee_email = 'late@team.test'`;
  await page.reload();
  await expect(page.getByText("ou l’invitation a été retirée")).toBeVisible();
});

test("the page of an invitation follows who signs in in another tab", async ({
  owner,
  page,
  context,
  server,
}) => {
  const newcomer = await server.enrol("Sali Bello");
  await owner.startAt("/employee-management");
  await new TeamPage(owner.page).invite(newcomer.email);
  await page.goto((await server.lastMessageTo(newcomer.email)).link);
  await expect(page.getByRole("link", { name: "J’ai déjà un compte" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/auth?from=/received-invitations");
  await new SignInPage(other).signIn(newcomer);
  await expect(page.getByRole("button", { name: "Accepter" })).toBeEnabled();
});

test("invited as employee and as reseller at once, by a manager who has left since", async ({
  personFor,
  server,
  shop,
  accounts,
}) => {
  const manager = await server.enrol("Brice Talla");
  await server.hire(shop, manager, "manager");
  const guest = await personFor(await server.enrol("Aminata Sow"));
  const { email } = guest.account;
  const other = await server.openShop(accounts.owner, [], "Boutique Bonabéri");
  await invited(server, { shop, by: manager, email, role: "employee" });
  await invited(server, { shop: other, by: manager, email, role: "reseller" });
  await server.dismiss(shop, manager);
  await guest.startAt("/");
  await expect(
    guest.page.getByRole("heading", { name: "Nouvelles invitations (2)" }),
  ).toBeVisible();
  await guest.page.getByRole("button", { name: "Accepter l’invitation de Boutique Akwa" }).click();
  await expect(guest.page).toHaveURL(/\/employee-dashboard$/);
  await guest.page.goto("/received-invitations");
  await guest.page
    .getByRole("button", { name: "Accepter l’invitation de Boutique Bonabéri" })
    .click();
  await expect(guest.page).toHaveURL(/\/reseller-dashboard$/);
  // Both roles are there, and the device keeps the way back.
  await guest.page.goto("/employee-dashboard");
  await expect(guest.page.getByText("Boutique Akwa").first()).toBeVisible();
});
