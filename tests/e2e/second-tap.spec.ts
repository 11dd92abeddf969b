import { expect } from "@playwright/test";
import { doubleTap } from "./double-tap.ts";
import { test } from "./fixtures.ts";
import { InventoryPage } from "./pages/inventory-page.ts";

const milk = "Lait concentré sucré";
const soap = "Savon de Marseille";

test("the last piece of a line, tapped twice, takes nothing of the next line; keys wait for nothing", async ({
  seller,
}) => {
  const { page, pointOfSale: till } = seller;
  await page.setViewportSize({ width: 1280, height: 800 });
  await seller.startWork();
  for (const name of [soap, milk]) await till.tile(name).click();
  const lines = page.getByRole("list", { name: "Lignes du panier" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  await doubleTap(page.getByRole("button", { name: `Retirer ${soap}` }));
  await page.getByRole("button", { name: `Un ${milk} de plus` }).press("Enter");
  await expect(page.getByLabel(`Quantité de ${milk}`)).toHaveText("2");
  await expect(lines).toHaveCount(1);
});

test("a transfer confirmed by a double tap is the only one confirmed", async ({
  seller,
  owner,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  await seller.startWork();
  for (const product of [milk, soap]) {
    await seller.page.getByRole("button", { name: "Transferts et retours" }).click();
    await seller.page.getByRole("menuitem", { name: "Transfert", exact: true }).click();
    await seller.transfers.handOver(product, "Koffi Mensah", 1);
    await expect(seller.page.getByRole("dialog")).toHaveCount(0);
  }
  await owner.startWork();
  const { pending, confirmed } = owner.transfers;
  await owner.transfers.open();
  await expect(pending.getByRole("listitem")).toHaveCount(2);
  await doubleTap(
    pending.getByRole("button", { name: "Confirmer" }).first(),
    'ul[aria-label="Transferts confirmés"]',
  );
  await expect(confirmed.getByRole("listitem")).toHaveCount(1);
  await expect(pending.getByRole("listitem")).toHaveCount(1);
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const decided = await server.sql`
    select status from transfers where shop_id = ${shop.id} order by status`;
  expect(decided.map(({ status }) => status)).toEqual(["confirmed", "pending"]);
});

test("a counted product dropped by a double tap leaves the next one in the count", async ({
  seller,
}) => {
  await seller.startWork();
  const inventory = new InventoryPage(seller.page);
  await inventory.open();
  await inventory.startCount();
  await inventory.type(milk, 42);
  await inventory.type(soap, 3);
  const bins = inventory.counted.getByRole("button", { name: /^Retirer .* du comptage$/ });
  await expect(bins).toHaveCount(2);
  await doubleTap(bins.first());
  await expect(bins).toHaveCount(1);
  await seller.page.reload();
  await expect(bins).toHaveCount(1);
});
