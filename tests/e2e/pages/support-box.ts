import type { Locator, Page } from "@playwright/test";

/** The support bubble, and the box behind it. */
export class SupportBox {
  readonly page: Page;
  readonly box: Locator;
  readonly question: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole("dialog", { name: "Assistance" });
    this.question = this.box.getByLabel("Votre question");
    this.send = this.box.getByRole("button", { name: "Envoyer" });
  }

  get bubble(): Locator {
    return this.page.getByRole("button", { name: "Écrire à l’assistance" });
  }

  line(text: string): Locator {
    return this.box.getByRole("listitem").filter({ hasText: text });
  }
}
