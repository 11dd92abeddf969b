import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";
import { siteOf } from "#server/env-site.ts";
import { builtWebApp } from "#server/plugins/web-app.ts";
import { startTestServer } from "#tests/support/server.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { FramePage } from "./pages/frame-page.ts";
import { HelpPage } from "./pages/help-page.ts";

test("a seller without a network finds what to do, in the words of the till", async ({
  seller,
}) => {
  await seller.startWork();
  await seller.goOffline();
  await seller.page.goto("/waiting");
  await seller.page.getByRole("main").getByRole("link", { name: "Aide" }).click();
  const help = new HelpPage(seller.page);
  await expect(help.heading("Vendre sans réseau")).toBeVisible();
  await expect(help.heading("Quand les ventes partent-elles ?")).toBeFocused();
  await isAccessibleBothWays(seller.page, "a page of help");

  await seller.page.getByRole("link", { name: "Toute l’aide" }).click();
  await help.question.fill("le client a rapporter un article");
  const answer = help.answers.getByRole("listitem").first();
  await expect(answer).toContainText("Rembourser ou annuler");
  await expect(answer).toContainText("« Annuler le ticket »".replace(/ (?=»)|(?<=«) /g, "\u00a0"));
  await isAccessibleBothWays(seller.page, "answers of the help");
  await answer.getByRole("link").click();
  await expect(help.heading("La première vente")).toBeVisible();
  // Nobody has seen this picture here: its words stand in its place.
  await expect(seller.page.getByText("Image pas encore sur cet appareil :").first()).toBeVisible();
  await seller.page.goBack();
  await expect(help.question).toHaveValue("le client a rapporter un article");

  await help.question.fill("qui est le président");
  await expect(
    seller.page.getByText("Je ne sais pas : ni la boutique ni l’aide ne le disent."),
  ).toBeVisible();
  await expect(help.answers).toHaveCount(0);
  await help.question.fill("how do I give a refund");
  await expect(answer).toContainText("Refund or void");

  // A word set before what stands there: the caret stays with it, and no letter is lost.
  await help.question.fill("reçu");
  await help.question.press("Home");
  await help.question.pressSequentially("mon ");
  await expect(help.question).toHaveValue("mon reçu");
  await expect(seller.page).toHaveURL(/q=mon\+re%C3%A7u$/);
});

test("the pictures of the help are kept where one asks for them", async ({ owner }) => {
  await owner.startAt("/dashboard");
  await owner.shellKept();
  const frame = new FramePage(owner.page);
  await owner.page.setViewportSize({ width: 1280, height: 800 });
  await frame.menu.getByRole("link", { name: "Aide" }).click();
  const help = new HelpPage(owner.page);
  await expect(help.heading("Aide")).toBeVisible();
  await owner.page.getByRole("button", { name: /^Garder les images/ }).click();
  await expect(owner.page.getByText(/elles s’ouvrent sans réseau/)).toBeVisible();
  await isAccessibleBothWays(owner.page, "the help");

  await owner.goOffline();
  await owner.reopen("/help/scan");
  const there = new HelpPage(owner.page);
  await expect(there.heading("Scanner les codes-barres")).toBeVisible();
  const picture = owner.page.getByRole("img", { name: /^La recherche de la caisse/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
});

test("a visitor asks the assistant, which names its page or says that it does not know", async ({
  page,
}) => {
  await page.goto("/");
  const help = new HelpPage(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await expect(page.locator("summary", { hasText: "Une question ?" })).toBeVisible();
  expect(fetched.filter((url) => url.includes("assistant"))).toEqual([]);

  await help.openAssistant();
  await expect(help.assistant).toContainText("sans personne derrière");
  await help.ask("comment vendre à crédit");
  await expect(help.log).toContainText("ce que le client doit en tout");
  await isAccessibleBothWays(page, "the assistant");
  await help.ask("raconte moi une blague");
  await expect(help.log).toContainText("L’aide ne répond pas à cela.");
  expect(fetched.filter((url) => url.includes("/api/"))).toEqual([]);

  await help.assistant.getByRole("tab", { name: "IA" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(help.assistant.getByRole("tab", { name: "Chat" })).toBeFocused();
  await expect(help.assistant.getByRole("link", { name: "Écrire un message" })).toBeVisible();
  await help.assistant.getByRole("tab", { name: "Téléphone" }).click();
  await expect(help.assistant).toContainText("Aucun numéro n’est donné ici.");
  await page.keyboard.press("Escape");
  await expect(help.assistant).toBeHidden();

  await help.openAssistant();
  await help.assistant.getByRole("tab", { name: "IA" }).click();
  await help.log.getByRole("link", { name: "Vendre à crédit" }).click();
  await expect(help.heading("Vendre à crédit")).toBeVisible();
  await expect(page).toHaveURL(/\/help\/credit#sell$/);
});

test("with a model's key the server answers from the pages, and the search when the model is away", async ({
  browser,
  contextOptions,
}) => {
  let isAway = false;
  const asked: string[] = [];
  const provider = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    asked.push(text);
    if (isAway) return void response.writeHead(500).end();
    const content = '{"answer": "Mettez le panier en attente.", "pages": ["credit"]}';
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  const server = await startTestServer({
    webFolder: builtWebApp,
    assistant: { url, key: "key", model: "model" },
    site: siteOf({ ASSISTANT_KEY: "key", CONTACT_PHONE: "+237 6 70 00 00 00" }, undefined),
  });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: `http://localhost:${port}`,
  });
  try {
    const page = await context.newPage();
    await page.goto("/");
    const help = new HelpPage(page);
    await help.openAssistant();
    await expect(help.assistant).toContainText("Un modèle de langage répond");
    await help.ask("mon client au +237 6 99 11 22 33 va payer plus tard");
    await expect(help.log).toContainText("Mettez le panier en attente.");
    await expect(help.log).toContainText("Écrit par un modèle de langage d’après :");
    await expect(help.log.getByRole("link")).toHaveText(["Vendre à crédit"]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).not.toContain("99 11 22");

    isAway = true;
    await help.ask("scanner un code barre");
    await expect(help.log).toContainText("D’après la page :");
    await expect(help.log.getByRole("link", { name: "Scanner les codes-barres" })).toBeVisible();
    await help.assistant.getByRole("tab", { name: "Téléphone" }).click();
    await expect(
      help.assistant.getByRole("link", { name: "Appeler le +237 6 70 00 00 00" }),
    ).toHaveAttribute("href", "tel:+237670000000");
  } finally {
    await context.close();
    await server.close();
    await new Promise((resolve) => provider.close(resolve));
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the help and the ways to a person are there all the same", async ({ page }) => {
    await page.goto("/en/help/first-sale");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The first sale");
    await expect(page.getByRole("img", { name: /^The till: products/ })).toBeVisible();
    await page.locator("summary", { hasText: "A question?" }).click();
    await expect(page.getByRole("link", { name: "Write by the form" })).toBeVisible();
    await page
      .getByRole("region", { name: "Assistant" })
      .getByRole("link", { name: "All help" })
      .click();
    await expect(page).toHaveURL(/\/en\/help$/);
    await page.getByRole("link", { name: /Selling without a network/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Selling without a network");
  });
});
