import { expect } from "@playwright/test";
import { must } from "#shared/must.ts";
import { isAccessible } from "./accessible.ts";
import { test } from "./fixtures.ts";

const letters = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

test("[CH4][CH9] whoever holds a receipt sees that it is in the books, and nothing else", async ({
  seller,
  server,
  shop,
  browser,
}) => {
  await seller.startWork();
  const { pointOfSale: till } = seller;
  await till.sell("Savon de Marseille", 2);
  await expect(till.recorded).toContainText(letters);
  const told = must(
    letters.exec((await till.recorded.textContent()) ?? "")?.[0],
    "letters on the receipt",
  );
  const inBooks = () =>
    server.sql`select total::int from sales where shop_id = ${shop.id} and link is not null`;
  await expect.poll(inBooks).toHaveLength(1);
  const [sale] = await inBooks();

  const stranger = await browser.newPage({
    locale: "fr-FR",
    viewport: { width: 320, height: 640 },
  });
  await stranger.goto(`${server.origin}/v/${told.toLowerCase()}`);
  await expect(stranger.getByText("Ce reçu est enregistré.")).toBeVisible();
  const shown = ((await stranger.locator("main").textContent()) ?? "").replace(/\s/g, " ");
  const total = new Intl.NumberFormat("fr-FR").format(sale?.total).replace(/\s/g, " ");
  expect(shown).toContain(`${total} FCFA`);
  for (const name of [shop.name, "Savon", seller.account.fullName])
    expect(shown).not.toContain(name);
  await isAccessible(stranger, "the page of a receipt that is in the books");
  const width = await stranger.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  const missing = await stranger.goto(`${server.origin}/v/0000-0000-0000`);
  expect(missing?.status()).toBe(404);
  await expect(stranger.getByText("Aucun reçu enregistré ne porte ces lettres.")).toBeVisible();
  await isAccessible(stranger, "the page of a receipt that is nowhere");
  await stranger.close();
});

test("[CH7] the owner's device says which days it keeps the proof of", async ({
  owner,
  server,
}) => {
  await owner.startWork();
  await owner.page.goto(`${server.origin}/reports/accounting`);
  const proofs = owner.page.getByRole("region", { name: "Preuves gardées sur cet appareil" });
  await expect(proofs).toContainText("Aucun jour n’est encore scellé.");
  await isAccessible(owner.page, "the accountant's page without a sealed day");
});
