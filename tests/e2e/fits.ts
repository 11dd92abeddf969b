import { expect, type Page } from "@playwright/test";

/** How large the screen is of whom most journeys are about. */
export const phone = { width: 360, height: 740 };

/** Nothing is cut off on the narrowest phone, and the screen is the usual one again. */
export async function fits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize(phone);
}
