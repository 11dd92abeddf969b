import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { newDevice } from "./devices.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { BuyingPage } from "./pages/buying-page.ts";
import { PaperPage, photographOf, pictureOf } from "./pages/paper-page.ts";

const milk = "Lait concentré sucré";
const soap = "Savon de Marseille";

test("the photograph of an invoice becomes a purchase, line by line, and the second time without a network", {
  tag: newDevice,
}, async ({ owner, browser, server, shop }) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const paper = new PaperPage(page);
  const fetched: string[] = [];
  page.context().on("request", (request) => fetched.push(request.url()));
  const isOfReader = (url: string) => /tesseract|traineddata|paper-worker/.test(url);

  await page.goto("/purchases");
  await page.getByRole("link", { name: "Photographier une facture" }).click();
  await expect(page.getByText(/1,6 Mo viennent du réseau/)).toBeVisible();
  await isAccessibleBothWays(page, "before a photograph");
  await fits(page);
  expect(fetched.filter(isOfReader)).toEqual([]);

  const invoice = await photographOf(browser, [
    ["LAIT CONCENTRE SUCRE", 24, 900],
    ["Savon de Marseille", 36, 380],
    ["Chose inconnue", 3, 700],
  ]);
  await paper.choose("facture.jpg", "image/jpeg", invoice);
  await expect(paper.lines).toHaveCount(3);
  expect(fetched.filter(isOfReader)).not.toEqual([]);
  await expect(page.getByRole("heading", { name: "Ce que dit le papier" })).toBeFocused();
  await expect(page.getByText("Les lignes font le total du papier")).toBeVisible();
  await expect(page.getByText("FA2041")).toBeVisible();
  await expect(paper.line(/Chose inconnue/).getByText("Quel article")).toBeVisible();
  await expect(paper.line(/Chose inconnue/).getByRole("button", { name: /juste/ })).toBeDisabled();
  await isAccessibleBothWays(page, "the lines of a paper");
  await fits(page);
  // Nothing has been taken by itself.
  expect(await page.evaluate(() => localStorage.getItem("purchase-draft"))).toBeNull();

  await page.getByRole("button", { name: "Prendre les 2 lignes sûres" }).click();
  await expect(paper.lines.filter({ hasText: "Pris" })).toHaveCount(2);
  // What was taken may be looked at again, and put right by keyboard alone.
  await page.getByRole("button", { name: /^Revoir Savon/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: `Pièces de ${soap}` }).fill("30");
  await page.getByRole("button", { name: `C’est juste : ${soap}` }).focus();
  await page.keyboard.press("Enter");
  await paper
    .line(/Chose inconnue/)
    .getByRole("button", { name: "Un autre…" })
    .click();
  const other = page.getByRole("dialog", { name: "Quel article ?" });
  await isAccessibleBothWays(page, "which product a line is");
  await other.getByLabel("Rechercher un produit").fill("éponge");
  await other
    .getByRole("button", { name: /Éponge/ })
    .first()
    .click();
  await expect(other).toHaveCount(0);
  await page.getByRole("button", { name: /^C’est juste : Éponge/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "3 sur 3" })).toContainText(
    "tout est regardé",
  );

  await page.getByRole("link", { name: "Continuer vers l’achat" }).click();
  await expect(page.getByRole("textbox", { name: `Pièces de ${milk}` })).toHaveValue("24");
  await expect(page.getByRole("textbox", { name: `Pièces de ${soap}` })).toHaveValue("30");
  const buying = new BuyingPage(page);
  await buying.end();
  await buying.newSupplier("Grossiste de Mboppi");
  await expect(buying.sheet.getByLabel("Numéro de la facture (facultatif)")).toHaveValue("FA2041");
  await buying.record();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const [bought] = await server.sql`select lines from purchases where shop_id = ${shop.id}`;
  expect(JSON.stringify(bought?.lines)).toContain('"quantity":24');

  // What reads is kept: a paper on its head is read without a network, and this one does not add up.
  await page.goto("/purchases/photo");
  await owner.goOffline();
  const turned = await photographOf(browser, [["Lait concentré sucré", 12, 950]], 180);
  await paper.choose("facture.jpg", "image/jpeg", turned);
  await expect(paper.lines).toHaveCount(1);
  await expect(paper.line(/Lait/).getByRole("button", { name: /juste/ })).toBeEnabled();
  await owner.goOnline();
});

