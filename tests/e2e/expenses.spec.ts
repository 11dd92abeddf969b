import { expect, type Page } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";

/** From the open form: what for and how much, and whatever else is done before it is recorded. */
async function note(page: Page, what: string, francs: number, more?: () => Promise<void>) {
  await page.getByRole("button", { name: what, exact: true }).click();
  await page.getByRole("textbox", { name: "Montant" }).fill(String(francs));
  await more?.();
  await page.getByRole("button", { name: "Enregistrer la dépense" }).click();
  await expect(page.getByRole("heading", { name: "Dépenses", exact: true })).toBeVisible();
}

test("[X1] [X2] [X3] [X4] what a seller and the owner spend without a network: the office reads it, undoes it, and the drawer is right", async ({
  owner,
  seller,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  await page.goto("/expenses");
  await expect(page.getByText("Aucune dépense ce mois-là")).toBeVisible();
  await isAccessibleBothWays(page, "no expense yet");

  await owner.goOffline();
  await page.getByRole("link", { name: "Noter une dépense" }).click();
  await page.getByRole("button", { name: "Enregistrer la dépense" }).click();
  await expect(page.getByText("Dites pour quoi.")).toBeVisible();
  await isAccessibleBothWays(page, "an expense that is not told yet");
  await fits(page);
  await note(page, "Loyer", 75_000);
  const list = page.getByRole("region", { name: "Dépenses" });
  await expect(list).toContainText(/75\s000\sFCFA\s*dépensés dans le mois/);
  await expect(list.getByText("À envoyer")).toBeVisible();
  await owner.goOnline();
  await expect(list.getByText("À envoyer")).toHaveCount(0);

  // The seller pays the repair out of the drawer, offline, and sees theirs while it waits.
  const counter = seller.page;
  await counter.setViewportSize(phone);
  await seller.startWork();
  await counter.goto("/day-close");
  await counter.getByLabel("Fond de caisse").fill("10000");
  await counter.getByRole("button", { name: "Ouvrir la caisse" }).click();
  const spend = counter.getByRole("link", { name: "Noter une dépense" });
  await expect(spend).toBeVisible();
  await seller.goOffline();
  await spend.click();
  await expect(counter.getByLabel("Pris dans la caisse de cet appareil")).toBeChecked();
  await note(counter, "Réparations", 2500, async () => {
    await counter.getByLabel("Note (facultatif)").fill("serrure");
  });
  await expect(counter.getByRole("list", { name: "Dépenses en attente" })).toContainText("serrure");
  await expect(counter.getByText("Loyer")).toHaveCount(0);
  await isAccessibleBothWays(counter, "what a seller told");
  await fits(counter);
  await seller.goOnline();
  await expect(counter.getByText("Aucune dépense en attente")).toBeVisible();

  await expect(list).toContainText(/77\s500\sFCFA\s*dépensés dans le mois/);
  await isAccessibleBothWays(page, "the expenses of a month");
  await fits(page);
  await list
    .getByRole("button", { name: /^Réparations/ })
    .last()
    .click();
  const sheet = page.getByRole("dialog", { name: "Réparations" });
  await expect(sheet).toContainText("pris dans la caisse");
  await sheet.getByRole("button", { name: "Annuler cette dépense" }).click();
  await expect(sheet.getByLabel(/Remettre 2\s500\sFCFA/)).toBeChecked();
  await isAccessibleBothWays(page, "undoing an expense");
  await sheet.getByRole("button", { name: "Oui, annuler la dépense" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(list).toContainText(/75\s000\sFCFA\s*dépensés dans le mois/);
  await expect(list.getByText("Annulée")).toBeVisible();
  // The till says what left and came back, and not what for.
  await page.goto("/day-close");
  await expect(page.getByText("Dépense annulée").first()).toBeVisible();
  await expect(page.getByText("Réparations")).toHaveCount(0);
});
