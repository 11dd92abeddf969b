import type { Locator, Page } from "@playwright/test";

/** What resellers have sold. */
export class ResellerSalesPage {
  readonly page: Page;
  readonly list: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("list", { name: "Ventes", exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto("/product-management/reseller-sales");
  }

  card(product: string): Locator {
    return this.list.getByRole("listitem").filter({ hasText: product });
  }

  /** Opens the question on a line and answers it. */
  async decide(product: string, decision: "Confirmer" | "Refuser", note = ""): Promise<void> {
    await this.card(product).getByRole("button", { name: decision }).click();
    const dialog = this.page.getByRole("dialog");
    if (note !== "") await dialog.getByLabel("Note (facultatif)").fill(note);
    await dialog.getByRole("button", { name: `${decision} la vente` }).click();
  }
}
