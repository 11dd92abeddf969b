import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("a code typed, pasted or sent without keys adds its product; so do its last digits; one read wrong is offered right", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  const soap = "3256225734948";
  const count = (pieces: number) =>
    expect(till.cartBar).toContainText(new RegExp(`${pieces} article`));

  // As the keyboard of an Android phone commits it: text comes, and no key is known.
  await till.search.focus();
  await page.keyboard.insertText(soap);
  await expect(till.products.getByRole("button")).toHaveCount(1);
  await expect(till.tile("Savon")).toContainText("500");
  await till.search.press("Enter");
  await count(1);
  await expect(till.search).toHaveValue("");

  // Pasted with blanks, whatever category one looks at.
  await page.getByRole("button", { name: "Boissons" }).click();
  await till.search.fill(" 325 6225 734948 ");
  await till.search.press("Enter");
  await count(2);

  // The last digits of the milk.
  await till.search.fill("6237");
  await page.getByRole("button", { name: "Tout", exact: true }).click();
  await till.search.press("Enter");
  await count(3);

  // A scanner for American keyboards on a French one.
  await till.scan("BTS)&éQ");
  await expect(page.getByRole("dialog", { name: "Code inconnu" })).toContainText("BTS-12A");
});

test("what the keyboard of a phone composes is written once, in the search and in amounts", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  const phone = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    for (let end = 1; end <= text.length; end += 1)
      await phone.send("Input.imeSetComposition", {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await phone.send("Input.insertText", { text });
  };
  await till.search.focus();
  await compose("3256225734948");
  await till.search.press("Enter");
  await expect(till.cartBar).toContainText("1 article");
  await till.openCart();
  await till
    .line("Savon")
    .getByRole("button", { name: /^Modifier/ })
    .click();
  const price = page.getByLabel("Prix d’une pièce");
  await price.fill("");
  await compose("12500");
  await expect(price).toHaveValue(/^12\s500$/);
  await price.press("Backspace");
  await expect(price).toHaveValue(/^1\s250$/);
});

test("an amount typed sign by sign is the one that is pasted, and what is not whole is said", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait").click();
  await till.openCart();
  await till
    .line("Lait")
    .getByRole("button", { name: /^Modifier/ })
    .click();
  const price = page.getByLabel("Prix d’une pièce");
  await price.fill("");
  // Slower than a scanner, whose signs are taken out again.
  await price.pressSequentially("1500,00", { delay: 80 });
  await price.blur();
  await expect(price).toHaveValue(/^1\s500$/);
  // A digit taken out before the comma.
  await price.fill("");
  await price.pressSequentially("1500,00", { delay: 80 });
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "Backspace"]) await price.press(key);
  await price.blur();
  await expect(price).toHaveValue("150");
  await price.fill("");
  await price.pressSequentially("1600,5", { delay: 80 });
  const said = page.getByText(/^Nombre entier, de 0 à/);
  await expect(said).toBeVisible();
  await price.press("Enter");
  // Held back once, with the number that stands.
  await expect(price).toHaveValue(/^1\s600$/);
  await expect(said).toBeVisible();
  await price.press("Enter");
  await expect(till.line("Lait")).toContainText(/1\s600/);
});
