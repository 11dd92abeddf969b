import type { Locator, Page } from "@playwright/test";

/** The owner's day. */
export class DashboardPage {
  readonly page: Page;
  readonly latestTickets: Locator;

  constructor(page: Page) {
    this.page = page;
    this.latestTickets = page.getByRole("list", { name: "Derniers tickets" });
  }

  async open(): Promise<void> {
    await this.page.goto("/dashboard");
  }

  /** The figure of a card: « Ventes du jour ». */
  figure(title: string): Locator {
    return this.page.locator("section", {
      has: this.page.getByRole("heading", { name: title, exact: true }),
    });
  }

  card(title: string | RegExp): Locator {
    return this.page.locator("section", { has: this.page.getByRole("heading", { name: title }) });
  }
}
