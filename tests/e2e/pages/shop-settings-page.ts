import { expect, type Locator, type Page } from "@playwright/test";

/** /shop-configuration as owner and managers use it. */
export class ShopSettingsPage {
  readonly page: Page;
  readonly saveButton: Locator;
  readonly unsaved: Locator;
  readonly preview: Locator;
  readonly agencies: Locator;

  constructor(page: Page) {
    this.page = page;
    this.saveButton = page.getByRole("button", { name: "Enregistrer", exact: true });
    this.unsaved = page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });
    this.preview = page.getByRole("figure", { name: "Aperçu du reçu" }).locator("visible=true");
    this.agencies = page.getByRole("region", { name: "Agences" });
  }

  async open(): Promise<void> {
    await this.page.goto("/shop-configuration");
    await expect(this.box("Nom de la boutique")).toBeVisible();
  }

  box(name: string): Locator {
    return this.page.getByRole("textbox", { name });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await this.#nothingIsHeld();
  }

  /** Drops what was typed and not kept. */
  async giveUp(): Promise<void> {
    await this.page.getByRole("button", { name: "Annuler", exact: true }).click();
    await this.#nothingIsHeld();
  }

  /** The entry of the history that held the back button is left a moment later, which would stop another navigation. */
  async #nothingIsHeld(): Promise<void> {
    await expect(this.saveButton).toBeHidden();
    await this.page.waitForFunction(() => history.state?.overlay !== true);
  }

  async addAgency(name: string, address = ""): Promise<void> {
    await this.agencies.getByRole("button", { name: "Ajouter une agence" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Nouvelle agence" });
    await dialog.getByRole("textbox", { name: "Nom de l’agence" }).fill(name);
    await dialog.getByRole("textbox", { name: "Adresse" }).fill(address);
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    // While it stands, nothing can be typed behind it.
    await expect(dialog).toBeHidden();
  }

  agency(name: string): Locator {
    return this.agencies.getByRole("listitem").filter({ hasText: name });
  }
}
