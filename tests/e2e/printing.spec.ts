import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { papersOf, plugPrinter, setPrinter } from "./paper-from-page.ts";

const milk = "Lait concentré sucré";

test("[R1] [R2] the first ticket takes a tap and a choice, the next one a tap; a second paper says so", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await plugPrinter(page);
  await owner.startWork();
  const till = new PointOfSalePage(page);
  await till.open();
  await till.sell(milk);
  const print = page.getByRole("button", { name: "Imprimer" });
  await print.click();
  const where = page.getByRole("dialog", { name: "Où imprimer ?" });
  await expect(
    where.getByRole("button").filter({ hasText: "Impression du téléphone" }),
  ).toBeVisible();
  await isAccessibleBothWays(page, "where to print");
  // The browser asks with a window of its own, where the printer is chosen and confirmed: four taps in all.
  await where.getByRole("button", { name: "Imprimante Bluetooth ou USB" }).click();
  await expect(page.getByText("Imprimé", { exact: true })).toBeVisible();
  const [first] = await papersOf(page);
  expect(first?.join("\n")).toContain(milk);
  expect(first?.join("\n")).not.toContain("DUPLICATA");

  await owner.goOffline();
  await print.click();
  await expect.poll(async () => (await papersOf(page)).length).toBe(2);
  expect((await papersOf(page))[1]?.join("\n")).toContain("DUPLICATA 1");
  await till.next();

  // A printer that is off, or hangs, holds up no sale.
  await setPrinter(page, "stuck");
  await till.sell(milk);
  await print.click();
  await till.next();
  await setPrinter(page, "off");
  await till.sell(milk);
  await print.click();
  const failed = page.getByRole("dialog", { name: "Ticket non imprimé" });
  await expect(failed).toHaveCount(0);
});

test("[R1] [Z7] a printer that is off is said, its ticket is printed later; a drawer opens with a reason", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await plugPrinter(page);
  await owner.startWork();
  await page.goto("/day-close/printer");
  await expect(page.getByText("Aucune imprimante sur cet appareil")).toBeVisible();
  await isAccessibleBothWays(page, "no printer yet");
  await page.getByRole("button", { name: "Choisir une imprimante" }).click();
  await page.getByRole("button", { name: "Imprimante Bluetooth ou USB" }).click();
  await expect(page.getByRole("heading", { name: "Imprimante Bluetooth ou USB" })).toBeVisible();
  await page.getByLabel("Modèle").selectOption({ label: "Epson TM-T20" });
  await page.getByLabel("Ouvrir le tiroir quand un ticket payé en espèces s’imprime").check();
  await isAccessibleBothWays(page, "the printer of this device");
  await fits(page);
  await page.getByRole("button", { name: "Ouvrir le tiroir", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Ouvrir le tiroir" });
  await drawer.getByRole("button", { name: "Ouvrir", exact: true }).click();
  await expect(drawer.getByText("Dites pourquoi.")).toBeVisible();
  await drawer.getByLabel("Raison").fill("Monnaie pour la voisine");
  await drawer.getByRole("button", { name: "Ouvrir", exact: true }).click();
  await expect(page.getByText("Tiroir ouvert, raison notée")).toBeVisible();

  const till = new PointOfSalePage(page);
  await till.open();
  await till.sell(milk);
  await setPrinter(page, "off");
  await page.getByRole("button", { name: "Imprimer" }).click();
  const failed = page.getByRole("dialog", { name: "Ticket non imprimé" });
  await expect(failed).toContainText("La vente, elle, est enregistrée.");
  await isAccessibleBothWays(page, "a ticket that did not come out");
  await setPrinter(page, "on");
  await failed.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Imprimé", { exact: true })).toBeVisible();
});
