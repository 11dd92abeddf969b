import type { Locator, Page } from "@playwright/test";

/** /messages. */
export class MessagesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get box(): Locator {
    return this.#page.getByRole("textbox", { name: "Votre message" });
  }

  /** The line of somebody in the list of people. */
  person(name: string): Locator {
    return this.#page.getByRole("link").filter({ hasText: name });
  }

  conversationWith(name: string): Locator {
    return this.#page.getByRole("region", { name: `Conversation avec ${name}` });
  }

  /** A message with what became of it. */
  message(text: string): Locator {
    return this.#page.getByRole("log").getByRole("listitem").filter({ hasText: text });
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press("Enter");
  }
}
