import { expect, type Page } from "@playwright/test";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { ShopSettingsPage } from "./pages/shop-settings-page.ts";
import type { Person } from "./person.ts";
import { readAnew } from "./read-anew.ts";

async function atSettings(person: Person): Promise<ShopSettingsPage> {
  await person.startWork();
  const settings = new ShopSettingsPage(person.page);
  await settings.open();
  return settings;
}

/** A sign as a shop has it drawn, and how many bytes of it. */
async function aSign(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.fillStyle = "#0b5d3b";
    context.fillRect(0, 0, 400, 200);
    context.fillStyle = "#fff";
    context.font = "bold 90px sans-serif";
    context.fillText("AKWA", 60, 130);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(bytes.reduce((all, byte) => all + String.fromCharCode(byte), ""));
  });
  return Buffer.from(text, "base64");
}

test("settings changed offline stand at once here, and elsewhere once there is a network; two editors keep both", async ({
  server,
  shop,
  owner,
  personFor,
}) => {
  const managerAccount = await server.enrol("Serge Nana");
  await server.hire(shop, managerAccount, "manager");
  const settings = await atSettings(owner);
  const manager = await personFor(managerAccount);
  const theirs = await atSettings(manager);

  await owner.goOffline();
  await settings.box("Téléphone").fill("677 00 00 01");
  await settings.box("Bas du reçu").fill("Ni repris ni échangé");
  await settings.page.getByRole("combobox", { name: "TVA" }).selectOption("19,25 % (Cameroun)");
  await expect(settings.preview).toContainText("Ni repris ni échangé");
  await expect(settings.preview).toContainText("dont TVA 19,25 %");
  await settings.save();
  await owner.reopen("/shop-configuration");
  const again = new ShopSettingsPage(owner.page);
  await expect(again.box("Téléphone")).toHaveValue("677 00 00 01");

  await theirs.box("Types de produits").fill("Épicerie");
  await theirs.box("Types de produits").press("Enter");
  await theirs.box("Téléphone").fill("655 00 00 02");
  await theirs.box("Adresse").fill("Rue Joss, Akwa");
  await theirs.save();
  await expect(manager.topBar.syncState).toHaveText("En ligne");

  await owner.goOnline();
  await expect(again.box("Adresse")).toHaveValue("Rue Joss, Akwa");
  await expect(again.page.getByRole("button", { name: "Retirer Épicerie" })).toBeVisible();
  // The later arrival wins the one field that both changed.
  await expect(theirs.box("Téléphone")).toHaveValue("677 00 00 01");
  await expect(theirs.box("Bas du reçu")).toHaveValue("Ni repris ni échangé");
});

test("leaving with something unkept asks; what is wrong is said and nothing is lost", async ({
  owner,
}) => {
  const settings = await atSettings(owner);
  const { page } = settings;
  await settings.box("Nom de la boutique").fill("  ");
  await settings.box("E-mail professionnel").fill("akwa.cm");
  await settings.saveButton.click();
  await expect(page.getByText("Donnez un nom à votre boutique")).toBeVisible();
  await expect(page.getByText("Cette adresse n’est pas complète")).toBeVisible();
  await expect(settings.box("Nom de la boutique")).toBeFocused();

  await settings.box("Nom de la boutique").fill("Akwa Centre");
  await page.getByRole("link", { name: "Vendre" }).first().click();
  await expect(settings.unsaved).toBeVisible();
  await settings.unsaved.getByRole("button", { name: "Rester ici" }).click();
  await expect(settings.box("Nom de la boutique")).toHaveValue("Akwa Centre");
  await page.goBack();
  await settings.unsaved.getByRole("button", { name: "Rester ici" }).click();
  await expect(settings.box("E-mail professionnel")).toHaveValue("akwa.cm");
  await settings.box("E-mail professionnel").fill("contact@akwa.cm");
  await settings.save();
  await expect(page.getByRole("banner")).toContainText("Akwa Centre");

  await settings.box("Description").fill("rien d’important");
  await page.getByRole("link", { name: "Vendre" }).first().click();
  await settings.unsaved.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).toHaveURL(/point-of-sale/);
  // The screen stands in the history once.
  await page.goBack();
  await expect(settings.box("Description")).toHaveValue("");
  await settings.box("Description").fill("rien non plus");
  await page.goBack();
  await settings.unsaved.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page).not.toHaveURL(/shop-configuration/);
  await settings.open();
  await expect(settings.box("Description")).toHaveValue("");
});

test("a shop that is read anew, whole, empties no form that is being typed in", async ({
  server,
  shop,
  owner,
}) => {
  const settings = await atSettings(owner);
  const { page } = owner;
  await settings.box("Description").fill("En train d’écrire");
  await server.sql`update shops set address = 'Rue Joss' where id = ${shop.id}`;
  await readAnew(server, shop, owner);
  await expect(settings.box("Adresse")).toHaveValue("Rue Joss");
  await expect(settings.box("Description")).toHaveValue("En train d’écrire");
  await expect(settings.box("Description")).toBeFocused();

  // What the steps of a new shop hold is kept nowhere else.
  await page.goto("/shop-setup");
  await expect(page.getByRole("heading", { name: "Installer ma boutique" })).toBeVisible();
  const name = page.getByLabel("Nom de la boutique");
  await name.fill("Akwa, à moitié");
  await readAnew(server, shop, owner);
  await expect(name).toHaveValue("Akwa, à moitié");
  await expect(name).toBeFocused();
});

