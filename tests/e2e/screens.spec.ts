import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";
import { InventoryPage } from "./pages/inventory-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import type { Person } from "./person.ts";

/** Places a person may be in, how to get there, and when they are there. */
const places: readonly [name: string, go: (person: Person) => Promise<void>][] = [
  ["till", async ({ pointOfSale }) => pointOfSale.open()],
  [
    "till with a cart",
    async ({ pointOfSale }) => {
      await pointOfSale.open();
      await pointOfSale.tile("Eau minérale").click();
    },
  ],
  [
    "payment",
    async ({ pointOfSale }) => {
      await pointOfSale.payButton.click();
      await expect(pointOfSale.validateButton).toBeEnabled();
    },
  ],
  [
    "receipt",
    async ({ pointOfSale }) => {
      await pointOfSale.validateButton.click();
      await pointOfSale.receiptShown();
    },
  ],
  [
    "dashboard",
    async ({ dashboard }) => {
      await dashboard.open();
      await expect(dashboard.latestTickets).toBeVisible();
    },
  ],
  [
    "tickets",
    async ({ page, tickets }) => {
      await tickets.open();
      await expect(
        page.getByRole("region", { name: "Tickets" }).getByRole("link").first(),
      ).toBeVisible();
    },
  ],
  [
    "one ticket",
    async ({ page }) => {
      await page.getByRole("region", { name: "Tickets" }).getByRole("link").first().click();
      await expect(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
    },
  ],
  [
    "sendings",
    async ({ page, waiting }) => {
      await waiting.open();
      await expect(page.getByText("Tout est envoyé")).toBeVisible();
    },
  ],
  [
    "products",
    async ({ page }) => {
      const products = new ProductsPage(page);
      await products.open();
      await expect(products.row("Sucre en morceaux")).toBeVisible();
    },
  ],
  [
    "a new product that lacks everything",
    async ({ page }) => {
      const products = new ProductsPage(page);
      await products.add.click();
      await products.form.getByRole("button", { name: "Ajouter le produit" }).click();
      await expect(products.form.getByRole("alert")).toBeVisible();
    },
  ],
  [
    "a decrease that is refused",
    async ({ page }) => {
      const products = new ProductsPage(page);
      await products.open();
      const dialog = await products.move("Diminuer", "Savon de Marseille", 3, "Casse");
      await expect(dialog.getByRole("alert")).toBeVisible();
    },
  ],
  ["stock", async ({ page }) => new InventoryPage(page).open()],
  [
    "history of a product",
    async ({ page }) => {
      await new InventoryPage(page).history("Eau minérale 1,5 l");
    },
  ],
  [
    "a count under way",
    async ({ page }) => {
      const inventory = new InventoryPage(page);
      await page.goto("/inventory/count");
      await inventory.type("Lait concentré sucré", 42);
      await expect(inventory.countOf("Lait concentré sucré")).toContainText("Écart");
    },
  ],
];

for (const [width, height, theme] of [
  [360, 740, "light"],
  [1280, 800, "dark"],
] as const) {
  test(`every screen can be used by all, ${width} px, ${theme}`, async ({ owner }) => {
    const { page } = owner;
    await page.setViewportSize({ width, height });
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await page.goto("/auth");
    await isAccessible(page, "sign-in");
    await page.getByRole("tab", { name: "Inscription" }).click();
    await isAccessible(page, "registration");
    await page.getByRole("tab", { name: "Email" }).click();
    await owner.signIn();
    for (const [name, go] of places) {
      await go(owner);
      await isAccessible(page, name);
    }
  });
}

test("no screen scrolls sideways at 320 px, with the longest words", async ({ owner }) => {
  const { page } = owner;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/auth?from=/point-of-sale");
  await owner.signIn();
  for (const [name, go] of places) {
    await go(owner);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, name).toBeLessThanOrEqual(320);
  }
});

test("theme and language are kept on the device", async ({ seller }) => {
  const { page, topBar } = seller;
  await seller.startWork();
  await topBar.pick("Sombre");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await topBar.pick("English");
  await expect(page.getByRole("button", { name: "Charge" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Charge" })).toBeVisible();
});

test("it can be installed: manifest, icons, and a worker that serves the shell", {
  tag: newDevice,
}, async ({ seller, server }) => {
  await seller.startWork();
  const { page } = seller;
  const manifest = await (await page.request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/point-of-sale" });
  for (const icon of manifest.icons)
    expect((await page.request.get(icon.src)).ok(), icon.src).toBe(true);
  server.pullCable();
  await seller.reopen("/tickets");
  await expect(page.context().pages()[0] ?? page).toHaveTitle(/Boutika/);
  server.plugCable();
});
