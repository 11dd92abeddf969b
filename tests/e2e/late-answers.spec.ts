import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

/** Holds the answers to a question until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return letGo;
}

test("a late answer leads on whoever waits for it, and leaves alone whoever has gone elsewhere", async ({
  seller,
}) => {
  await seller.startAt("/profile-management/roles");
  const { page } = seller;
  const letGo = await hold(page, "**/api/v1/me/role");
  const asked = page.waitForRequest("**/api/v1/me/role");
  await page.getByRole("button", { name: "Devenir propriétaire" }).click();
  await asked;
  await page.getByRole("link", { name: "Retour au profil" }).click();
  await expect(page).toHaveURL(/\/profile-management$/);
  const answered = page.waitForResponse("**/api/v1/me/role");
  letGo();
  await (await answered).finished();
  // What the answer brings is here: the person is an owner now, and stays where they went.
  await expect(page.getByRole("link", { name: "Rôles actifs Propriétaire" })).toBeVisible();
  await expect(page).toHaveURL(/\/profile-management$/);

  await page.unroute("**/api/v1/me/role");
  await page.goto("/subscription-setup");
  await page
    .getByRole("button", { name: /Commencer l’essai gratuit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/company-info$/);
});

test("who has accepted is led into the shop, though the list was read anew before the answer came", async ({
  personFor,
  server,
  accounts,
  shop,
}) => {
  const guest = await personFor(await server.enrol("Aminata Sow"));
  const { page, account } = guest;
  await server.sql`
    insert into invitations (id, shop_id, inviter_id, invitee_email, role, status, created_at, expires_at)
    values (${crypto.randomUUID()}, ${shop.id}, ${accounts.owner.userId}, ${account.email}, 'employee', 'pending', now(), now() + interval '7 days')`;
  await guest.startAt("/received-invitations");
  const letGo = await hold(page, "**/accept");
  await page.getByRole("button", { name: /^Accepter l’invitation/ }).click();
  await expect
    .poll(async () => {
      const [row] = await server.sql`select status from invitations where shop_id = ${shop.id}`;
      return row?.status;
    })
    .toBe("accepted");
  await page.getByRole("button", { name: "Actualiser" }).click();
  await expect(page.getByRole("region", { name: "Historique des invitations" })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/employee-dashboard$/);
});
