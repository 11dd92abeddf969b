import type { Locator, Page } from "@playwright/test";

/** The help in the application, and the assistant of the public site. */
export class HelpPage {
  readonly page: Page;
  readonly question: Locator;
  readonly answers: Locator;
  readonly assistant: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole("textbox", { name: /Votre question|Your question/ });
    this.answers = page.getByRole("list", { name: "Réponses" });
    this.assistant = page.getByRole("region", { name: "Assistant" });
    this.log = this.assistant.getByRole("log");
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { name });
  }

  /** Opens the assistant, whose script comes with the first touch. */
  async openAssistant(): Promise<void> {
    await this.page.locator("summary", { hasText: "Une question ?" }).click();
    await this.assistant.getByRole("tab", { name: "IA" }).waitFor();
  }

  async ask(words: string): Promise<void> {
    await this.question.fill(words);
    await this.question.press("Enter");
  }
}
