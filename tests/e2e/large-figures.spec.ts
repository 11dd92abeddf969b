import { expect, type Locator } from "@playwright/test";
import { test } from "./fixtures.ts";
import { DayClosePage } from "./pages/day-close-page.ts";

const milk = "Lait concentré sucré";
const eightDigits = "99999999";
const largest = "9999999999";

/** No figure is pushed out of its box, nor under the unit that stands at its end. */
async function standsWhole(box: Locator): Promise<void> {
  const room = await box.evaluate((input) => input.clientWidth - input.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
}

for (const width of [320, 360])
  test(`${width} wide: amounts are typed in large figures, and the largest stands whole`, async ({
    seller,
  }) => {
    await seller.startWork();
    const { page, pointOfSale: till } = seller;
    await page.setViewportSize({ width, height: 740 });
    await till.tile(milk).click();
    await till.openCart();
    await page.getByRole("button", { name: `Modifier ${milk}` }).click();
    const price = page.getByLabel("Prix d’une pièce");
    await expect(page.getByLabel("Quantité", { exact: true })).toHaveCSS("font-size", "28px");
    await price.fill(eightDigits);
    await expect(price).toHaveCSS("font-size", "28px");
    await standsWhole(price);
    await price.fill(largest);
    await expect(price).toHaveCSS("font-size", "22px");
    await standsWhole(price);
    await page.keyboard.press("Escape");

    const drawer = new DayClosePage(page);
    await drawer.open();
    await drawer.float.fill(largest);
    await standsWhole(drawer.float);
    await drawer.openWith(20_000);
    await page.getByRole("button", { name: "Retrait" }).click();
    const amount = page.getByRole("dialog").getByLabel("Montant");
    await amount.fill(eightDigits);
    await expect(amount).toHaveCSS("font-size", "28px");
    await standsWhole(amount);
    await amount.fill(largest);
    await standsWhole(amount);

    // What the keyboard of a phone leaves.
    await page.setViewportSize({ width, height: 400 });
    await expect(amount).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Prendre dans la caisse" })).toBeInViewport({
      ratio: 1,
    });
  });
