import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

/** What the keyboard of a phone leaves of 360 × 740. */
const left = { width: 360, height: 400 };
/** And of 360 × 560, a smaller phone under its browser's bars. */
const leftOfSmall = { width: 360, height: 300 };

test("what one types and what one taps next stand above the keyboard of a phone", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  // The browser takes the keyboard's room from the page, instead of covering the foot of it.
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /interactive-widget=resizes-content/,
  );
  await page.setViewportSize(left);
  const charge = page.getByRole("button", { name: "Encaisser" });
  await page.getByRole("textbox", { name: "Rechercher un produit" }).fill("lait");
  await expect(till.tile("Lait concentré sucré")).toBeInViewport({ ratio: 1 });
  await expect(charge).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(leftOfSmall);
  await expect(till.tile("Lait concentré sucré")).toBeInViewport({ ratio: 1 });
  await expect(charge).toBeInViewport({ ratio: 1 });
  await till.tile("Lait concentré sucré").click();

  await charge.click();
  await page.getByRole("button", { name: "Mobile money" }).click();
  const reference = page.getByRole("textbox", { name: "Référence du paiement" });
  await reference.fill("MP261122");
  await expect(reference).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Valider" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(left);
  await expect(reference).toBeInViewport({ ratio: 1 });
});
