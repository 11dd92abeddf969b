import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";

test("a device has one name, given on it or from elsewhere, and signing in again is no second line", async ({
  owner,
  seller,
  personFor,
  accounts,
}) => {
  const office = await personFor(accounts.owner);
  await office.startAt("/profile-management");
  await owner.startWork();
  const { page } = owner;
  await page.goto("/profile-management/devices");
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Cet appareil");
  await expect(lines.last()).toContainText(/actif (à l’instant|il y a)/);

  await lines
    .first()
    .getByRole("button", { name: /^Renommer/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Nom de l’appareil" });
  await dialog.getByLabel("Nom", { exact: true }).fill("Téléphone de la caisse");
  await isAccessibleBothWays(page, "the name of a device");
  await page.route("**/api/v1/auth/sessions/*/name", (route) => route.fulfill({ status: 503 }));
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Le serveur ne peut pas s’en occuper");
  await page.unroute("**/api/v1/auth/sessions/*/name");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lines.first()).toContainText("Téléphone de la caisse");
  await isAccessibleBothWays(page, "signed-in devices");

  // The session is over on this device alone; whoever signs in again has one line still.
  await page.goto("/auth?again=1&from=/profile-management/devices");
  await owner.signIn();
  await expect(page).toHaveURL(/\/profile-management\/devices$/);
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Téléphone de la caisse");

  // The same name from elsewhere, and for the office of the shop.
  await office.page.goto("/profile-management/devices");
  const there = office.page.getByRole("main").getByRole("listitem");
  await expect(there.filter({ hasText: "Téléphone de la caisse" })).toHaveCount(1);
  await office.page.goto("/dashboard");
  await office.page.getByRole("button", { name: "Voir les appareils" }).click();
  await expect(
    office.page.getByRole("dialog").getByText(/^[A-Z] · Téléphone de la caisse/),
  ).toBeVisible();

  // Whoever sells reads no names of devices.
  await seller.startAt("/day-close");
  await expect(seller.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(seller.page.getByRole("button", { name: "Voir les appareils" })).toHaveCount(0);
  await expect(seller.page.getByText("Téléphone de la caisse")).toHaveCount(0);

  await office.page.goto("/profile-management/devices");
  await there
    .filter({ hasText: "Téléphone de la caisse" })
    .getByRole("button", { name: "Déconnecter Téléphone de la caisse" })
    .click();
  await expect(there).toHaveCount(1);
});

test("the profile is one line for each thing, and stands on a phone without much scrolling", async ({
  owner,
}) => {
  await owner.startAt("/profile-management");
  const { page } = owner;
  await expect(page.getByRole("link", { name: /^Appareils connectés/ })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1.5 * 740);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
});
