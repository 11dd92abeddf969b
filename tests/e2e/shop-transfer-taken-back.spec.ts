import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { TopBar } from "./pages/top-bar.ts";

const milk = "Lait concentré sucré";

test("goods sent to the other shop by mistake are taken back, without a network too, and it reads so", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  await owner.startWork();
  const { page, transfers } = owner;
  const other = await server.openShop(accounts.owner, [], "Boutique Bonabéri");
  await page.reload();
  const goTo = async (name: string) => {
    await new TopBar(page).tap(/Changer de boutique/);
    await page.getByRole("menuitemradio", { name }).click();
    await expect(page.getByRole("banner")).toContainText(name);
  };
  await goTo(shop.name);
  await page.goto("/product-management/shop-transfers");
  await transfers.chooseProduct(milk);
  await page.getByLabel("Quantité", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  const onTheWay = page.getByRole("list", { name: "Transferts en route" });
  await expect(onTheWay.getByRole("listitem")).toContainText(`Vers ${other.name}`);
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  await owner.goOffline();
  await onTheWay.getByRole("button", { name: "Reprendre" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("toutes les pièces reviennent dans votre stock");
  await dialog.getByRole("button", { name: "Reprendre l’envoi" }).click();
  await expect(dialog).toHaveCount(0);
  const over = page.getByRole("list", { name: "Transferts reçus ou repris" }).getByRole("listitem");
  await expect(over).toContainText("Repris");
  await owner.goOnline();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  await owner.pointOfSale.open();
  await expect(owner.pointOfSale.tile(milk)).toContainText("40");

  await goTo(other.name);
  await page.goto("/product-management/shop-transfers");
  await expect(over).toContainText("Repris par l’expéditeur");
  await expect(onTheWay).toHaveCount(0);
});
