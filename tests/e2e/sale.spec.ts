import { expect, type Page } from "@playwright/test";
import { doubleTap } from "./double-tap.ts";
import { test } from "./fixtures.ts";
import { unknownCode } from "./goods.ts";
import { scanWriting } from "./scan-writing.ts";

/** How many carts are on the device's disk: what a tap changes is seen at once and stored behind it. */
function storedCarts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open("boutika-outbox"));
    const count = await answerOf(database.transaction("carts").objectStore("carts").count());
    database.close();
    return count;
  });
}

test("a first sale: scanned, paid exactly in two taps, seen live by the owner", async ({
  owner,
  seller,
}) => {
  await owner.page.goto("/auth?from=/dashboard");
  await owner.signIn();
  await expect(owner.dashboard.figure("Ventes du jour")).toContainText("0 FCFA");
  await seller.startWork();

  await seller.pointOfSale.scan("6034000106237");
  await expect(seller.pointOfSale.cartBar).toContainText("1 200 FCFA");
  const receipt = await seller.pointOfSale.payExact();

  // Nothing is reloaded. How long it took is told, not judged: that is for a machine of one's own.
  const recordedAt = performance.now();
  await expect(owner.dashboard.figure("Ventes du jour")).toContainText("1 200 FCFA");
  console.log(`seen by the owner after ${Math.round(performance.now() - recordedAt)} ms`);
  await expect(owner.dashboard.latestTickets).toContainText(receipt);
  await expect(owner.dashboard.latestTickets).toContainText("Aline Mbarga");
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  await seller.pointOfSale.next();
  await expect(seller.pointOfSale.tile("Lait concentré sucré")).toContainText("39");
});

test("cash: notes add up, the change is shown before and after", async ({ seller }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  await seller.page.getByRole("button", { name: "500", exact: true }).click();
  await expect(seller.page.getByText("Il manque")).toBeVisible();
  await expect(till.validateButton).toBeDisabled();
  await seller.page.getByRole("button", { name: "1 000", exact: true }).click();
  await expect(seller.page.getByText("À rendre").locator("..").locator("..")).toContainText("300");
  await till.validateButton.click();
  await till.receiptShown();
  await expect(till.recorded.getByRole("status")).toContainText("300 FCFA");
  await expect(seller.page.getByRole("button", { name: "Nouvelle vente" })).toBeFocused();
});

test("the keys stand still under the thumb, and the largest change stands whole", async ({
  seller,
}) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  const { page } = seller;
  // The payment slides in: what moves by itself is not measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await till.tile("Lait concentré sucré").click();
  await till.payButton.click();
  const key = page.getByRole("button", { name: "9", exact: true });
  const before = await key.boundingBox();
  const payment = page.getByRole("dialog");
  for (let digit = 0; digit < 3; digit += 1) await key.click();
  for (const change of ["8 799", "98 799", "998 799", "9 998 799", "99 998 799", "999 998 799"]) {
    await key.click();
    await expect(payment.getByText(change, { exact: true })).toBeInViewport({ ratio: 1 });
    expect(await key.boundingBox()).toEqual(before);
  }
  await till.validateButton.click();
  await till.receiptShown();
  await expect(
    till.recorded.getByRole("status").getByText("999 998 799", { exact: true }),
  ).toBeInViewport({ ratio: 1 });
});

test("the largest amount to be paid stands whole", async ({ seller }) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Lait concentré sucré").click();
  await till.openCart();
  await page.getByRole("button", { name: "Modifier Lait concentré sucré" }).click();
  await page.getByLabel("Prix d’une pièce").fill("9999999999");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await till.closeCart();
  await till.payButton.click();
  const title = page.getByRole("dialog").getByRole("heading", { name: "9 999 999 999 FCFA" });
  expect(await title.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});

