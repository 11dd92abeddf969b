import { expect } from "@playwright/test";
import { isAccessibleBothWays } from "./accessible.ts";
import { test } from "./fixtures.ts";
import { ImportPage } from "./pages/import-page.ts";

const file = [
  "Nom;Prix de vente;Stock;Se vend;Cartons et paquets;TVA;Famille de variantes;Coût d’achat",
  'Riz en vrac;600;50,5;kg;"Sac|25|14000";exonéré;;410',
  "Tissu wax;2500;12.5;mètre;;;Wax de fête;1800",
  'Lait en boîte;450;55;pièce;"Carton|24|10000|6001234567890";normal;;380',
  "Sucre;700;2,12345;kg;;;;",
  'Sel;150;20;kg;"Sac|0|1000";;;',
  "Thé;300;4;pièce;;moitié;;",
].join("\n");

test("[U1] [U5] [U6] kilos, packs and costs come out of a file, and go back into one that changes nothing", async ({
  owner,
  shop,
  server,
}) => {
  const { page } = owner;
  await page.setViewportSize({ width: 360, height: 740 });
  await owner.startWork();
  const screen = new ImportPage(page);
  await screen.open();
  await screen.choose("stock.csv", file);
  for (const column of [
    "Se vend",
    "Cartons et paquets",
    "TVA",
    "Famille de variantes",
    "Coût d’achat",
  ])
    await expect(screen.column(column).locator("option:checked")).toHaveText(column);
  await screen.preview();
  await expect(screen.rows).toContainText(/stock 50,5\skg · Sac\|25\|14000/);
  await screen.filter("Refusées");
  await expect(screen.rows).toContainText("Le stock n’est ni un nombre entier de pièces");
  await expect(screen.rows).toContainText("Les cartons s’écrivent Nom|contenu|prix|code");
  await expect(screen.rows).toContainText("La TVA n’est ni « Normal »");
  await isAccessibleBothWays(page, "kilos and packs of a file");
  await screen.confirm();
  await expect
    .poll(async () => {
      const rows = await server.sql`
        select p.name, p.unit, p.tax_group, p.family, s.quantity from products p
        join stocks s on s.shop_id = p.shop_id and s.product_id = p.id
        where p.shop_id = ${shop.id} and p.name in ('Riz en vrac', 'Tissu wax', 'Lait en boîte')
        order by p.name`;
      return rows.map((row) => [
        row["name"],
        row["unit"],
        row["tax_group"],
        row["family"],
        Number(row["quantity"]),
      ]);
    })
    .toEqual([
      ["Lait en boîte", null, null, null, 55],
      ["Riz en vrac", "g", "exempt", null, 50_500],
      ["Tissu wax", "cm", null, "Wax de fête", 1250],
    ]);
  await expect(owner.topBar.syncState).toHaveText("En ligne");

  await screen.open();
  const written = await screen.download("Exporter en CSV");
  const text = written.bytes.toString("utf8");
  expect(text).toContain("Se vend;Cartons et paquets;TVA;Famille de variantes;Coût d’achat;Images");
  expect(text).toMatch(/Riz en vrac;.*;50\.5;kg;"?Sac\|25\|14000"?;Exonéré;;410;/);
  expect(text).toMatch(
    /Lait en boîte;.*;55;pièce;"?Carton\|24\|10000\|6001234567890"?;Normal;;380;/,
  );
  await screen.choose("export.csv", new Uint8Array(written.bytes));
  await screen.preview();
  const counts = await screen.counts();
  expect(counts["Sans changement"]).toBe(counts["Toutes"]);
});
