import type { Locator, Page } from "@playwright/test";

/** The bar of the signed-in application. */
export class TopBar {
  readonly page: Page;
  readonly syncState: Locator;

  constructor(page: Page) {
    this.page = page;
    this.syncState = page.getByRole("banner").getByRole("status");
  }

  /**
   * Touches a button of the bar, or « Notifications ». A toast lies over the bar for five seconds: whoever cannot wait
   * sends it away.
   */
  async tap(name: string | RegExp): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelector<HTMLElement>("[popover] [role=status] button")?.click(),
    );
    const button = this.page.getByRole("button", { name });
    await button.or(this.page.getByRole("link", { name })).locator("visible=true").click();
  }

  async pick(entry: string): Promise<void> {
    await this.tap("Compte et réglages");
    await this.page
      .getByRole("menuitem", { name: entry })
      .or(this.page.getByRole("menuitemradio", { name: entry }))
      .click();
  }
}
