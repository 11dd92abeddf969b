import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";

/** From now on every write of a sale fails as on a full disk. */
function fillDisk(): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(stores, mode, options) {
    const names = typeof stores === "string" ? [stores] : [...stores];
    if (mode === "readwrite" && names.includes("operations"))
      throw new DOMException("the disk is full", "QuotaExceededError");
    return begin.call(this, stores, mode, options);
  };
}

test("the disk is full: the sale is not confirmed, the cart stays, the words say what to do", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Eau minérale").click();
  await page.evaluate(fillDisk);
  await till.payButton.click();
  await till.validateButton.click();
  await expect(page.getByRole("alert")).toContainText("La mémoire de l’appareil est pleine");
  await expect(page.getByText("Enregistrée")).toHaveCount(0);
  await page.getByRole("button", { name: "Retour au panier" }).click();
  await expect(till.cartBar).toContainText("400 FCFA");
  await page.reload();
  await expect(till.cartBar).toContainText("400 FCFA");
  await till.payExact();
});

test("a browser that keeps nothing says so and confirms nothing", async ({ seller }) => {
  await seller.page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await seller.page.goto("/auth");
  await seller.page.getByLabel("Adresse email").fill(seller.account.email);
  await seller.page.getByLabel("Mot de passe", { exact: true }).fill(seller.account.password);
  await seller.page.getByRole("button", { name: "Se connecter" }).click();
  await expect(seller.page.getByRole("alert")).toContainText(
    "Ce navigateur refuse de garder des données",
  );
});

test("read models that vanish or rot are filled again, the unsent sale is untouched", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await seller.goOffline();
  await till.sell("Eau minérale");
  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await seller.goOffline();
  await till.next();
  await till.sell("Lait concentré sucré");
  await page.goto("about:blank");
  await page.goto("/icon.svg");
  await page.evaluate(async () => {
    const open = (await indexedDB.databases()).map(({ name }) => name ?? "");
    for (const name of open.filter((one) => one.includes("read-models"))) {
      await new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = resolve;
        deleting.onerror = resolve;
        deleting.onblocked = resolve;
      });
    }
  });
  await seller.goOnline();
  await till.open();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await expect(till.tile("Eau minérale")).toContainText("99");
  await expect(till.tile("Lait concentré sucré")).toContainText("39");
});

test("a till that cannot open its storage says so", async ({ seller }) => {
  await seller.startWork();
  await seller.page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await seller.page.reload();
  await expect(seller.page.getByText("La caisse ne peut pas s’ouvrir")).toBeVisible();
  await expect(seller.page.getByText(/ouvrez Boutika dans une fenêtre ordinaire/)).toBeVisible();
});
