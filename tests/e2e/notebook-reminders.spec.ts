import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { NotebookPage } from "./pages/notebook-page.ts";

test("a seller reminds one after another without a network; what was sent is noted, and by whom not", async ({
  owner,
  seller,
  server,
  shop,
}) => {
  await owner.startAt("/notebook");
  const office = new NotebookPage(owner.page);
  const phones = { "Awa Diop": "6 77 00 12 34", "Bintou Sow": "6 99 00 56 78", "Chez Ali": "" };
  for (const [name, phone] of Object.entries(phones)) {
    await office.open();
    await office.create(name, phone);
    await office.adjust("Il me devait déjà", 10_000, "Ancien cahier");
  }
  await expect(owner.page.getByText("À envoyer", { exact: true })).toHaveCount(0);
  await expect
    .poll(
      async () => (await server.sql`select 1 from account_moves where shop_id = ${shop.id}`).length,
    )
    .toBe(3);
  await server.sql`update account_moves m set day = m.day - case c.name when 'Bintou Sow' then 60 else 30 end
    from customers c where c.id = m.customer_id and m.shop_id = ${shop.id}`;

  await seller.startAt("/notebook");
  const { page } = seller;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("link", { name: "À relancer" }).click();
  await expect(page.getByRole("heading", { name: "Bintou Sow" })).toBeVisible();
  await expect(page.getByText("Encore 2 clients à relancer")).toBeVisible();
  await expect(page.getByRole("link", { name: /Chez Ali.*pas de numéro/ })).toBeVisible();
  await isAccessibleBothWays(page, "who is to be reminded");

  await seller.goOffline();
  // The link is the telephone's own; what is watched is that it is written down.
  await page.evaluate(() =>
    document.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='sms:']")) event.preventDefault();
    }),
  );
  await page.getByRole("link", { name: "Écrire par SMS" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Awa Diop" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Awa Diop" })).toBeFocused();
  await expect(page.getByRole("link", { name: /Bintou Sow.*relancé le .* par SMS/ })).toBeVisible();
  await page.getByRole("button", { name: "Passer au suivant" }).press("Enter");
  const end = page.getByText("C’est tout : 1 client passé, à revoir plus tard.");
  await expect(end).toBeFocused();
  await isAccessibleBothWays(page, "nobody is left to be reminded");
  await seller.goOnline();

  await expect
    .poll(async () => {
      const noted = await server.sql`select name, reminded from customers
        where shop_id = ${shop.id} and reminded is not null`;
      return noted.map(({ name, reminded }) => [name, reminded.way]);
    })
    .toEqual([["Bintou Sow", "sms"]]);
  await office.open();
  await office.customer("Bintou Sow").click();
  await expect(owner.page.getByText(/relancé le .* par SMS/)).toBeVisible();
});
