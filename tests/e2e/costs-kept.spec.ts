import { expect } from "@playwright/test";
import { everythingKept } from "./everything-kept.ts";
import { BuyingPage } from "./pages/buying-page.ts";
import { test } from "./street.ts";

const milk = "Lait concentré sucré";

/** What a row, an operation or a figure of cost looks like on the disk. */
const costKept = /"cost":\d|"said":\[\[|"kind":"cost\.set"/;

test("[N1] what goods cost is on the disk of the office and of nobody else", async ({
  owner,
  seller,
  reseller,
}) => {
  const { page } = owner;
  await owner.startWork();
  const buying = new BuyingPage(page);
  await buying.begin();
  await buying.line(milk, 24, 18_000);
  await buying.end();
  await buying.newSupplier("Grossiste de Mboppi");
  await buying.record();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  await page.goto("/profit");
  await expect(page.getByText("provisoire jusqu’à la clôture du mois")).toBeVisible();
  await expect.poll(() => everythingKept(page)).toMatch(costKept);

  await seller.startWork();
  await seller.page.goto("/profit");
  await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
  await seller.page.goto("/point-of-sale");
  await expect(seller.pointOfSale.tile(milk)).toBeVisible();
  await reseller.page.goto("/profit");
  await expect(reseller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
  for (const one of [seller, reseller])
    expect(await everythingKept(one.page)).not.toMatch(costKept);
});
