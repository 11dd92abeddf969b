import { expect, type Page } from "@playwright/test";

export class SignInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(who: { email: string; password: string }): Promise<void> {
    await this.trySignIn(who);
    await expect(this.page).not.toHaveURL(/\/auth/);
  }

  async trySignIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.getByLabel("Adresse email").fill(email);
    await this.page.getByLabel("Mot de passe", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Se connecter" }).click();
  }

  async register(newcomer: {
    fullName: string;
    phone: string;
    email: string;
    password: string;
  }): Promise<void> {
    await this.page.getByRole("tab", { name: "Inscription" }).click();
    await this.fillRegistration(newcomer);
    await this.page.getByRole("button", { name: "Créer mon compte" }).click();
  }

  /** What the open form asks of a newcomer. */
  async fillRegistration(newcomer: {
    fullName: string;
    phone: string;
    email: string;
    password: string;
  }): Promise<void> {
    await this.page.getByLabel("Nom complet").fill(newcomer.fullName);
    await this.page.getByLabel("Téléphone").fill(newcomer.phone);
    await this.page.getByLabel("Adresse email").fill(newcomer.email);
    await this.page.getByLabel("Mot de passe", { exact: true }).fill(newcomer.password);
  }
}