test("another rate is typed to its end, kept as it was typed, and goes when it is given up", async ({
  owner,
}) => {
  const settings = await atSettings(owner);
  const { page } = settings;
  const choice = page.getByRole("combobox", { name: "TVA" });
  const rate = settings.box("Taux en %");
  await choice.selectOption("Un autre taux");
  await rate.pressSequentially("18");
  await expect(rate).toHaveValue("18");
  await expect(rate).toBeFocused();
  await expect(settings.preview).toContainText("dont TVA 18 %");
  await settings.giveUp();
  await expect(rate).toBeHidden();
  await expect(choice.locator("option:checked")).toHaveText("Pas de TVA (0 %)");
  await choice.selectOption("Un autre taux");
  await rate.pressSequentially("5,50");
  await settings.save();
  await expect(rate).toHaveValue("5,5");
  await expect(settings.preview).toContainText("dont TVA 5,5 %");
});

test("an agency made offline is chosen on the device and stands on its tickets; the plan holds", async ({
  server,
  shop,
  owner,
  seller,
}) => {
  await server.limitAgencies(shop, 2);
  await seller.startWork();
  const settings = await atSettings(owner);
  await owner.goOffline();
  await settings.addAgency("Bonapriso", "Rue Njo-Njo");
  await settings.addAgency("Deïdo");
  await expect(settings.agency("Bonapriso")).toContainText("À envoyer");
  await expect(settings.agencies).toContainText("maximum 2 agences par boutique");
  await expect(
    settings.agencies.getByRole("link", { name: "Changer d’abonnement" }),
  ).toHaveAttribute("href", "/subscription-upgrade?limit=agencies");
  await owner.goOnline();
  await expect(settings.agency("Bonapriso")).not.toContainText("À envoyer");

  const { page, pointOfSale } = seller;
  const bar = page.getByRole("region", { name: "Agence", exact: true });
  await expect(bar).toContainText("Où vendez-vous ?");
  await bar.getByRole("button", { name: "Choisir" }).click();
  const choice = page.getByRole("combobox", { name: "Cet appareil vend pour" });
  await choice.selectOption("Bonapriso");
  await expect(bar).toContainText("Agence Bonapriso");
  await seller.goOffline();
  await pointOfSale.sell("Eau minérale");
  const receipt = page.getByRole("region", { name: /^Reçu/ });
  await expect(receipt).toContainText("Agence Bonapriso");
  await expect(receipt).toContainText("Rue Njo-Njo");
  await pointOfSale.next();
  await seller.goOnline();

  await owner.tickets.open();
  await owner.page.getByRole("region", { name: "Tickets" }).getByRole("link").first().click();
  await expect(owner.page.getByRole("region", { name: /^Reçu/ })).toContainText("Agence Bonapriso");
});

test("a logo is made small, printed on receipts here and elsewhere; too large or no picture is refused", async ({
  owner,
  seller,
}) => {
  await seller.startWork();
  const settings = await atSettings(owner);
  const { page } = settings;
  const logo = page.getByLabel(/Choisir un logo|Changer le logo/);
  const file = (name: string, mimeType: string, buffer: Buffer) =>
    logo.setInputFiles({ name, mimeType, buffer });
  await file("grand.png", "image/png", Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(page.getByRole("alert")).toContainText("Fichier trop volumineux");
  await expect(page.getByRole("alert")).toContainText("La taille maximale autorisée est de 2MB");
  await file("notes.txt", "text/plain", Buffer.from("bonjour"));
  await expect(page.getByRole("alert")).toContainText("Format invalide");
  await page.route("**/images/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 415, json: { code: "image-format" } })
      : route.continue(),
  );
  await file("akwa.png", "image/png", await aSign(page));
  await expect(page.getByText("Impossible d’uploader l’image")).toBeVisible();
  await page.unroute("**/images/*");
  const sent = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().includes("/images/"),
  );
  await file("akwa.png", "image/png", await aSign(page));
  await expect(page.getByText("Image uploadée avec succès")).toBeVisible();
  await expect(page.getByRole("img", { name: "Logo de la boutique" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await settings.save();
  expect((await sent).status()).toBe(204);

  await seller.pointOfSale.sell("Eau minérale");
  const printed = seller.page.getByRole("region", { name: /^Reçu/ }).locator("img");
  await expect(printed).toHaveJSProperty("naturalWidth", 400);
});

for (const [width, height, colorScheme] of [
  [360, 740, "light"],
  [1280, 800, "dark"],
] as const)
  test(`nothing keeps anybody from the settings, ${width} ${colorScheme}`, async ({ owner }) => {
    await owner.page.emulateMedia({ colorScheme });
    await owner.page.setViewportSize({ width, height });
    const settings = await atSettings(owner);
    await settings.addAgency("Bonapriso", "Rue Njo-Njo");
    await settings.box("Types de produits").fill("Épicerie");
    await settings.box("Types de produits").press("Enter");
    await expect(settings.saveButton).toBeVisible();
    await isAccessible(owner.page, `settings ${width}`);
    await settings.agencies.getByRole("button", { name: "Modifier l’agence Bonapriso" }).click();
    const dialog = owner.page.getByRole("dialog", { name: "Modifier l’agence" });
    await expect(dialog).toBeVisible();
    await isAccessible(owner.page, `agency ${width}`);
    // Text that is marked may end outside; only what begins there closes.
    await dialog.getByRole("textbox", { name: "Nom de l’agence" }).hover();
    await owner.page.mouse.down();
    await owner.page.mouse.move(4, 4);
    await owner.page.mouse.up();
    await expect(dialog).toBeVisible();
    await owner.page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    const isWide = await owner.page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide).toBe(false);
  });
