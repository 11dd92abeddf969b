import { type Browser, expect, type Locator, type Page } from "@playwright/test";

/** A line of a printed paper: name, how many, francs for one. */
export type PrintedLine = readonly [name: string, count: number, unitPrice: number];

const francs = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, "&nbsp;");

/** An invoice lying a little aslant on a table, as a JPEG. `turned`: degrees. */
export async function photographOf(
  browser: Browser,
  lines: readonly PrintedLine[],
  turned = 1.5,
): Promise<Buffer> {
  const total = lines.reduce((sum, [, count, price]) => sum + count * price, 0);
  const rows = lines.map(
    ([name, count, price]) =>
      `<tr><td>${name}<td class=r>${count}<td class=r>${francs(price)}<td class=r>${francs(count * price)}`,
  );
  return pictureOf(
    browser,
    `<h2>Grossiste de Mboppi</h2><p>Facture N° FA2041 &nbsp; Date : 03/11/2026</p>
    <table><tr><th>Désignation<th>Qté<th>P.U.<th>Montant${rows.join("")}</table>
    <p class=r><b>Total : ${francs(total)} FCFA</b></p>`,
    turned,
  );
}

/** Any words on a sheet of paper, as a JPEG. */
export async function pictureOf(browser: Browser, html: string, turned = 0): Promise<Buffer> {
  const page = await browser.newPage({
    deviceScaleFactor: 2,
    viewport: { width: 760, height: 620 },
  });
  await page.setContent(`<style>body{margin:0;background:#555;overflow:hidden}main{background:#fff;color:#111;
    margin:40px;padding:24px;min-height:460px;font:17px "Liberation Sans","DejaVu Sans",sans-serif;transform:rotate(${turned}deg)}
    table{width:100%;border-collapse:collapse}td,th{border:1px solid #444;padding:6px 8px;text-align:left}.r{text-align:right}
    </style><main>${html}</main>`);
  const picture = await page.screenshot({ type: "jpeg", quality: 80 });
  await page.close();
  return picture;
}

/** /purchases/photo: a supplier's paper from its photograph. */
export class PaperPage {
  readonly page: Page;
  readonly lines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lines = page.getByRole("list", { name: "Lignes du papier" }).locator("> li");
  }

  async choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const box = this.page.getByLabel("Choisir une photo");
    // Nobody can choose before the shop's goods are read; the driver could.
    await expect(box).toBeEnabled();
    await box.setInputFiles({ name, mimeType, buffer });
  }

  /** The line of the paper that says so. */
  line(printed: string | RegExp): Locator {
    return this.lines.filter({
      has: this.page.getByRole("img", { name: printed }),
    });
  }
}
