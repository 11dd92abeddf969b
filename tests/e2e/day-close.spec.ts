import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { doubleTap } from "./double-tap.ts";
import { test } from "./fixtures.ts";
import { DayClosePage } from "./pages/day-close-page.ts";

const soap = "Savon de Marseille";
const milk = "Lait concentré sucré";

test("a seller opens, sells, takes money out, counts and closes with no network; the Z prints and reaches the books", async ({
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  const close = new DayClosePage(page);
  await seller.goOffline();
  await close.fromTill();
  await close.openButton.click();
  await expect(page.getByText("Entrez le fond de caisse, 0 si le tiroir est vide.")).toBeVisible();
  await close.openWith(20_000);
  await till.open();
  const first = await till.sell(milk, 2);
  await close.open();
  await close.takeOut(1000, "Taxi");
  await expect(page.getByText("Taxi")).toBeVisible();
  await expect(page.getByText("21 400 FCFA")).toBeVisible();

  await close.startCounting();
  await expect(page.getByRole("button", { name: "Comparer" })).toBeDisabled();
  await close.count("billets de 10 000", 2);
  await page.getByRole("button", { name: "Plus : billets de 500" }).click();
  await page.getByRole("button", { name: "Plus : pièces de 100" }).click();
  // What was counted waits through a reload.
  await page.reload();
  await expect(page.getByLabel("Nombre de billets de 10 000")).toHaveValue("2");
  await close.compare();
  await expect(page.getByText("Il manque 800 FCFA")).toBeVisible();
  await page.getByLabel("Expliquez l’écart (facultatif)").fill("Monnaie prêtée au voisin");
  await close.close();
  await expect(close.paper).toContainText(/Rapport Z [A-Z]-Z1/);
  await expect(close.paper).toContainText(first);
  await expect(close.paper).toContainText("Il manque 800 FCFA");
  await expect(close.paper).toContainText("Monnaie prêtée au voisin");
  await expect(page.getByText("À envoyer", { exact: true })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const widths = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/g)].map(([, width]) =>
    Math.round((Number(width) * 25.4) / 72),
  );
  expect(widths).toEqual([58]);

  await seller.goOnline();
  await expect(page.getByText("À envoyer", { exact: true })).toHaveCount(0);
  const rows = await server.sql<{ close: { counted: number; booked: unknown }; flags: string[] }[]>`
    select close, flags from till_acts where shop_id = ${shop.id} and close is not null`;
  expect(rows.map(({ close: { counted, booked }, flags }) => [counted, booked, flags])).toEqual([
    [20_600, null, []],
  ]);
  await page.getByRole("link", { name: "Terminer" }).click();
  await expect(page.getByRole("heading", { name: /^Caisse [A-Z] fermée$/ })).toBeVisible();
  await expect(close.float).toHaveValue(/^20\s000$/);
});

test("a figure that is emptied and typed anew is the new one; a pasted amount keeps its size", async ({
  seller,
}) => {
  await seller.startAt("/day-close");
  const { page } = seller;
  const close = new DayClosePage(page);
  await close.isShown();
  for (const [pasted, amount] of [
    ["12 500,00 FCFA", /^12\s500$/],
    ["1500.50", /^1\s500$/],
    ["٥٠٠", "500"],
    ["-700", "500"],
  ] as const) {
    await close.float.selectText();
    await page.keyboard.insertText(pasted);
    await expect(close.float).toHaveValue(amount);
  }
  await close.openWith(20_000);
  await close.startCounting();
  await close.count("billets de 10 000", 7);
  const notes = page.getByLabel("Nombre de billets de 10 000");
  await notes.press("End");
  await notes.press("Backspace");
  await expect(notes).toHaveValue("");
  await notes.pressSequentially("15");
  await expect(notes).toHaveValue("15");
  await expect(page.getByText("150 000 FCFA").first()).toBeVisible();
  await notes.press("Backspace");
  await notes.press("Backspace");
  await notes.press("Tab");
  await expect(notes).toHaveValue("0");
});

