import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { CameraScene } from "./camera-scene.ts";
import { test } from "./fixtures.ts";
import { unknownCode } from "./goods.ts";
import { DayClosePage } from "./pages/day-close-page.ts";
import { InventoryPage } from "./pages/inventory-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { SellerGate } from "./pages/seller-gate.ts";
import type { Person } from "./person.ts";

const pins = { owner: "2580", seller: "0417" };

/** The owner's telephone, shared with a seller; locked, without a network. */
async function sharedTelephone(owner: Person): Promise<SellerGate> {
  await owner.startWork();
  await owner.topBar.pick("Vendeurs de cet appareil");
  const gate = new SellerGate(owner.page);
  await gate.givePin("Mireille Eto", pins.owner);
  await gate.givePin("Aline Mbarga", pins.seller);
  return gate;
}

test("two people sell on one device without a network, each under their own name", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  const gate = await sharedTelephone(owner);
  await isAccessibleBothWays(owner.page, "sellers of the device");
  await gate.askPin("Aline Mbarga");
  await isAccessibleBothWays(owner.page, "a code for somebody");
  await owner.page.keyboard.press("Escape");
  // Typed twice without a pause, as by whoever types without looking.
  const form = await gate.askPin("Aline Mbarga");
  await form.getByLabel("Nouveau code à quatre chiffres").focus();
  await owner.page.keyboard.type(pins.seller.repeat(2));
  await expect(form).toHaveCount(0);
  await owner.goOffline();
  await owner.topBar.pick("Changer de vendeur");
  await expect(gate.dialog.getByRole("heading", { name: "Qui vend ?" })).toBeVisible();
  await isAccessibleBothWays(owner.page, "the lock");
  await gate.letIn("Aline Mbarga", pins.seller);
  const hers = await owner.pointOfSale.sell("Savon");
  await owner.pointOfSale.next();

  // Her rights are her own: the office is closed, also by its address.
  await expect(owner.page.getByRole("link", { name: "Tableau de bord" })).toHaveCount(0);
  await owner.page.goto("/dashboard");
  await expect(owner.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
  await owner.page.goto("/profile-management");
  await expect(owner.page).toHaveURL(/\/point-of-sale$/);

  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Mireille Eto", pins.owner);
  await owner.pointOfSale.open();
  await owner.pointOfSale.sell("Savon");
  await owner.tickets.open();
  await expect(owner.tickets.ticket(hers)).toContainText("Aline Mbarga");
  await owner.tickets.ticket(hers).click();
  const recorded = owner.page.getByText("Saisi sur l’appareil de Mireille Eto");
  await expect(recorded).toBeVisible();

  await owner.goOnline();
  await expect
    .poll(
      () => server.sql`
        select seller_id as "sellerId", recorded_by as "recordedBy", coalesce(flags, '{}') as flags from sales
        where shop_id = ${shop.id} order by seq`,
    )
    .toEqual([
      { sellerId: accounts.seller.userId, recordedBy: accounts.owner.userId, flags: [] },
      { sellerId: accounts.owner.userId, recordedBy: null, flags: [] },
    ]);
  await expect(recorded).toBeVisible();
});

