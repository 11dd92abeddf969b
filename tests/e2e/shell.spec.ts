import { expect, type Page } from "@playwright/test";
import { outOfReach } from "#tests/support/out-of-reach.ts";
import { isAccessible } from "./accessible.ts";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";
import { FramePage } from "./pages/frame-page.ts";
import { TopBar } from "./pages/top-bar.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

async function inTheDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    window.dispatchEvent(new Event("themechange"));
  });
}

test("each role has its menu, its trail, and three places under the thumb", async ({
  owner,
  seller,
  server,
  shop,
  personFor,
}) => {
  const { page } = owner;
  const frame = new FramePage(page);
  await page.setViewportSize(desk);
  await owner.startAt("/dashboard");
  const first = async (of: FramePage) => (await of.menuWords()).slice(0, 3);
  await expect.poll(() => first(frame)).toEqual(["Tableau de bord", "Vendre", "Produits"]);
  expect(await frame.menuWords()).toEqual(
    expect.arrayContaining(["Tickets", "Stock", "Commissions", "Envois"]),
  );
  await expect(frame.trail).toHaveCount(0);
  await page.goto("/product-management/labels");
  await expect(frame.trail).toHaveText(/Accueil.*Produits.*Étiquettes/);
  await frame.trail.getByRole("link", { name: "Produits" }).click();
  await expect(page).toHaveURL(/\/product-management$/);

  const width = () => frame.menu.evaluate((menu) => menu.getBoundingClientRect().width);
  await expect.poll(width).toBe(256);
  await page.keyboard.press("Control+b");
  await expect.poll(width).toBe(48);
  const cookie = async () => (await owner.context.cookies()).find(({ name }) => name === "sidebar");
  const week = 7 * 24 * 3600;
  // The browser keeps what a page writes in a process of its own, a moment later.
  await expect.poll(async () => (await cookie())?.value).toBe("folded");
  const left = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.round(left)).toBeGreaterThan(week - 600);
  await page.reload();
  await expect.poll(width).toBe(48);

  await page.keyboard.press("Meta+b");
  await expect.poll(width).toBe(256);

  await page.setViewportSize({ ...desk, width: 768 });
  await page.goto("/waiting");
  await expect(frame.menu).toBeVisible();
  await expect(frame.shortcuts).toBeHidden();
  await page.setViewportSize({ ...desk, width: 767 });
  await expect(frame.shortcuts).toBeVisible();
  await expect(frame.menu).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(frame.shortcuts.getByRole("link")).toHaveText(["Vendre", "Tickets", "Accueil"]);
  await frame.shortcuts.getByRole("button", { name: "Plus" }).click();
  const drawer = page.getByRole("dialog", { name: "Boutika" });
  await expect(drawer.getByRole("link", { name: "Commissions" })).toBeVisible();
  expect(await drawer.evaluate((element) => element.getBoundingClientRect().width)).toBe(288);
  await isAccessible(page, "drawer");
  await drawer.getByRole("link", { name: "Stock" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/inventory$/);

  await seller.page.setViewportSize(desk);
  await seller.startAt("/point-of-sale");
  const sellers = new FramePage(seller.page);
  await expect
    .poll(() => sellers.menuWords())
    .toEqual(expect.arrayContaining(["Tableau de bord", "Vendre", "Stock", "Performance"]));
  await expect(sellers.menu.locator('[href="/dashboard"]')).toHaveCount(0);

  const koffi = await server.enrol("Koffi Mensah");
  await server.hire(shop, koffi, "reseller");
  const reseller = await personFor(koffi);
  await reseller.page.setViewportSize(desk);
  await reseller.startAt("/point-of-sale");
  const resellers = new FramePage(reseller.page);
  await expect
    .poll(() => first(resellers))
    .toEqual(["Tableau de bord", "Vendre", "Mes commissions"]);
  const theirs = await resellers.menuWords();
  for (const word of ["Produits", "Stock", "Tickets"]) expect(theirs).not.toContain(word);
  await resellers.menu.getByRole("button", { name: "Déconnexion" }).click();
  await reseller.page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await expect(reseller.page).toHaveURL(/\/$/);
});

