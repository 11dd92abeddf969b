import type { Locator } from "@playwright/test";

/**
 * Two taps of one finger on a button. The second comes right after the page has drawn what the first one brought, however
 * slow the machine is, and goes to whatever stands there by then. Given a selector, it comes in the very moment in which
 * such an element is there.
 */
export async function doubleTap(button: Locator, coming?: string): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate(async (element, selector) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const tap = () => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      hit?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, view: window }),
      );
    };
    const isThere = () => !selector || document.querySelector(selector) !== null;
    if (selector && isThere()) throw new Error(`${selector} stands there before the first tap`);
    tap();
    await new Promise((resolve) => setTimeout(resolve));
    if (!isThere())
      await new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!isThere()) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      });
    tap();
  }, coming);
}
