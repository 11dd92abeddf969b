import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { translate } from "./translator.ts";

test("paper, picture and storage that fail once a sale is recorded are told, and its number stays in view", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await page.evaluate(() => {
    const fail = () => {
      throw new Error("not here");
    };
    window.print = fail;
    HTMLCanvasElement.prototype.toBlob = fail;
    Storage.prototype.setItem = fail;
    Object.defineProperty(navigator, "share", { configurable: true, value: fail });
  });
  const receipt = await till.sell("Lait");
  await page.getByRole("button", { name: "Imprimer" }).click();
  await page.getByRole("button", { name: /Impression du téléphone/ }).click();
  await expect(page.getByText("Rien n’est imprimé")).toBeVisible();
  await page.getByRole("button", { name: "Papier 80 mm" }).click();
  await page.getByRole("button", { name: "Partager" }).click();
  await page.getByRole("button", { name: "Télécharger l’image" }).click();
  await expect(page.getByText("L’image n’a pas pu être faite")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(till.recorded).toContainText(receipt);
  await till.next();
  await expect(till.cartBar).toContainText("vide");
});

test("what fails outside every page says what is recorded instead of emptying the window", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  const receipt = await till.sell("Savon", 3);
  await till.next();
  await page.evaluate(() => {
    HTMLElement.prototype.showPopover = () => {
      throw new Error("no popover");
    };
  });
  // Said in passing: none is left.
  await till.tile("Savon").click();
  const alert = page.getByRole("alert").filter({ hasText: "a eu un problème" });
  await expect(alert).toContainText(receipt);
});

test("a device that can tell no time any more still says that the sale is recorded, and its number", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait").click();
  await page.evaluate(() => {
    const fail = () => {
      throw new RangeError("no time zone");
    };
    Object.assign(Intl, { DateTimeFormat: fail });
    Date.prototype.toLocaleTimeString = fail;
  });
  await till.payButton.click();
  await till.validated();
  const alert = page.getByRole("alert").filter({ hasText: "a eu un problème" });
  await expect(alert).toContainText(/est enregistré\s:\sreçu\s[A-Z]\d*-\d+/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(till.cartBar).toContainText("vide");
});

test("a payment in parts, a cart put aside and the paper count with exchanged texts too", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await translate(page, "replace");
  const bar = page.getByRole("region", { name: "Panier" }).locator("visible=true");
  const milk = till.products.getByRole("button", { name: /Lait/ });
  await milk.click();
  await bar.getByRole("button").first().click();
  await page.getByRole("button", { name: /Mettr/ }).click();
  await expect(bar).toContainText("vide");
  await page.getByRole("button", { name: /Reprendre/ }).click();
  await milk.click();
  await expect(bar).toContainText(/2\s400/);
  await page.getByRole("button", { name: /Encaisse/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /^5\s000/ }).click();
  await expect(sheet.getByRole("status").first()).toContainText(/2\s600/);
  await sheet.getByRole("button", { name: /Efface/ }).click();
  await sheet.getByRole("button", { name: /Partag/ }).click();
  await page.getByLabel(/1\. Esp/).fill("150");
  await sheet.getByRole("button", { name: /^Esp/ }).last().click();
  await sheet
    .getByRole("button", { name: /^Retire/ })
    .last()
    .click();
  await expect(sheet.getByRole("listitem")).toHaveCount(2);
  await sheet.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: /^Valide/ }).click();
  const recorded = page.getByRole("region", { name: "Vente enregistrée" });
  await expect(recorded).toContainText(/2\s250/);
  await recorded.getByRole("button", { name: /80/ }).click();
  await page.getByRole("button", { name: /Nouvelle/ }).click();
  await expect(bar).toContainText("vide");
});