test("each shop keeps its cart, and each profile its menu", async ({ owner, server, accounts }) => {
  await server.openShop(accounts.owner, undefined, "Boutique Bonabéri");
  const elsewhere = await server.openShop(accounts.seller, [], "Marché Mokolo");
  await server.hire(elsewhere, accounts.owner, "reseller");
  const { page, pointOfSale: till } = owner;
  const frame = new FramePage(page);
  await page.setViewportSize(desk);
  await owner.startAt("/point-of-sale");
  await frame.choose(/^Changer de boutique/, /Boutique Akwa/);
  await till.tile("Eau minérale").click();
  const cart = page.getByRole("region", { name: "Panier" }).locator("visible=true");
  await expect(cart).toContainText("Eau minérale");

  await new TopBar(page).tap(/^Changer de boutique/);
  await expect(page.getByRole("menuitemradio", { name: /Marché Mokolo/ })).toContainText(
    "Revendeur",
  );
  // In the narrow bar of a phone too each shop is as high as a finger.
  await page.setViewportSize(phone);
  await expect.poll(() => page.getByRole("menuitemradio").evaluateAll(outOfReach)).toEqual([]);
  await page.setViewportSize(desk);
  await inTheDark(page);
  await isAccessible(page, "shops");
  await page.getByRole("menuitemradio", { name: /Boutique Bonabéri/ }).click();
  // It waits while it is pointed at.
  await frame.toast.hover();
  await expect(frame.toast).toContainText("Boutique changée : Boutique Bonabéri");
  await expect(cart).not.toContainText("Eau minérale");
  const box = await frame.toast.boundingBox();
  if (!box) throw new Error("no toast to swipe");
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 49, y, { steps: 4 });
  await page.mouse.up();
  await expect(frame.toast).toContainText("Boutique changée");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 4 });
  await page.mouse.up();
  await expect(frame.toast).toHaveText("");

  await frame.choose(/^Changer de profil/, "Revendeur");
  await expect(page.getByRole("button", { name: /^Changer de boutique/ })).toContainText("Mokolo");
  await expect(frame.menu.getByRole("link", { name: "Mes commissions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Gestion" })).toHaveCount(0);
  await frame.choose(/^Changer de profil/, "Propriétaire");
  await expect(page).toHaveURL(/\/dashboard$/);
  await frame.choose(/^Changer de boutique/, /Boutique Akwa/);
  // Touched, it is gone at once.
  await expect(frame.toast).toContainText("Boutique changée : Boutique Akwa");
  await frame.toast.click();
  await expect(frame.toast).toHaveText("");
  await frame.menu.getByRole("link", { name: "Vendre" }).click();
  await expect(cart).toContainText("Eau minérale");
});

test("among many shops one is found by a part of its name, and the toast waits while pointed at", {
  tag: newDevice,
}, async ({ owner, server, accounts }) => {
  for (const name of ["Bépanda", "Deïdo", "Makepe", "Ndokoti", "Bali", "Logpom", "Yassa"])
    await server.openShop(accounts.owner, [], `Boutique ${name}`);
  const { page } = owner;
  const { toast } = new FramePage(page);
  await page.clock.install();
  await owner.startAt("/waiting");
  await new TopBar(page).tap(/^Changer de boutique/);
  const chooser = page.getByRole("dialog", { name: "Changer de boutique" });
  await expect(chooser.getByRole("searchbox")).toBeFocused();
  await expect(chooser.getByRole("listitem")).toHaveCount(8);
  await isAccessible(page, "many shops");
  await page.keyboard.type("deido");
  await expect(chooser.getByRole("listitem")).toHaveCount(1);
  await chooser.getByRole("button", { name: /Boutique Deïdo/ }).click();
  await toast.hover();
  await expect(page.getByRole("banner")).toContainText("Boutique Deïdo");
  await page.clock.fastForward(20_000);
  await expect(toast).toContainText("Boutique changée : Boutique Deïdo");
  // From here on time passes only as it is told to: from a moment that a slow machine has not reached yet either.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
  await page.mouse.move(10, 600);
  await page.clock.runFor(4900);
  await expect(toast).toContainText("Boutique changée : Boutique Deïdo");
  await page.clock.runFor(200);
  await expect(toast).toHaveText("");
});

test("an address that leads nowhere says so, and who installs is told how", async ({ owner }) => {
  const { page } = owner;
  const frame = new FramePage(page);
  await page.goto("/nulle-part");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.setViewportSize(desk);
  await owner.startAt("/dashboard");
  await page.goto("/nulle-part");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Boutique Akwa");
  await expect(frame.menu).toHaveCount(0);
  await inTheDark(page);
  await isAccessible(page, "404");
  await page.getByRole("button", { name: "Installer l’application" }).click();
  const dialog = page.getByRole("dialog", { name: "Installer l’application" });
  await expect(dialog).toContainText("Dans Chrome ou Edge");
  await isAccessible(page, "install");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/\/$/);

  // The browser offers by itself: its own question comes, and afterwards there is nothing left to install.
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Installer l’application" })).toBeVisible();
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: "accepted" }),
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole("button", { name: "Installer l’application" }).click();
  await expect(page.getByRole("button", { name: "Installer l’application" })).toHaveCount(0);
});

test("a page that comes late closes no menu that was opened meanwhile", async ({ owner }) => {
  const { page } = owner;
  const frame = new FramePage(page);
  await page.setViewportSize(desk);
  await owner.startAt("/point-of-sale");
  const button = page.getByRole("button", { name: "Gestion" });
  const stock = await frame.menu.getByRole("link", { name: "Stock" }).elementHandle();
  // Both in one turn: the page is left for the other when the list is already open.
  await button.evaluate((opener: HTMLElement, link) => {
    (link as HTMLElement).click();
    opener.click();
  }, stock);
  await expect(page.getByRole("heading", { name: "Stock", exact: true })).toBeVisible();
  await expect(page.getByRole("menu", { name: "Gestion" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