test("stock and till bear who was switched in, by their own rights, also once they are sent", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  const reseller = await server.enrol("Bih Ngwa");
  await server.hire(shop, reseller, "reseller");
  const gate = await sharedTelephone(owner);
  await owner.goOffline();
  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Aline Mbarga", pins.seller);
  const inventory = new InventoryPage(owner.page);
  await inventory.open();
  const dialog = await inventory.correct("Savon de Marseille");
  await dialog.getByLabel("Stock réel").fill("2");
  await dialog.getByLabel("Raison").fill("Trouvé ouvert");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toHaveCount(0);
  const till = new DayClosePage(owner.page);
  await till.open();
  await till.openWith(5000);
  await owner.pointOfSale.open();
  await owner.page.getByRole("button", { name: "Transferts et retours" }).click();
  await owner.page.getByRole("menuitem", { name: "Transfert", exact: true }).click();
  await owner.transfers.handOver("Lait concentré sucré", "Bih Ngwa", 1);
  await owner.transfers.say("Transfert enregistré : il attend d’être confirmé.");

  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Mireille Eto", pins.owner);
  await inventory.open();
  const moves = await inventory.history("Savon de Marseille");
  await expect(moves).toContainText("Aline Mbarga");
  await owner.goOnline();
  await expect
    .poll(
      () => server.sql`
        select kind, status, recorded_by as "recordedBy" from op_ledger
        where shop_id = ${shop.id} and kind in ('adjust', 'till.open', 'transfer') order by seq`,
    )
    .toEqual(
      ["adjust", "till.open", "transfer"].map((kind) => ({
        ...{ kind, status: "applied", recordedBy: accounts.owner.userId },
      })),
    );
  const [done] = await server.sql`
    select (select by_id from adjustments where shop_id = ${shop.id} and mode <> 'increase') as stock,
      (select seller_id from till_acts where shop_id = ${shop.id}) as till,
      (select by_id from transfers where shop_id = ${shop.id} and status = 'pending') as transfer`;
  const aline = accounts.seller.userId;
  expect(done).toEqual({ stock: aline, till: aline, transfer: aline });
  await expect(moves).toContainText("Aline Mbarga");
});

test("the lock keeps the cart, survives a reload, and waits longer after five wrong codes", async ({
  owner,
}) => {
  const gate = await sharedTelephone(owner);
  await owner.pointOfSale.open();
  await owner.goOffline();
  await owner.pointOfSale.tile("Savon").click();
  await owner.topBar.pick("Changer de vendeur");
  await gate.choose("Aline Mbarga");
  for (let turn = 1; turn <= 4; turn += 1) {
    await gate.type("1111");
    await expect(gate.alert).toContainText(`Encore ${5 - turn} essai`);
  }
  await gate.type("1111");
  await expect(gate.alert).toContainText("Trop d’essais. Attendez");
  await owner.page.keyboard.press("Escape");
  await owner.page.reload();
  await expect(gate.dialog).toBeVisible();
  await expect(owner.pointOfSale.products).toHaveCount(0);
  await owner.page.goto("/shop-setup");
  await expect(gate.dialog).toBeVisible();
  await gate.choose("Aline Mbarga");
  await expect(gate.alert).toContainText("Trop d’essais. Attendez");
  // As if the clock had been ahead by a day then: what is waited runs down from a quarter of an hour.
  await owner.page.evaluate((day) => {
    const until = /"until":(\d+)/;
    const later = (_: string, was: string) => `"until":${Number(was) + day}`;
    localStorage.setItem("sharing", localStorage.getItem("sharing")?.replace(until, later) ?? "");
  }, 86_400_000);
  await owner.page.reload();
  await gate.choose("Aline Mbarga");
  await expect(gate.alert).toContainText("Attendez 14 min 5");
  await gate.dialog.getByRole("button", { name: "Quelqu’un d’autre" }).click();
  await gate.letIn("Mireille Eto", pins.owner);
  await owner.pointOfSale.open();
  await expect(owner.pointOfSale.cartBar).toContainText("1 article");
});

const soap = "3256225734948";

