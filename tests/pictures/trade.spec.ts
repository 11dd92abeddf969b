import { expect, type Locator } from "@playwright/test";
import type { HelpLanguage } from "#shared/help/page.ts";
import { test } from "#tests/e2e/fixtures.ts";
import { BuyingPage } from "#tests/e2e/pages/buying-page.ts";
import { ProductsPage } from "#tests/e2e/pages/products-page.ts";
import { plugPrinter } from "#tests/e2e/paper-from-page.ts";
import { Album } from "./album.ts";
import { wordsIn } from "./words.ts";

const milk = "Lait concentré sucré";
const rice = "Riz en vrac";

/** A message of an operator, written so many minutes ago on the clock of Douala. */
function received(amount: number, balance: number, reference: string, minutesAgo: number): string {
  const at = new Date(Date.now() + 3_600_000 - minutesAgo * 60_000).toISOString();
  const written = `${at.slice(0, 10)} ${at.slice(11, 19)}`;
  return `Vous avez recu ${amount} XAF de ALPHA SARL (237652000001 ) sur votre compte Mobile Money ${written}. Message de l'expediteur:. Votre nouveau solde est de ${balance} FCFA. Frais: 0 XAF. Transaction ID: ${reference}.`;
}

/** Has it begin under the bar at the top. */
const toTop = (part: Locator): Promise<void> =>
  part.evaluate((one) => {
    one.scrollIntoView({ block: "start" });
    window.scrollBy(0, -72);
  });

for (const language of ["fr", "en"] as const satisfies readonly HelpLanguage[])
  test(`the pictures of what came later, ${language}`, async ({ owner }) => {
    const { page } = owner;
    await plugPrinter(page);
    await page.addInitScript((one) => localStorage.setItem("language", one), "fr");
    await owner.startWork();
    const products = new ProductsPage(page);
    await products.open();
    await products.fillWeighed(rice, { minPrice: 550, price: 600 });
    await products.save();
    const buying = new BuyingPage(page);
    await buying.begin();
    await buying.line(milk, 24, 18_000);
    await buying.end();
    await buying.newSupplier("Grossiste de Mboppi");
    await buying.record();
    for (const pieces of [6, 4]) {
      await owner.pointOfSale.open();
      await owner.pointOfSale.sell(milk, pieces);
    }

    await page.addInitScript((one) => localStorage.setItem("language", one), language);
    const said = wordsIn(language);
    const album = new Album(page, language);

    await page.goto("/expenses/new");
    await page.getByRole("button", { name: said("Transport"), exact: true }).click();
    await page.getByRole("textbox", { name: said("Montant"), exact: true }).fill("2500");
    await album.take("expense");
    await page.getByRole("button", { name: said("Enregistrer la dépense") }).click();
    await expect(page.getByText(/2.?500/).first()).toBeVisible();

    await page.goto("/profit?period=today");
    await expect(page.getByText(/pas encore vérifiés|not checked yet/)).toHaveCount(0);
    await toTop(page.getByText(/^(Bénéfice|Profit)$/).nth(1));
    await album.take("profit");

    await page.goto("/purchases/orders/new");
    for (const [name, pieces] of [
      ["Savon", 48],
      ["Lait", 24],
    ] as const) {
      await page.getByLabel(said("Rechercher un produit")).first().fill(name);
      const found = page.getByRole("list", { name: said("Produits trouvés") });
      await found.getByRole("button").first().click();
      const pieceOf = new RegExp(`^${said("Pièces de {name}").replace("{name}", "")}`);
      await page.getByRole("textbox", { name: pieceOf }).first().fill(String(pieces));
    }
    await album.take("order");

    await page.goto("/point-of-sale");
    await page
      .getByRole("region", { name: said("Produits"), exact: true })
      .getByRole("button", { name: rice })
      .click();
    await page.getByRole("dialog", { name: rice }).getByRole("textbox").first().fill("1,25");
    await album.take("weigh");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: said("Transferts et retours") }).click();
    await page.getByRole("menuitem", { name: said("Dire ou taper la vente") }).click();
    const sentence = `2 ${milk} ${language === "fr" ? "et" : "and"} 1,5 kg ${rice}`;
    await page.getByLabel(said("La vente en une phrase")).fill(sentence);
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
    await album.take("said");
    await page.keyboard.press("Escape");

    const asked = { fr: "combien j’ai gagné aujourd’hui", en: "how much did I earn today" };
    await page.goto(`/help?q=${encodeURIComponent(asked[language])}`);
    await expect(page.getByRole("button", { name: /Lire à voix haute|Read aloud/ })).toBeVisible();
    await album.take("question");

    await page.goto("/day-close/printer");
    await page.getByRole("button", { name: said("Choisir une imprimante") }).click();
    await page.getByRole("button", { name: said("Imprimante Bluetooth ou USB") }).click();
    await page.getByLabel(said("Modèle")).selectOption({ label: "Epson TM-T20" });
    const told = page.getByText(said("Imprimé"), { exact: true });
    await told.locator("..").getByRole("button").click();
    await expect(told).toHaveCount(0);
    await album.take("printer");

    await page.goto("/mobile-money");
    await page
      .getByLabel(said("Ou collez-les ici"))
      .fill(
        [
          received(1000, 11_000, "17600000002", 30),
          received(5000, 61_500, "17600000005", 20),
          received(500, 11_500, "17600000009", 10),
        ].join("\n\n"),
      );
    const read = page.getByRole("list", { name: said("Messages lus") });
    await expect(read.getByRole("listitem")).toHaveCount(3);
    await toTop(read);
    await album.take("money-message");
    album.close();
  });
