import { expect } from "@playwright/test";
import { CameraScene } from "./camera-scene.ts";
import { test } from "./fixtures.ts";
import { shelf, unknownCode } from "./goods.ts";
import { lavender, putTwin } from "./twin.ts";

const [soap, milk, , , sugar] = shelf.map(({ barcode }) => barcode ?? "");

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });
    test("the camera sells nothing during the payment, and is open again afterwards", async ({
      seller,
    }) => {
      const { page, pointOfSale: till } = seller;
      const camera = await CameraScene.before(page);
      await seller.startWork();
      await camera.open.click();
      await camera.hold(milk);
      await expect(camera.words).toContainText("Ajouté");

      await page.getByRole("button", { name: "Encaisser" }).click();
      await expect.poll(() => camera.isFilming()).toBe(false);
      const payment = page.getByRole("dialog");
      await camera.hold(soap);
      await camera.linger();
      await expect(payment).toContainText("1 200 FCFA");
      // The hardware scanner, whose trigger somebody pulls, is heard all the same.
      await till.scan("3564700006948");
      await expect(payment).toContainText("1 600 FCFA");

      // What lay before the camera still lies there: it is the same piece.
      await camera.hold(milk);
      await payment.getByRole("button", { name: "Retour au panier" }).click();
      await expect.poll(() => camera.isFilming()).toBe(true);
      await camera.linger();
      await expect(page.getByText("Panier : 2 articles")).toBeAttached();
      await camera.hold(soap);
      await expect(page.getByText("Panier : 3 articles")).toBeAttached();

      await camera.hold(undefined);
      await till.payExact();
      await expect.poll(() => camera.isFilming()).toBe(false);
      await till.next();
      await expect(camera.panel).toBeVisible();
      await camera.hold(milk);
      await expect(page.getByText("Panier : 1 article")).toBeAttached();
    });
  });

test("the camera says what came of each code, and only what was added sounds like it", async ({
  server,
  shop,
  owner,
}) => {
  await putTwin(server, shop, owner);
  const { page, pointOfSale: till } = owner;
  const camera = await CameraScene.before(page);
  await owner.startWork();
  await camera.open.click();
  // Under the mouse that switched it on, its picture is still white on green.
  await expect(page.locator('[aria-pressed="true"][aria-label="Fermer la caméra"]')).toHaveCSS(
    "background-color",
    "rgb(8, 71, 45)",
  );

  await camera.hold(milk);
  await expect(camera.words).toHaveText(/^AjoutéLait concentré sucré · 1\s200\sFCFA$/);
  expect(await camera.buzzes()).toEqual([1]);

  await camera.hold(sugar);
  await expect(camera.words).toHaveText(/^Pas ajoutéSucre en morceaux · 800\sFCFA$/);
  await expect(page.getByText("Stock insuffisant")).toBeVisible();
  expect(await camera.buzzes()).toEqual([3]);

  await camera.hold(soap);
  const question = page.getByRole("dialog", { name: "Lequel ?" });
  await expect(question).toBeVisible();
  await expect(camera.words).toHaveText(`Choisissez${soap}`);
  expect(await camera.buzzes()).toEqual([3]);
  await expect(till.cartBar).toContainText("1 article");

  await camera.hold(milk);
  await expect(camera.words).toHaveText(`Pas encore${milk}`);
  expect(await camera.buzzes()).toEqual([3]);
  await camera.hold(soap);
  await camera.linger();
  await question.getByRole("button", { name: lavender }).click();
  await expect(till.cartBar).toContainText("2 articles");

  await camera.hold(undefined);
  await camera.linger();
  await camera.hold(soap);
  await expect(camera.words).toHaveText(`Choisissez${soap}`);
  await question.getByRole("button", { name: lavender }).click();
  await expect(camera.words).toHaveText("");

  await camera.hold(unknownCode);
  await expect(camera.words).toHaveText(`Code inconnu${unknownCode}`);
  const code = camera.words.getByText(unknownCode);
  expect(await code.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  await expect(page.getByRole("dialog", { name: "Code inconnu" })).toBeVisible();
});

test("counting: of a code that several products bear the panel asks to choose", async ({
  server,
  shop,
  owner,
}) => {
  await putTwin(server, shop, owner);
  const camera = await CameraScene.before(owner.page);
  await owner.startWork();
  await owner.page.goto("/inventory/count");
  await camera.open.click();
  await camera.hold(soap);
  await expect(camera.words).toHaveText(`Choisissez${soap}`);
  const choice = owner.page.getByRole("list", { name: "Produits trouvés" });
  await expect(choice.getByRole("button")).toHaveCount(2);
  await choice.getByRole("button", { name: lavender }).click();
  await expect(camera.words).toHaveText("");
  await expect(owner.page.getByText("Compté : 1 pièce")).toBeVisible();
});

test("a reseller chooses between two products of one code, and sells nothing by an unwatched camera", async ({
  server,
  shop,
  owner,
  personFor,
}) => {
  await putTwin(server, shop, owner);
  const account = await server.enrol("Koffi Mensah");
  await server.hire(shop, account, "reseller");
  const office = server.tillOf(owner.account, shop.id, "Bureau 3");
  for (const productId of ["savon1", "savon2"])
    office.write("transfer", Date.now(), {
      ...{ resellerId: account.userId, productId, quantity: 1, price: 500, minPrice: 450 },
      origin: "products",
    });
  await office.send();
  const reseller = await personFor(account);
  const { page, pointOfSale: till } = reseller;
  const camera = await CameraScene.before(page);
  await reseller.startWork();
  await till.scan(soap ?? "");
  const question = page.getByRole("dialog", { name: "Lequel ?" });
  await question.getByRole("button", { name: lavender }).click();
  await expect(till.cartBar).toContainText("1 article");
  await expect(page.getByText("Ce code n’est pas dans votre stock.")).toHaveCount(0);
  await till.openCart();
  await expect(page.getByRole("dialog", { name: "Panier" })).toContainText(lavender);

  // Nor does a reseller's camera sell while nobody watches it.
  await till.closeCart();
  await camera.open.click();
  await expect.poll(() => camera.isFilming()).toBe(true);
  await till.payButton.click();
  await expect.poll(() => camera.isFilming()).toBe(false);
});
