import { expect } from "@playwright/test";
import { askKinds, traitsOf } from "#shared/ask/kinds.ts";
import { seen } from "#tests/ask/questions.ts";
import { mayAsk } from "#web/blocks/ask/may-ask.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { givesEars, hears } from "./fake-speech.ts";
import { fits, phone } from "./fits.ts";
import { test } from "./fixtures.ts";
import { HelpPage } from "./pages/help-page.ts";
import { test as inStreet } from "./street.ts";

const milk = "Lait concentré sucré";

test("an owner asks the shop without a network, and each figure leads to where it stands", async ({
  owner,
}) => {
  const { page } = owner;
  const main = page.getByRole("main");
  const help = new HelpPage(page);
  const suggested = page.getByRole("region", { name: "Questions à la boutique" });
  await page.setViewportSize(phone);
  await owner.startWork();
  await owner.pointOfSale.sell(milk, 2);
  await owner.goOffline();
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Demander à la boutique" }).click();
  await expect(help.question).toBeFocused();
  await expect(suggested.getByRole("button").first()).toBeVisible();
  await isAccessibleBothWays(page, "the search before anything is asked");
  await fits(page);

  // A figure, its list, and the way back to what was asked.
  await help.question.fill("combien j’ai vendu aujourd’hui");
  const figure = main.getByRole("link", { name: /^2\s400\sFCFA$/ });
  await expect(figure).toBeVisible();
  await expect(main).toContainText(/Aujourd’hui\s: 2\s400\sFCFA de ventes\./);
  await isAccessibleBothWays(page, "an answer of the shop");
  await fits(page);
  await figure.click();
  await expect(page).toHaveURL(/\/reports\?period=days&from=/);
  await expect(main.getByText("Chiffre d’affaires").first()).toBeVisible();
  await expect(main).toContainText(/2\s400\sFCFA/);
  await page.goBack();
  await expect(help.question).toHaveValue("combien j’ai vendu aujourd’hui");

  // A follow-up refers to the question before it, and compares it with other days.
  await page.waitForTimeout(1200);
  await help.question.fill("et par rapport à hier ?");
  await expect(main).toContainText(/Aujourd’hui\s: 2\s400\sFCFA\. Hier\s: 0\sFCFA\./);
  await help.question.fill("ventes d’aujourd’hui après 0h30");
  await expect(main).toContainText("La page que le chiffre ouvre montre le tout.");
  await help.question.fill("je vends plus de lait concentré qu’hier");
  await expect(main).toContainText(
    /Ventes, Lait concentré sucré\. Aujourd’hui\s: 2 \(2\s400\sFCFA\)/,
  );
  await isAccessibleBothWays(page, "sales that are compared");
  await fits(page);

  // The page names a word that the shop does not know, and shows no figure instead.
  await help.question.fill("combien de fromage vendu ce mois");
  await expect(main).toContainText("la boutique ne connaît pas ces mots");
  await expect(main).toContainText("Pas compris : « fromage »");
  await expect(main.getByRole("link", { name: /FCFA/ })).toHaveCount(0);
  await isAccessibleBothWays(page, "words that the shop does not know");
  await fits(page);

  // What nobody can know is not answered, and the nearest questions are a key away.
  await help.question.fill("combien je vais vendre demain");
  await expect(main).toContainText(/Je ne sais pas\s: ces jours ne sont pas encore là\./);
  await expect(main.getByRole("link", { name: /FCFA/ })).toHaveCount(0);
  await isAccessibleBothWays(page, "what the shop does not know");
  await suggested.getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(help.question).not.toHaveValue("combien je vais vendre demain");
  await expect(suggested).toHaveCount(0);

  // A word that names one thing but is written otherwise is shown as it was taken.
  await help.question.fill("prix du savom");
  await expect(main).toContainText(/compris Savon de Marseille/);
  await expect(main).toContainText(/Savon de Marseille se vend 500\sFCFA/);
  await help.question.fill("il me reste combien de lait concentré");
  await main.getByRole("link", { name: "38" }).click();
  await expect(page.getByRole("dialog", { name: milk })).toContainText("38");

  // Lists open at what was asked.
  await page.goto(`/help?q=${encodeURIComponent("quels produits sont finis")}`);
  await main.getByRole("link", { name: /^1\sproduit fini$/ }).click();
  await expect(page).toHaveURL(/\/inventory\?level=out$/);
  await expect(main.getByText("Sucre en morceaux").first()).toBeVisible();
  await expect(main.getByText(milk)).toHaveCount(0);
  await page.goto(`/help?q=${encodeURIComponent("dernière vente")}`);
  await main.getByRole("link", { name: /^2\s400\sFCFA$/ }).click();
  await expect(page).toHaveURL(/\/tickets\/.+/);

  // The help answers below what is asked of it.
  await page.goto(`/help?q=${encodeURIComponent("comment rembourser un client")}`);
  await expect(help.answers.getByRole("listitem").first()).toContainText("Rembourser");
  await expect(main).not.toContainText("Je ne sais pas");
});

