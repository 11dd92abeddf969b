import { expect } from "@playwright/test";
import { CameraScene } from "./camera-scene.ts";
import { test } from "./fixtures.ts";
import { ProductsPage } from "./pages/products-page.ts";
import { scanWriting } from "./scan-writing.ts";
import { lavender, putTwin } from "./twin.ts";

const soap = "3256225734948";

test("a code that is scanned opens its product; one that is new begins a product with it", async ({
  owner,
}) => {
  await owner.startWork();
  const products = new ProductsPage(owner.page);
  await products.open();
  await owner.pointOfSale.scan("3256225734948");
  const form = owner.page.getByRole("dialog", { name: "Modifier le produit" });
  await expect(form.getByLabel("Nom du produit")).toHaveValue("Savon de Marseille");
  await form.getByRole("button", { name: "Fermer" }).click();
  await owner.pointOfSale.scan("4006381333931");
  await expect(products.form.getByLabel("Code-barres")).toHaveValue("4006381333931");
});

test("whichever box has the focus, what is scanned into the form is the barcode and sends nothing", async ({
  owner,
}) => {
  const { page } = owner;
  await owner.startWork();
  const products = new ProductsPage(page);
  await products.open();
  await products.add.click();
  await products.form.getByLabel("Nom du produit").fill("Bic bleu");
  await products.form.getByLabel("Prix minimum").fill("100");
  const stock = products.form.getByLabel("Stock de départ");
  await stock.fill("10");
  for (const code of ["5449000000996", "4006381333931"]) {
    await stock.focus();
    await scanWriting(page, code);
    await expect(products.form.getByLabel("Code-barres")).toHaveValue(code);
    await expect(stock).toHaveValue("10");
  }
  await expect(products.form.getByRole("alert")).toHaveCount(0);
  await expect(products.form.getByLabel("Code-barres")).toBeInViewport();

  // Another product's is not taken, which is said; into its own box a unique code is scanned as such.
  await scanWriting(page, soap);
  await expect(page.getByText("Ce code-barres appartient déjà à un autre produit")).toBeVisible();
  await expect(products.form.getByLabel("Code-barres")).toHaveValue("4006381333931");
  const unique = products.form.getByLabel("Code unique");
  await unique.focus();
  await scanWriting(page, "20260001");
  await expect(unique).toHaveValue("20260001");
  await expect(products.form.getByLabel("Code-barres")).toHaveValue("4006381333931");

  // The code of a product that is saved stays, and so does its price.
  await products.form.getByRole("button", { name: "Fermer" }).click();
  await owner.pointOfSale.scan(soap);
  const known = page.getByRole("dialog", { name: "Modifier le produit" });
  const price = known.getByLabel("Prix de vente");
  const before = await price.inputValue();
  await price.focus();
  await scanWriting(page, "4006381333931");
  await expect(price).toHaveValue(before);
  await expect(known.getByText(soap)).toBeVisible();
});

test("at the till, what is scanned into the form of a new product is its barcode", async ({
  owner,
}) => {
  const { page, pointOfSale: till } = owner;
  await owner.startWork();
  await till.open();
  await till.scan("5449000000996");
  const unknown = page.getByRole("dialog", { name: "Code inconnu" });
  await unknown.getByRole("button", { name: "Créer le produit" }).click();
  await unknown.getByLabel("Nom du produit").fill("Bic bleu");
  await unknown.getByLabel("Prix de vente").fill("150");
  const stock = unknown.getByLabel("Pièces en rayon");
  await stock.fill("10");
  await stock.focus();
  await scanWriting(page, "4006381333931");
  await expect(stock).toHaveValue("10");
  await unknown.getByRole("button", { name: "Créer le produit" }).click();
  await expect(unknown).toHaveCount(0);
  await expect(till.cartBar).toContainText("1 article");
  await till.scan("5449000000996");
  await expect(till.cartBar).toContainText("2 articles");
});

test("a code scanned before the products are read waits for them, and is not taken for a new one", async ({
  owner,
}) => {
  await owner.startWork();
  await owner.page.addInitScript((code) => {
    const listen = window.addEventListener.bind(window);
    // The scanner is heard from the very moment on in which the page listens.
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      how?: unknown,
    ) => {
      listen(type, listener, how as boolean);
      if (type !== "keydown" || how !== true) return;
      queueMicrotask(() => {
        const pressed = [...code, "Enter"].map((key) => {
          const press = { key, code: /\d/.test(key) ? `Digit${key}` : key, bubbles: true };
          return new KeyboardEvent("keydown", press);
        });
        for (const press of pressed) document.body.dispatchEvent(press);
      });
    };
  }, "3256225734948");
  await new ProductsPage(owner.page).open();
  const form = owner.page.getByRole("dialog", { name: "Modifier le produit" });
  await expect(form.getByLabel("Nom du produit")).toHaveValue("Savon de Marseille");
});

test("of a code that several products bear all are shown, to choose from", async ({
  server,
  shop,
  owner,
}) => {
  await putTwin(server, shop, owner);
  const { page, pointOfSale: till } = owner;
  const camera = await CameraScene.before(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  const products = new ProductsPage(page);
  await products.open();
  const shown = products.list.getByRole("article");
  await till.scan(soap);
  await expect(page.getByText(`Plusieurs produits ont le code ${soap}`)).toBeVisible();
  await expect(shown).toHaveCount(2);
  for (const one of await shown.all()) await expect(one).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Effacer la recherche" }).click();

  await camera.open.click();
  await camera.hold(soap);
  await expect(camera.words).toHaveText(`Choisissez${soap}`);
  await expect(shown).toHaveCount(2);
  await page.getByRole("button", { name: `Modifier ${lavender}` }).click();
  const form = page.getByRole("dialog", { name: "Modifier le produit" });
  await expect(form.getByLabel("Nom du produit")).toHaveValue(lavender);
  await form.getByRole("button", { name: "Fermer" }).click();
  await expect(camera.words).toHaveText("");
});
