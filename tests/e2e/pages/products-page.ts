import { expect, type Locator, type Page } from "@playwright/test";

/** What an owner fills in of a new product; the rest stays as the form proposes it. */
export type NewProduct = {
  name: string;
  category: string;
  minPrice: number;
  stock: number;
  barcode?: string;
  uniqueCode?: string;
};

/** /product-management as an owner uses it. */
export class ProductsPage {
  readonly page: Page;
  readonly list: Locator;
  readonly search: Locator;
  readonly add: Locator;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole("region", { name: "Produits", exact: true });
    this.search = page.getByRole("textbox", { name: "Rechercher un produit" });
    this.add = page.getByRole("button", { name: "Ajouter un produit" });
    this.form = page.getByRole("dialog", { name: "Nouveau produit" });
  }

  async open(): Promise<void> {
    await this.page.goto("/product-management");
    await expect(this.add.first()).toBeVisible();
  }

  row(name: string): Locator {
    return this.list.getByRole("article").filter({
      has: this.page.getByRole("button", { name: `Modifier ${name}`, exact: true }),
    });
  }

  async edit(name: string): Promise<void> {
    await this.row(name)
      .getByRole("button", { name: `Modifier ${name}`, exact: true })
      .click();
  }

  /** Opens the form and fills it, but for the last tap. */
  async fill(product: NewProduct): Promise<void> {
    await this.add.first().click();
    await this.form.getByLabel("Nom du produit").fill(product.name);
    await this.form
      .getByRole("combobox", { name: "Catégorie" })
      .selectOption({ label: product.category });
    await this.form.getByLabel("Prix minimum").fill(String(product.minPrice));
    await this.form.getByLabel("Stock de départ").fill(String(product.stock));
    if (product.barcode) await this.form.getByLabel("Code-barres").fill(product.barcode);
    if (product.uniqueCode) await this.form.getByLabel("Code unique").fill(product.uniqueCode);
  }

  /** Opens the form and fills in something sold by the kilo, fifty of them there, but for the last tap. */
  async fillWeighed(name: string, prices: { minPrice: number; price: number }): Promise<void> {
    await this.add.first().click();
    await this.form.getByLabel("Nom du produit").fill(name);
    await this.form.getByRole("combobox", { name: "Catégorie" }).selectOption({ index: 1 });
    await this.form
      .getByRole("combobox", { name: "Se vend" })
      .selectOption({ label: "Au poids (kg)" });
    await this.form.getByLabel("Prix minimum").fill(String(prices.minPrice));
    await this.form.getByLabel("Prix de vente").fill(String(prices.price));
    await this.form.getByLabel("Stock de départ").fill("50");
  }

  async save(): Promise<void> {
    await this.form.getByRole("button", { name: "Ajouter le produit" }).click();
    await expect(this.form).toHaveCount(0);
  }

  async create(product: NewProduct): Promise<void> {
    await this.fill(product);
    await this.save();
  }

  /** Opens « Diminuer le stock » or « Augmenter le stock » of a product and confirms it. */
  async move(act: "Diminuer" | "Augmenter", name: string, pieces: number, reason: string) {
    await this.list
      .getByRole("button", { name: `${act} le stock de ${name}`, exact: true })
      .click();
    const dialog = this.page.getByRole("dialog", { name: `${act} le stock` });
    await dialog.getByLabel("Quantité").fill(String(pieces));
    await dialog.getByLabel("Raison").fill(reason);
    await dialog.getByRole("button", { name: act, exact: true }).click();
    return dialog;
  }
}
