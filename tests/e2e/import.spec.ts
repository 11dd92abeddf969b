import { expect } from "@playwright/test";
import { utils, write } from "xlsx";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { ImportPage } from "./pages/import-page.ts";

/** A file as an old French Excel leaves it: Windows-1252, semicolons, a heading, amounts as people write them. */
const oldExcel = Uint8Array.from(
  [
    "Produits de la boutique;;;;;",
    "",
    "Désignation;Code-barres;Prix de vente;Prix min;Qté;Rayon",
    "Pâte à tartiner ’ 5 €;3017620422003;2 500 F;2.300,00;12;Épicerie",
    "Savon de Marseille;3256225734948;550;;;",
    "Riz parfumé;6,00111E+12;900;;4;Épicerie",
    "Riz long;6,00111E+12;850;;4;Épicerie",
    "Thé vert;;12,50;;3;",
    ";5449000000996;300;;1;",
  ]
    .join("\r\n")
    .replaceAll("’", "\u0092")
    .replaceAll("€", "\u0080")
    .split("")
    .map((char) => char.charCodeAt(0)),
);

const counts = {
  Toutes: 6,
  "À créer": 3,
  "À modifier": 1,
  "Sans changement": 0,
  Refusées: 2,
  "Avec remarque": 2,
};

test("what a file leaves out of a new product is as the shop has it", async ({
  owner,
  server,
  shop,
}) => {
  await server.sql`update shops set low_stock_threshold = 3 where id = ${shop.id}`;
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose("vieux.csv", oldExcel);
  await expect(owner.page.getByLabel("Seuil d’alerte par défaut")).toHaveValue("3");
});

test("offline, a damaged file becomes the right products, which are sold at once and reach the server", async ({
  owner,
  server,
  shop,
}) => {
  await owner.startWork();
  await owner.goOffline();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose("vieux.csv", oldExcel);
  await expect(screen.column("Nom").locator("option:checked")).toHaveText("Désignation");
  await expect(screen.column("Stock").locator("option:checked")).toHaveText("Qté");
  await expect(screen.column("Marque").locator("option:checked")).toHaveText("Absente du fichier");
  await screen.preview();
  expect(await screen.counts()).toEqual(counts);
  await screen.filter("Refusées");
  await expect(screen.rows).toContainText("Le prix n’est pas un nombre entier de francs.");
  await expect(screen.rows).toContainText("Le nom manque.");
  const refused = await screen.download("Télécharger les lignes refusées");
  expect(refused.name).toBe("refusees-vieux.csv");
  expect(refused.bytes.toString("utf8")).toContain('Le nom manque.;;="5449000000996";="300";;="1"');
  await screen.filter("Avec remarque");
  await expect(screen.rows).toContainText("Code-barres abîmé, laissé de côté");
  await screen.confirm();
  await expect(
    owner.page.getByRole("status").filter({ hasText: "Import enregistré" }),
  ).toContainText("3 produits créés · 1 modifié · 2 lignes refusées");

  await owner.pointOfSale.open();
  await owner.pointOfSale.scan("3017620422003");
  await expect(owner.pointOfSale.cartBar).toContainText("2 500");
  await owner.goOnline();
  await expect
    .poll(async () => {
      const rows = await server.sql`
        select name, barcode, price, min_price, category from products
        where shop_id = ${shop.id} and (name like 'Riz%' or name like 'P_te%' or name like 'Savon%')
        order by name`;
      return rows.map((row) => [
        row["name"],
        row["barcode"],
        Number(row["price"]),
        Number(row["min_price"]),
        row["category"],
      ]);
    })
    .toEqual([
      ["Pâte à tartiner ’ 5 €", "3017620422003", 2500, 2300, "Épicerie"],
      ["Riz long", null, 850, 850, "Épicerie"],
      ["Riz parfumé", null, 900, 900, "Épicerie"],
      ["Savon de Marseille", "3256225734948", 550, 450, "Hygiène"],
    ]);
});

test("an Excel file is read, its columns put right by hand", async ({ owner }) => {
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ["Quoi", "EAN", "Combien"],
      ["Café moulu", 3017620422003, 1500],
    ]),
  );
  await screen.choose(
    "liste.xlsx",
    new Uint8Array(write(book, { type: "array", bookType: "xlsx" })),
  );
  await expect(screen.column("Code-barres").locator("option:checked")).toHaveText("EAN");
  const unused = owner.page.getByText("Colonne non reprise");
  await expect(unused).toHaveText([
    "Colonne non reprise : « Quoi »",
    "Colonne non reprise : « Combien »",
  ]);
  await screen.column("Nom").selectOption("Quoi");
  await screen.column("Prix de vente").selectOption("Combien");
  await expect(unused).toHaveCount(0);
  await screen.preview();
  expect(await screen.counts()).toMatchObject({ Toutes: 1, "À créer": 1 });
  await expect(screen.rows).toContainText("Café moulu");
  await expect(screen.rows).toContainText(/minimum 1\s500\sFCFA/);
  await expect(screen.rows).toContainText("3017620422003");
  await screen.confirm();
});

