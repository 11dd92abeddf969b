import { expect } from "@playwright/test";
import { chatModel } from "#tests/support/chat-model.ts";
import { isAccessibleBothWays } from "./accessible.ts";
import { fits, phone } from "./fits.ts";
import { test as base } from "./fixtures.ts";
import { HelpPage } from "./pages/help-page.ts";
import { ShopServer } from "./shop-server.ts";

type Model = Awaited<ReturnType<typeof chatModel>>;

/** A server whose operator lets a model understand questions, and that model. */
const test = base.extend<object, { model: Model; server: ShopServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const model = await chatModel('{"kind": "sales-total", "name": null, "days": "aujourd’hui"}');
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ model }, use) => {
      const server = await ShopServer.start({
        assistant: { ...model.settings, readsQuestions: true },
      });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
});

test("a question that nobody understands is sent to the model only once somebody asks for it; the figure is the shop’s own", async ({
  owner,
  model,
}) => {
  const { page } = owner;
  await page.setViewportSize(phone);
  await owner.startWork();
  await owner.pointOfSale.sell("Lait concentré sucré", 2);
  await page.goto("/help");
  const help = new HelpPage(page);
  await help.question.fill("zoubi zouba du tiroir magique");
  const send = page.getByRole("button", { name: "Envoyer la question au modèle" });
  await expect(page.getByText("aucun chiffre de la boutique ne part")).toBeVisible();
  await isAccessibleBothWays(page, "a question that a model may understand");
  await fits(page);
  expect(model.asked).toEqual([]);
  await send.click();
  await expect(page.getByRole("main").getByRole("link", { name: /2\s400\sFCFA/ })).toBeVisible();
  expect(model.asked).toHaveLength(1);
  expect(model.asked[0]).toContain("zoubi zouba");
  expect(model.asked[0]).not.toMatch(/2.?400|Lait|Boutique Akwa/);

  // Without a network nobody offers to send it.
  await owner.goOffline();
  await help.question.fill("abracadabra du comptoir");
  await expect(page.getByText(/^Je ne sais pas/)).toBeVisible();
  await expect(send).toHaveCount(0);
});
