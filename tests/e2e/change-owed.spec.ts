import { expect } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";

const milk = "Lait concentré sucré";

test("[C9] coins that nobody has stay on the customer’s account, offline, and are in the drawer once", async ({
  seller,
  server,
  shop,
}) => {
  await seller.page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  const panel = page.getByRole("dialog");
  await seller.goOffline();
  await till.tile(milk).click();
  await till.payButton.click();
  await expect(panel.getByRole("button", { name: "Garder sur le compte" })).toHaveCount(0);
  await page.getByRole("button", { name: "2 000", exact: true }).click();
  await isAccessible(page, "change that may stay");
  await panel.getByRole("button", { name: "Garder sur le compte" }).click();
  await panel.getByLabel("Chercher un client").fill("Awa Ndiaye");
  await panel.getByRole("button", { name: "Nouveau client : Awa Ndiaye" }).click();
  await panel.getByLabel("Monnaie gardée pour le client").fill("300");
  await expect(panel).toContainText(/À rendre maintenant\s:\s500\sFCFA/);
  await expect(panel).toContainText(/Avance après\s*300\sFCFA/);
  await isAccessible(page, "change that stays");
  await till.validated();
  const paper = page.getByRole("region", { name: `Reçu ${await till.receiptShown()}` });
  await expect(paper).toContainText(/Rendu\s*500(?!\d)/);
  await expect(page.getByRole("region", { name: "Vente enregistrée" })).toContainText(
    /À rendre\s*500\sFCFA/,
  );
  await expect(paper).toContainText(/Monnaie due\s*300\sFCFA/);
  await expect(paper).toContainText(/Avance restante\s*300\sFCFA/);
  await till.next();

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const moves = await server.sql`
    select m.kind, m.change::int, m.receipt, m.flags, s.total::int from account_moves m
    join sales s on s.shop_id = m.shop_id and s.id = m.of_change where m.shop_id = ${shop.id}`;
  expect([...moves]).toEqual([
    { kind: "payment", change: -300, receipt: 1, flags: [], total: 1200 },
  ]);
});
