import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits } from "./fits.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";

test("a sale is typed in a sentence without a network: what is sure goes into the cart, what is not is asked", async ({
  seller,
}) => {
  const { page } = seller;
  await page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();
  const till = new PointOfSalePage(page);
  await till.open();
  await seller.goOffline();
  await page.getByRole("button", { name: "Transferts et retours" }).click();
  await page.getByRole("menuitem", { name: "Dire ou taper la vente" }).click();
  const say = page.getByRole("dialog", { name: "Dire ou taper la vente" });
  const box = say.getByLabel("La vente en une phrase");
  await box.fill("deux lait concentré sucré et trois truc inconnu");
  await expect(say.getByText(/Pas compris/)).toBeVisible();
  await isAccessibleBothWays(page, "a sentence that is understood in part");
  await box.fill("payé 2000 le taxi");
  await expect(say.getByRole("heading", { name: "Une dépense" })).toBeVisible();
  await expect(say.getByRole("link", { name: "Remplir la dépense" })).toBeVisible();
  await box.fill("2 lait concentré sucré");
  await expect(say.getByRole("listitem").first()).toContainText("Lait concentré sucré");
  await fits(page);
  await say.getByRole("button", { name: /^Mettre dans le panier/ }).click();
  await expect(say).toHaveCount(0);
  await expect(till.cartBar).toContainText(/2\s400/);
  await till.payExact();
  await expect(till.recorded).toContainText("Lait concentré sucré");
});

test("the customer and the payment that a sale names are in the payment, to be confirmed", async ({
  owner,
}) => {
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  const notebook = new NotebookPage(page);
  for (const [name, phone] of [
    ["Awa Diop", "6 77 00 12 34"],
    ["Awa Ba", "6 77 00 12 35"],
  ] as const) {
    await notebook.open();
    await notebook.create(name, phone);
  }
  const till = new PointOfSalePage(page);
  await till.open();
  await owner.goOffline();
  const say = page.getByRole("dialog", { name: "Dire ou taper la vente" });
  const sheet = page.getByRole("dialog", { name: /À encaisser/ });
  async function put(sentence: string, chosen?: string) {
    await page.getByRole("button", { name: "Transferts et retours" }).click();
    await page.getByRole("menuitem", { name: "Dire ou taper la vente" }).click();
    await say.getByLabel("La vente en une phrase").fill(sentence);
    if (chosen) await say.getByRole("button", { name: chosen }).click();
    await isAccessibleBothWays(page, sentence);
    await fits(page);
    await say.getByRole("button", { name: /^Mettre dans le panier/ }).click();
    await expect(say).toHaveCount(0);
    await till.payButton.click();
    await isAccessibleBothWays(page, `the payment of « ${sentence} »`);
    await fits(page);
  }

  await put("2 lait concentré sucré à crédit pour awa", "Awa Diop");
  await expect(sheet.getByText(/Dit\s: «\s2 lait concentré/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "À crédit" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(sheet.getByText("Awa Diop").first()).toBeVisible();
  await expect(sheet.getByText("Devra après")).toBeVisible();
  await till.validated();
  await expect(till.recorded).toContainText("Awa Diop");

  await till.open();
  await put("3 lait concentré sucré 2 000 en espèces le reste par momo");
  const parts = sheet.getByRole("list", { name: "Parts du paiement" }).getByRole("listitem");
  await expect(parts).toHaveCount(2);
  await expect(parts.nth(0).getByRole("textbox").first()).toHaveValue(/2\s000/);
  await expect(parts.nth(1).getByRole("textbox").first()).toHaveValue(/1\s600/);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);

  // The next sentence replaces the one before.
  await put("1 lait concentré sucré elle donne 10000");
  await expect(sheet.getByText(/5\s200/)).toBeVisible();
  await till.validated();
  await expect(till.recorded).toContainText("Lait concentré sucré");

  // The next customer's payment shows nothing of the sentence.
  await till.open();
  await till.tile("Lait concentré sucré").first().click();
  await till.payButton.click();
  await expect(sheet.getByText(/Dit\s:/)).toHaveCount(0);
});
