import { expect, type Locator, type Page } from "@playwright/test";

/** /inventory and its counting mode. */
export class InventoryPage {
  readonly page: Page;
  readonly list: Locator;
  readonly counted: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("region", { name: "Produits", exact: true });
    this.counted = page.getByRole("region", { name: "Produits comptés" });
  }

  async open(): Promise<void> {
    await this.page.goto("/inventory");
    await expect(this.list.getByRole("article").first()).toBeVisible();
  }

  row(name: string): Locator {
    return this.list.getByRole("article").filter({ hasText: name });
  }

  async correct(name: string): Promise<Locator> {
    await this.page.getByRole("button", { name: `Modifier le stock de ${name}` }).click();
    return this.page.getByRole("dialog", { name: "Modifier le stock" });
  }

  async history(name: string): Promise<Locator> {
    await this.page.getByRole("button", { name: `Historique de ${name}` }).click();
    return this.page.getByRole("dialog", { name }).getByRole("list", { name: "Mouvements" });
  }

  async startCount(): Promise<void> {
    await this.page.getByRole("link", { name: "Compter le stock" }).click();
    await expect(this.page.getByText("Rien de compté pour l’instant")).toBeVisible();
  }

  countOf(name: string): Locator {
    return this.counted.getByRole("listitem").filter({ hasText: name });
  }

  /** Finds a product by its name and types how many there are. */
  async type(name: string, pieces: number): Promise<void> {
    await this.page.getByRole("textbox", { name: "Rechercher un produit" }).fill(name);
    await this.page
      .getByRole("list", { name: "Produits trouvés" })
      .getByRole("button", { name })
      .click();
    await this.page.getByLabel(`Pièces de ${name}`).fill(String(pieces));
  }

  async validate(reason: string): Promise<void> {
    await this.page.getByRole("button", { name: "Valider le comptage" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Valider le comptage" });
    await dialog.getByRole("button", { name: "Enregistrer le comptage" }).click();
    await expect(
      dialog.getByText("Veuillez renseigner une raison pour la modification"),
    ).toBeVisible();
    await dialog.getByLabel("Raison").fill(reason);
    await dialog.getByRole("button", { name: "Enregistrer le comptage" }).click();
    await expect(dialog).toHaveCount(0);
  }
}
