import { expect, type Page } from "@playwright/test";
import { test } from "./fixtures.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";

/** Counts what is tapped from now on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset["taps"] = "0";
    const count = () => {
      dataset["taps"] = String(Number(dataset["taps"]) + 1);
    };
    addEventListener("click", (event) => event.isTrusted && count(), true);
  });
const tapsOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset["taps"]));

test("[C2] a full cart is sold on credit in four taps, offline; what comes back lowers the debt", async ({
  seller,
  server,
  shop,
}) => {
  await seller.page.setViewportSize({ width: 360, height: 740 });
  await seller.startWork();
  const { page, pointOfSale: till, tickets } = seller;
  const panel = page.getByRole("dialog");
  const credit = panel.getByRole("button", { name: "À crédit" });
  await seller.goOffline();

  // A name that is not there becomes a customer; a part is paid at once.
  await till.tile(milk).click();
  await till.tile(milk).click();
  await till.payButton.click();
  await page.getByRole("button", { name: "1 000", exact: true }).click();
  await credit.click();
  // A name that the books do not take is said, and nothing of it is cut.
  await panel.getByLabel("Chercher un client").fill("A".repeat(200));
  await expect(panel).toContainText("Un nom a 120 signes au plus : enlevez-en 80.");
  await expect(panel.getByRole("button", { name: /^Nouveau client/ })).toHaveCount(0);
  await panel.getByLabel("Chercher un client").fill("Awa Ndiaye");
  await panel.getByRole("button", { name: "Nouveau client : Awa Ndiaye" }).click();
  await expect(panel.getByLabel("Payé maintenant en espèces")).toHaveValue(/^1\s000$/);
  await expect(panel).toContainText(/Devra après\s*1\s400\sFCFA/);
  await till.validated();
  const first = await till.receiptShown();
  const paper = page.getByRole("region", { name: `Reçu ${first}` });
  await expect(paper).toContainText("Awa Ndiaye");
  await expect(paper).toContainText(/Reste dû en tout\s*1\s400/);
  await till.next();

  // Known by now: nothing is typed.
  await till.tile(water).click();
  await countTaps(page);
  await till.payButton.click();
  await credit.click();
  await panel.getByRole("button", { name: /Awa Ndiaye/ }).click();
  await expect(panel).toContainText(/Doit maintenant\s*1\s400/);
  await till.validated();
  const second = await till.receiptShown();
  expect(await tapsOf(page)).toBe(4);
  await expect(till.recorded.getByRole("status")).toContainText("À crédit");
  await expect(page.getByRole("region", { name: `Reçu ${second}` })).toContainText(
    /Reste dû en tout\s*1\s800/,
  );

  // One of two milks comes back: 1 200 of the 1 400 that it left on the account.
  await tickets.open();
  await tickets.ticket(first).click();
  await expect(paper).toContainText(/Reste dû en tout\s*1\s400/);
  await page.getByRole("button", { name: "Rembourser" }).click();
  await panel.getByRole("button", { name: `Un ${milk} de plus` }).click();
  await expect(panel).toContainText(/Sur le compte de Awa Ndiaye\s*1\s200/);
  await panel.getByLabel("Raison").fill("Périmé");
  await panel.getByRole("button", { name: "Rembourser" }).click();
  await expect(panel).toHaveCount(0);

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const accounts = await server.sql`
    select c.name, a.balance::int as owed from accounts a
    join customers c on c.shop_id = a.shop_id and c.id = a.customer_id where a.shop_id = ${shop.id}`;
  expect([...accounts]).toEqual([{ name: "Awa Ndiaye", owed: 600 }]);
  const moves = await server.sql`
    select kind, change::int as change, flags from account_moves where shop_id = ${shop.id} order by seq`;
  expect(moves.map(({ kind, change, flags }) => [kind, change, flags])).toEqual([
    ["charge", 1400, []],
    ["charge", 400, []],
    ["refund", -1200, []],
  ]);
});
