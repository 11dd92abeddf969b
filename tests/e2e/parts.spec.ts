import { expect, type Route } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { FramePage } from "./pages/frame-page.ts";
import { TopBar } from "./pages/top-bar.ts";

// Without a worker that keeps the parts.
test.use({ serviceWorkers: "block" });

test("without its words the application says so in both languages, and opens at the second try", async ({
  page,
}) => {
  await page.route(/assets\/messages-/, (route) => route.abort());
  await page.goto("/auth");
  const told = page.getByRole("alert");
  await expect(told).toContainText("Cette page n’a pas pu s’ouvrir.");
  await expect(told).toContainText("This page could not open.");
  await isAccessible(page, "no words");
  await page.unroute(/assets\/messages-/);
  await told.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("what takes too long says so, in both languages while there are no words", async ({
  owner,
}) => {
  const { page } = owner;
  // As if its eight seconds had passed.
  const waited = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation as CSSAnimation).animationName === "appear") animation.finish();
    });
  let goOn = () => {};
  const stalled = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const stall = async (route: Route) => {
    await stalled;
    await route.continue();
  };
  const [told, translated] = [
    page.getByText("C’est plus long que d’habitude…"),
    page.getByText("Taking longer than usual…"),
  ];
  await page.route(/assets\/messages-/, stall);
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(page.getByText("Boutika", { exact: true })).toBeVisible();
  await expect(told).toBeHidden();
  await waited();
  await expect(told).toBeVisible();
  await expect(translated).toBeVisible();
  await isAccessible(page, "stalled");
  goOn();
  await owner.signIn();
  await expect(told).toHaveCount(0);
  await page.unroute(/assets\/messages-/);
  const board = page.getByRole("heading", { name: "Tableau de bord" });
  await expect(board).toBeVisible();
  // With words, in the language of the person.
  await page.route(/assets\/inventory-screen/, () => undefined);
  await new TopBar(page).tap("Ouvrir le menu");
  await new FramePage(page).menu.getByRole("link", { name: "Stock" }).click();
  // The page that was there stays, and does not look as if nobody had heard.
  await expect(page.getByText("Un instant…")).toBeVisible();
  await expect(board).toBeVisible();
  await expect(told).toBeHidden();
  await waited();
  await expect(told).toBeVisible();
  await expect(translated).toHaveCount(0);
  await isAccessible(page, "stalled, with words");
});

test("what comes late beside a page takes nothing from it where it is missing", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  const { page } = owner;
  await server.openShop(accounts.owner, [], "Kiosque Deïdo");
  await page.setViewportSize({ width: 1280, height: 800 });
  const missing = new Set<string>();
  await page.route(/assets\/(shop-menu|breadcrumb)-/, (route) => {
    missing.add(/assets\/([a-z-]+)-/.exec(route.request().url())?.[1] ?? "");
    return route.abort();
  });
  await owner.startAt("/notebook");
  await expect(page.getByRole("heading", { name: "Cahier", level: 1 })).toBeVisible();
  await expect.poll(() => [...missing].sort()).toEqual(["breadcrumb", "shop-menu"]);
  // The name of the shop stays, without its menu.
  await expect(page.getByRole("banner")).toContainText(new RegExp(`${shop.name}|Kiosque Deïdo`));
  await expect(page.getByRole("button", { name: /^Changer de boutique/ })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Cahier", level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a part that is missing or broken is said so, and costs no cart", async ({ owner }) => {
  const { page, pointOfSale: till } = owner;
  const frame = new FramePage(page);
  await owner.startAt("/point-of-sale");
  await till.tile("Eau minérale").click();
  await page.route(/assets\/inventory-screen/, (route) => route.abort());
  const toStock = async () => {
    await new TopBar(page).tap("Ouvrir le menu");
    await frame.menu.getByRole("link", { name: "Stock" }).click();
  };
  await toStock();
  await expect(page.getByText("Cette page n’est pas encore sur cet appareil")).toBeVisible();
  await isAccessible(page, "missing part");
  await page.getByRole("link", { name: "Retour à la vente" }).click();
  await expect(till.cartBar).toContainText("1 art");
  await toStock();
  await expect(page.getByText("Cette page n’est pas encore sur cet appareil")).toBeVisible();
  await page.unroute(/assets\/inventory-screen/);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { name: "Stock", exact: true })).toBeVisible();

  await page.goto("/point-of-sale");
  await page.route(/assets\/inventory-screen/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export function InventoryScreen() { if (!window.mended) throw new Error('Panne'); return 'Réparé'; }",
    }),
  );
  await toStock();
  await expect(page.getByText("Cette page a eu un problème")).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Cette page a eu un problème")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Réparé")).toBeVisible();
  await page.goto("/point-of-sale");
  await expect(till.cartBar).toContainText("1 art");
});
