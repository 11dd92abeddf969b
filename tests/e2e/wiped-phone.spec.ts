import { expect } from "@playwright/test";
import { everythingKept } from "./everything-kept.ts";
import { test } from "./fixtures.ts";

test("who signs out chooses what the phone keeps: everything to come back sooner, or nothing", async ({
  seller,
  accounts,
  shop,
}) => {
  await seller.startWork();
  await seller.pointOfSale.sell("Eau minérale");
  const secrets = [accounts.seller.fullName, accounts.seller.email, "Eau minérale", shop.id];
  await expect(seller.page.getByText("En ligne")).toBeVisible();
  const before = await everythingKept(seller.page);
  for (const secret of secrets) expect(before).toContain(secret);

  await seller.topBar.pick("Déconnexion");
  await seller.page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await expect(seller.page).toHaveURL(/\/$/);
  expect(await everythingKept(seller.page)).toContain("Eau minérale");

  await seller.startWork();
  await seller.topBar.pick("Déconnexion");
  const question = seller.page.getByRole("dialog", { name: "Se déconnecter" });
  await expect(question).toContainText("rien ne se perd");
  await question.getByRole("button", { name: "Effacer de cet appareil" }).click();
  await expect(seller.page).toHaveURL(/\/$/);
  await expect.poll(() => everythingKept(seller.page)).not.toContain("Eau minérale");
  const after = await everythingKept(seller.page);
  for (const secret of [accounts.seller.fullName, accounts.seller.email, "Eau minérale"])
    expect(after).not.toContain(secret);

  await seller.startWork();
  await expect(seller.pointOfSale.tile("Eau minérale")).toBeVisible();
});
