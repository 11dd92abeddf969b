import { expect } from "@playwright/test";
import { outOfReach } from "#tests/support/out-of-reach.ts";
import { test } from "./fixtures.ts";

/** A small phone under its browser's bars, one that lies, a small tablet, a laptop. */
const screens = [
  { width: 360, height: 560 },
  { width: 740, height: 360 },
  { width: 1024, height: 600 },
  { width: 1366, height: 650 },
];

test("on short screens too, notes, digits, the change and « Valider » stand there whole", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  const payment = page.getByRole("dialog");
  await payment.getByRole("button", { name: "10 000" }).click();
  await expect(payment.getByRole("button")).toHaveCount(22);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(() => payment.getByRole("button").evaluateAll(outOfReach)).toEqual([]);
    await expect(payment.getByText("8 800")).toBeInViewport({ ratio: 1 });
  }
});
