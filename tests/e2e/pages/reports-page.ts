import { expect, type Locator, type Page } from "@playwright/test";

/** Sales over months, as the owner reads them. */
export class ReportsPage {
  readonly page: Page;
  readonly filters: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filters = page.getByRole("group", { name: "Filtres du rapport" });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/reports${query}`);
    await expect(this.page.getByRole("heading", { name: "Rapports", level: 1 })).toBeVisible();
    await expect(this.card("Ventes")).toBeVisible();
  }

  /** The card of a figure: « Chiffre d’affaires ». */
  card(title: string): Locator {
    return this.page.locator("section", {
      has: this.page.getByRole("heading", { name: title, exact: true }),
    });
  }

  chart(title: string): Locator {
    return this.page.getByRole("figure", { name: title });
  }

  table(name: string | RegExp): Locator {
    return this.page.getByRole("table", { name });
  }

  /** What a table says, row by row, without its head; spaces as plain ones. */
  async rows(table: Locator): Promise<string[][]> {
    await expect(table).toBeVisible();
    const rows = await table.locator("tbody tr, tfoot tr").all();
    return Promise.all(
      rows.map(async (row) =>
        (await row.locator("th, td").locator("visible=true").allTextContents()).map(plain),
      ),
    );
  }

  /** The table beside a chart. */
  async chartRows(title: string): Promise<string[][]> {
    const chart = this.chart(title);
    const details = chart.locator("details");
    if ((await details.getAttribute("open")) === null) await chart.getByText("Tableau").click();
    return this.rows(chart.getByRole("table"));
  }

  async download(button: string): Promise<{ name: string; bytes: Buffer }> {
    const waiting = this.page.waitForEvent("download");
    await this.page.getByRole("button", { name: button }).click();
    const download = await waiting;
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
  }

  /** What writes the files and draws the charts is on the device: from now on they need no network. */
  async kept(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(async () => {
          const found: string[] = [];
          for (const name of ["excel", "wasm"])
            for (const { url } of await (await caches.open(name)).keys()) found.push(url);
          return ["xlsx", "pdf", "charts"].filter((part) =>
            found.some((url) => url.includes(`/assets/${part}-`)),
          );
        }),
      )
      .toEqual(["xlsx", "pdf", "charts"]);
  }
}

const plain = (text: string) => text.replaceAll(/\s/g, " ");