test("mobile money asks for its reference", async ({ seller }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await till.tile("Eau minérale").click();
  await till.payButton.click();
  await seller.page.getByRole("button", { name: "Mobile money" }).click();
  await till.validateButton.click();
  await expect(seller.page.getByText("Saisissez la référence du paiement mobile.")).toBeVisible();
  await seller.page.getByLabel("Référence du paiement").fill("MP241120.1405");
  await till.validateButton.click();
  await till.receiptShown();
  await expect(seller.page.getByRole("region", { name: /^Reçu/ })).toContainText("MP241120.1405");
});

test("a price comes down to the minimum and not below; quantity 0 removes the line", async ({
  seller,
}) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  const { page } = seller;
  await till.tile("Savon de Marseille").click();
  await till.openCart();
  await page.getByRole("button", { name: "Modifier Savon de Marseille" }).click();
  await page.getByLabel("Prix d’une pièce").fill("449");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await expect(page.getByText("Prix de vente inférieur au prix minimal")).toBeVisible();
  await page.getByLabel("Prix d’une pièce").fill("450");
  // What is scanned meanwhile is neither a price nor a number of pieces, nor does its Enter end the line.
  for (const box of ["Prix d’une pièce", "Quantité"]) {
    const field = page.getByLabel(box, { exact: true });
    const before = await field.inputValue();
    await field.focus();
    await scanWriting(page, "3760091720012");
    await expect(field).toHaveValue(before);
  }
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  const cart = page.getByRole("dialog", { name: "Panier" });
  await expect(cart).toContainText("450 FCFA");
  await cart.getByRole("button", { name: "Modifier Savon de Marseille" }).click();
  await page.getByLabel("Quantité", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await expect(cart).toContainText("Le panier est vide");
  await cart.getByRole("button", { name: "Retour aux produits" }).click();
  await expect(till.cartBar).toContainText("vide");
});

test("never more than there is, by tap, by scan, by hand", async ({ seller }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  const { page } = seller;
  for (let piece = 0; piece < 3; piece += 1) await till.tile("Savon de Marseille").click();
  await till.tile("Savon de Marseille").click();
  await expect(page.getByText("Stock insuffisant : Quantité en stock insuffisante")).toBeVisible();
  await till.scan("3256225734948");
  await expect(till.cartBar).toContainText("3 articles");
  await till.tile("Savon de Marseille").click({ button: "right" });
  await page.getByLabel("Quantité", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Valider la ligne" }).click();
  await expect(page.getByRole("dialog").getByText("Quantité en stock insuffisante")).toBeVisible();
  await page.keyboard.press("Escape");
  await till.tile("Sucre en morceaux").click();
  await expect(till.cartBar).toContainText("3 articles");
});

test("a cart is put aside, another is sold, the first comes back, also after a reload", async ({
  seller,
}) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  const { page } = seller;
  await till.tile("Lait concentré sucré").click();
  await till.openCart();
  await page.getByRole("button", { name: "Mettre en attente" }).click();
  await till.sell("Eau minérale");
  await till.next();
  await till.tile("Eau minérale").click();
  await expect.poll(() => storedCarts(page)).toBe(2);
  await page.reload();
  await expect(till.cartBar).toContainText("400 FCFA");
  await page.getByRole("button", { name: /^Reprendre le panier de 1 200/ }).click();
  await expect(till.cartBar).toContainText("1 200 FCFA");
  await page.getByRole("button", { name: /^Reprendre le panier de 400/ }).click();
  await expect(till.cartBar).toContainText("400 FCFA");
});

test("the search needs no accents, and Enter takes the first found", async ({ seller }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await till.search.fill("eponge recur");
  await expect(till.products.getByRole("button")).toHaveCount(1);
  await till.search.press("Enter");
  await expect(till.cartBar).toContainText("250 FCFA");
  await expect(till.search).toHaveValue("");
  await seller.page.getByRole("button", { name: "Boissons" }).click();
  await expect(till.products.getByRole("button")).toHaveCount(1);
});

