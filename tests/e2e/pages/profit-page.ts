import { expect, type Locator, type Page } from "@playwright/test";

/** /profit: what is left of what was sold. */
export class ProfitPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(period = "this-month"): Promise<void> {
    await this.page.goto(`/profit?period=${period}`);
    await expect(this.line("Marge brute")).toBeVisible();
  }

  /** The line of a term. */
  line(name: string): Locator {
    return this.page.locator("dl > div").filter({ hasText: new RegExp(`^${name}`) });
  }

  /** It tells so many francs. */
  async shows(name: string, francs: number): Promise<void> {
    const digits = String(Math.abs(francs)).replace(/\B(?=(\d{3})+$)/g, "\\s");
    const sign = francs < 0 ? "−" : "";
    await expect(this.line(name).locator("dd")).toHaveText(new RegExp(`^${sign}${digits}\\sFCFA$`));
  }

  /** Opens the list of a term. */
  async term(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
    await expect(this.page.getByRole("dialog", { name })).toBeVisible();
  }
}
