import type { Locator } from "@playwright/test";

/**
 * Two taps of one finger on a button. The second comes right after the page has drawn what the first one brought, however
 * slow the machine is, and goes to whatever stands there by then.
 */
export async function doubleTap(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const tap = () => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit instanceof HTMLElement) hit.click();
    };
    tap();
    await new Promise((resolve) => setTimeout(resolve));
    tap();
  });
}
