import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { DemoTill } from "#server/demo/till.ts";
import { must } from "#shared/must.ts";
import { importRows } from "#shared/schemas/product-bodies.ts";
import { test } from "./fixtures.ts";
import { InventoryPage } from "./pages/inventory-page.ts";
import { ProductsPage } from "./pages/products-page.ts";
import type { Person } from "./person.ts";

const cola = { name: "Cola 33 cl", category: "Boissons", minPrice: 300, stock: 24 };

/** A picture as a phone takes it: large, and hard to make small. */
async function aPhoto(page: Page, width = 1600, height = 1200): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      const pixels = context.createImageData(width, height);
      let seed = 7;
      for (let at = 0; at < pixels.data.length; at += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        pixels.data[at] = at % 4 === 3 ? 255 : 80 + (seed >> 25);
      }
      context.putImageData(pixels, 0, 0);
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 })).arrayBuffer(),
      );
      return btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ""));
    },
    { width, height },
  );
  return Buffer.from(text, "base64");
}

async function atWork(person: Person): Promise<ProductsPage> {
  await person.startWork();
  const products = new ProductsPage(person.page);
  await products.open();
  return products;
}

/** Puts so many products on a shelf at once, as an import does. */
async function putOnShelf(till: DemoTill, count: number): Promise<void> {
  const importId = randomUUID();
  const parts = Math.ceil(count / importRows);
  for (let part = 1; part <= parts; part += 1) {
    const creates = Array.from({ length: Math.min(importRows, count) }, (_, row) => {
      const number = String((part - 1) * importRows + row).padStart(5, "0");
      return {
        productId: `p${number}`,
        initialStock: 20,
        fields: {
          name: `Article ${number}`,
          brand: "",
          model: "",
          color: "",
          dimensions: "",
          barcode: null,
          uniqueCode: `A${number}`,
          category: `Rayon ${Number(number) % 12}`,
          price: 500,
          minPrice: 450,
          stockThreshold: 5,
          images: [],
        },
      };
    });
    till.write("product.import", Date.now(), { importId, part, parts, creates, edits: [] });
  }
  await till.send();
}

test("a product made offline, with its picture, is on another device once there is a network", async ({
  owner,
  seller,
  shop,
}) => {
  const products = await atWork(owner);
  await owner.goOffline();
  await products.fill(cola);
  const photo = await aPhoto(owner.page);
  expect(photo.length).toBeGreaterThan(300_000);
  await products.form
    .getByLabel("Choisir une photo")
    .setInputFiles({ name: "cola.jpg", mimeType: "image/jpeg", buffer: photo });
  const picked = products.form.getByRole("img", { name: "Vue 1 du produit" });
  await expect(picked).toBeVisible();
  await products.save();
  await expect(products.row(cola.name)).toContainText("À envoyer");
  await expect(products.row(cola.name)).toContainText("24");
  await owner.reopen("/product-management");
  const again = new ProductsPage(owner.page);
  await expect(again.row(cola.name).locator("img")).toHaveJSProperty("complete", true);

  await owner.goOnline();
  await expect(again.row(cola.name)).not.toContainText("À envoyer");
  await seller.startWork();
  const inventory = new InventoryPage(seller.page);
  await inventory.open();
  const picture = inventory.row(cola.name).locator("img");
  await expect(picture).toHaveAttribute("src", new RegExp(`/shops/${shop.id}/images/`));
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThanOrEqual(320);
  expect(await width()).toBeLessThanOrEqual(1000);
  const sent = await seller.page.evaluate(
    async (url) => {
      const answer = await fetch(url);
      return { type: answer.headers.get("content-type"), size: (await answer.blob()).size };
    },
    must(await picture.getAttribute("src")),
  );
  expect(sent.type).toBe("image/webp");
  expect(sent.size).toBeLessThanOrEqual(60_000);
});

