import { expect, type Locator, type Page } from "@playwright/test";

/** The till as a person uses it. */
export class PointOfSalePage {
  readonly page: Page;
  readonly products: Locator;
  /** Says that the catalogue is not whole yet. */
  readonly catalogueComes: Locator;
  readonly search: Locator;
  readonly payButton: Locator;
  readonly validateButton: Locator;
  readonly recorded: Locator;

  constructor(page: Page) {
    this.page = page;
    this.products = page.getByRole("region", { name: "Produits" });
    this.catalogueComes = page.getByText("Le catalogue arrive…");
    this.search = page.getByRole("textbox", { name: "Rechercher un produit" });
    this.payButton = page.getByRole("button", { name: "Encaisser" });
    this.validateButton = page.getByRole("button", { name: "Valider", exact: true });
    this.recorded = page.getByRole("region", { name: "Vente enregistrée" });
  }

  async open(): Promise<void> {
    await this.page.goto("/point-of-sale");
    await expect(this.products.getByRole("button").first()).toBeVisible();
  }

  tile(name: string): Locator {
    return this.products.getByRole("button", { name });
  }

  /**
   * What a keyboard-wedge scanner does: all keys at once, then Enter, wherever the focus is. Each bears the time at which
   * it was pressed, however long the page takes for those before it.
   */
  async scan(code: string): Promise<void> {
    await this.page.evaluate((text) => {
      const pressed = [...text, "Enter"].map((key) => {
        const digit = /\d/.test(key) ? `Digit${key}` : key;
        const event = { key, code: digit, bubbles: true, cancelable: true };
        return new KeyboardEvent("keydown", event);
      });
      for (const event of pressed) (document.activeElement ?? document.body).dispatchEvent(event);
    }, code);
  }

  /** The cart bar's words: « Panier · 3 articles 2 700 FCFA ». */
  get cartBar(): Locator {
    return this.page.getByRole("region", { name: "Panier" }).locator("visible=true");
  }

  async openCart(): Promise<void> {
    await this.cartBar.getByRole("button", { name: /^Panier/ }).click();
  }

  async closeCart(): Promise<void> {
    await this.page.getByRole("button", { name: "Retour aux produits" }).click();
  }

  /** A line of the open cart. */
  line(name: string): Locator {
    return this.page
      .getByRole("list", { name: "Lignes du panier" })
      .locator("visible=true")
      .getByRole("listitem")
      .filter({ hasText: name });
  }

  /** Two taps: the exact amount is chosen already. */
  async payExact(): Promise<string> {
    await this.payButton.click();
    await this.validated();
    return this.receiptShown();
  }

  /** « Valider » rests for a moment once it is there, and a click that waits looks at it twice a second by then. */
  async validated(): Promise<void> {
    const button = await this.validateButton.elementHandle();
    await this.page.waitForFunction((button) => button?.ariaDisabled !== "true", button);
    await this.validateButton.click();
    // Held by nobody else once the payment is over.
    await button?.dispose();
  }

  /** The number of the receipt, once the sale is said to be recorded. */
  async receiptShown(): Promise<string> {
    await expect(this.recorded.getByText("Enregistrée")).toBeVisible();
    const words = await this.recorded
      .getByText(/^Reçu [A-Z]\d*-\d+$/)
      .first()
      .textContent();
    return (words ?? "").replace("Reçu ", "");
  }

  async next(): Promise<void> {
    await this.page.getByRole("button", { name: "Nouvelle vente" }).click();
  }

  /** Taps a product so many times and takes the exact amount in cash. */
  async sell(name: string, pieces = 1): Promise<string> {
    for (let piece = 0; piece < pieces; piece += 1) await this.tile(name).click();
    return this.payExact();
  }
}
