import { expect, type Locator, type Page } from "@playwright/test";

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

  /** What a scanner does while the field of the digits has the focus: all keys at once, each of which writes, then Enter. */
  async scanIntoField(code: string): Promise<void> {
    await expect(this.dialog.getByLabel("Code à quatre chiffres")).toBeFocused();
    await this.page.evaluate((text) => {
      for (const key of [...text, "Enter"]) {
        const press = { key, code: `Digit${key}`, bubbles: true, cancelable: true };
        const stays = document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", press));
        if (stays && key !== "Enter") document.execCommand("insertText", false, key);
      }
    }, code);
  }

  async letIn(name: string, pin: string): Promise<void> {
    await this.choose(name);
    await this.type(pin);
    await expect(this.dialog).toBeHidden();
  }
}
