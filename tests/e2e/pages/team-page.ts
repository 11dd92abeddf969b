import type { Locator, Page } from "@playwright/test";

/** Who works for the shop, and who is invited to. */
export class TeamPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get email(): Locator {
    return this.#page.getByLabel("Adresse email");
  }

  get send(): Locator {
    return this.#page.getByRole("button", { name: "Envoyer l’invitation" });
  }

  member(name: string): Locator {
    return this.#page
      .getByRole("list", { name: /^(Employés|Revendeurs)$/ })
      .getByRole("listitem")
      .filter({ hasText: name });
  }

  invitation(who: string): Locator {
    return this.#page
      .getByRole("list", { name: /^Gestion des invitations/ })
      .getByRole("listitem")
      .filter({ hasText: who });
  }

  async open(): Promise<void> {
    await this.#page.goto("/employee-management");
    await this.askToInvite();
  }

  /** On a phone the form waits behind its button. */
  async askToInvite(): Promise<void> {
    const { width = 0 } = this.#page.viewportSize() ?? {};
    const button = this.#page.getByRole("button", { name: "Inviter", exact: true });
    if (width < 1024 && (await button.getAttribute("aria-expanded")) === "false")
      await button.click();
  }

  async invite(email: string): Promise<void> {
    await this.askToInvite();
    await this.email.fill(email);
    await this.email.press("Enter");
    await this.invitation(email).waitFor();
  }

  /** Asks for an act on somebody, and says yes. */
  async act(name: string, act: string, yes = act): Promise<void> {
    await this.member(name)
      .getByRole("button", { name: `Actions pour ${name}` })
      .click();
    await this.#page.getByRole("menuitem", { name: act }).click();
    await this.#page.getByRole("dialog").getByRole("button", { name: yes }).click();
  }
}
