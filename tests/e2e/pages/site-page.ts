import type { Locator, Page } from "@playwright/test";

/** The public site, which the server draws. */
export class SitePage {
  readonly page: Page;
  readonly header: Locator;
  readonly headline: Locator;
  readonly footer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole("banner");
    this.headline = page.getByRole("heading", { level: 1 });
    this.footer = page.getByRole("contentinfo");
  }

  async open(path = "/"): Promise<void> {
    await this.page.goto(path);
    await this.headline.waitFor();
  }

  /** The menu that is on screen: the bar of a computer, or the drawer of a phone. */
  place(name: string): Locator {
    return this.header.getByRole("link", { name, exact: true }).locator("visible=true");
  }

  get menu(): Locator {
    return this.header.locator("summary");
  }

  get installDialog(): Locator {
    return this.page.getByRole("dialog", { name: "Installer l’application" });
  }
}
