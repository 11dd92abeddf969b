import { readFileSync } from "node:fs";
import { expect, type Locator, type Route } from "@playwright/test";
import { must } from "#shared/must.ts";
import { newDevice } from "./devices.ts";
import { test } from "./fixtures.ts";

/** Something that is waited for until it is given. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** From the next page on no database opens before the page is told to let them. */
function holdDatabases(): void {
  const open = IDBFactory.prototype.open;
  const held: IDBOpenDBRequest[] = [];
  let isHeld = true;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    request.addEventListener("success", (event) => {
      if (!isHeld) return;
      event.stopImmediatePropagation();
      held.push(request);
    });
    return request;
  };
  const letDatabasesOpen = () => {
    isHeld = false;
    for (const request of held) request.dispatchEvent(new Event("success"));
  };
  Object.assign(globalThis, { letDatabasesOpen });
}

test("sold offline, reloaded, sold again, sent once", { tag: newDevice }, async ({
  owner,
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  const till = seller.pointOfSale;
  await seller.goOffline();
  const first = await till.sell("Savon de Marseille", 2);
  await expect(seller.topBar.syncState).toHaveText("Hors ligne · 1 vente à envoyer");
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height;
  await expect.poll(() => heightOf(seller.page.getByRole("banner"))).toBe(56);
  // One line of it, as wide as the letters are here.
  await expect.poll(() => heightOf(seller.topBar.syncState)).toBeLessThan(2 * 16);
  await expect(till.recorded.getByText("À envoyer")).toBeVisible();

  await seller.page.reload();
  await expect(till.tile("Savon de Marseille")).toContainText("1");
  const second = await till.sell("Lait concentré sucré");
  await expect(seller.topBar.syncState).toHaveText("Hors ligne · 2 ventes à envoyer");

  await seller.goOnline();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const sold =
    await server.sql`select receipt, total::int from sales where shop_id = ${shop.id} order by receipt`;
  expect(sold.map((row) => row.total)).toEqual([1000, 1200]);

  await owner.page.goto("/auth?from=/dashboard");
  await owner.signIn();
  await expect(owner.dashboard.figure("Ventes du jour")).toContainText("2 200 FCFA");
  await expect(owner.dashboard.latestTickets).toContainText(first);
  await expect(owner.dashboard.latestTickets).toContainText(second);
});

test("opens cold with no network, and speaks the other language there", { tag: newDevice }, async ({
  seller,
}) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.reopen("/point-of-sale");
  await expect(seller.pointOfSale.tile("Savon de Marseille")).toBeVisible();
  await seller.topBar.pick("English");
  await expect(
    seller.page
      .getByRole("button", { name: "Charge" })
      .or(seller.page.getByPlaceholder("Search a product")),
  ).not.toHaveCount(0);
  await expect(seller.page.locator("html")).toHaveAttribute("lang", "en");
  await seller.page.reload();
  await expect(seller.page.locator("html")).toHaveAttribute("lang", "en");
});

test("nobody signs out while something is unsent; what waits can be put into a file", async ({
  seller,
}) => {
  await seller.startWork();
  await seller.goOffline();
  const receipt = await seller.pointOfSale.sell("Eau minérale");
  await seller.topBar.pick("Déconnexion");
  await expect(seller.page.getByRole("dialog", { name: "Pas encore" })).toContainText(
    "1 opération",
  );
  await seller.page.getByRole("link", { name: "Voir ce qui attend" }).click();
  await expect(seller.page.getByText(`Vente ${receipt}`)).toBeVisible();
  const download = seller.page.waitForEvent("download");
  await seller.waiting.export.click();
  const text = readFileSync(must(await (await download).path()), "utf8");
  expect(text).toContain("Eau minérale 1,5 l");
  expect(() => JSON.parse(text)).not.toThrow();

  await seller.goOnline();
  await seller.waiting.sendNow.click();
  await expect(seller.page.getByText("Tout est envoyé")).toBeVisible();
  await seller.topBar.pick("Déconnexion");
  await seller.page.getByRole("button", { name: "Garder pour revenir plus vite" }).click();
  await expect(seller.page).toHaveURL(/\/$/);
});

test("the server does not answer: selling goes on, the sale arrives once it does", async ({
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  server.pullCable();
  await seller.pointOfSale.sell("Eau minérale");
  await expect(seller.topBar.syncState).toHaveText("Hors ligne · 1 vente à envoyer");
  server.plugCable();
  await seller.page.goto("/waiting");
  await seller.waiting.sendNow.click();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const [{ count }] =
    (await server.sql`select count(*)::int as count from sales where shop_id = ${shop.id}`) as unknown as [
      { count: number },
    ];
  expect(count).toBe(1);
});

test("until the device has read what it holds, it says nothing of what waits", async ({
  seller,
}) => {
  const { page, topBar } = seller;
  await seller.startWork();
  await seller.goOffline();
  await seller.pointOfSale.sell("Eau minérale");
  await page.addInitScript(holdDatabases);
  await page.goto("/waiting");
  await expect(page.getByRole("heading", { name: "Envois", level: 1 })).toBeVisible();
  await expect(page.getByText("Tout est envoyé")).toHaveCount(0);
  await expect(topBar.syncState).toHaveCount(0);
  await page.evaluate(() =>
    (globalThis as unknown as { letDatabasesOpen(): void }).letDatabasesOpen(),
  );
  await expect(page.getByRole("heading", { name: "1 à envoyer" })).toBeVisible();
  await expect(topBar.syncState).toHaveText("Hors ligne · 1 vente à envoyer");
});

test("what the server cannot take is said in words, kept, exported, and sent when one asks", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, topBar, waiting } = seller;
  const refusal = { status: 400, json: { code: "invalid-request" } };
  await seller.context.route("**/api/v1/sync", (route) => route.fulfill(refusal));
  const receipt = await seller.pointOfSale.sell("Eau minérale");
  await expect(topBar.syncState).toHaveText("En ligne · 1 à réessayer");

  await topBar.syncState.click();
  const parked = page.locator("section", {
    has: page.getByRole("heading", { name: "1 envoi n’est pas passé" }),
  });
  await expect(parked).toContainText(`Vente ${receipt}`);
  await expect(parked).toContainText("réessayé dans l’heure");
  await expect(page.getByText("Tout est envoyé")).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await waiting.export.click();
  expect(readFileSync(must(await (await saving).path()), "utf8")).toContain(receipt);

  // Also while the server is asked for something else.
  const [asked, tapped] = [signal(), signal()];
  await seller.context.unroute("**/api/v1/sync");
  const late = async (route: Route) => {
    asked.give();
    await tapped.given;
    await route.fulfill(refusal);
  };
  await seller.context.route("**/api/v1/sync", late, { times: 1 });
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await asked.given;
  // A finger does not wait until a button is free.
  await waiting.sendNow.click({ force: true });
  tapped.give();
  await expect(page.getByText("Tout est envoyé")).toBeVisible();
  await expect(topBar.syncState).toHaveText("En ligne");
});