test("a scanner does nothing while the device is locked: no form lies over it, nothing is sold, no code is tried", async ({
  owner,
}) => {
  const { page, pointOfSale: till } = owner;
  const gate = await sharedTelephone(owner);
  await new ProductsPage(page).open();
  await expect(page.getByText("Savon de Marseille").first()).toBeVisible();
  await owner.topBar.pick("Changer de vendeur");
  await expect(gate.dialog.getByRole("heading", { name: "Qui vend ?" })).toBeVisible();
  for (const code of [soap, unknownCode]) await till.scan(code);
  await gate.choose("Aline Mbarga");
  await gate.scanIntoField(soap);
  await gate.type("1111");
  await expect(gate.alert).toContainText("Encore 4 essais");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await gate.dialog.getByRole("button", { name: "Quelqu’un d’autre" }).click();
  await gate.letIn("Mireille Eto", pins.owner);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await till.open();
  await till.scan(soap);
  await expect(till.cartBar).toContainText("1 article");
  await owner.topBar.pick("Changer de vendeur");
  await expect(gate.dialog).toBeVisible();
  for (const code of [soap, unknownCode]) await till.scan(code);
  await page.keyboard.press("F9");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await gate.letIn("Mireille Eto", pins.owner);
  await expect(till.cartBar).toContainText("1 article");
  await till.scan(soap);
  await expect(till.cartBar).toContainText("2 articles");
});

test("a camera that is open lets go while the device is locked, and goes on afterwards", async ({
  owner,
}) => {
  const { page, pointOfSale: till } = owner;
  const camera = await CameraScene.before(page);
  const gate = await sharedTelephone(owner);
  await till.open();
  await camera.open.click();
  await camera.hold(soap);
  await expect(till.cartBar).toContainText("1 article");
  await camera.hold(undefined);
  await owner.topBar.pick("Changer de vendeur");
  await expect(gate.dialog).toBeVisible();
  await expect.poll(() => camera.isFilming()).toBe(false);
  await camera.hold(soap);
  await camera.linger();
  await camera.hold(undefined);
  await gate.letIn("Mireille Eto", pins.owner);
  await expect.poll(() => camera.isFilming()).toBe(true);
  await expect(till.cartBar).toContainText("1 article");
});

test("a telephone left alone locks by itself, after the minutes chosen, and keeps the cart", async ({
  owner,
}) => {
  const { page } = owner;
  await page.clock.install();
  const gate = await sharedTelephone(owner);
  await page.getByLabel("Verrouiller tout seul").selectOption({ label: "Après 1 minute" });
  await owner.pointOfSale.open();
  // Twice half of it and a little: real time passes besides, more of it on a slow machine.
  for (const articles of ["1 article", "2 articles"]) {
    await page.clock.runFor(31_000);
    await owner.pointOfSale.tile("Savon").click();
    await expect(owner.pointOfSale.cartBar).toContainText(articles);
  }
  await expect(gate.dialog).toBeHidden();
  await page.clock.runFor(66_000);
  await expect(gate.dialog.getByRole("heading", { name: "Qui vend ?" })).toBeVisible();
  await gate.letIn("Mireille Eto", pins.owner);
  await expect(owner.pointOfSale.cartBar).toContainText("2 articles");
});

test("another role while somebody is in: they come in again, as what they are now", async ({
  owner,
  server,
  shop,
  accounts,
}) => {
  const gate = await sharedTelephone(owner);
  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Aline Mbarga", pins.seller);
  await expect(owner.pointOfSale.products).toBeVisible();
  await server.hire(shop, accounts.seller, "manager");
  await owner.page.reload();
  await gate.letIn("Aline Mbarga", pins.seller);
  await owner.page.goto("/dashboard");
  await expect(owner.dashboard.figure("Ventes du jour")).toBeVisible();
});

test("a forgotten code: the person signed in proves it by their password and chooses another", async ({
  owner,
}) => {
  const gate = await sharedTelephone(owner);
  await owner.topBar.pick("Changer de vendeur");
  await gate.choose("Mireille Eto");
  await gate.dialog.getByRole("button", { name: "Code oublié ?" }).click();
  await isAccessibleBothWays(owner.page, "a forgotten code");
  await gate.dialog.getByRole("link", { name: "Se connecter" }).click();
  await owner.signIn();
  await expect(owner.page).toHaveURL(/\/device-sellers$/);
  await gate.givePin("Mireille Eto", "7777");
  await owner.topBar.pick("Changer de vendeur");
  await gate.letIn("Mireille Eto", "7777");
});
