import { expect, type Page } from "@playwright/test";
import type { HelpLanguage } from "#shared/help/page.ts";
import { test } from "#tests/e2e/fixtures.ts";
import { NotebookPage } from "#tests/e2e/pages/notebook-page.ts";
import { Album } from "./album.ts";

/** A button by what it is called in either language. */
const button = (page: Page, name: RegExp) => page.getByRole("button", { name });

for (const language of ["fr", "en"] as const satisfies readonly HelpLanguage[])
  test(`the pictures of the help, ${language}`, async ({
    owner,
    shop,
    server,
    accounts,
    personFor,
  }) => {
    const koffi = await server.enrol("Koffi Mensah");
    await server.hire(shop, koffi, "reseller");
    const { page } = owner;
    await page.addInitScript((one) => localStorage.setItem("language", one), "fr");
    await owner.startWork();
    await owner.transfers.open();
    await owner.transfers.handOver("Lait concentré", "Koffi Mensah", 12);
    await expect(owner.transfers.confirmed.getByRole("listitem").first()).toBeVisible();
    const notebook = new NotebookPage(page);
    await notebook.open();
    await notebook.create("Awa Ndiaye", "6 77 00 12 34");
    await notebook.adjust("Il me devait déjà", 6500, "Ancien cahier");
    await expect(page.getByText(/6\s500\sFCFA/).first()).toBeVisible();
    const card = page.url();
    await page.addInitScript((one) => localStorage.setItem("language", one), language);
    const album = new Album(page, language);
    const tile = (name: string) =>
      page.getByRole("region", { name: /^(Produits|Products)$/ }).getByRole("button", { name });

    await page.goto("/point-of-sale");
    await expect(tile("Eau minérale")).toBeVisible();
    for (const name of ["Savon", "Eau minérale", "Eau minérale"]) await tile(name).click();
    await album.take("sell");
    await album.take("scan", { top: 56, bottom: 220 });
    await button(page, /^(Encaisser|Charge)/).click();
    await button(page, /^2\s?000/).click();
    await album.take("pay");
    await button(page, /^(Valider|Confirm)$/).click();
    await button(page, /^(Nouvelle vente|New sale)$/).click();

    await tile("Lait").click();
    await button(page, /^(Encaisser|Charge)/).click();
    await button(page, /^(À crédit|On credit)$/).click();
    await button(page, /Awa Ndiaye/).click();
    await expect(page.getByText(/^(Devra après|Will owe)/).first()).toBeVisible();
    await album.take("credit");
    await button(page, /^(Valider|Confirm)$/).click();
    await button(page, /^(Nouvelle vente|New sale)$/).click();

    await tile("Lait").click();
    await button(page, /^(Panier|Cart)/).click();
    await button(page, /^(Mettre en attente|Hold)$/).click();
    await page.keyboard.press("Escape");
    await tile("Éponge").click();
    await expect(page.getByRole("list", { name: /Paniers en attente|Held carts/ })).toBeVisible();
    await album.take("held");

    await owner.goOffline();
    await button(page, /^(Encaisser|Charge)/).click();
    await button(page, /^(Valider|Confirm)$/).click();
    await button(page, /^(Nouvelle vente|New sale)$/).click();
    await expect(page.getByText(/Hors ligne|Offline/).first()).toBeVisible();
    await album.take("offline", { top: 0, bottom: 170 });
    await owner.goOnline();

    await page.goto("/inventory/count");
    const find = page.getByRole("textbox").first();
    for (const [name, pieces] of [
      ["Éponge", 11],
      ["Savon", 1],
    ] as const) {
      await find.fill(name);
      await page
        .getByRole("list", { name: /Produits trouvés|Products found/ })
        .getByRole("button")
        .first()
        .click();
      await page
        .getByRole("textbox", { name: new RegExp(`${name}`) })
        .first()
        .fill(String(pieces));
    }
    await album.take("count");
    await button(page, /^(Transformer en ventes|Turn into sales)$/).click();
    await expect(page.getByText(/pièces? vendues?|pieces? sold/).first()).toBeVisible();
    await album.take("count-sales");

    await page.goto(card);
    await button(page, /^(Encaisser|Receive payment)$/).click();
    await page.getByLabel(/^(Montant reçu|Amount received)/).fill("5000");
    await album.take("debt");
    await page.keyboard.press("Escape");
    await button(page, /^(Relancer|Remind)$/).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await album.take("reminder");
    await page.keyboard.press("Escape");

    await page.goto("/product-management/transfers");
    const handed = page.getByRole("list", { name: /Transferts confirmés|Confirmed transfers/ });
    await album.takePart("reseller", handed.getByRole("listitem").first());

    await page.goto("/employee-management");
    await expect(page.getByRole("link", { name: /^(Appeler|Call) / })).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await album.take("team");

    await page.goto("/dashboard");
    await button(page, /^(Ne plus montrer|Do not show again)$/).click();
    await expect(page.getByText(/pas encore vérifiés|not checked yet/)).toHaveCount(0);
    await album.take("dashboard");

    const other = await personFor(accounts.owner);
    await other.startAt("/point-of-sale");
    await expect(other.pointOfSale.products).toBeVisible();
    await page.goto("/reports");
    await expect(page.getByText(/Chiffre d’affaires|Revenue/).first()).toBeVisible();
    await album.take("reports");

    await page.goto("/day-close/count");
    for (const [amount, pieces] of [
      [/10\s?000|10,000/, 2],
      [/5\s?000|5,000/, 3],
      [/2\s?000|2,000/, 1],
    ] as const)
      await page
        .getByLabel(amount, { exact: false })
        .and(page.getByRole("textbox"))
        .fill(String(pieces));
    await album.take("close");

    await page.goto("/profile-management/devices");
    const devices = page.getByRole("main").locator("section");
    await expect(devices.last().getByRole("button").first()).toBeVisible();
    await album.takePart("devices", devices.last());

    await page.goto("/shop-configuration");
    await page.getByLabel(/^(Donner des points aux clients|Give customers points)$/).check();
    const save = button(page, /^(Enregistrer|Save)$/);
    await save.click();
    await expect(save).toBeHidden();
    await page.waitForFunction(() => history.state?.overlay !== true);
    for (const name of ["Lait", "Eau minérale"]) {
      await page.goto("/point-of-sale");
      for (let piece = 0; piece < 4; piece += 1) await tile(name).click();
      await button(page, /^(Encaisser|Charge)/).click();
      await button(page, /^(Client|Customer)$/).click();
      await button(page, /Awa Ndiaye/).click();
      await expect(page.getByText(/^(Gagnés par cet achat|Earned by this purchase)/)).toBeVisible();
      if (name === "Lait") await button(page, /^(Valider|Confirm)$/).click();
    }
    await page.getByLabel(/^(Points à dépenser|Points to spend)/).fill("40");
    await album.take("points");

    await page.goto("/purchases/new");
    for (const [name, pieces, francs] of [
      ["Savon", 24, 4800],
      ["Lait", 12, 9000],
    ] as const) {
      await page.getByLabel(/^(Rechercher un produit|Search a product)$/).fill(name);
      await page
        .getByRole("list", { name: /Produits trouvés|Products found/ })
        .getByRole("button")
        .first()
        .click();
      await page
        .getByRole("textbox", { name: /^(Pièces de|Pieces of)/ })
        .first()
        .fill(`${pieces}`);
      await page
        .getByRole("textbox", { name: /^(Coût total de|Total cost of)/ })
        .first()
        .fill(`${francs}`);
    }
    await album.take("purchase");
    album.close();
  });
