import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";

test("[G1] a supplier noted twice is one account, without a network, until they are separated", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  const buying = new BuyingPage(page);
  for (const [name, francs] of [
    ["Grossiste de Mboppi", 6000],
    ["Mboppi grossiste", 4000],
  ] as const) {
    await buying.begin();
    await buying.line("Savon de Marseille", 10, francs);
    await buying.end();
    await buying.newSupplier(name);
    await buying.record();
  }
  await owner.goOffline();
  await buying.suppliers();
  await page.getByRole("link", { name: /^Grossiste de Mboppi/ }).click();
  await page.getByRole("button", { name: "Fusionner avec…" }).click();
  const sheet = page.getByRole("dialog", { name: "Fusionner Grossiste de Mboppi avec…" });
  await isAccessibleBothWays(page, "which supplier is the same");
  await sheet.getByLabel("Chercher un fournisseur").fill("Mboppi gros");
  await sheet
    .getByRole("button", { name: /Mboppi grossiste/ })
    .first()
    .click();
  await expect(sheet).toContainText(/vous devez 10\s000\sFCFA/);
  await sheet.getByRole("button", { name: "Fusionner", exact: true }).click();
  await expect(page.getByText(/10\s000\sFCFA/).first()).toBeVisible();
  await page.getByRole("button", { name: "Séparer Mboppi grossiste" }).click();
  await expect(page.getByText(/6\s000\sFCFA/).first()).toBeVisible();
});
