import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { translate } from "./translator.ts";

test("the page asks that nobody translates it, in the language that it speaks", async ({
  page,
}) => {
  await page.goto("/auth");
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.locator('meta[name="google"]')).toHaveAttribute("content", "notranslate");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

for (const how of ["replace", "before", "wrap"] as const)
  test(`a till whose texts are exchanged all the same counts and sells: ${how}`, async ({
    seller,
  }) => {
    await seller.startWork();
    const { page, pointOfSale } = seller;
    await translate(page, how);
    const soap = pointOfSale.products.getByRole("button", { name: /Savon/ });
    for (let piece = 0; piece < 3; piece += 1) await soap.click();
    const bar = page.getByRole("region", { name: "Panier" }).locator("visible=true");
    await expect(bar).toContainText(/3 article/);
    await expect(bar).toContainText(/1\s500/);
    await expect(bar).not.toContainText("vide");
    await page.getByRole("textbox").first().fill("lait");
    await expect(soap).toHaveCount(0);
    await page.getByRole("textbox").first().fill("");
    await page.getByRole("button", { name: /Encaisse/ }).click();
    const validate = page.getByRole("button", { name: /^Valide/ });
    await expect(validate).not.toHaveAttribute("aria-disabled", "true");
    await validate.click();
    const recorded = page.getByRole("region", { name: "Vente enregistrée" });
    await expect(recorded).toContainText(/Enregistrée/);
    await expect(recorded).toContainText(/Reçu~? [A-Z]\d*-\d+/);
    await page.getByRole("button", { name: /Nouvelle/ }).click();
    await expect(bar).toContainText("vide");
    await pointOfSale.products.getByRole("button", { name: /Lait/ }).click();
    await expect(bar).toContainText(/1 article/);
  });

test("whatever fails after « Valider », the screen says that the sale is recorded, and its number", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale } = seller;
  await pointOfSale.tile("Savon").click();
  // The receipt cannot be drawn.
  await page.evaluate(() => {
    CSSStyleSheet.prototype.replaceSync = () => {
      throw new Error("no paper");
    };
  });
  await pointOfSale.payButton.click();
  await pointOfSale.validated();
  const alert = page.getByRole("alert").filter({ hasText: "a eu un problème" });
  await expect(alert).toContainText(/Vente enregistrée à .*\s:\sreçu [A-Z]\d*-\d+, 500\sFCFA/);
  await page.getByRole("button", { name: "Nouvelle vente" }).click();
  await expect(pointOfSale.cartBar).toContainText("vide");
  await seller.tickets.open();
  await expect(page.getByText(/[A-Z]\d*-0*1\b/).first()).toBeVisible();
});

test("what fails before it is recorded says that the cart is as it was", async ({ seller }) => {
  await seller.startWork();
  const { page, pointOfSale } = seller;
  await pointOfSale.tile("Savon").click();
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new TypeError("no transaction");
    };
  });
  await pointOfSale.payButton.click();
  await pointOfSale.validated();
  const said = page.getByRole("alert").filter({ hasText: /panier/ });
  await expect(said).toContainText(/comme avant|est gardé/);
  await expect(said).not.toContainText("Vente enregistrée");
});
