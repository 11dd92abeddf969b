import { expect, type Page } from "@playwright/test";

/** From the first choice to the first product, as a newcomer goes. */
export class OnboardingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async choose(role: "Propriétaire" | "Revendeur" | "Employé"): Promise<void> {
    const card = this.page.getByRole("region", { name: role });
    await card.getByRole("button", { name: "Choisir" }).click();
  }

  async startTrial(plan: string): Promise<void> {
    await this.page.getByRole("button", { name: `Commencer l’essai gratuit avec ${plan}` }).click();
    await expect(this.page).toHaveURL(/\/company-info$/);
  }

  async openShop(name: string): Promise<void> {
    await this.page.getByLabel("Nom de la boutique").fill(name);
    await this.page.getByRole("button", { name: "Créer ma boutique" }).click();
  }

  /** The question before a plan changes, answered yes. */
  async confirmPlan(): Promise<void> {
    await this.page
      .getByRole("dialog")
      .getByRole("button", { name: "Confirmer", exact: true })
      .click();
  }

  async next(): Promise<void> {
    await this.page.getByRole("button", { name: "Suivant" }).click();
  }

  async step(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  /** In the fast row, by the keyboard alone: code, Enter, name, price, pieces, Enter. */
  async addProduct(product: { code?: string; name: string; price: number; stock: number }) {
    const { keyboard } = this.page;
    await this.page.getByRole("textbox", { name: "Code-barres" }).focus();
    await keyboard.type(product.code ?? "");
    await keyboard.press("Enter");
    await expect(this.page.getByLabel("Nom du produit")).toBeFocused();
    // As fast as a hand at most: a scanner's pace would be a code.
    await keyboard.type(product.name, { delay: 60 });
    await this.page.getByLabel("Prix").fill(String(product.price));
    await this.page.getByLabel("Pièces").fill(String(product.stock));
    await keyboard.press("Enter");
    const added = this.page.getByRole("list", { name: "Produits ajoutés" });
    await expect(added.getByText(product.name)).toBeVisible();
    await expect(this.page.getByRole("textbox", { name: "Code-barres" })).toBeFocused();
  }
}
