import type { Locator, Page } from "@playwright/test";

export class TicketsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/tickets");
  }

  ticket(receiptNo: string): Locator {
    return this.page
      .getByRole("region", { name: "Tickets" })
      .getByRole("link", { name: receiptNo });
  }
}
