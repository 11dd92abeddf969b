import type { Locator, Page } from "@playwright/test";
import { TopBar } from "./top-bar.ts";

/** What stands around every screen: the bar above, the menu, the trail, the bar below. */
export class FramePage {
  readonly page: Page;
  readonly menu: Locator;
  readonly trail: Locator;
  readonly shortcuts: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole("navigation", { name: "Menu principal" }).locator("visible=true");
    this.trail = page.getByRole("navigation", { name: "Fil d’Ariane" });
    this.shortcuts = page.getByRole("navigation", { name: "Raccourcis" });
    this.toast = page.locator("[popover]").getByRole("status");
  }

  /** The words of the menu, in their order. */
  menuWords(): Promise<string[]> {
    return this.menu.getByRole("link").allInnerTexts();
  }

  /** Opens the list behind a button of the top bar and takes one of it. */
  async choose(button: RegExp, entry: RegExp | string): Promise<void> {
    await new TopBar(this.page).tap(button);
    await this.page.getByRole("menuitemradio", { name: entry }).click();
  }
}
