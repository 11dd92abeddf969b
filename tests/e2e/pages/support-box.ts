import type { Locator, Page } from "@playwright/test";

/** The way to the desk at the end of a page, and the box behind it. */
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

  /** Whether the way to the desk stands outside the page's own flow. */
  floats(): Promise<boolean> {
    return this.bubble.evaluate((element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (["fixed", "sticky", "absolute"].includes(getComputedStyle(at).position)) return true;
      return false;
    });
  }

  line(text: string): Locator {
    return this.box.getByRole("listitem").filter({ hasText: text });
  }
}
