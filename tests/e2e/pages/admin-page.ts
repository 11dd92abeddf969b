import type { Locator, Page } from "@playwright/test";

/** /admin. */
export class AdminPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { name: "Administration", level: 1 });
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
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
