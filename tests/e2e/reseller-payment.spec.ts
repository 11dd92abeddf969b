import { expect } from "@playwright/test";
import { test } from "./street.ts";

test("a second tap of the finger that opened the payment does not validate it", async ({
  reseller,
}) => {
  const { page, pointOfSale: till } = reseller;
  await till.tile("Savon").click();
  // The second tap comes in the moment in which « Valider » is there.
  await till.payButton.evaluate((button: HTMLButtonElement) => {
    const validate = () =>
      document.querySelector<HTMLButtonElement>("dialog:modal [data-autofocus]");
    const opened = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!validate()) return;
        watch.disconnect();
        validate()?.click();
        resolve();
      });
      watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    button.click();
    return opened;
  });
  await expect(page.getByRole("dialog")).toContainText("500 FCFA");
  await till.validated();
  await till.receiptShown();
});
