import { setupI18n } from "@lingui/core";
import readSheets from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { dayFiguresOf, productFiguresOf } from "#shared/rules/figures.ts";
import { newShopFields } from "#shared/schemas/shop.ts";
import { documentPdf } from "#web/blocks/documents/document-pdf.ts";
import { reportOf } from "#web/blocks/reports/report-figures.ts";
import { writeBook } from "#web/blocks/spreadsheet/workbook.ts";
import type { ShopBook } from "#web/store/queries/use-shop-books.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { activeResellers } from "./names.ts";
import { documentOf, paperOf } from "./report-document.ts";
import { sheetsOf } from "./report-sheets.ts";
import type { OpenReport } from "./use-report.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const shop = { id: "akwa", name: "Chez Éloïse & Cie", role: "owner" } as const;
const productNames = ["Thé à la menthe", "Œufs d’Édéa", "Savon", "Lait", "Riz", "Sucre"];

const sale = (day: string, productId: string, quantity: number, price: number) => ({
  day,
  sellerId: "aline",
  lines: [{ productId, quantity, price }],
  payments: [{ method: "cash" as const, amount: quantity * price }],
  vatRate: 1925,
});
const sales = [
  ...productNames.map((_, index) => sale("2026-10-05", `p${index}`, index + 1, 1000)),
  sale("2026-11-03", "p0", 20, 1250),
];
const returns = [
  {
    ...{ day: "2026-11-04", sellerId: "bobo", refund: "cash" as const, isVoid: false },
    ...{ vatRate: 1925, vat: 404 },
    lines: [{ productId: "p0", quantity: 2, price: 1250 }],
  },
];
const inShop = <T>(rows: T[]) => rows.map((row) => ({ ...row, shopId: shop.id }));

function aReport(changes: Partial<OpenReport> = {}): OpenReport {
  const period = { from: "2026-09-01", to: "2026-11-20" };
  const book: ShopBook = {
    shopId: shop.id,
    shop: {
      ...newShopFields,
      id: shop.id,
      name: shop.name,
      vatRate: 1925,
      maxProducts: null,
      maxAgencies: null,
      rev: 1,
    },
    members: [
      {
        ...{ userId: "aline", fullName: "Aline Mbarga", role: "seller", isActive: true },
        ...{ joinedAt: "2026-01-01T00:00:00.000Z", leftAt: null, rev: 1 },
      },
    ],
    agencies: [],
    transfers: [],
    productsOnSale: 6,
    nameOfProduct: (id) => productNames[Number(id.slice(1))],
  };
  const report = reportOf({
    period,
    days: inShop(dayFiguresOf(sales, returns)),
    products: inShop(productFiguresOf(sales, returns)),
    daysBefore: inShop(dayFiguresOf([sale("2026-08-01", "p0", 10, 1000)], [])),
  });
  return {
    report,
    filters: { kind: "3-months", period, shop: shop.id, agency: undefined, seller: undefined },
    before: { from: "2026-06-01", to: "2026-08-20" },
    shops: [shop],
    books: [book],
    notebooks: [],
    knownFrom: "2026-01-04",
    detailFrom: "2026-08-01",
    ...changes,
  };
}

const made = (open = aReport()) =>
  documentOf({ open, completeness: ["Reçu jusqu’à 14:05"], madeAt: "2026-11-20T14:05" }, i18n);

async function readBack(open = aReport()) {
  const sheets = await readSheets(Buffer.from(await writeBook(sheetsOf(made(open), i18n))));
  return new Map(sheets.map(({ sheet, data }) => [sheet, data]));
}

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test("the file bears the shop, fit for any disk, and the day", () => {
  expect(made().fileName).toBe("rapport_Chez-Eloise-Cie_2026-11-20");
  const all = { ...aReport().filters, shop: "all" };
  expect(made(aReport({ filters: all })).fileName).toBe("rapport_toutes_2026-11-20");
});

test("another program finds four sheets with real numbers and real dates", async () => {
  const sheets = await readBack();
  expect([...sheets.keys()]).toEqual([
    "Informations",
    "Statistiques",
    "Top Produits",
    "Revenus Mensuels",
  ]);
  expect(sheets.get("Informations")).toEqual([
    ["Rapport des ventes", null],
    ["Boutique", "Chez Éloïse & Cie"],
    ["Agence", "Toutes"],
    ["Vendeur", "Tous"],
    ["Du", day("2026-09-01")],
    ["Au", day("2026-11-20")],
    ["Période d’avant, du", day("2026-06-01")],
    ["Période d’avant, au", day("2026-08-20")],
    ["Complétude", "Reçu jusqu’à 14:05"],
    ["Établi le", new Date("2026-11-20T14:05:00Z")],
    ["Monnaie", "Franc CFA (XAF), sans décimales"],
  ]);
  expect(sheets.get("Statistiques")?.slice(0, 12)).toEqual([
    ["Chiffre", "Période", "Période d’avant", "Variation"],
    ["Ventes (lignes)", 7, 1, 6],
    ["Tickets", 7, 1, 6],
    ["Pièces vendues, moins les retours", 39, 10, 2.9],
    ["Ventes brutes, FCFA", 46_000, 10_000, 3.6],
    ["Retours, FCFA", 2500, 0, 1],
    ["Chiffre d’affaires, FCFA", 43_500, 10_000, 3.35],
    ["Panier moyen, FCFA", 6214, 10_000, -0.38],
    ["TVA incluse (19,25 %), FCFA", 7022, null, null],
    ["Chiffre d’affaires hors TVA, FCFA", 36_478, 8386, 3.35],
    ["Produits en vente aujourd’hui", 6, null, null],
    ["Revendeurs actifs", 0, null, null],
  ]);
  expect(sheets.get("Statistiques")).toContainEqual(["Espèces", 46_000, 2500, 43_500]);
  expect(sheets.get("Statistiques")).toContainEqual(["Aline Mbarga", 7, 41, 46_000]);
  expect(sheets.get("Revenus Mensuels")).toEqual([
    ["Mois", "Tickets", "Pièces", "Chiffre d’affaires, FCFA"],
    [day("2026-09-01"), 0, 0, 0],
    [day("2026-10-01"), 6, 21, 21_000],
    [day("2026-11-01"), 1, 18, 22_500],
    ["Total", 7, 39, 43_500],
  ]);
});

