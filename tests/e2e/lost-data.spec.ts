import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { test as base } from "./fixtures.ts";
import { KillableBrowser, killBrowsers } from "./killable-browser.ts";
import { copies } from "./outbox-copies.ts";
import { PointOfSalePage } from "./pages/point-of-sale-page.ts";
import { SignInPage } from "./pages/sign-in-page.ts";
import { TopBar } from "./pages/top-bar.ts";
import { leaveHalfARecord, throwDatabasesAway } from "./spoilt-profile.ts";

type Phone = {
  /** Its folder on the disk, which outlives the browser. */
  profile: string;
  /** A start of the browser on this phone, at the till or, signed out, at the door. */
  start: () => Promise<{ browser: KillableBrowser; page: Page; till: PointOfSalePage }>;
};

/** A phone whose browser can be killed and whose files can be spoilt; the seller works on it. */
const test = base.extend<{ phone: Phone }>({
  phone: async ({ server, shop, accounts, launchOptions }, use) => {
    void shop;
    const program = must(launchOptions.executablePath, "a browser");
    const profile = mkdtempSync(join(tmpdir(), "boutika-lost-"));
    const start = async () => {
      const browser = await KillableBrowser.launch(program, profile);
      await browser.page.goto(`${server.origin}/point-of-sale`);
      return { browser, page: browser.page, till: new PointOfSalePage(browser.page) };
    };
    const { browser, page, till } = await start();
    await new SignInPage(page).signIn(accounts.seller);
    await expect(till.tile("Eau minérale")).toBeVisible();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await browser.quit();
    await use({ profile, start });
    killBrowsers();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** As a browser says it. By itself the device tries again, the later the longer it was without. */
async function noticeNetwork(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
}

const lostWords = "Le navigateur avait effacé les données de cet appareil.";

test("half a record left by a kill costs nothing, at the next start or the one after", async ({
  phone,
  server,
  shop,
}) => {
  server.pullCable();
  for (let round = 1; round <= 4; round += 1) {
    const { browser, page, till } = await phone.start();
    await expect(till.tile("Eau minérale")).toBeVisible();
    await expect(page.getByText(lostWords)).toHaveCount(0);
    if (round === 4) {
      server.plugCable();
      await noticeNetwork(page);
      await expect(new TopBar(page).syncState).toHaveText("En ligne");
      break;
    }
    await till.sell("Eau minérale");
    await browser.kill();
    leaveHalfARecord(phone.profile);
  }
  const sold =
    await server.sql`select receipt from sales where shop_id = ${shop.id} order by receipt`;
  expect(sold.map(({ receipt }) => receipt)).toEqual([1, 2, 3]);
});

test("the browser throws the databases away: what was unsent is there again, once, and the person is told", async ({
  phone,
  server,
  shop,
}) => {
  server.pullCable();
  const { browser, page, till } = await phone.start();
  const first = await till.sell("Eau minérale");
  await till.next();
  const second = await till.sell("Lait concentré sucré");
  await expect.poll(async () => (await copies(page)).length).toBe(3);
  await browser.kill();
  throwDatabasesAway(phone.profile);

  const after = await phone.start();
  const told = after.page.getByRole("status").filter({ hasText: lostWords });
  await expect(told).toContainText("2 opérations non envoyées ont été retrouvées");
  await isAccessibleBothWays(after.page, "a till whose data were thrown away");
  await after.page.goto(`${server.origin}/waiting`);
  for (const receipt of [first, second])
    await expect(after.page.getByRole("listitem").filter({ hasText: receipt })).toBeVisible();
  await told.getByRole("button", { name: "J’ai vu" }).click();
  await expect(told).toHaveCount(0);
  await after.page.reload();
  await expect(after.page.getByText(second)).toBeVisible();
  await expect(told).toHaveCount(0);

  server.plugCable();
  await noticeNetwork(after.page);
  await expect(new TopBar(after.page).syncState).toHaveText("En ligne");
  await after.page.goto(`${server.origin}/point-of-sale`);
  await after.till.sell("Eau minérale");
  await expect(new TopBar(after.page).syncState).toHaveText("En ligne");
  const sold = await server.sql`
    select receipt, total::int from sales where shop_id = ${shop.id} order by receipt`;
  expect(sold.map(({ receipt, total }) => [receipt, total])).toEqual([
    [1, 400],
    [2, 1200],
    [3, 400],
  ]);
  const devices = await server.sql`select distinct device_no from sales where shop_id = ${shop.id}`;
  expect(devices).toHaveLength(1);
});

test("the outbox goes under an open till: what it holds is there again, and it sells on", async ({
  phone,
  server,
  shop,
}) => {
  server.pullCable();
  const { page, till } = await phone.start();
  const first = await till.sell("Eau minérale");
  await till.next();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase("boutika-outbox");
        deleting.onsuccess = () => resolve();
        deleting.onerror = () => reject(deleting.error);
      }),
  );
  const second = await till.sell("Lait concentré sucré");
  const told = page.getByRole("status").filter({ hasText: lostWords });
  await expect(told).toContainText("1 opération non envoyée a été retrouvée");
  await page.goto(`${server.origin}/waiting`);
  for (const receipt of [first, second])
    await expect(page.getByRole("listitem").filter({ hasText: receipt })).toBeVisible();
  server.plugCable();
  await noticeNetwork(page);
  await expect(new TopBar(page).syncState).toHaveText("En ligne");
  const sold = await server.sql`
    select receipt, total::int from sales where shop_id = ${shop.id} order by receipt`;
  expect(sold.map(({ receipt, total }) => [receipt, total])).toEqual([
    [1, 400],
    [2, 1200],
  ]);
});

test("with the copy gone too, the door says what has happened", async ({
  phone,
  server,
  accounts,
}) => {
  const { browser, page, till } = await phone.start();
  await expect(till.tile("Eau minérale")).toBeVisible();
  await expect.poll(() => copies(page)).not.toEqual([]);
  // On a page without the app: nothing writes the copy anew behind it.
  await page.goto(`${server.origin}/health`);
  await page.evaluate(() => caches.delete("boutika-outbox-copy"));
  await browser.quit();
  throwDatabasesAway(phone.profile);

  const after = await phone.start();
  const told = after.page.getByRole("status").filter({ hasText: lostWords });
  await expect(told).toContainText("n’a pas pu être retrouvé");
  await isAccessibleBothWays(after.page, "the door of a phone whose data were thrown away");
  await new SignInPage(after.page).signIn(accounts.seller);
  await expect(after.till.tile("Eau minérale")).toBeVisible();
  await told.getByRole("button", { name: "J’ai vu" }).click();
  await expect(told).toHaveCount(0);
  await after.till.sell("Eau minérale");
});