test("an answer is read aloud when it is asked to, and never by itself", async ({ owner }) => {
  const { page } = owner;
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: { cancel: () => {}, speak: ({ text }: { text: string }) => said.push(text) },
    });
  });
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await owner.startWork();
  await page.goto(`/help?q=${encodeURIComponent("combien de produits j’ai")}`);
  const aloud = page.getByRole("button", { name: "Lire à voix haute" });
  await expect(aloud).toBeVisible();
  expect(await said()).toEqual([]);
  await aloud.click();
  expect(await said()).toEqual(["La boutique vend 5 produits."]);
  await expect(page.getByRole("button", { name: "Arrêter la lecture" })).toBeVisible();
});

test("a question is spoken where the browser hears", async ({ owner }) => {
  const { page } = owner;
  await givesEars(page);
  await page.setViewportSize(phone);
  await owner.startWork();
  await page.goto("/help");
  await page.getByRole("button", { name: "Parler" }).click();
  await hears(page, { end: "combien de produits j’ai" });
  await expect(page.getByText("La boutique vend 5 produits.")).toBeVisible();
  await expect(new HelpPage(page).question).toHaveValue("combien de produits j’ai");
  await isAccessibleBothWays(page, "a question that was spoken");
  await fits(page);
});

test("a seller is told of their own sales, and of no cost", async ({ seller }) => {
  const { page } = seller;
  const main = page.getByRole("main");
  const help = new HelpPage(page);
  await page.setViewportSize(phone);
  await seller.startWork();
  await seller.pointOfSale.sell(milk, 1);
  await page.goto("/employee-dashboard");
  await page.getByRole("link", { name: "Demander à la boutique" }).click();
  await help.question.fill("combien j’ai vendu aujourd’hui");
  await expect(main).toContainText(/1\s200\sFCFA de ventes/);
  await expect(main).toContainText("Vos ventes seulement");
  await help.question.fill("quel est le bénéfice de ce mois");
  await expect(main).toContainText("Je ne sais pas.");
  await expect(main).toContainText("Réservé au propriétaire et au gérant");
  await expect(main.getByRole("link", { name: /FCFA/ })).toHaveCount(0);
  await isAccessibleBothWays(page, "an answer that is not theirs");
});

test("whatever a seller is told leads to pages that they may open", async ({ seller }) => {
  const { page } = seller;
  const main = page.getByRole("main");
  await seller.startWork();
  await seller.pointOfSale.sell(milk, 1);
  const places = new Set<string>();
  for (const kind of askKinds) {
    const asked = seen.find(
      ([one, text]) => one === kind && !/\b(?:how|what|which|the)\b/.test(text),
    );
    if (!asked || traitsOf(kind).needs || !mayAsk("seller", kind)) continue;
    await page.goto(`/help?q=${encodeURIComponent(asked[1])}`);
    await expect(main.locator("p.text-lg").first(), asked[1]).toBeVisible();
    const links = await main
      .locator("p > a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    for (const link of links) if (link) places.add(link);
  }
  expect(places.size).toBeGreaterThan(3);
  for (const place of places) {
    await page.goto(place);
    await expect(main.getByRole("heading").first()).toBeVisible();
    await expect(main, place).not.toContainText("Réservé");
  }
});

inStreet("a reseller is told of what is theirs alone", async ({ reseller }) => {
  const { page } = reseller;
  const main = page.getByRole("main");
  const help = new HelpPage(page);
  await page.goto("/reseller-dashboard");
  await page.getByRole("link", { name: "Demander à la boutique" }).click();
  await help.question.fill("combien j’ai vendu aujourd’hui");
  await expect(main).toContainText(/Koffi Mensah a vendu 0\sFCFA/);
  await help.question.fill("il reste combien de lait concentré");
  await expect(main).toContainText(/Il reste .* de Lait concentré sucré/);
  await help.question.fill("qui me doit de l’argent");
  await expect(main).toContainText("Personne ne vous doit rien.");
  await help.question.fill("quel est le bénéfice de ce mois");
  await expect(main).toContainText("Réservé au propriétaire et au gérant");
});
