import { type BrowserContext, expect } from "@playwright/test";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";

/** Takes away from every page what Chrome has had since 108 and the application could ask for. */
async function olderChrome(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const gone: [object, string[]][] = [
      [AbortSignal, ["any"]],
      [URL, ["canParse", "parse"]],
      [Promise, ["withResolvers", "try"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Array, ["fromAsync"]],
      [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf"]],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
      [globalThis, ["Iterator", "scheduler", "CloseWatcher", "Temporal"]],
    ];
    for (const [owner, names] of gone)
      for (const name of names) delete (owner as Record<string, unknown>)[name];
  });
}

test(`a telephone with the Chrome of 2022 sells, sends, and follows what others do ${newDevice}`, async ({
  owner,
  seller,
}) => {
  await olderChrome(seller.context);
  await olderChrome(owner.context);
  await owner.startAt("/dashboard");
  await seller.startWork();
  expect(await seller.page.evaluate(() => "any" in AbortSignal)).toBe(false);
  const first = await seller.pointOfSale.sell("Lait concentré sucré");
  await expect(owner.dashboard.latestTickets).toContainText(first);
  await seller.pointOfSale.next();
  await seller.goOffline();
  const second = await seller.pointOfSale.sell("Lait concentré sucré", 2);
  await expect(seller.topBar.syncState).toContainText("1 vente à envoyer");
  await seller.goOnline();
  await expect(owner.dashboard.latestTickets).toContainText(second);
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await seller.page.goto("/day-close");
  await expect(seller.page.getByRole("link", { name: "Compter et clôturer" })).toBeVisible();
});

test(`back closes what lies over the till, and leaves the page when nothing does ${newDevice}`, async ({
  seller,
}) => {
  await olderChrome(seller.context);
  await seller.startAt("/tickets");
  const { page, pointOfSale: till } = seller;
  const dialogs = page.locator("dialog[open]");
  // A page that is left by a link from something open over it stands there once.
  await page.getByRole("button", { name: "Menu" }).first().click();
  await dialogs.getByRole("link", { name: "Vendre" }).click();
  await expect(page).toHaveURL(/point-of-sale/);
  await till.tile("Lait concentré sucré").click();
  await till.openCart();
  await till.payButton.last().click();
  await expect(page.getByText("À encaisser")).toBeVisible();
  // One over the other: the topmost first.
  await expect(dialogs).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText("À encaisser")).toBeHidden();
  await expect(dialogs).toHaveCount(1);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page).toHaveURL(/point-of-sale/);
  await expect(till.cartBar).toContainText("1 200 FCFA");
  await page.getByRole("button", { name: "Compte et réglages" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page).toHaveURL(/point-of-sale/);
  // What was closed otherwise leaves nothing behind.
  await till.openCart();
  await till.closeCart();
  await till.payExact();
  await till.next();
  await page.goBack();
  await expect(page).toHaveURL(/tickets/);
  await page.goBack();
  await expect(page).not.toHaveURL(/tickets/);
});

test(`closing what lies over changed settings asks nothing, leaving them does ${newDevice}`, async ({
  owner,
}) => {
  await olderChrome(owner.context);
  await owner.startWork();
  const { page } = owner;
  const settings = new ShopSettingsPage(page);
  await settings.open();
  await settings.box("Description").fill("Au marché");
  await page.getByRole("button", { name: "Compte et réglages" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await settings.addAgency("Bonapriso");
  await settings.agencies.getByRole("button", { name: "Modifier l’agence Bonapriso" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier l’agence" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(settings.unsaved).toBeHidden();
  await page.goBack();
  await settings.unsaved.getByRole("button", { name: "Rester ici" }).click();
  await expect(settings.box("Description")).toHaveValue("Au marché");
  await page.goBack();
  await settings.unsaved.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).not.toHaveURL(/shop-configuration/);
});

test("a browser that cannot open it at all hears why, in both languages", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  await context.addInitScript(() => Reflect.deleteProperty(AbortSignal, "timeout"));
  // As a browser reads what it has no grammar for.
  await context.route("**/assets/index-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "class { static { of } = later }" }),
  );
  const page = await context.newPage();
  await page.goto("/point-of-sale");
  const told = page.getByRole("alert");
  await expect(told).toContainText("Ce navigateur est trop ancien pour Boutika");
  await expect(told).toContainText("This browser is too old for Boutika");
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect(page.getByText("Réessayer")).toHaveCount(0);
  await context.close();
});
