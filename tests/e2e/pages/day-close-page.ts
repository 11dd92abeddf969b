import { expect, type Locator, type Page } from "@playwright/test";

/** The till of a device, opened, counted and closed as a person does it. */
export class DayClosePage {
  readonly page: Page;
  readonly float: Locator;
  readonly openButton: Locator;
  readonly closeButton: Locator;
  readonly paper: Locator;

  constructor(page: Page) {
    this.page = page;
    this.float = page.getByLabel("Fond de caisse");
    this.openButton = page.getByRole("button", { name: "Ouvrir la caisse" });
    this.closeButton = page.getByRole("button", { name: "Clôturer la caisse" });
    this.paper = page.getByRole("region", { name: /^Rapport [XZ]/ });
  }

  /** From the till's own menu, one tap away. */
  async fromTill(): Promise<void> {
    await this.page.getByRole("button", { name: "Transferts et retours" }).click();
    await this.page.getByRole("menuitem", { name: "Clôture de caisse" }).click();
    await this.isShown();
  }

  async open(): Promise<void> {
    await this.page.goto("/day-close");
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(
      this.page.getByRole("heading", { name: "Clôture de caisse", level: 1 }),
    ).toBeVisible();
    await expect(this.page.getByRole("heading", { name: /^Caisse [A-Z]/ })).toBeVisible();
  }

  async openWith(francs: number): Promise<void> {
    await this.float.fill(String(francs));
    await this.openButton.click();
    await expect(this.page.getByRole("heading", { name: /ouverte$/ })).toBeVisible();
  }

  async takeOut(francs: number, reason: string): Promise<void> {
    await this.page.getByRole("button", { name: "Retrait" }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByLabel("Montant").fill(String(francs));
    await dialog.getByLabel("Raison").fill(reason);
    await dialog.getByRole("button", { name: "Prendre dans la caisse" }).click();
    await expect(dialog).toHaveCount(0);
  }

  async startCounting(): Promise<void> {
    await this.page.getByRole("link", { name: "Compter et clôturer" }).click();
    await expect(this.page.getByRole("heading", { name: "Clôturer la caisse" })).toBeVisible();
  }

  /** Types how many there are of a note or coin: « billets de 10 000 ». */
  async count(piece: string, pieces: number): Promise<void> {
    await this.page.getByLabel(`Nombre de ${piece}`).fill(String(pieces));
  }

  async compare(): Promise<void> {
    await this.page.getByRole("button", { name: "Comparer" }).click();
    await expect(this.page.getByRole("heading", { name: "Écart" })).toBeVisible();
  }

  async close(): Promise<void> {
    await this.closeButton.click();
    await expect(this.page.getByRole("heading", { name: "Caisse clôturée" })).toBeVisible();
  }
}
