import type { Locator, Page } from "@playwright/test";

/** The dashboards of employees and resellers, and what hangs on them: cards of figures under their names. */
export class BoardPage {
  readonly page: Page;
  /** « Reçu jusqu’à 14:05 ». */
  readonly completeness: Locator;

  constructor(page: Page) {
    this.page = page;
    this.completeness = page.getByText(/eçu jusqu’à \d\d:\d\d/);
  }

  /** A card by its title. */
  card(title: string): Locator {
    return this.page.locator("section", {
      has: this.page.getByRole("heading", { name: title, exact: true }),
    });
  }

  list(name: string): Locator {
    return this.page.getByRole("list", { name });
  }

  /** What each entry of a list says, pictures left out; spaces as plain ones. */
  async rows(name: string): Promise<string[]> {
    const texts = await this.list(name)
      .getByRole("listitem")
      .evaluateAll((entries) =>
        entries.map((entry) => {
          const copy = entry.cloneNode(true) as Element;
          for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
          return copy.textContent;
        }),
      );
    return texts.map((text) => text.replaceAll(/\s/g, " "));
  }

  /** A row of the table under a chart: « nov. 2026 12 ». */
  async tableOf(chart: string): Promise<Locator> {
    const figure = this.page.getByRole("figure", { name: chart });
    await figure.getByText("Tableau", { exact: true }).click();
    return figure.getByRole("table");
  }
}
