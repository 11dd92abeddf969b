import { expect } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { SitePage } from "./pages/site-page.ts";

const desk = { width: 1280, height: 800 };
const anchors = ["features", "platforms", "pricing", "contact"];

test("a visitor walks the site, changes the language, and it is kept for the till", async ({
  page,
}) => {
  const site = new SitePage(page);
  await site.open();
  await isAccessibleBothWays(page, "home");
  for (const [index, place] of ["Fonctionnalités", "Plateformes", "Tarifs", "Contact"].entries()) {
    await site.menu.click();
    await site.place(place).click();
    await expect(page).toHaveURL(new RegExp(`#${anchors[index]}$`));
    await expect(page.getByRole("heading", { level: 2, name: place })).toBeInViewport();
    await expect(site.place(place)).toHaveCount(0);
  }
  const scrolling = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await scrolling()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await scrolling()).toBe("auto");

  await site.menu.click();
  await expect(site.place("Connexion")).toBeVisible();
  await site.place("Connexion").focus();
  await page.keyboard.press("Escape");
  await expect(site.menu).toBeFocused();
  await expect(site.place("Connexion")).toHaveCount(0);

  await site.menu.click();
  await site.place("English").click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(site.headline).toHaveText("The till that sells, even with no network.");
  await site.footer.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(site.headline).toHaveText("Privacy");
  await page.goto("/#pricing");
  await expect(page).toHaveURL(/\/en#pricing$/);
  await page.setViewportSize(desk);
  await site.place("Free trial").click();
  await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("everything is said without any script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  const site = new SitePage(page);
  await site.open();
  for (const anchor of anchors)
    await expect(page.locator(`#${anchor}`).getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.locator("#pricing")).toContainText("20 000 FCFA");
  await expect(page.locator("#testimonials")).toHaveCount(0);
  await site.menu.click();
  await expect(site.place("Tarifs")).toBeVisible();
  await page.getByRole("link", { name: "Installer l’application" }).click();
  await expect(page).toHaveURL(/\/install$/);
  await expect(page.getByText("Choisissez « Sur l’écran d’accueil ».")).toBeVisible();
  const paths = await site.footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(12);
  const own = [...new Set(paths.filter((path) => !/#|\/help/.test(path)))];
  for (const path of own.flatMap((one) => (one.startsWith("/api") ? [one] : [one, `/en${one}`]))) {
    const answer = must(await page.goto(path), path);
    expect(answer.status(), path).toBe(200);
    await expect(page, path).toHaveTitle(/\S/);
  }
  expect(must(await page.goto("/en/nowhere"), "404").status()).toBe(404);
  await expect(site.headline).toHaveText("Oops! Page not found");
  await context.close();
});

test("whoever is signed in is led to their own page, by their role; the till opens offline", async ({
  owner,
  server,
  shop,
  personFor,
}) => {
  const koffi = await server.enrol("Koffi Mensah");
  await server.hire(shop, koffi, "reseller");
  const reseller = await personFor(koffi);
  for (const [person, home] of [
    [owner, "/dashboard"],
    [reseller, "/reseller-dashboard"],
  ] as const) {
    const { page } = person;
    await page.setViewportSize(desk);
    await person.startAt("/point-of-sale");
    // The worker that keeps the shell leaves the site to the server.
    await person.shellKept();
    const site = new SitePage(page);
    await site.open();
    await expect(site.place("Essai gratuit")).toHaveCount(0);
    await expect(site.place("Tableau de bord")).toHaveAttribute("href", new RegExp(`${home}$`));
  }
  // Neither knows its role any more.
  await owner.page.evaluate(() => {
    const { userId, fullName } = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ userId, fullName, shops: [] }));
  });
  await owner.page.reload();
  const site = new SitePage(owner.page);
  await expect(site.place("Tableau de bord")).toHaveAttribute("href", /\/dashboard$/);

  await reseller.goOffline();
  await reseller.page.goto("/");
  await expect(reseller.page.getByText("Pas de réseau")).toBeVisible();
  await isAccessibleBothWays(reseller.page, "door");
  // Nor is another page of the site one that does not exist.
  for (const path of ["/status", "/en/privacy"]) {
    await reseller.page.goto(path);
    await expect(reseller.page.getByText("cette page ne peut pas s’ouvrir")).toBeVisible();
  }
  await reseller.page.getByRole("link", { name: "Ouvrir la caisse" }).click();
  await expect(reseller.page).toHaveURL(/\/point-of-sale$/);
});

test("who installs is asked by the browser, or told how on their kind of device", async ({
  browser,
  baseURL,
}) => {
  const userAgent = "Mozilla/5.0 (Linux; Android 14; Infinix X6532) Chrome/141.0 Mobile Safari";
  const context = await browser.newContext({ baseURL: baseURL ?? "", userAgent });
  const page = await context.newPage();
  const site = new SitePage(page);
  await site.open();
  const install = page.getByRole("link", { name: "Installer l’application" });
  await install.click();
  const ways = site.installDialog.getByRole("heading", { level: 3 });
  await expect(ways.first()).toHaveText("Sur Android");
  await expect(ways).toHaveCount(3);
  await isAccessibleBothWays(page, "install");
  await site.installDialog.getByRole("button", { name: "Fermer" }).click();
  await expect(site.installDialog).toBeHidden();
  await expect(install).toBeFocused();

  await page.evaluate(() => {
    const prompt = () => {
      document.title = "Asked";
      return Promise.resolve();
    };
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  });
  await install.click();
  await expect(page).toHaveTitle("Asked");
  await expect(site.installDialog).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(install).toHaveCount(0);
  await expect(page.getByText("Déjà installée sur cet appareil.")).toBeVisible();
  await context.close();
});

test("the state of the service is asked anew, and told in words", async ({ page }) => {
  const site = new SitePage(page);
  await site.open("/status");
  await expect(page.getByText("Tout marche")).toBeVisible();
  await isAccessibleBothWays(page, "status");
  const down = { status: "down", database: "down", version: "1" };
  await page.route("**/health", (route) => route.fulfill({ status: 503, json: down }));
  await page.reload();
  await expect(page.getByText("la base de données non")).toBeVisible();
  await page.route("**/health", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Le serveur ne répond pas")).toBeVisible();
  const portal = "<!doctype html><title>Connexion</title>";
  await page.route("**/health", (route) =>
    route.fulfill({ contentType: "text/html", body: portal }),
  );
  await page.reload();
  await expect(page.getByText("Le serveur ne répond pas")).toBeVisible();
});
