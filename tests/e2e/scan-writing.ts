import type { Page } from "@playwright/test";

/**
 * What a scanner does while a field has the focus: all keys at once, each of which writes, then Enter, which sends a form
 * where nobody takes it.
 */
export async function scanWriting(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    for (const key of [...text, "Enter"]) {
      const field = document.activeElement;
      const how = { key, code: `Digit${key}`, bubbles: true, cancelable: true };
      if (!field?.dispatchEvent(new KeyboardEvent("keydown", how))) continue;
      if (key !== "Enter") document.execCommand("insertText", false, key);
      else if (field instanceof HTMLInputElement) field.form?.requestSubmit();
    }
  }, code);
}
