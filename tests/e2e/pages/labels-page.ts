import { expect, type Locator, type Page } from "@playwright/test";

/** The screen where labels are chosen and printed. */
export class LabelsPage {
  readonly page: Page;
  readonly search: Locator;
  readonly paper: Locator;
  readonly print: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByRole("textbox", { name: "Rechercher un produit" });
    this.paper = page.getByLabel("Papier");
    this.print = page.getByRole("button", { name: "Imprimer" });
  }

  async open(): Promise<void> {
    await this.page.goto("/product-management/labels");
    await expect(this.page.getByRole("heading", { name: "Choisir les produits" })).toBeVisible();
  }

  async choose(name: string, copies: number): Promise<void> {
    await this.search.fill(name);
    await this.page.getByRole("button", { name: `Ajouter ${name}` }).click();
    await this.page.getByLabel(`Copies de ${name}`).fill(String(copies));
  }
}
