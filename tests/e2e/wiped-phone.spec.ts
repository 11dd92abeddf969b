import { expect, type Page } from "@playwright/test";
import { everythingKept } from "./everything-kept.ts";
import { test } from "./fixtures.ts";
import { type Goods, shelf } from "./goods.ts";
import { Person } from "./person.ts";

test("who signs out chooses what the phone keeps: everything to come back sooner, or nothing", async ({
  seller,
  accounts,
  shop,
}) => {
  await seller.startWork();
  await seller.pointOfSale.sell("Eau minérale");
  const secrets = [accounts.seller.fullName, accounts.seller.email, "Eau minérale", shop.id];
  await expect(seller.page.getByText("En ligne")).toBeVisible();
  const before = await everythingKept(seller.page);
  for (const secret of secrets) expect(before).toContain(secret);

  await seller.topBar.pick("Déconnexion");
  await seller.page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await expect(seller.page).toHaveURL(/\/$/);
  expect(await everythingKept(seller.page)).toContain("Eau minérale");

  await seller.startWork();
  await seller.topBar.pick("Déconnexion");
  const question = seller.page.getByRole("dialog", { name: "Se déconnecter" });
  await expect(question).toContainText("rien ne se perd");
  await question.getByRole("button", { name: "Effacer de cet appareil" }).click();
  await expect(seller.page).toHaveURL(/\/$/);
  await expect.poll(() => everythingKept(seller.page)).not.toContain("Eau minérale");
  const after = await everythingKept(seller.page);
  for (const secret of [accounts.seller.fullName, accounts.seller.email, "Eau minérale"])
    expect(after).not.toContain(secret);

  await seller.startWork();
  await expect(seller.pointOfSale.tile("Eau minérale")).toBeVisible();
});

test("a deleted account leaves nothing in the browser: no sale, no product, no picture, no name; others keep theirs", async ({
  owner,
  shop,
  server,
  accounts,
}) => {
  const neighbour = await server.enrol("Honorine Biya");
  const cakes: Goods = { ...(shelf[1] as Goods), id: "gateau", name: "Beignets", barcode: null };
  const stall = await server.openShop(neighbour, [cakes], "Étal de Honorine");
  const till = server.tillOf(accounts.owner, shop.id);
  const lines = [{ productId: "lait01", quantity: 1, price: 1200 }];
  const sales = Array.from({ length: 92 }, (_, index) =>
    till.write("sale", Date.now() - (index + 1) * 60_000, {
      ...{ receipt: till.nextReceipt(), catalogRev: 1_000_000, lines, total: 1200 },
      payments: [{ method: "cash", amount: 1200, tendered: 1200 }],
    }),
  );
  await till.send();

  // Somebody else has worked on this device before, and comes back to it.
  const { page, context } = owner;
  const other = new Person(neighbour, context, page);
  await other.startWork();
  await other.topBar.pick("Déconnexion");
  await page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await expect(page).toHaveURL(/\/$/);

  await owner.startWork();
  const receipt = await owner.pointOfSale.sell("Eau minérale");
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  // As the worker keeps them.
  await page.evaluate(
    async (address) => {
      await (await caches.open("images")).put(address, new Response("picture"));
    },
    `/api/v1/shops/${shop.id}/images/${"A".repeat(22)}`,
  );
  const second = await context.newPage();
  await second.goto("/tickets");
  await expect(second.getByText(receipt)).toBeVisible();
  const names = [accounts.owner.fullName, accounts.owner.email];
  // How many receipts a device has numbered in a shop stays known, by its identifier alone.
  const picture = `/shops/${shop.id}/images/`;
  const secrets = [
    ...names,
    picture,
    `shop:${shop.id}`,
    shop.name,
    "Lait concentré",
    "Eau minérale",
    ...sales,
  ];
  await expect.poll(() => missingIn(page, secrets)).toEqual([]);

  await page.goto("/account-deletion");
  await page.getByLabel("Autre raison").check();
  await expect(page.getByText("Cette boutique est supprimée avec le compte")).toBeVisible();
  await page.getByRole("button", { name: "Supprimer mon compte…" }).click();
  await page
    .getByLabel("Votre mot de passe, encore une fois", { exact: true })
    .fill(accounts.owner.password);
  await page.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(second).toHaveURL(/\/auth/);
  const gone = [...secrets].sort();
  await expect.poll(async () => (await missingIn(page, secrets)).sort()).toEqual(gone);
  // Neither tab writes again what it had in memory.
  await second.reload();
  await page.reload();
  await expect(page.getByRole("heading").first()).toBeVisible();
  expect((await missingIn(page, secrets)).sort()).toEqual(gone);

  expect(await missingIn(page, [stall.id, "Beignets"])).toEqual([]);
  await second.close();
  await owner.goOffline();
  await owner.goOnline();
  await other.startWork();
  await expect(other.pointOfSale.tile("Beignets")).toBeVisible();
});

/** Those of these words that the browser keeps nowhere. */
async function missingIn(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = await everythingKept(page);
  return words.filter((word) => !kept.includes(word));
}
