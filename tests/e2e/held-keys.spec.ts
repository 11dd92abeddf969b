import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

test("Enter held down from « Encaisser » validates nothing; the till's keys are never the browser's; an amount may be pasted", async ({
  seller,
}) => {
  await seller.page.setViewportSize({ width: 1280, height: 800 });
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait").click();
  await till.payButton.focus();
  await page.keyboard.down("Enter");
  await expect(till.validateButton).toBeFocused();
  await page.waitForFunction(
    (button) => button?.ariaDisabled !== "true",
    await till.validateButton.elementHandle(),
  );
  // Pressed again without being let go, it repeats.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(till.validateButton).toBeFocused();

  const left = await page.evaluate(() =>
    ["F2", "F3", "F4", "F8", "F9", "F10"].filter((key) => {
      const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      return document.activeElement?.dispatchEvent(pressed);
    }),
  );
  expect(left).toEqual([]);

  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "5 000 F");
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pasted);
  });
  await expect(page.getByRole("dialog").getByRole("status").first()).toContainText("3 800");
  await page.keyboard.press("Enter");
  await till.receiptShown();
  await expect(till.recorded.getByRole("status")).toContainText("3 800 FCFA");
});
