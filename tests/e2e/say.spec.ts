import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits } from "./fits.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";

test("a sale is typed in a sentence without a network: what is sure goes into the cart, what is not is asked", async ({
  seller,
}) => {
  const { page } = seller;
  await page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();
  const till = new PointOfSalePage(page);
  await till.open();
  await seller.goOffline();
  await page.getByRole("button", { name: "Transferts et retours" }).click();
  await page.getByRole("menuitem", { name: "Dire ou taper la vente" }).click();
  const say = page.getByRole("dialog", { name: "Dire ou taper la vente" });
  const box = say.getByLabel("La vente en une phrase");
  await box.fill("deux lait concentré sucré et trois truc inconnu");
  await expect(say.getByText(/Pas compris/)).toBeVisible();
  await isAccessibleBothWays(page, "a sentence that is understood in part");
  await box.fill("payé 2000 le taxi");
  await expect(say.getByRole("heading", { name: "Une dépense" })).toBeVisible();
  await expect(say.getByRole("link", { name: "Remplir la dépense" })).toBeVisible();
  await box.fill("2 lait concentré sucré");
  await expect(say.getByRole("listitem").first()).toContainText("Lait concentré sucré");
  await fits(page);
  await say.getByRole("button", { name: /^Mettre dans le panier/ }).click();
  await expect(say).toHaveCount(0);
  await expect(till.cartBar).toContainText(/2\s400/);
  await till.payExact();
  await expect(till.recorded).toContainText("Lait concentré sucré");
});