test("what is no picture, or too large, is said to be so and changes nothing", async ({
  owner,
}) => {
  const products = await atWork(owner);
  await products.fill(cola);
  const choose = products.form.getByLabel("Choisir une photo");
  await choose.setInputFiles({
    name: "prix.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("prix"),
  });
  const trouble = products.form.getByRole("alert");
  await expect(trouble).toContainText("Format invalide");
  await expect(trouble).toContainText("Veuillez sélectionner un fichier image");
  await choose.setInputFiles({
    name: "grande.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(trouble).toContainText("Fichier trop volumineux");
  await expect(trouble).toContainText("La taille maximale autorisée est de 5MB");
  await choose.setInputFiles({
    name: "abimee.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("not a picture"),
  });
  await expect(trouble).toContainText("Format invalide");
  await expect(products.form.getByRole("img")).toHaveCount(0);
  await products.save();
  await expect(products.row(cola.name)).toContainText("300 FCFA");
});

test("a form that lacks something says what, and keeps what was typed", async ({ owner }) => {
  const products = await atWork(owner);
  await products.add.click();
  await products.form.getByRole("button", { name: "Ajouter le produit" }).click();
  await expect(products.form.getByText("À remplir")).toHaveCount(4);
  await expect(products.form.getByLabel("Nom du produit")).toBeFocused();
  await products.form.getByLabel("Nom du produit").fill("Beignet");
  await products.form.getByLabel("Prix minimum").fill("100");
  await products.form.getByLabel("Prix de vente").fill("90");
  await products.form.getByRole("button", { name: "Ajouter le produit" }).click();
  await expect(products.form.getByText("Il est inférieur au prix minimum")).toBeVisible();
  await expect(products.form.getByLabel("Nom du produit")).toHaveValue("Beignet");
});

test("two devices without a network give different codes; the same code typed twice is refused once", async ({
  accounts,
  personFor,
  server,
  shop,
}) => {
  const devices = await Promise.all([personFor(accounts.owner), personFor(accounts.owner)]);
  for (const [index, device] of devices.entries()) {
    const products = await atWork(device);
    await device.goOffline();
    await products.create({ ...cola, name: `Cola ${index}` });
    await products.create({ ...cola, name: `Limonade ${index}`, uniqueCode: "LIMO" });
  }
  for (const device of devices) {
    await device.goOnline();
    await expect(device.topBar.syncState).toHaveText("En ligne");
  }
  const rows = await server.sql`
    select name, unique_code as code from products
    where shop_id = ${shop.id} and (name like 'Cola%' or name like 'Limonade%') order by name`;
  const codes = rows.filter(({ name }) => name.startsWith("Cola")).map(({ code }) => code);
  expect(new Set(codes).size).toBe(2);
  for (const code of codes) expect(code).toMatch(/^BTS.{1,17}$/);
  expect(rows.filter(({ name }) => name.startsWith("Limonade"))).toHaveLength(1);
  const [, second] = devices;
  await must(second).waiting.open();
  await expect(must(second).page.getByText("Ce code de produit est déjà pris.")).toBeVisible();
});

test("at the limit of the plan nothing is added, and the way to more is shown", async ({
  owner,
  server,
  shop,
}) => {
  await server.sql`update shops set max_products = ${shop.goods.length} where id = ${shop.id}`;
  const products = await atWork(owner);
  await expect(products.list).toContainText("5/5 produits");
  const words = "Limite atteinte — Votre abonnement permet maximum 5 produits";
  await expect(products.list.getByText(words)).toBeVisible();
  await products.add.click();
  const dialog = owner.page.getByRole("dialog", { name: "Plus de place pour un produit" });
  await expect(dialog).toContainText(words);
  await expect(dialog.getByRole("link", { name: "Changer d’abonnement" })).toHaveAttribute(
    "href",
    "/subscription-upgrade?limit=products",
  );
});

test("stock goes up and down with a reason, and never to nothing by a decrease", async ({
  owner,
}) => {
  const products = await atWork(owner);
  await owner.goOffline();
  const name = "Savon de Marseille";
  await expect(products.row(name)).toContainText("Stock faible · 3");
  const refused = await products.move("Diminuer", name, 3, "Casse");
  await expect(refused.getByRole("alert")).toContainText("Impossible de diminuer le stock");
  await expect(refused.getByRole("alert")).toContainText("Le stock tomberait à zéro ou moins");
  await refused.getByLabel("Quantité").fill("2");
  await refused.getByRole("button", { name: "Diminuer", exact: true }).click();
  await expect(products.row(name)).toContainText("Stock faible · 1");
  await products.move("Augmenter", name, 20, "Livraison");
  await expect(products.row(name)).toContainText("Stock normal · 21");
  await owner.goOnline();
  await expect(products.row(name)).not.toContainText("À envoyer");
  await expect(products.row(name)).toContainText("Stock normal · 21");
});

test("barcode and stock stay as they were made; the rest is edited, and a deleted product stays on its tickets", async ({
  owner,
}) => {
  await owner.startWork();
  const receipt = await owner.pointOfSale.sell("Lait concentré sucré");
  const products = new ProductsPage(owner.page);
  await products.open();
  await products.edit("Lait concentré sucré");
  const form = owner.page.getByRole("dialog", { name: "Modifier le produit" });
  await expect(form.getByText("6034000106237")).toBeVisible();
  await expect(form.getByLabel("Code-barres")).toHaveCount(0);
  await expect(form.getByLabel(/Stock/)).toHaveCount(0);
  await form.getByLabel("Nom du produit").fill("Lait concentré");
  await form.getByLabel("Marque").fill("Azur");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(products.row("Lait concentré")).toContainText("Azur");

  await products.edit("Lait concentré");
  await form.getByRole("button", { name: "Supprimer le produit" }).click();
  const question = owner.page.getByRole("dialog", { name: "Supprimer ce produit ?" });
  await expect(question).toContainText("39");
  await question.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect(products.row("Lait concentré")).toHaveCount(0);
  await owner.tickets.open();
  await owner.tickets.ticket(receipt).click();
  await expect(owner.page.getByRole("region", { name: `Reçu ${receipt}` })).toContainText(
    "Lait concentré sucré",
  );

  await products.open();
  await owner.page.getByRole("button", { name: "Supprimés (1)" }).click();
  await owner.page.getByRole("button", { name: "Remettre Lait concentré en vente" }).click();
  const deleted = owner.page.getByRole("dialog", { name: "Produits supprimés" });
  await expect(deleted).toContainText("Aucun produit supprimé.");
  await deleted.getByRole("button", { name: "Fermer" }).click();
  await expect(products.row("Lait concentré")).toContainText("39");
});

test("a seller has no office for products", async ({ seller }) => {
  await seller.startWork();
  await seller.page.goto("/product-management");
  await expect(seller.page.getByText("Réservé au propriétaire et au gérant")).toBeVisible();
});

test("ten thousand products: only the lines in view are drawn, the last one is reached, any one is found", async ({
  owner,
  accounts,
  server,
  shop,
}) => {
  await putOnShelf(server.tillOf(accounts.owner, shop.id, "Tableur"), 10_000);
  const products = await atWork(owner);
  const drawn = products.list.getByRole("listitem");
  await expect(drawn.first()).toHaveAttribute("aria-setsize", "10005");
  await products.search.fill("6034000106237");
  await expect(products.row("Lait concentré sucré")).toBeVisible();
  await products.search.fill("article 09999");
  await expect(products.row("Article 09999")).toBeVisible();
  await expect(drawn).toHaveCount(1);
  await products.search.fill("");
  await expect(drawn.first()).toHaveAttribute("aria-setsize", "10005");
  await products.list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(products.list.locator('[aria-posinset="10005"]')).toBeVisible();
  expect(await drawn.count()).toBeLessThan(40);
});
