import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { LabelsPage } from "./pages/labels-page.ts";
import { TopBar } from "./pages/top-bar.ts";
import { lavender, putTwin } from "./twin.ts";

const first = "Savon de Marseille";
const soap = "3256225734948";
const said = `Plusieurs produits ont le code ${soap}. Lequel ?`;

test("labels: a code that several products bear takes none of them before one is chosen", async ({
  owner,
  server,
  shop,
}) => {
  await putTwin(server, shop, owner);
  await owner.startWork();
  const { page } = owner;
  const labels = new LabelsPage(page);
  await labels.open();
  // A code is looked up in what has been read.
  await expect(page.getByRole("button", { name: `Ajouter ${first}` })).toBeVisible();
  await labels.search.fill(soap);
  await labels.search.press("Enter");
  await expect(page.getByText(said)).toBeVisible();
  const offered = page.getByRole("button", { name: /^Ajouter Savon/ });
  await expect(offered).toHaveCount(2);
  // One chooses by the name, so it is read to its end.
  for (const name of [first, lavender]) {
    const shown = page.getByRole("region", { name: "Produits", exact: true }).getByText(name);
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
  await expect(page.getByLabel(/^Copies de/)).toHaveCount(0);
  // The next code takes the place of this one.
  await page.keyboard.type("6034000106237");
  await labels.search.press("Enter");
  await expect(page.getByLabel("Copies de Lait concentré sucré")).toHaveValue("1");
  await labels.search.fill(soap);
  await page.getByRole("button", { name: `Ajouter ${lavender}` }).click();
  await expect(page.getByLabel(`Copies de ${lavender}`)).toHaveValue("1");
  await expect(page.getByLabel(`Copies de ${first}`)).toHaveCount(0);
});

test("goods handed on: a code that several products bear shows all of them, and so does their arrival", async ({
  accounts,
  owner,
  server,
  shop,
}) => {
  const other = await server.openShop(accounts.owner, undefined, "Boutique Bonabéri");
  await putTwin(server, shop, owner);
  await putTwin(server, other, owner);
  await owner.startWork();
  const { page } = owner;
  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: shop.name }).click();
  await page.goto("/product-management/shop-transfers");
  const field = page.getByLabel("Produit", { exact: true });
  await field.fill(soap);
  await field.press("Enter");
  await expect(page.getByText(said)).toBeVisible();
  const offered = page.getByRole("list", { name: "Produits trouvés" }).getByRole("button");
  await expect(offered).toHaveCount(2);
  await offered.filter({ hasText: first }).click();
  await page.getByLabel("Quantité", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByRole("list", { name: "Transferts en route" })).toContainText(first);

  await new TopBar(page).tap(/Changer de boutique/);
  await page.getByRole("menuitemradio", { name: other.name }).click();
  await page
    .getByRole("list", { name: "Transferts en route" })
    .getByRole("button", { name: "Recevoir" })
    .click();
  const dialog = page.getByRole("dialog");
  const receive = dialog.getByRole("button", { name: "Recevoir" });
  await expect(dialog.getByText(said)).toBeVisible();
  await receive.click();
  await expect(dialog.getByText("Choisissez un produit.")).toBeVisible();
  await dialog.getByRole("button", { name: lavender }).click();
  await receive.click();
  await expect(dialog).toHaveCount(0);
  const stock = () => server.sql`
    select product_id as id, quantity from stocks
    where shop_id = ${other.id} and product_id in ('savon1', 'savon2') order by product_id`;
  await expect.poll(stock).toEqual([
    { id: "savon1", quantity: 3 },
    { id: "savon2", quantity: 5 },
  ]);
});