test("an unknown code: the owner creates the product and sells it at once", async ({ owner }) => {
  await owner.startWork();
  const { page, pointOfSale: till } = owner;
  await till.scan(unknownCode);
  await expect(page.getByRole("dialog", { name: "Code inconnu" })).toContainText(unknownCode);
  await page.getByRole("button", { name: "Créer le produit" }).click();
  await page.getByLabel("Nom du produit").fill("Cahier 200 pages");
  await page.getByLabel("Prix de vente").fill("600");
  await page.getByLabel("Pièces en rayon").fill("10");
  await page.getByRole("button", { name: "Créer le produit" }).click();
  await expect(till.cartBar).toContainText("600 FCFA");
  await till.payExact();
  await till.next();
  await till.scan(unknownCode);
  await expect(till.cartBar).toContainText("600 FCFA");
  await expect(owner.topBar.syncState).toHaveText("En ligne");
});

test("an unknown code is given to a product without one", async ({ owner }) => {
  await owner.startWork();
  const { page, pointOfSale: till } = owner;
  await till.scan(unknownCode);
  await page.getByRole("button", { name: "Donner ce code à un produit" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Éponge à récurer/ })
    .click();
  await expect(till.cartBar).toContainText("250 FCFA");
  await till.scan(unknownCode);
  await expect(till.cartBar).toContainText("500 FCFA");
});

test("a code longer than a product can bear is not offered to any", async ({ owner }) => {
  await owner.startWork();
  const { page, pointOfSale: till } = owner;
  await till.scan(`https://www.savon-de-marseille.example/${"a".repeat(22)}`);
  const dialog = page.getByRole("dialog", { name: "Code inconnu" });
  await expect(dialog).toContainText("Ce code est trop long pour un produit (60 signes au plus).");
  await expect(dialog.getByRole("button")).toHaveText(["", "Scanner un autre code"]);
  await dialog.getByRole("button", { name: "Scanner un autre code" }).click();
  await till.scan(`https://www.savon-de-marseille.example/${"a".repeat(21)}`);
  await expect(page.getByRole("button", { name: "Donner ce code à un produit" })).toBeVisible();
});

test("an unknown code: a seller is told whom to ask, the cart is untouched", async ({ seller }) => {
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await till.tile("Eau minérale").click();
  await till.scan(unknownCode);
  await expect(page.getByText("Demandez au propriétaire")).toBeVisible();
  await expect(page.getByRole("button", { name: "Créer le produit" })).toHaveCount(0);
  await page.getByRole("button", { name: "Ignorer" }).click();
  await expect(till.cartBar).toContainText("400 FCFA");
});

test("a sale with the keyboard only", async ({ seller }) => {
  await seller.page.setViewportSize({ width: 1280, height: 800 });
  await seller.startWork();
  const { page, pointOfSale: till } = seller;
  await page.keyboard.press("F2");
  await page.keyboard.type("eau", { delay: 80 });
  await page.keyboard.press("Enter");
  await expect(till.cartBar).toContainText("400 FCFA");
  await page.keyboard.press("F3");
  await page.keyboard.type("2", { delay: 80 });
  await page.keyboard.press("Enter");
  await expect(till.cartBar).toContainText("800 FCFA");
  await page.keyboard.press("F9");
  await expect(till.validateButton).toBeFocused();
  await expect(till.validateButton).toBeEnabled();
  await page.keyboard.press("Enter");
  await till.receiptShown();
  await expect(page.getByRole("button", { name: "Nouvelle vente" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(till.recorded).toHaveCount(0);
  await expect(till.products).toBeVisible();
});

test("a double tap neither pays by accident nor sells twice", async ({ seller, server, shop }) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await till.tile("Eau minérale").click();
  await doubleTap(till.payButton);
  await expect(till.validateButton).toBeEnabled();
  await expect(till.recorded).toHaveCount(0);
  await doubleTap(till.validateButton);
  await till.receiptShown();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const sold = await server.sql`select total::int from sales where shop_id = ${shop.id}`;
  expect(sold.map((row) => row.total)).toEqual([400]);
});
