import { expect, type Locator, type Page } from "@playwright/test";

/** Goods handed to resellers: as the office sees them, or as one reseller does. */
export class TransfersPage {
  readonly page: Page;
  readonly pending: Locator;
  readonly confirmed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pending = page.getByRole("list", { name: "Transferts en attente" });
    this.confirmed = page.getByRole("list", { name: "Transferts confirmés" });
  }

  async open(): Promise<void> {
    await this.page.goto("/product-management/transfers");
  }

  /** Fills the form, on the screen or in the till's dialog, and sends it off. */
  async handOver(product: string, reseller: string, quantity: number): Promise<void> {
    await this.chooseProduct(product);
    await this.page.getByLabel("Revendeur", { exact: true }).selectOption({ label: reseller });
    await this.page.getByLabel("Quantité", { exact: true }).fill(String(quantity));
    await this.page.getByRole("button", { name: "Transférer" }).click();
  }

  async chooseProduct(product: string): Promise<void> {
    await this.page.getByLabel("Produit", { exact: true }).fill(product);
    await this.page
      .getByRole("list", { name: "Produits trouvés" })
      .getByRole("button", { name: product })
      .click();
  }

  /** The card of a transfer, in one of the lists. */
  card(list: Locator, product: string): Locator {
    return list.getByRole("listitem").filter({ hasText: product });
  }

  async say(words: string): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
  }
}
