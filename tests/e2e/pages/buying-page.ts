import { expect, type Locator, type Page } from "@playwright/test";

/** /suppliers and /purchases: of whom the shop buys, what and at what cost. */
export class BuyingPage {
  readonly page: Page;
  readonly sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole("dialog", { name: "Enregistrer l’achat" });
  }

  async suppliers(): Promise<void> {
    await this.page.goto("/suppliers");
    await expect(this.page.getByRole("heading", { name: "Fournisseurs" })).toBeVisible();
  }

  async begin(): Promise<void> {
    await this.page.goto("/purchases/new");
    await expect(this.page.getByRole("heading", { name: "Nouvel achat" })).toBeVisible();
  }

  /** A product found by its name, so many pieces for so many francs in all. */
  async line(name: string, pieces: number, francs: number): Promise<void> {
    const box = this.page.getByLabel("Rechercher un produit").first();
    await box.fill(name);
    await this.page
      .getByRole("list", { name: "Produits trouvés" })
      .getByRole("button", { name })
      .first()
      .click();
    await this.page.getByRole("textbox", { name: `Pièces de ${name}` }).fill(String(pieces));
    await this.page.getByRole("textbox", { name: `Coût total de ${name}` }).fill(String(francs));
  }

  async end(): Promise<void> {
    await this.page.getByRole("button", { name: "Continuer" }).click();
    await expect(this.sheet).toBeVisible();
  }

  async newSupplier(name: string): Promise<void> {
    await this.sheet.getByLabel("Chercher un fournisseur").fill(name);
    await this.sheet.getByRole("button", { name: `Nouveau fournisseur : ${name}` }).click();
    await expect(this.sheet.getByRole("heading", { name })).toBeVisible();
  }

  async record(): Promise<void> {
    await this.sheet.getByRole("button", { name: "Enregistrer l’achat" }).click();
    await expect(this.page.getByRole("heading", { name: "Achat", exact: true })).toBeVisible();
  }
}
