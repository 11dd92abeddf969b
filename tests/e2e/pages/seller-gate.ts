import { expect, type Locator, type Page } from "@playwright/test";
import { scanWriting } from "#tests/e2e/scan-writing.ts";

/** The lock of a device that several people share, and the page where they get their PINs. */
export class SellerGate {
  readonly page: Page;
  readonly dialog: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole("dialog").filter({ has: page.locator("h1") });
    this.alert = this.dialog.getByRole("alert");
  }

  /** On the page of the device's sellers: the dialog that asks for somebody's code. */
  async askPin(name: string): Promise<Locator> {
    const row = this.page.getByRole("listitem").filter({ hasText: name });
    await row.getByRole("button", { name: /Donner un code|Changer le code/ }).click();
    const form = this.page.getByRole("dialog", { name: `Code de ${name}` });
    await expect(form).toBeVisible();
    return form;
  }

  /** Four digits, twice. */
  async givePin(name: string, pin: string): Promise<void> {
    const form = await this.askPin(name);
    await form.getByLabel("Nouveau code à quatre chiffres").fill(pin);
    await form.getByLabel("Encore une fois le même code").fill(pin);
    // It goes once the code is kept; the words may stand there for an earlier one.
    await expect(form).toHaveCount(0);
    const row = this.page.getByRole("listitem").filter({ hasText: name });
    await expect(row.getByText("A un code ici")).toBeVisible();
  }

  async choose(name: string): Promise<void> {
    await this.dialog.getByRole("button", { name }).click();
  }

  /** On the keys, as a thumb does. */
  async type(pin: string): Promise<void> {
    const keys = this.dialog.getByRole("group", { name: "Chiffres" });
    for (const digit of pin) await keys.getByRole("button", { name: digit, exact: true }).click();
  }

  async scanIntoField(code: string): Promise<void> {
    await expect(this.dialog.getByLabel("Code à quatre chiffres")).toBeFocused();
    await scanWriting(this.page, code);
  }

  async letIn(name: string, pin: string): Promise<void> {
    await this.choose(name);
    await this.type(pin);
    await expect(this.dialog).toBeHidden();
  }
}
