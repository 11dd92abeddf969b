import { expect, type Locator, type Page } from "@playwright/test";

/** /admin. */
export class AdminPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { name: "Administration", level: 1 });
  }

  /** The tab stands in the address: what is typed before it is shown goes into the one before. */
  async openTab(name: string): Promise<void> {
    const tab = this.page.getByRole("tab", { name });
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }

  /** The card of one message, one person or one payment. */
  card(text: string): Locator {
    return this.page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: text }).first();
  }

  async find(words: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: "Chercher" }).fill(words);
    await this.page.getByRole("button", { name: "Chercher" }).click();
  }
}
