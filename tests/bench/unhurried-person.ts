import type { Locator, Page } from "@playwright/test";

/** Milliseconds: from seeing something to touching it, and from one letter to the next. */
const pace = { look: 700, letter: 150 };

/** Somebody who looks before they touch, and types one letter after the other. */
export class UnhurriedPerson {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async rest(ms: number): Promise<void> {
    await this.page.waitForTimeout(ms);
  }

  async touch(what: Locator): Promise<void> {
    await what.waitFor();
    await this.rest(pace.look);
    await what.click();
  }

  async type(box: Locator, text: string): Promise<void> {
    await this.touch(box);
    await this.page.keyboard.type(text, { delay: pace.letter });
  }

  /** Erases the one figure that stands there, and types another. */
  async retype(box: Locator, text: string): Promise<void> {
    await this.touch(box);
    await this.page.keyboard.press("Backspace", { delay: pace.letter });
    await this.page.keyboard.type(text, { delay: pace.letter });
  }

  async press(name: string, within: Page | Locator = this.page): Promise<void> {
    await this.touch(within.getByRole("button", { name, exact: true }));
  }
}
