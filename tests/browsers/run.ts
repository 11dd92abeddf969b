import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Account, ShopServer } from "#tests/e2e/shop-server.ts";
import { startTestPostgres } from "#tests/support/database.ts";
import { outOfReach } from "#tests/support/out-of-reach.ts";
import { type Driver, NotInstalled, until } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * `npm run test:browsers`: signs in, sells and opens every page in WebKit and in Firefox, as far as they are installed.
 * Not a part of `npm test`: they are 300 MB, and all journeys are played in Chromium.
 */
const ofOwner = [
  ...["dashboard", "performance", "reports", "tickets", "inventory", "product-management"],
  ...["product-management/transfers", "product-management/shop-transfers"],
  ...["product-management/import", "product-management/labels", "day-close", "day-close/count"],
  ...["employee-management", "reseller-list", "messages", "notifications", "profile-management"],
  ...["profile-management/identity", "profile-management/password"],
  ...["profile-management/devices", "profile-management/appearance"],
  ...["profile-management/audit", "shop-configuration", "subscription-upgrade", "device-sellers"],
  ...["waiting", "help", "inventory/count"],
];
const ofSeller = ["employee-dashboard", "performance", "received-invitations", "point-of-sale"];
const ofReseller = ["reseller-dashboard", "reseller-reports", "reseller-commissions"];

const tile = "[aria-label=Produits] button";

const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
await ensureBuilt();
const postgres = await startTestPostgres();
const server = await ShopServer.start();
const count = { passed: 0, failed: 0 };
try {
  for (const start of [startWebKit, startFirefox]) await tryOut(start);
} finally {
  await server.stop();
  await postgres.stop();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0);

async function tryOut(start: () => Promise<Driver>): Promise<void> {
  const owner = await server.enrol("Mireille Eto");
  const shop = await server.openShop(owner);
  const seller = await server.enrol("Aline Mbarga");
  const reseller = await server.enrol("Aïcha Njoya");
  await server.hire(shop, seller, "seller");
  await server.hire(shop, reseller, "reseller");
  for (const [account, pages] of [
    [owner, ofOwner],
    [seller, ofSeller],
    [reseller, ofReseller],
  ] as const) {
    const driver = await started(start);
    if (!driver) return;
    try {
      console.log(`${driver.name}, ${account.fullName}`);
      await checked("signs in", () => signIn(driver, account));
      if (account !== reseller) await checked("sells", () => sell(driver, shop.id));
      for (const page of pages) await checked(page, () => opens(driver, page));
    } finally {
      await driver.close();
    }
  }
}

async function started(start: () => Promise<Driver>): Promise<Driver | undefined> {
  try {
    return await start();
  } catch (cause) {
    if (!(cause instanceof NotInstalled)) throw cause;
    console.log(`not here: ${cause.message}`);
    return undefined;
  }
}

async function checked(what: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
    count.passed += 1;
  } catch (cause) {
    count.failed += 1;
    console.log(`  FAILED ${what}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

async function signIn(driver: Driver, { email, password }: Account): Promise<void> {
  await driver.open(`${server.origin}/auth?from=/point-of-sale`);
  await until("the form", () => driver.run("return !!document.querySelector('[type=email]')"));
  await driver.type("input[type=email]", email);
  await driver.type("input[type=password]", password);
  await driver.click("form button[type=submit]");
  await until("the till", () => driver.run("return location.pathname === '/point-of-sale'"));
}

/** One piece of the first product, paid exactly; the books have one sale more. */
async function sell(driver: Driver, shopId: string): Promise<void> {
  const sales = async () => server.sql`select 1 from sales where shop_id = ${shopId}`;
  const before = (await sales()).length;
  await until("a product", () => driver.run(`return !!document.querySelector("${tile}")`));
  await driver.click(tile);
  await tapped(driver, "Encaisser");
  const buttons = '[...document.querySelectorAll("dialog[open] fieldset button")]';
  await until("the digits and notes, whole on a small screen", async () => {
    const hidden = await driver.run<string[]>(`return (${outOfReach})(${buttons})`);
    if (hidden.length > 0) throw new Error(hidden.join(", "));
    return driver.run<boolean>(`return ${buttons}.length >= 16 && innerHeight < 620`);
  });
  await tapped(driver, "Valider");
  await until("« Enregistrée »", () => says(driver, "Enregistrée"));
  await until("the sale in the books", async () => (await sales()).length === before + 1);
  await until("« En ligne »", () => says(driver, "En ligne"));
}

/** The button that bears these words, shown and at rest no more. */
async function tapped(driver: Driver, words: string): Promise<void> {
  await until(`« ${words} »`, () =>
    driver.run(`const button = [...document.querySelectorAll("button")].findLast((one) =>
        one.textContent.trim().startsWith(${JSON.stringify(words)}) && one.offsetParent &&
        !one.disabled && one.ariaDisabled !== "true" && one.getAttribute("aria-disabled") !== "true");
      button?.click();
      return !!button;`),
  );
}

function says(driver: Driver, words: string): Promise<boolean> {
  return driver.run(`return document.body?.textContent.includes(${JSON.stringify(words)})`);
}

/**
 * Opened by its address, the page has drawn what it is for: no ring, and no word of a trouble. A driver may answer before
 * the page of before has gone.
 */
async function opens(driver: Driver, page: string): Promise<void> {
  await driver.run("document.documentElement.dataset.before = 'true'");
  await driver.open(`${server.origin}/${page}`);
  await until("another page", () =>
    driver.run("return document.body && !document.documentElement.dataset.before"),
  );
  await until("its title", () =>
    driver.run(`const main = document.querySelector("main");
      return !!main?.querySelector("h1, h2, [aria-label=Produits], input") &&
        !main.querySelector("[aria-busy=true]") && main.textContent.trim() !== "";`),
  );
  for (const trouble of ["Cette page a eu un problème", "Page introuvable", "ne peut pas s’ouvrir"])
    if (await says(driver, trouble)) throw new Error(`« ${trouble} »`);
}