test("what cannot be read is told in words, and what was taken stays", { tag: newDevice }, async ({
  owner,
  browser,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const paper = new PaperPage(page);
  await page.goto("/purchases/photo");
  const alert = page.getByRole("alert");

  await paper.choose("photo.heic", "image/heic", Buffer.from("ftypheic, which no browser opens"));
  await expect(alert).toContainText("ne sait pas ouvrir ce fichier");
  await isAccessibleBothWays(page, "a photograph that cannot be opened");
  await paper.choose("vide.jpg", "image/jpeg", await pictureOf(browser, ""));
  await expect(alert).toContainText("Rien d’écrit sur cette photo");
  await expect(page.getByRole("img", { name: "Ce qui ne se lit pas" })).toBeVisible();
  const letter = "Chère tante, nous allons tous bien et les enfants aussi. ".repeat(6);
  await paper.choose("lettre.jpg", "image/jpeg", await pictureOf(browser, letter));
  await expect(alert).toContainText("aucune ligne avec un article");
  const scribble = `<div style="filter:blur(6px);font-size:21px">${letter}</div>`;
  await paper.choose("floue.jpg", "image/jpeg", await pictureOf(browser, scribble));
  await expect(alert).toContainText(/ne se lisent pas|Rien d’écrit/);
  await expect(page.getByRole("link", { name: "Écrire l’achat à la main" })).toBeVisible();
});

test("without a network the first time nothing can be read, and the photograph waits for it", {
  tag: newDevice,
}, async ({ owner, browser }) => {
  const { page } = owner;
  await owner.startWork();
  const paper = new PaperPage(page);
  await page.goto("/purchases/photo");
  await expect(page.getByText("Choisir une photo")).toBeVisible();
  await owner.goOffline();
  const invoice = await photographOf(browser, [["Savon de Marseille", 12, 380]]);
  await paper.choose("facture.jpg", "image/jpeg", invoice);
  await expect(page.getByRole("alert")).toContainText("Réessayez avec du réseau");
  await owner.goOnline();
  await page.getByRole("button", { name: "Réessayer avec cette photo" }).click();
  await expect(paper.lines).toHaveCount(1);
});

test("a photographed price list goes through the import", async ({
  owner,
  browser,
  server,
  shop,
}) => {
  const { page } = owner;
  await owner.startWork();
  const paper = new PaperPage(page);
  await page.goto("/purchases/photo");
  const list = await pictureOf(
    browser,
    `<h2>Grossiste de Mboppi</h2><h3>LISTE DE PRIX</h3><table><tr><th>Article<th>Prix de gros<th>Prix public
    <tr><td>Savon de Marseille<td class=r>430 F<td class=r>480 F
    <tr><td>Jus de gingembre<td class=r>210 F<td class=r>250 F</table>`,
  );
  await paper.choose("liste.jpg", "image/jpeg", list);
  await expect(page.getByRole("heading", { name: "Une liste de prix" })).toBeVisible();
  // The list has two prices: the page asks first which one is meant.
  await expect(paper.lines).toHaveCount(0);
  await page.getByRole("button", { name: "Prix public" }).click();
  await expect(paper.lines).toHaveCount(2);
  await isAccessibleBothWays(page, "a photographed price list");
  await page.getByRole("button", { name: "C’est juste : Savon de Marseille" }).click();
  await page.getByRole("button", { name: "C’est juste : Jus de gingembre" }).click();
  await page.getByLabel("Ces prix sont").selectOption("ce que je vends");
  await page.getByRole("button", { name: "Continuer vers l’import" }).click();
  await expect(page).toHaveURL(/product-management\/import/);
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await page.getByRole("button", { name: "Importer 2 produits" }).click();
  await expect
    .poll(async () => [
      ...(await server.sql`
        select name, price from products where shop_id = ${shop.id} and name = 'Jus de gingembre'`),
    ])
    .toEqual([{ name: "Jus de gingembre", price: 250 }]);
});

test("a discount and a tax go where they belong, the photograph stays, and a credit note gives back", async ({
  owner,
  browser,
  server,
  shop,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  const paper = new PaperPage(page);
  const sheet = (head: string, rows: string) =>
    pictureOf(
      browser,
      `<h2>Grossiste de Mboppi</h2><h3>${head}</h3>
      <table><tr><th>Désignation<th>Qté<th>P.U.<th>Montant${rows}</table>`,
    );
  const sumRow = (name: string, francs: string) => `<tr><td>${name}<td><td><td class=r>${francs}`;

  await page.goto("/purchases/photo");
  const invoice = await sheet(
    "FACTURE N° FA2050",
    `<tr><td>Lait concentré sucré<td class=r>10<td class=r>900<td class=r>9&nbsp;000
    <tr><td>Savon de Marseille<td class=r>20<td class=r>380<td class=r>7&nbsp;600
    ${sumRow("Total HT", "16&nbsp;600")}${sumRow("Remise", "600")}${sumRow("TVA", "3&nbsp;080")}
    ${sumRow("Net à payer", "19&nbsp;080")}`,
  );
  await paper.choose("facture.jpg", "image/jpeg", invoice);
  await expect(page.getByText("Les lignes et les sommes font ce qui est à payer")).toBeVisible();
  await expect(page.getByLabel("Ce papier est")).toHaveValue("invoice");
  await expect(page.getByText(/La remise, 600/)).toBeVisible();
  await isAccessibleBothWays(page, "a paper with sums");
  await fits(page);
  await page.getByRole("button", { name: "Garder la photo avec l’achat" }).click();
  await expect(page.getByText("La photo est gardée avec l’achat.")).toBeVisible();
  await page.getByRole("button", { name: "Prendre les 2 lignes sûres" }).click();
  await page.getByRole("link", { name: "Continuer vers l’achat" }).click();
  const buying = new BuyingPage(page);
  await buying.end();
  await buying.newSupplier("Grossiste de Mboppi");
  await expect(buying.sheet.getByRole("status").filter({ hasText: "Facture" })).toContainText(
    /19\s080/,
  );
  await buying.record();
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  const [bought] = await server.sql`
    select image_id, extra_costs from purchases where shop_id = ${shop.id}`;
  expect(bought).toMatchObject({ image_id: expect.any(String) });
  expect(JSON.stringify(bought?.extra_costs)).toContain('"amount":3080');

  await page.goto("/purchases/photo");
  const credit = await sheet(
    "AVOIR N° AV-7",
    `<tr><td>Lait concentré sucré<td class=r>-2<td class=r>900<td class=r>-1&nbsp;800
    ${sumRow("Total avoir", "-1&nbsp;800")}`,
  );
  await paper.choose("avoir.jpg", "image/jpeg", credit);
  await expect(page.getByLabel("Ce papier est")).toHaveValue("credit-note");
  await page.getByRole("button", { name: /^C’est juste : Lait/ }).click();
  await isAccessibleBothWays(page, "a credit note");
  await fits(page);
  await page.getByRole("link", { name: /FA2050/ }).click();
  const back = page.getByRole("dialog", { name: "Rendre au fournisseur" });
  await expect(back.getByRole("textbox", { name: milk })).toHaveValue("2");
  await isAccessibleBothWays(page, "what a credit note gives back");
  await back.getByRole("button", { name: "Rendre", exact: true }).click();
  await expect(back).toHaveCount(0);
  await expect(owner.topBar.syncState).toHaveText("En ligne");
  await expect
    .poll(async () => [
      ...(await server.sql`
        select lines->0->>'quantity' as pieces from purchases
        where shop_id = ${shop.id} and back_of is not null`),
    ])
    .toEqual([{ pieces: "2" }]);
  await expect(page.getByRole("img", { name: "Le papier du fournisseur" })).toBeVisible();
});