test("active resellers are those who may sell at the end of the period, with or without goods", () => {
  const report = aReport();
  const [book] = report.books;
  const reseller = (userId: string, changes: Partial<ShopBook["members"][number]> = {}) => ({
    ...{ userId, fullName: userId, role: "reseller" as const, isActive: true },
    ...{ joinedAt: "2026-10-01T08:00:00.000Z", leftAt: null, rev: 1, ...changes },
  });
  const gone = (leftAt: string) => ({ isActive: false, leftAt });
  const members = [
    ...must(book).members,
    reseller("without goods"),
    reseller("paused", { isActive: false }),
    reseller("dismissed", gone("2026-11-20T08:00:00.000Z")),
    // Half past midnight of the next day, in the shop.
    reseller("dismissed after the period", gone("2026-11-20T23:30:00.000Z")),
    reseller("come after the period", { joinedAt: "2026-11-20T23:30:00.000Z" }),
  ];
  const transfers = [{ resellerId: "dismissed", status: "confirmed" } as TransferRow];
  const books = [
    { ...must(book), members, transfers },
    // The same person in another shop.
    { ...must(book), shopId: "bali", members: [reseller("without goods")] },
  ];
  expect(activeResellers({ ...report, books })).toEqual({ resellers: 2, transfers: 1 });
  expect(made({ ...report, books }).statistics.rows).toContainEqual([
    "Revendeurs actifs",
    ...[2, null, null],
  ]);
});

test("the best five come first, the others below them", async () => {
  const rows = (await readBack()).get("Top Produits") ?? [];
  expect(rows.slice(0, 6)).toEqual([
    ["Produit", "Ventes (lignes)", "Pièces", "Chiffre d’affaires, FCFA"],
    ["Thé à la menthe", 2, 19, 23_500],
    ["Sucre", 1, 6, 6000],
    ["Riz", 1, 5, 5000],
    ["Lait", 1, 4, 4000],
    ["Savon", 1, 3, 3000],
  ]);
  expect(rows[7]).toEqual(["Tous les produits", null, null, null]);
  expect(rows).toHaveLength(9 + 6);
});

test("where products cannot be told the files say so, and nothing else", async () => {
  const report = { ...aReport().report, products: undefined };
  const open = aReport({ report });
  expect((await readBack(open)).get("Top Produits")?.slice(1)).toEqual([
    ["Les produits ne se comptent pas pour ces filtres et cette période.", null, null, null],
  ]);
});

async function pagesOf(open = aReport()): Promise<string[]> {
  const file = documentPdf(paperOf(made(open)), "fr");
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pdf);
  return text;
}

test("the paper says totals, the best products and the months, accents and all", async () => {
  const page = (await pagesOf()).join(" ");
  for (const words of [
    "Rapport des ventes",
    "Chez Éloïse & Cie",
    "20 nov. 2026",
    "Chiffre d’affaires, FCFA 43 500 10 000 +335 %",
    "Panier moyen, FCFA 6 214 10 000 -38 %",
    "TVA incluse (19,25 %), FCFA 7 022",
    "Top Produits",
    "Thé à la menthe 2 19 23 500",
    "Revenus Mensuels",
    "oct. 2026 6 21 21 000",
    "Total 7 39 43 500",
    "Aline Mbarga 7 41 46 000",
    "1 / 2",
  ])
    expect(page.replaceAll(/\s+/g, " ")).toContain(words);
  expect(page).not.toContain("Tous les produits");
});

test("letters that paper does not know are replaced, those it knows are kept", async () => {
  const names = ["Œufs d’Édéa – « bio »…", "Ŋgɔm ẽ", "تمر"];
  const open = aReport();
  const [book] = open.books;
  const nameOfProduct = (id: string) => names[Number(id.slice(1)) - 3];
  const [page = ""] = await pagesOf({ ...open, books: book ? [{ ...book, nameOfProduct }] : [] });
  expect(page).toContain("Œufs d’Édéa – « bio »…");
  expect(page).toContain("?g?m e");
  expect(page).toContain("???");
});

test("a long report runs over pages, each with its number and its columns", async () => {
  const months = Array.from({ length: 120 }, (_, index) => ({
    month: `${2016 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    amounts: aReport().report.total,
  }));
  const pages = await pagesOf(aReport({ report: { ...aReport().report, months } }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`${index + 1} / ${pages.length}`);
    expect(page).toContain("FCFA");
  }
});
