import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { ProfitReport } from "#web/blocks/profit/profit-figures.ts";
import { filesOf } from "./profit-files.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const total = {
  ...{ net: 6000, unknown: 2000, cost: 3451, margin: 549, commissions: 100, expenses: 50 },
  ...{ losses: 20, forgiven: 0, putRight: -30, profit: 409, lostUnknown: 0 },
};
const part = { net: 4000, unknown: 0, cost: 3451, margin: 549 };
const report: ProfitReport = {
  ...{ total, isByMonth: false, steps: [{ id: "2026-11-20", ...part }] },
  products: [
    { productId: "milk", pieces: 4, net: 4000, unknown: 0, cost: 3451, result: 549 },
    { productId: "soap", pieces: 2, net: 2000, unknown: 2000, cost: 0, result: null },
  ],
  categories: [{ id: "Épicerie", ...part }],
  sellers: [{ id: "aline", ...part }],
  agencies: [{ id: null, ...part }],
};
const same = (id: string | null) => id ?? "";
const given = {
  shop: { name: "Chez Awa" },
  open: { report, period: { from: "2026-11-01", to: "2026-11-27" } },
  names: { seller: same, agency: same, category: same, product: same },
  completeness: ["Tout est reçu"],
  madeAt: "2026-11-27T14:05",
};

test("[N5] the workbook and the paper hold the terms of the screen, which add up", () => {
  const files = filesOf(given, i18n);
  expect(files.fileName).toBe("benefice_Chez-Awa_2026-11-27");
  const [information, terms, products] = files.sheets();
  expect(information?.rows).toContainEqual(["État", "provisoire jusqu’à la clôture du mois"]);
  expect(terms?.rows.slice(1)).toEqual([
    ["Ventes hors taxe", 6000],
    ["Sans coût connu", -2000],
    ["Coût des marchandises", -3451],
    ["Marge brute", 549],
    ["Commissions", -100],
    ["Dépenses", -50],
    ["Pertes", -20],
    ["Dettes effacées", 0],
    ["Régularisation", 30],
    ["Bénéfice", 409],
  ]);
  expect(products?.rows.slice(1)).toEqual([
    ["milk", 4, 4000, 3451, 549, { share: 0.14 }],
    ["soap", 2, 2000, "coût inconnu", null, null],
  ]);
  const { tables } = files.paper();
  expect(tables[0]?.total).toEqual(["Bénéfice", 409]);
  expect(tables.map(({ title }) => title)).toEqual([
    ...["Bénéfice", "Par jour", "Par catégorie", "Par vendeur"],
  ]);
});

test("what is nothing and says nothing is left out", () => {
  const zero = { ...total, unknown: 0, expenses: 0, putRight: 0 };
  const old = { from: "2026-01-01", to: "2026-01-31" };
  const files = filesOf(
    { ...given, open: { report: { ...report, total: zero }, period: old } },
    i18n,
  );
  const [information, terms] = files.sheets();
  expect(information?.rows.map(([label]) => label)).not.toContain("État");
  expect(terms?.rows.map(([label]) => label)).toEqual([
    ...["Chiffre", "Ventes hors taxe", "Coût des marchandises", "Marge brute"],
    ...["Commissions", "Dépenses", "Pertes", "Dettes effacées", "Bénéfice"],
  ]);
});
