import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { gtinCheckDigit } from "#shared/rules/barcode.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { spreadOf } from "#tests/bench/measure.ts";
import { ownersBrowser } from "#tests/bench/owners-browser.ts";
import { UnhurriedPerson } from "#tests/bench/unhurried-person.ts";
import type { Goods } from "#tests/e2e/goods.ts";
import { BuyingPage } from "#tests/e2e/pages/buying-page.ts";
import { PointOfSalePage } from "#tests/e2e/pages/point-of-sale-page.ts";
import { ShopServer } from "#tests/e2e/shop-server.ts";
import { startTestPostgres } from "#tests/support/database.ts";

const slowdown = 6;
const lines = 30;

/** What comes: a product, its pieces and what they cost together, in whole francs. */
type Coming = { goods: Goods; pieces: number; cost: number };

/**
 * Goods of 30 products that never came before are written down by their owner, without a network, on a telephone whose
 * processor is 6 × slower: each is scanned, its pieces and its cost are typed as a person types; then a new supplier, the
 * number of the invoice, and the whole of it recorded. Seconds from the list of purchases to the purchase.
 */
export async function benchPurchase(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const postgres = await startTestPostgres();
  const server = await ShopServer.start();
  try {
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round += 1) seconds.push(await bought(server, round));
    const figure: Figure = {
      name: `a purchase of ${lines} lines, from a new supplier`,
      value: spreadOf(seconds),
      ...{ unit: "s", sense: "at most", bar: 180 },
      detail: "scanned, pieces and cost typed, a letter each 150 ms, 0.7 s before each touch",
    };
    printFigures(`A purchase by scanning, offline, ${slowdown} × slower`, [figure]);
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function bought(server: ShopServer, round: number): Promise<number> {
  const owner = await server.enrol(`Mireille ${round}`);
  const coming = Array.from({ length: lines }, (_, at) => comingOf(at, round));
  await server.openShop(
    owner,
    coming.map(({ goods }) => goods),
  );
  const { page, goSlowOffline, close } = await ownersBrowser(server.origin, owner, {
    width: 360,
    height: 740,
  });
  try {
    await page.goto(`${server.origin}/purchases`);
    await page.getByRole("link", { name: "Nouvel achat" }).waitFor();
    await goSlowOffline(slowdown);
    const begun = performance.now();
    await writeDown(page, coming);
    return (performance.now() - begun) / 1000;
  } finally {
    await close();
  }
}

async function writeDown(page: Page, coming: readonly Coming[]): Promise<void> {
  const person = new UnhurriedPerson(page);
  const buying = new BuyingPage(page);
  const scanner = new PointOfSalePage(page);
  await person.touch(page.getByRole("link", { name: "Nouvel achat" }));
  await page.getByLabel("Rechercher un produit").first().waitFor();
  for (const { goods, pieces, cost } of coming) {
    await person.rest(700);
    await scanner.scan(goods.barcode ?? "");
    await person.retype(
      page.getByRole("textbox", { name: `Pièces de ${goods.name}` }),
      String(pieces),
    );
    await person.type(
      page.getByRole("textbox", { name: `Coût total de ${goods.name}` }),
      String(cost),
    );
  }
  await person.press("Continuer");
  const { sheet } = buying;
  await person.type(sheet.getByLabel("Chercher un fournisseur"), "Mboppi");
  await person.press("Nouveau fournisseur : Mboppi", sheet);
  await person.type(sheet.getByLabel("Numéro de la facture (facultatif)"), "F1207");
  await person.press("Enregistrer l’achat", sheet);
  await page.getByRole("heading", { name: "Achat", exact: true }).waitFor();
}

function comingOf(at: number, round: number): Coming {
  const body = `6034000107${String(at).padStart(2, "0")}`;
  const goods: Goods = {
    ...{ id: `r${round}a${at}`, name: `Article ${at + 1} de la liste`, category: "Épicerie" },
    ...{ barcode: body + gtinCheckDigit(body), price: 1000, minPrice: 0, stock: 0 },
  };
  return { goods, pieces: 12 + at, cost: 500 * (12 + at) };
}
