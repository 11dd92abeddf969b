import { expect } from "@playwright/test";
import { doubleTap } from "./double-tap.ts";
import { test } from "./fixtures.ts";

const milk = "Lait concentré sucré";
const water = "Eau minérale 1,5 l";

test("a seller takes goods back with no network; what came back is shown and counted", async ({
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till, tickets } = seller;
  await till.tile(milk).click();
  await till.tile(milk).click();
  await till.tile(water).click();
  const receipt = await till.payExact();
  await seller.goOffline();
  await tickets.open();
  await tickets.ticket(receipt).click();
  await expect(page.getByRole("button", { name: "Annuler le ticket" })).toHaveCount(0);
  await page.getByRole("button", { name: "Rembourser" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Rembourser" }).click();
  await expect(dialog.getByText("Choisissez au moins une pièce qui revient.")).toBeVisible();
  await dialog.getByRole("button", { name: `Un ${milk} de plus` }).click();
  await dialog.getByRole("button", { name: "Rembourser" }).click();
  await expect(dialog.getByText("Dites pourquoi")).toBeVisible();
  await dialog.getByLabel("Raison").fill("Périmé");
  await dialog.getByRole("button", { name: "Rembourser" }).click();
  await expect(dialog).toHaveCount(0);
  const returned = page.locator("section", { hasText: "Déjà rendu" }).last();
  await expect(returned).toContainText("« Périmé »");
  await expect(returned).toContainText("À envoyer");

  await expect(page.getByRole("region", { name: `Reçu ${receipt}` })).toContainText(/Retour \d+ /);
  await page.getByRole("button", { name: "Rembourser" }).click();
  await expect(dialog).toContainText("déjà rendu : 1");
  await dialog.getByRole("button", { name: `Un ${milk} de plus` }).click();
  await expect(dialog.getByRole("button", { name: `Un ${milk} de plus` })).toBeDisabled();
  await page.keyboard.press("Escape");

  await seller.goOnline();
  await expect(returned).not.toContainText("À envoyer");
  const rows = await server.sql`select total, is_void from returns where shop_id = ${shop.id}`;
  expect(rows.map((row) => [Number(row.total), row.is_void])).toEqual([[1200, false]]);
  await till.open();
  await expect(till.tile(milk)).toContainText("39");
});

test("the owner undoes a whole ticket: one fact, the stock is back, the ticket stays", async ({
  owner,
  server,
  shop,
}) => {
  await owner.startWork();
  const { page, pointOfSale: till, tickets } = owner;
  await till.tile(water).click();
  const receipt = await till.sell(milk, 2);
  await tickets.open();
  await tickets.ticket(receipt).click();
  await page.getByRole("button", { name: "Annuler le ticket" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Raison").fill("Client parti");
  await doubleTap(dialog.getByRole("button", { name: "Annuler le ticket" }));
  await expect(page.getByRole("heading", { name: "Ticket annulé" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rembourser" })).toHaveCount(0);
  const paper = page.getByRole("region", { name: `Reçu ${receipt}` });
  await expect(paper).toContainText("TICKET ANNULÉ");
  await tickets.open();
  await expect(tickets.ticket(receipt)).toContainText("Annulé");
  await expect(page.getByRole("heading", { name: "dont rendu" })).toContainText("2\u202f800");
  await till.open();
  await expect(till.tile(milk)).toContainText("40");
  await expect(till.tile(water)).toContainText("100");
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const rows = await server.sql`select total, is_void from returns where shop_id = ${shop.id}`;
  expect(rows.map((row) => [Number(row.total), row.is_void])).toEqual([[2800, true]]);
});
