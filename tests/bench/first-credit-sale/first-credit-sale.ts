import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "#tests/bench/device/browser.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { startSlowLine } from "#tests/bench/first-visit/slow-line.ts";
import { spreadOf } from "#tests/bench/measure.ts";
import { UnhurriedPerson } from "#tests/bench/unhurried-person.ts";
import { PointOfSalePage } from "#tests/e2e/pages/point-of-sale-page.ts";
import { ShopServer } from "#tests/e2e/shop-server.ts";
import { startTestPostgres } from "#tests/support/database.ts";

const line = { bitsPerSecond: 50_000, latency: 600 };
/** From the till's word that a mail has left to the touch on its link, ms: another application is opened meanwhile. */
const mailbox = 5000;

type Reached = { word: string; seconds: number };
type Way = { seconds: number; kilobytes: number; screens: number; reached: Reached[] };

/**
 * The whole way of a newcomer on a new telephone and a poor line, who types like a person: from a link to the site, by
 * the mail that proves the address, to the shop, the first product and the first sale on credit: seconds and screens.
 */
export async function benchFirstCreditSale(rounds: number): Promise<void> {
  const { ensureBuilt } = await import(pathToFileURL(resolve("scripts/build.mjs")).href);
  await ensureBuilt();
  const postgres = await startTestPostgres();
  const server = await ShopServer.start();
  try {
    const ways: Way[] = [];
    for (let round = 0; round < rounds; round += 1) ways.push(await way(server, round));
    const [first] = ways;
    const steps = (first?.reached ?? []).map(
      ({ word }, at) =>
        `${word} ${spreadOf(ways.map(({ reached }) => reached[at]?.seconds ?? 0)).median.toFixed(1)} s`,
    );
    const atMost = { sense: "at most" as const };
    const figures: Figure[] = [
      {
        ...{ name: "from the link to the first sale on credit", ...atMost, unit: "s", bar: 180 },
        value: spreadOf(ways.map(({ seconds }) => seconds)),
        detail: steps.join(", "),
      },
      {
        ...{ name: "screens before the till, the site's own too", ...atMost, unit: "", bar: 5 },
        value: spreadOf(ways.map(({ screens }) => screens)),
        detail: "headings of the first order that were seen",
      },
      {
        ...{ name: "come over the line by then", sense: "for information", unit: "KB" },
        value: spreadOf(ways.map(({ kilobytes }) => kilobytes)),
        detail: "heads included",
      },
    ];
    printFigures("A newcomer's way to the first sale on credit, 50 kbit/s, 600 ms", figures);
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

async function way(server: ShopServer, round: number): Promise<Way> {
  const slow = await startSlowLine(Number(new URL(server.origin).port), line);
  const origin = `http://localhost:${slow.port}`;
  const profile = mkdtempSync(join(tmpdir(), "boutika-bench-profile-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    chromiumSandbox: false,
    locale: "fr-FR",
    viewport: { width: 360, height: 740 },
    args: ["--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(240_000);
  const begun = Date.now();
  const reached: Reached[] = [];
  const reach = (word: string) => reached.push({ word, seconds: (Date.now() - begun) / 1000 });
  const email = `nadege${round}@banc.test`;
  try {
    const screens = await openShop(page, { origin, email, server, reach });
    await sellOnCredit(page, reach);
    return {
      ...{ seconds: (Date.now() - begun) / 1000, kilobytes: slow.down / 1000 },
      ...{ screens, reached },
    };
  } finally {
    await context.close();
    await slow.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Newcomer = {
  origin: string;
  email: string;
  server: ShopServer;
  reach: (word: string) => void;
};

/** From the site to the till; gives the number of screens before it. */
async function openShop(page: Page, { origin, email, server, reach }: Newcomer): Promise<number> {
  const person = new UnhurriedPerson(page);
  let screens = 0;
  const seen = async (heading: string | RegExp) => {
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    screens += 1;
  };
  await page.goto(origin, { waitUntil: "commit" });
  await seen(/./);
  reach("the site");
  await person.touch(page.getByRole("link", { name: "Essai gratuit" }).first());
  await seen("Créer un compte");
  await person.type(page.getByLabel("Nom complet"), "Nadège Fouda");
  await person.type(page.getByLabel("Téléphone"), "699000000");
  await person.type(page.getByLabel("Adresse email"), email);
  await person.type(page.getByLabel("Mot de passe", { exact: true }), "secret");
  await person.press("Créer mon compte");
  await seen("Regardez vos mails");
  reach("registered");
  await person.rest(mailbox);
  const { link } = await server.lastMessageTo(email);
  await page.goto(link.replace(server.origin, origin), { waitUntil: "commit" });
  await seen("Bienvenue");
  reach("signed in");
  await person.press("Choisir", page.getByRole("region", { name: "Propriétaire" }));
  await seen("Votre boutique");
  await person.type(page.getByLabel("Nom de la boutique"), "Chez Nadège");
  await person.press("Créer ma boutique");
  await page.waitForURL((at) => at.pathname === "/point-of-sale");
  await page.getByRole("heading", { name: "Ajoutez votre premier produit" }).waitFor();
  reach("till");
  return screens;
}

async function sellOnCredit(page: Page, reach: Newcomer["reach"]): Promise<void> {
  const person = new UnhurriedPerson(page);
  await person.press("Créer un produit");
  const form = page.getByRole("dialog", { name: "Nouveau produit" });
  await person.type(form.getByLabel("Nom du produit"), "Beignet");
  await person.type(form.getByLabel("Prix de vente"), "50");
  await person.type(form.getByLabel("Pièces en rayon"), "20");
  await person.press("Créer le produit", form);
  const till = new PointOfSalePage(page);
  await till.tile("Beignet").waitFor();
  reach("first product");
  await person.touch(till.tile("Beignet"));
  await person.touch(till.payButton);
  const panel = page.getByRole("dialog");
  await person.press("À crédit", panel);
  await person.type(panel.getByLabel("Chercher un client"), "Awa Ndiaye");
  await person.press("Nouveau client : Awa Ndiaye", panel);
  await panel.getByText("Devra après").waitFor();
  await person.rest(700);
  await till.validated();
  await till.receiptShown();
  reach("sold on credit");
}
