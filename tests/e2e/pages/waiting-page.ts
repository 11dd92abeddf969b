import type { Locator, Page } from "@playwright/test";

export class WaitingPage {
  readonly page: Page;
  readonly sendNow: Locator;
  readonly export: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sendNow = page.getByRole("button", { name: "Envoyer maintenant" });
    this.export = page.getByRole("button", { name: "Exporter dans un fichier" });
  }

  async open(): Promise<void> {
    await this.page.goto("/waiting");
  }
}
