import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { ProductsPage } from "./pages/products-page.ts";

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
        for (const key of [...code, "Enter"]) {
          const press = { key, code: /\d/.test(key) ? `Digit${key}` : key, bubbles: true };
          document.body.dispatchEvent(new KeyboardEvent("keydown", press));
        }
      });
    };
  }, "3256225734948");
  await new ProductsPage(owner.page).open();
  const form = owner.page.getByRole("dialog", { name: "Modifier le produit" });
  await expect(form.getByLabel("Nom du produit")).toHaveValue("Savon de Marseille");
});
