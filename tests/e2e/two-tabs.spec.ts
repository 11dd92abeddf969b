import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

/** As the browser tells a page that another tab has come in front of it, or has gone. */
async function look(page: Page, at: "visible" | "hidden"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, at);
}

test("[S6] a tab that somebody looks at is live, whichever tab was opened first", async ({
  owner,
  seller,
}) => {
  await owner.startAt("/point-of-sale");
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  await look(owner.page, "hidden");
  const first = owner.page;
  owner.page = await owner.context.newPage();
  await owner.page.goto("/dashboard");
  await expect(owner.dashboard.figure("Ventes du jour")).toContainText("0 FCFA");
  await seller.startWork();
  await seller.pointOfSale.sell("Eau minérale");
  await expect(owner.dashboard.figure("Ventes du jour")).toContainText("400 FCFA");
  await first.close();
});
