import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { shelf } from "./goods.ts";

test("a list handed over is one thing told and one tap taken, also offline and when one was refused elsewhere", async ({
  owner,
  seller,
  personFor,
  server,
  shop,
}) => {
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const reseller = await personFor(account);
  await reseller.startAt("/product-management/transfers");
  const { page } = reseller;

  // By the office: a list, each article after the other from the keyboard, told as one thing.
  await owner.startAt("/product-management/transfers");
  const office = owner.page;
  await office.getByLabel("Revendeur", { exact: true }).selectOption({ label: "Koffi Mensah" });
  for (const { name } of [shelf[1], shelf[2], shelf[3]] as typeof shelf) {
    await owner.transfers.chooseProduct(name);
    await office.getByLabel("Quantité", { exact: true }).fill("2");
    await office.getByRole("button", { name: "Ajouter à la liste" }).click();
    await expect(office.getByLabel("Produit", { exact: true })).toBeFocused();
  }
  await owner.transfers.chooseProduct("Savon de Marseille");
  await office.getByLabel("Quantité", { exact: true }).fill("9");
  await office.getByRole("button", { name: "Ajouter à la liste" }).click();
  await expect(office.getByText("Il n’y en a que 3 en stock")).toBeVisible();
  await office.getByRole("button", { name: "Retirer Savon de Marseille" }).click();
  await office.getByRole("button", { name: "Transférer (3)" }).click();
  await expect(page.getByRole("link", { name: "Notifications : 1 nouvelle" })).toBeVisible();
  await reseller.topBar.tap("Notifications : 1 nouvelle");
  const told = page.getByText("Mireille Eto vous a remis 3 articles, 6 pièces en tout.");
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Marquer comme lu", exact: true }).click();
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();

  // By the till: each waits. One of the list that is open is refused by the office meanwhile.
  const till = server.tillOf(seller.account, shop.id);
  for (const [productId, quantity] of [
    ["lait01", 1],
    ["eaumin", 1],
    ["pommes", 1],
  ] as const)
    till.write("transfer", Date.now(), {
      ...{ resellerId: account.userId, productId, quantity, price: 1200, minPrice: 1100 },
      origin: "till",
    });
  await till.send();
  await page.goto("/product-management/transfers");
  const { transfers } = reseller;
  await expect(transfers.pending.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Tout confirmer (3)" }).click();
  const dialog = page.getByRole("dialog", { name: "Tout confirmer ?" });
  const [milk] = await server.sql`select id from transfers
    where shop_id = ${shop.id} and product_id = 'lait01' and status = 'pending'`;
  const desk = server.tillOf(owner.account, shop.id, "Bureau 3");
  desk.write("transfer.decide", Date.now(), {
    ...{ transferId: String(milk?.["id"]), decision: "reject" as const, note: "" },
    ...{ productId: "lait01", quantity: 1 },
  });
  await desk.send();
  await expect(transfers.pending.getByRole("listitem")).toHaveCount(2);
  await reseller.goOffline();
  await dialog.getByRole("button", { name: "Confirmer les 3 articles" }).click();
  const left = dialog.getByRole("alert");
  await expect(left).toContainText("Le reste est confirmé. Ceux-ci ne l’ont pas été :");
  await expect(left.getByRole("listitem")).toContainText("Lait concentré sucré");
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(transfers.pending).toHaveCount(0);
  await reseller.goOnline();
  await expect(reseller.topBar.syncState).toHaveText("En ligne");
  const rows = await server.sql`select product_id, status from transfers
    where shop_id = ${shop.id} and origin = 'till' order by product_id`;
  expect(rows.map(({ product_id, status }) => [product_id, status])).toEqual([
    ["eaumin", "confirmed"],
    ["lait01", "rejected"],
    ["pommes", "confirmed"],
  ]);
});