test("what is exported comes back with nothing created and nothing changed, offline too", async ({
  owner,
}) => {
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await expect
    .poll(() => owner.page.evaluate(async () => (await (await caches.open("excel")).keys()).length))
    .toBe(1);
  await owner.goOffline();
  for (const [button, pattern] of [
    ["Exporter en CSV", /^produits_Boutique-Akwa_\d{4}-\d\d-\d\d\.csv$/],
    ["Exporter en Excel", /^produits_Boutique-Akwa_\d{4}-\d\d-\d\d\.xlsx$/],
  ] as const) {
    await owner.page.reload();
    const { name, bytes } = await screen.download(button);
    expect(name).toMatch(pattern);
    await screen.choose(name, bytes);
    await screen.preview();
    expect(await screen.counts()).toMatchObject({
      Toutes: 5,
      "Sans changement": 5,
      "À créer": 0,
      "À modifier": 0,
    });
    await expect(owner.page.getByRole("button", { name: "Rien à importer" })).toBeDisabled();
  }
});

test("ten thousand rows are shown, searched through and left without a trace", async ({
  owner,
}) => {
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  const rows = Array.from({ length: 10_000 }, (_, at) => `Produit ${at};R-${at};${100 + at};5`);
  await screen.choose("grand.csv", `Nom;Référence;Prix;Stock\n${rows.join("\n")}`);
  await screen.preview();
  expect(await screen.counts()).toMatchObject({ Toutes: 10_000, "À créer": 10_000 });
  expect(await screen.rows.getByRole("listitem").count()).toBeLessThan(60);
  await expect(screen.rows.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "10000");
  await screen.rows.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(screen.rows).toContainText("Produit 9999");
  await owner.page.getByRole("button", { name: "Annuler" }).click();
  await expect(owner.page.getByRole("button", { name: "Choisir un fichier" })).toBeVisible();
  await owner.waiting.open();
  await expect(owner.page.getByText("Tout est envoyé")).toBeVisible();
});

test("a file that was chosen waits when the catalogue is fetched anew", async ({
  owner,
  server,
  shop,
}) => {
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose("deux.csv", "Nom;Prix\nCafé moulu;1500\nThé vert;900");
  await expect(screen.column("Nom").locator("option:checked")).toHaveText("Nom");
  // As after the books were put back to a backup: the device gives up its rows and loads the shop again.
  const loaded = owner.page.waitForResponse(/\/api\/v1\/snapshot\//);
  await server.sql`update shop_revisions set epoch = epoch + 1 where shop_id = ${shop.id}`;
  await owner.goOffline();
  await owner.goOnline();
  await loaded;
  await screen.preview();
  expect(await screen.counts()).toMatchObject({ Toutes: 2, "À créer": 2 });
});

test("the plan's limit is told row by row", async ({ owner, server, shop }) => {
  await server.sql`update shops set max_products = 6 where id = ${shop.id}`;
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose("trois.csv", "Nom;Prix\nUn;100\nDeux;100\nTrois;100");
  await screen.preview();
  expect(await screen.counts()).toMatchObject({ "À créer": 1, Refusées: 2 });
  await screen.filter("Refusées");
  await expect(screen.rows).toContainText("La limite de votre abonnement est atteinte.");
  await expect(screen.alert).toContainText(
    "Limite atteinte — Votre abonnement permet maximum 6 produits",
  );
});

test("a file that is no list is refused in words; a seller imports nothing", async ({
  owner,
  seller,
}) => {
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose(
    "photo.png",
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 1, 7, 8, 9, 9]),
  );
  await expect(screen.alert).toContainText("photo.png : C’est une image.");
  await screen.choose("vide.csv", "");
  await expect(screen.alert).toContainText("vide.csv : Ce fichier est vide.");
  await seller.startWork();
  await seller.page.goto("/product-management/import");
  await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
});

for (const [theme, width] of [
  ["light", 360],
  ["dark", 1280],
] as const) {
  test(`importing can be done by all, ${theme}, ${width} px`, async ({ owner }) => {
    const { page } = owner;
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((wanted) => localStorage.setItem("theme", wanted), theme);
    await owner.startWork();
    const screen = new ImportPage(page);
    async function look(step: string) {
      await isAccessible(page, step);
      await page.setViewportSize({ width: 320, height: 640 });
      // What measures itself takes the new width after the page did.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), step)
        .toBeLessThanOrEqual(320);
      await page.setViewportSize({ width, height: 800 });
    }
    await screen.open();
    await look("choose");
    await screen.choose("vieux.csv", oldExcel);
    await expect(screen.column("Nom")).toBeVisible();
    await look("columns");
    await screen.preview();
    await look("preview");
    await screen.confirm();
    await look("done");
  });
}

test("a worker that ends before anything is written says so, and the file is chosen again", async ({
  owner,
}) => {
  await owner.page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    let plans = 0;
    Worker.prototype.postMessage = function (this: Worker, message: { ask?: string }) {
      plans += message.ask === "plan" ? 1 : 0;
      // The first is what is shown, the second what would be written.
      if (message.ask === "plan" && plans === 2) this.dispatchEvent(new ErrorEvent("error"));
      else post.call(this, message);
    };
  });
  await owner.startWork();
  const screen = new ImportPage(owner.page);
  await screen.open();
  await screen.choose("vieux.csv", oldExcel);
  await screen.preview();
  await owner.page.getByRole("button", { name: /^Importer \S+ produits?$/ }).click();
  await expect(screen.alert).toContainText("rien n’a été enregistré");
  await isAccessible(owner.page, "lost");
  await screen.choose("vieux.csv", oldExcel);
  await screen.preview();
  await screen.confirm();
});
