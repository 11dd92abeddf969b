import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import type { Person } from "./person.ts";

/** Each page on a telephone in the dark; the other journeys look at them in the light, and on a computer. */
async function looksWell({ page }: Person, paths: readonly string[]): Promise<void> {
  // So high that nothing lies under what stands at the foot of the window.
  await page.setViewportSize({ width: 360, height: 3200 });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await isAccessible(page, path);
  }
}

test("an owner's own pages on a telephone in the dark", async ({ owner }) => {
  await owner.startAt("/employee-management");
  await looksWell(owner, [
    ...["/employee-management", "/reseller-list", "/shop-configuration", "/subscription-upgrade"],
    ...["/profile-management", "/profile-management/identity", "/profile-management/password"],
    ...["/profile-management/devices", "/profile-management/roles"],
    ...["/profile-management/appearance", "/profile-management/audit"],
    ...["/shop-deletion", "/account-deletion"],
  ]);
});

test("what everybody has on a telephone in the dark", async ({ owner, seller }) => {
  await owner.startAt("/device-sellers");
  await looksWell(owner, ["/device-sellers", "/messages", "/notifications", "/welcome"]);
  await seller.startAt("/received-invitations");
  await looksWell(seller, ["/received-invitations", "/reseller-partnerships", "/dashboard"]);
});

test("a newcomer's first steps on a telephone in the dark", async ({ personFor, server }) => {
  const newcomer = await personFor(await server.enrol("Nadège Fotso"));
  await newcomer.startAt("/welcome");
  await looksWell(newcomer, ["/welcome", "/subscription-setup", "/company-info", "/point-of-sale"]);
});
