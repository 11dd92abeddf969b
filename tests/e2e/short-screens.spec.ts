import { expect } from "@playwright/test";
import { outOfReach } from "#tests/support/out-of-reach.ts";
import { test } from "./fixtures.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";

/** A small phone under its browser's bars, one that lies, a small tablet, a laptop. */
const screens = [
  { width: 360, height: 560 },
  { width: 740, height: 360 },
  { width: 1024, height: 600 },
  { width: 1366, height: 650 },
];

test("on short screens too, notes, digits, the change and « Valider » stand there whole", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  const payment = page.getByRole("dialog");
  await payment.getByRole("button", { name: "10 000" }).click();
  await expect(payment.getByRole("button")).toHaveCount(25);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(() => payment.getByRole("button").evaluateAll(outOfReach)).toEqual([]);
    await expect(payment.getByText("8 800")).toBeInViewport({ ratio: 1 });
  }
});

test("a small phone under its browser's bars shows three rows of products whole", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await page.setViewportSize({ width: 360, height: 560 });
  const tiles = page.getByRole("region", { name: "Produits" }).getByRole("button");
  // The first of the third row of two.
  await expect(tiles.nth(4)).toBeInViewport({ ratio: 1 });
  const outside = await tiles.evaluateAll((buttons) =>
    buttons
      .flatMap((tile) =>
        [...tile.querySelectorAll("span:not(.sr-only)")].map((part) => ({ tile, part })),
      )
      .filter(({ tile, part }) => {
        const [whole, box] = [tile.getBoundingClientRect(), part.getBoundingClientRect()];
        return box.bottom > whole.bottom || box.right > whole.right;
      })
      .map(({ part }) => part.textContent),
  );
  expect(outside).toEqual([]);
  await till.tile("Lait concentré sucré").click();
  await expect(till.payButton).toBeInViewport({ ratio: 1 });
});

test("where the cart stands beside the products, a short screen has no bar of the cart", async ({
  seller,
}) => {
  await seller.startWork();
  for (const screen of screens.slice(1)) {
    await seller.page.setViewportSize(screen);
    await expect(seller.page.getByRole("button", { name: "Encaisser" })).toHaveCount(1);
  }
});

test("the support bubble does not lie over what keeps or drops a shop’s settings", async ({
  owner,
}) => {
  const { page } = owner;
  const bubble = page.getByRole("button", { name: "Écrire à l’assistance" });
  await page.setViewportSize({ width: 320, height: 640 });
  await owner.startAt("/dashboard");
  await expect(bubble).toBeVisible();
  // Without a new page: if it stood here too, it would not come late.
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.getByRole("link", { name: "Ma boutique" }).click();
  const settings = new ShopSettingsPage(page);
  await settings.box("Description").fill("Alimentation générale");
  await expect(settings.saveButton).toBeInViewport({ ratio: 1 });
  await expect(bubble).toHaveCount(0);
});

test("with letters of twice the size neither the dashboard nor the closing scrolls sideways", async ({
  seller,
  owner,
}) => {
  await seller.startWork();
  await seller.pointOfSale.sell("Lait concentré sucré", 2);
  const { page } = owner;
  // 360 pixels with such letters are as wide as 180 with usual ones.
  await page.setViewportSize({ width: 180, height: 370 });
  await owner.startAt("/dashboard");
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  const latest = page.getByRole("list", { name: "Derniers tickets" });
  await expect(latest.getByRole("link")).toHaveCount(1);
  await expect.poll(width).toBeLessThanOrEqual(180);
  await page.goto("/day-close");
  await expect(page.getByRole("heading", { name: /^Caisse/ }).first()).toBeVisible();
  await expect.poll(width).toBeLessThanOrEqual(180);
});
