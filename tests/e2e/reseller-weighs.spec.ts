import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { ProductsPage } from "./pages/products-page.ts";

const rice = "Riz en vrac";

test("[U8] twelve kilos and a half are handed over, a kilo and a quarter is sold without a network, and earns by the kilo", async ({
  owner,
  personFor,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  await owner.startWork();
  const products = new ProductsPage(owner.page);
  await products.open();
  await products.fillWeighed(rice, { minPrice: 500, price: 650 });
  await products.save();

  const { page, transfers } = owner;
  await page.setViewportSize(phone);
  await transfers.open();
  await transfers.chooseProduct(rice);
  await page.getByLabel("Revendeur", { exact: true }).selectOption({ label: "Koffi Mensah" });
  await page.getByLabel("Quantité", { exact: true }).fill("12,5");
  await isAccessibleBothWays(page, "kilos for a reseller");
  await page.getByRole("button", { name: "Transférer" }).click();
  const handed = transfers.card(transfers.confirmed, rice);
  await expect(handed).toContainText(/Restant12,5\skg/);
  await expect(handed).toContainText(/500\sFCFA\/kg/);
  await expect(page.getByText("Stock restant par revendeur")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Koffi Mensah" })).toContainText(/12,5\skg/);
  await fits(page);
  await expect(handed).not.toContainText("À envoyer");

  const reseller = await personFor(account);
  await reseller.startWork();
  await reseller.page.setViewportSize(phone);
  const till = reseller.pointOfSale;
  await expect(till.tile(rice)).toContainText("/kg");
  await expect(till.tile(rice)).toContainText(/12,5\skg/);
  await reseller.goOffline();
  await till.tile(rice).click();
  const weighing = reseller.page.getByRole("dialog", { name: rice });
  await weighing.getByLabel("Quantité").fill("13");
  await weighing.getByRole("button", { name: "Valider la ligne" }).click();
  await expect(weighing).toBeVisible();
  await weighing.getByLabel("Quantité").fill("1,25");
  await expect(weighing.getByRole("status")).toContainText(/813\sFCFA/);
  await expect(weighing.getByRole("button", { name: "Remise" })).toHaveCount(0);
  await isAccessibleBothWays(reseller.page, "a reseller weighs");
  await weighing.getByRole("button", { name: "Valider la ligne" }).click();
  await till.openCart();
  await expect(till.line(rice)).toContainText(/1,25\skg.*× 650\/kg.*813/s);
  await fits(reseller.page);
  await till.closeCart();
  const receipt = await till.payExact();
  await expect(till.recorded).toContainText(/1,25\skg × 650\/kg/);
  await till.next();
  await expect(till.tile(rice)).toContainText(/11,25\skg/);
  await reseller.goOnline();

  const { resellerSales } = owner;
  await resellerSales.open();
  await expect(resellerSales.card(rice)).toContainText(receipt);
  await expect(resellerSales.card(rice)).toContainText(/1,25\skg × 650\sFCFA\/kg/);
  await expect(resellerSales.card(rice)).toContainText(/813\sFCFA/);
  await resellerSales.card(rice).getByRole("button", { name: "Confirmer" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/1,25\skg × Riz en vrac/);
  await expect(dialog).toContainText(/188\sFCFA/);
  await isAccessibleBothWays(page, "kilos that wait for a yes");
  await fits(page);
  await dialog.getByRole("button", { name: "Confirmer la vente" }).click();
  await expect(resellerSales.card(rice)).toContainText("Commission : 188 FCFA");

  await reseller.page.goto("/reseller-commissions");
  await expect(reseller.page.getByText(/1,25\skg × Riz en vrac/)).toBeVisible();
  await expect(reseller.page.getByText(/188\sFCFA/).first()).toBeVisible();
  await reseller.page.goto("/reseller-dashboard");
  await expect(reseller.page.getByText(/11,25\skg\sen main/)).toBeVisible();
  await fits(reseller.page);

  // Ten kilos go back into the shop.
  await reseller.page.goto("/product-management/transfers");
  await reseller.page.getByRole("button", { name: "Retour stock" }).click();
  const back = reseller.page.getByRole("dialog");
  await expect(back).toContainText("Restant : 11,25 kg");
  await back.getByLabel("Quantité").fill("10");
  await back.getByRole("button", { name: "Enregistrer le retour" }).click();
  await expect(back).toHaveCount(0);
  await products.open();
  await expect(products.row(rice)).toContainText(/47,5\skg/);
  const [stands] = await server.sql`
    select x.sold::int, x.returned::int, y.commission_amount::int as earned, s.total::int as total
    from transfers x join reseller_sales y on y.transfer_id = x.id join sales s on s.id = y.sale_id
    where x.shop_id = ${shop.id}`;
  expect(stands).toEqual({ sold: 1250, returned: 10_000, earned: 188, total: 813 });
});
