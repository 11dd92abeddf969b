import { expect, type Locator } from "@playwright/test";
import { test } from "./fixtures.ts";

/** A small phone under its browser's bars, one that lies, a small tablet, a laptop. */
const screens = [
  { width: 360, height: 560 },
  { width: 740, height: 360 },
  { width: 1024, height: 600 },
  { width: 1366, height: 650 },
];

/** Buttons of which a corner is out of sight or under something else, or that are too low for a finger. */
const outOfReach = (part: Locator) =>
  part.getByRole("button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, right, top, bottom, height } = button.getBoundingClientRect();
        const corners = [
          [left + 4, top + 4],
          [right - 4, bottom - 4],
        ] as const;
        const isWhole = corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        return !isWhole || Math.round(height) < 44;
      })
      .map((button) => button.textContent || button.ariaLabel),
  );

test("on short screens too, notes, digits, the change and « Valider » stand there whole", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait concentré sucré").click();
  await page.getByRole("button", { name: "Encaisser" }).locator("visible=true").click();
  const payment = page.getByRole("dialog");
  await payment.getByRole("button", { name: "10 000" }).click();
  await expect(payment.getByRole("button")).toHaveCount(22);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expect.poll(() => outOfReach(payment)).toEqual([]);
    await expect(payment.getByText("8 800")).toBeInViewport({ ratio: 1 });
  }
});
