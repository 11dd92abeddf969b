import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";

const milk = "Lait concentré sucré";

test("[K7] [K8] the office exports its journal, and later only what is new; nobody else sees any of it", async ({
  owner,
  seller,
}) => {
  const { page, pointOfSale: till } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  await till.tile(milk).click();
  await till.payButton.click();
  await till.validated();
  const receipt = await till.receiptShown();
  await till.next();
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  await page.goto("/reports");
  await page.getByRole("link", { name: "Journal et état de trésorerie pour le comptable" }).click();
  await expect(page.getByRole("heading", { name: "Pour le comptable" })).toBeVisible();
  await expect(page.getByText("Ventes encaissées, retours déduits")).toBeVisible();
  await isAccessibleBothWays(page, "before the first export");
  await page.getByRole("button", { name: "Premier export" }).click();
  await expect(page.getByText("Rien de nouveau depuis l’export n° 1.")).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV : export n° 1" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^journal_.*_001\.csv$/);
  const rows = (await readFile(await file.path(), "utf8"))
    .split("\r\n")
    .map((row) => row.split(";").map((cell) => cell.replace(/^="(.*)"$/, "$1")));
  const [titles, cash, sales] = rows;
  expect(titles?.slice(1)).toEqual([
    "Journal",
    "Compte",
    "Tiers",
    "Libellé",
    "Débit",
    "Crédit",
    "N° de pièce",
  ]);
  expect(cash).toEqual([cash?.[0], "VE", "571", "", "Vente", "1200", "0", receipt]);
  expect(sales).toEqual([cash?.[0], "VE", "701", "", "Vente", "0", "1200", receipt]);

  await page.getByLabel("Caisse", { exact: true }).fill("5711");
  await page.getByRole("button", { name: "Enregistrer les numéros" }).click();
  await expect(page.getByRole("button", { name: "Enregistrer les numéros" })).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel("Caisse", { exact: true })).toHaveValue("5711");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await isAccessibleBothWays(page, "after an export");
  await owner.goOffline();
  await page.getByRole("button", { name: "CSV : export n° 1" }).click();
  await expect(page.getByRole("alert")).toBeVisible();

  await seller.startAt("/reports/accounting");
  await expect(seller.page.getByRole("button", { name: "Premier export" })).toHaveCount(0);
  await expect(seller.page.getByText("Export n° 1")).toHaveCount(0);
});