test("nobody opened: selling goes on, the till is closed all the same, once; the owner sees it and the day", async ({
  seller,
  owner,
  server,
  shop,
}) => {
  await seller.startWork();
  const close = new DayClosePage(seller.page);
  await seller.pointOfSale.sell(soap, 2);
  await close.open();
  await expect(
    seller.page.getByRole("heading", { name: /^Caisse [A-Z] pas ouverte$/ }),
  ).toBeVisible();
  await expect(seller.page.getByRole("link", { name: "Toute la journée" })).toHaveCount(0);
  await close.startCounting();
  const compare = seller.page.getByRole("button", { name: "Comparer" });
  const height = (await compare.boundingBox())?.y;
  await seller.page.getByRole("button", { name: "Total seulement" }).click();
  await expect(seller.page.getByLabel("Total compté dans le tiroir")).toBeVisible();
  expect((await compare.boundingBox())?.y).toBe(height);
  await seller.page.getByLabel("Total compté dans le tiroir").fill("1000");
  await close.compare();
  await expect(seller.page.getByText("Juste")).toBeVisible();
  // The bar at the foot comes back under the finger.
  await doubleTap(close.closeButton, 'nav[aria-label="Raccourcis"]');
  await expect(seller.page).toHaveURL(/\/day-close\/[^/]+$/);
  await expect(seller.page.getByRole("heading", { name: "Caisse clôturée" })).toBeVisible();
  await expect(close.paper).toContainText("pas de fond saisi");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  expect(await server.sql`select id from till_acts where shop_id = ${shop.id}`).toHaveLength(1);

  await owner.startAt("/day-close");
  const office = new DayClosePage(owner.page);
  await office.isShown();
  const { page } = owner;
  await page.getByRole("link", { name: /^[A-Z]-Z1/ }).click();
  await expect(office.paper).toContainText(/Rapport Z [A-Z]-Z1/);
  await isAccessibleBothWays(page, "a Z report");
  await page.getByRole("link", { name: "Clôture de caisse", exact: true }).last().click();
  await page.getByRole("link", { name: "Toute la journée" }).click();
  await expect(page.getByRole("heading", { name: /^Journée du/ })).toBeVisible();
  await expect(office.paper).toContainText("Rapport Z du");
  await expect(office.paper).toContainText(/[A-Z]-Z1/);
  await expect(office.paper).toContainText("1 000 FCFA");
  await expect(office.paper).not.toContainText("Pas encore clôturé");
  await isAccessibleBothWays(page, "a day report");

  await page.goto("/day-close/day/2026-02-30");
  await expect(page.getByText("Cette adresse ne nomme pas un jour.")).toBeVisible();

  // What another till closed is not a seller's to read, though its address is known.
  await office.open();
  await office.openWith(1000);
  await office.startCounting();
  await page.getByRole("button", { name: "Tiroir vide" }).click();
  await office.compare();
  await office.close();
  await expect(page.getByRole("heading", { name: "Caisse clôturée" })).toBeVisible();
  await seller.page.goto(page.url());
  await expect(seller.page.getByText("Votre rôle")).toBeVisible();
  await expect(close.paper).toHaveCount(0);
});

test("counting blind, a seller sees what should be there only after the count; a till of another day is recalled", async ({
  seller,
  shop,
}) => {
  await seller.page.addInitScript(() => localStorage.setItem("till.blind", "hidden"));
  await seller.startAt("/day-close");
  const close = new DayClosePage(seller.page);
  await close.isShown();
  await isAccessibleBothWays(seller.page, "a closed till");
  await close.openWith(7500);
  const { page } = seller;
  await expect(page.getByText("le montant attendu se montre après le comptage.")).toBeVisible();
  await expect(page.getByText("7 500")).toHaveCount(0);
  await page.goto("/day-close/x");
  await expect(page.getByText("Votre rôle")).toBeVisible();
  await close.open();
  await isAccessibleBothWays(page, "an open till");
  await close.startCounting();
  await page.getByRole("button", { name: "Tiroir vide" }).click();
  await isAccessibleBothWays(page, "the count");
  await close.compare();
  await expect(page.getByText("Il manque 7 500 FCFA")).toBeVisible();
  await isAccessibleBothWays(page, "the comparison");
  await page.getByRole("button", { name: "Recompter" }).click();
  await expect(page.getByRole("button", { name: "Comparer" })).toBeEnabled();

  // Opened on another day: the place of selling says so, and sells.
  await page.evaluate((id) => localStorage.setItem(`till.opened.${id}`, "2026-01-05"), shop.id);
  await seller.pointOfSale.open();
  await page.getByRole("button", { name: "Transferts, retours, caisse à clôturer" }).click();
  await page.getByRole("menuitem", { name: "Clôturer la caisse, ouverte un autre jour" }).click();
  await close.isShown();
});