test("while the server fails the bar says so, and that what was sold is kept", async ({
  seller,
}) => {
  await seller.startWork();
  const { page, topBar, waiting } = seller;
  const failure = { status: 503, json: { code: "database-unavailable" } };
  await seller.context.route("**/api/v1/sync", (route) => route.fulfill(failure));
  await seller.pointOfSale.sell("Eau minérale");
  await expect(topBar.syncState).toHaveText("Serveur sans réponse · 1 vente gardée");
  const heightOf = async () => (await page.getByRole("banner").boundingBox())?.height;
  await expect.poll(heightOf).toBe(56);
  await topBar.syncState.click();
  await expect(page.getByText("Le serveur ne répond pas pour le moment.")).toBeVisible();

  await seller.context.unroute("**/api/v1/sync");
  await waiting.sendNow.click();
  await expect(page.getByText("Tout est envoyé")).toBeVisible();
  await expect(topBar.syncState).toHaveText("En ligne");
});

test("sold by five offline devices, the last piece becomes one « écart »", async ({
  owner,
  personFor,
  accounts,
  server,
  shop,
}) => {
  const sellers = await Promise.all(Array.from({ length: 2 }, () => personFor(accounts.seller)));
  for (const seller of sellers) {
    await seller.startWork();
    await seller.goOffline();
    await seller.pointOfSale.sell("Savon de Marseille", 3);
  }
  for (const seller of sellers) {
    await seller.goOnline();
    await expect(seller.topBar.syncState).toHaveText("En ligne");
  }
  const [stock] =
    await server.sql`select quantity from stocks where shop_id = ${shop.id} and product_id = 'savon1'`;
  expect(stock?.quantity).toBe(-3);
  await owner.page.goto("/auth?from=/dashboard");
  await owner.signIn();
  const gaps = owner.dashboard.card("1 écart de stock");
  await expect(gaps).toContainText("−3");
  await gaps.getByRole("button", { name: "Corriger le stock" }).click();
  await owner.page.getByLabel("Pièces comptées").fill("2");
  await owner.page.getByRole("button", { name: "Enregistrer le comptage" }).click();
  await expect(
    owner.page.getByText("Veuillez renseigner une raison pour la modification"),
  ).toBeVisible();
  await owner.page.getByLabel("Raison").fill("Retrouvées en réserve");
  await owner.page.getByRole("button", { name: "Enregistrer le comptage" }).click();
  await expect(gaps).toHaveCount(0);
  await owner.page.goto("/point-of-sale");
  await expect(owner.pointOfSale.tile("Savon de Marseille")).toContainText("2");
});

test("the session is over: selling goes on, and signing in again sends what was sold", async ({
  seller,
  server,
  shop,
}) => {
  await seller.startWork();
  await seller.context.clearCookies();
  await seller.page.reload();
  await expect(seller.topBar.syncState).toHaveText("Reconnectez-vous");
  await seller.pointOfSale.sell("Eau minérale");
  await expect(seller.topBar.syncState).toHaveText("Reconnectez-vous · 1 vente à envoyer");
  await seller.topBar.syncState.click();
  await seller.signIn();
  await expect(seller.topBar.syncState).toHaveText("En ligne");
  const sold = await server.sql`select total::int from sales where shop_id = ${shop.id}`;
  expect(sold.map((row) => row.total)).toEqual([400]);
});

test("wrong words at the door", async ({ page, accounts }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("À remplir")).toHaveCount(2);
  await page.getByLabel("Adresse email").fill(accounts.owner.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "l’adresse email ou le mot de passe est faux",
  );
});

test("the first time, the catalogue is said to be on its way until one can sell", async ({
  seller,
}) => {
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await seller.context.route("**/api/v1/snapshot/**", async (route) => {
    await held;
    await route.continue();
  });
  await seller.page.goto("/auth?from=/point-of-sale");
  await seller.signIn();
  await expect(
    seller.page.getByRole("progressbar", { name: "Le catalogue arrive…" }),
  ).toBeVisible();
  await expect(seller.page.getByText("0 sur 5 produits")).toBeVisible();
  letThrough();
  await seller.pointOfSale.sell("Eau minérale");
});
