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
