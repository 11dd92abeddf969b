import type { Locator, Page } from "@playwright/test";

/** The bar of the signed-in application. */
export class TopBar {
  readonly page: Page;
  readonly syncState: Locator;

  constructor(page: Page) {
    this.page = page;
    this.syncState = page.getByRole("banner").getByRole("status");
  }

  async pick(entry: string): Promise<void> {
    await this.page.getByRole("button", { name: "Compte et réglages" }).click();
    await this.page
      .getByRole("menuitem", { name: entry })
      .or(this.page.getByRole("menuitemradio", { name: entry }))
      .click();
  }
}
