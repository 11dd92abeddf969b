import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { Person } from "./person.ts";

test("by plain http, in a shop's own network, one signs in, sells, and the sale is sent", async ({
  playwright,
  launchOptions,
  server,
  shop,
  accounts,
}) => {
  void shop;
  // As a telephone reaches the till of `npm start`: by a name or number that no browser takes for this machine.
  const { port } = new URL(server.origin);
  const elsewhere = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP caisse.test 127.0.0.1"],
  });
  const context = await elsewhere.newContext({
    ...{ baseURL: `http://caisse.test:${port}`, locale: "fr-FR", timezoneId: "Africa/Douala" },
    viewport: { width: 360, height: 740 },
  });
  const seller = new Person(accounts.seller, context, await context.newPage());
  await seller.startAt("/point-of-sale");
  expect(await seller.page.evaluate(() => isSecureContext)).toBe(false);
  const receipt = await seller.pointOfSale.sell("Lait concentré sucré");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await seller.page.goto("/tickets");
  await expect(seller.page.getByText(receipt)).toBeVisible();
  const [sold] = await server.sql`select total from sales where shop_id = ${shop.id}`;
  expect(sold).toEqual({ total: 1200 });
  await seller.page.goto("/waiting");
  await expect(seller.page.getByText("elle ne s’ouvre pas sans réseau")).toBeVisible();
  // The session is one of the browser's: it outlives the page.
  await seller.reopen("/point-of-sale");
  await expect(seller.pointOfSale.tile("Lait concentré sucré")).toContainText("39");
  await elsewhere.close();
});
