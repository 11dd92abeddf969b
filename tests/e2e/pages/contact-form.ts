import { expect, type Locator, type Page } from "@playwright/test";

/** The contact form of the public page. */
export class ContactForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Its script has come: it answers by itself, also without a network. */
  async isAwake(): Promise<void> {
    await expect(this.page.locator("form[data-part=contact]")).toHaveAttribute("novalidate", "");
  }

  box(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  get send(): Locator {
    return this.page.getByRole("button", { name: "Envoyer le message" });
  }

  get missing(): Locator {
    return this.page.getByText("À remplir").filter({ visible: true });
  }

  told(text: string): Locator {
    return this.page.getByText(text).filter({ visible: true });
  }

  async fill({ email, message }: { email: string; message: string }): Promise<void> {
    await this.box("Prénom").fill("Awa");
    await this.box("Nom").fill("Ndiaye");
    await this.box("Adresse email").fill(email);
    await this.box("Votre besoin").fill("Gestion de stock");
    await this.box("Message").fill(message);
  }
}
