import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { accountWithGoods } from "./street.ts";

/** Half past eleven in the evening at Douala; in the shop, half past one of the next day. */
const evening = "2026-03-10T22:30:00.000Z";

test("days are those of the shop: what it handed over, since when one works for it, who belongs to it", async ({
  owner,
  personFor,
  server,
  shop,
}) => {
  const account = await accountWithGoods({ owner, server, shop });
  await server.sql`update shops set time_zone = 'Africa/Nairobi' where id = ${shop.id}`;
  await server.sql`update transfers set at = ${evening} where shop_id = ${shop.id}`;
  await server.sql`update shop_users set joined_at = ${evening} where shop_id = ${shop.id}`;

  await owner.startAt("/point-of-sale");
  const { page } = owner;
  await page.getByRole("button", { name: "Transferts et retours" }).click();
  await page.getByRole("menuitem", { name: "Retour stock" }).click();
  const option = page.getByLabel("Transfert", { exact: true }).getByRole("option");
  await expect(option.filter({ hasText: "Lait" })).toContainText("mer. 11 mars");
  await page.goto("/reseller-list");
  await expect(page.getByText("Actif depuis le 11 mars 2026").first()).toBeVisible();

  const reseller = await personFor(account);
  await reseller.startAt("/reseller-partnerships");
  await expect(reseller.page.getByText("Depuis le 11 mars 2026")).toBeVisible();
});
