import { expect, type Locator, type Page } from "@playwright/test";

/** The screen where products come from a file and go into one. */
export class ImportPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly filters: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole("region", { name: "Lignes du fichier" });
    this.filters = page.getByRole("group", { name: "Lignes à voir" });
    this.alert = page.getByRole("alert");
  }

  async open(): Promise<void> {
    await this.page.goto("/product-management/import");
    await expect(this.page.getByRole("button", { name: "Choisir un fichier" })).toBeVisible();
  }

  async choose(name: string, content: Uint8Array | string): Promise<void> {
    const buffer = Buffer.from(content);
    const file = { name, mimeType: "application/octet-stream", buffer };
    await this.page.getByLabel("Fichier à importer").setInputFiles(file);
  }

  column(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  async preview(): Promise<void> {
    await this.page.getByRole("button", { name: "Voir l’aperçu" }).click();
    await expect(this.rows).toBeVisible();
  }

  /** How many rows each filter holds, by its words. */
  async counts(): Promise<Record<string, number>> {
    const chips = await this.filters.getByRole("button").allTextContents();
    return Object.fromEntries(
      chips.map((chip) => {
        const [, words = "", count = ""] = /^(.*?)(\d+)$/.exec(chip) ?? [];
        return [words, Number(count)];
      }),
    );
  }

  async filter(words: string): Promise<void> {
    await this.filters.getByRole("button", { name: words }).click();
  }

  async confirm(): Promise<void> {
    await this.page.getByRole("button", { name: /^Importer \S+ produits?$/ }).click();
    await expect(this.page.getByText("Import enregistré")).toBeVisible();
  }

  /** The file that a button gives: its name and its bytes. */
  async download(button: string): Promise<{ name: string; bytes: Buffer }> {
    const waiting = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: button }).click();
    const download = await waiting;
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
  }
}
