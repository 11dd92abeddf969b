import { expect, type Locator, type Page } from "@playwright/test";

/** The notebook of customers, and one customer's card. */
export class NotebookPage {
  readonly page: Page;
  readonly search: Locator;
  readonly customers: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel("Chercher un client");
    this.customers = page.getByRole("region", { name: "Clients" });
  }

  async open(): Promise<void> {
    await this.page.goto("/notebook");
    await expect(this.page.getByRole("heading", { name: "Cahier", level: 1 })).toBeVisible();
  }

  customer(name: string): Locator {
    return this.customers.getByRole("link", { name });
  }

  /** Notes somebody new, and stands at their card. */
  async create(name: string, phone = ""): Promise<void> {
    await this.page.getByRole("button", { name: "Nouveau client" }).click();
    const form = this.page.getByRole("dialog", { name: "Nouveau client" });
    await form.getByLabel("Nom").fill(name);
    await form.getByLabel("Téléphone", { exact: true }).fill(phone);
    await form.getByRole("button", { name: "Noter ce client" }).click();
    await this.isShown(name);
  }

  async isShown(name: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name, level: 1 })).toBeVisible();
  }

  /** What the office writes in. */
  async adjust(what: string, francs: number, reason: string): Promise<void> {
    await this.page.getByRole("button", { name: "Ajuster" }).click();
    const form = this.page.getByRole("dialog", { name: "Ajuster le compte" });
    await form.getByLabel("Ce qui change").selectOption({ label: what });
    await form.getByLabel("Montant").fill(String(francs));
    await form.getByLabel("Raison").fill(reason);
    await form.getByRole("button", { name: "Enregistrer" }).click();
    await expect(form).toHaveCount(0);
  }

  /** Says that another card is the same person; what will happen is read first. */
  async mergeWith(name: string, says: string): Promise<void> {
    await this.page.getByRole("button", { name: "Fusionner avec…" }).click();
    const sheet = this.page.getByRole("dialog", { name: /^Fusionner / });
    await sheet.getByRole("button", { name }).click();
    await expect(sheet.getByRole("listitem").filter({ hasText: says })).toBeVisible();
    await sheet.getByRole("button", { name: "Fusionner", exact: true }).click();
    await expect(sheet).toHaveCount(0);
  }

  /** Takes money; the receipt is open then. */
  async receive(francs: number): Promise<Locator> {
    await this.page.getByRole("button", { name: "Encaisser" }).click();
    const sheet = this.page.getByRole("dialog", { name: /^Encaisser de / });
    await sheet.getByLabel("Montant reçu").fill(String(francs));
    await sheet.getByRole("button", { name: "Encaisser" }).click();
    const receipt = this.page.getByRole("dialog", { name: "Paiement reçu" });
    await expect(receipt.getByText("Enregistré", { exact: true })).toBeVisible();
    return receipt;
  }
}
