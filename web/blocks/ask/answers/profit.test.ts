import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import type { ProfitReport } from "#web/blocks/profit/profit-figures.ts";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import type { ExpenseRow } from "#web/store/queries/use-expenses.ts";
import { answerProfit } from "./profit.ts";

const total = {
  ...{ net: 60_000, unknown: 2000, cost: 41_500, margin: 16_500, commissions: 500 },
  ...{ expenses: 4000, losses: 750, forgiven: 0, putRight: 0, profit: 11_250, lostUnknown: 0 },
};
const report: ProfitReport = {
  ...{ total, isByMonth: false, steps: [], agencies: [] },
  products: [
    { productId: "milk", pieces: 20, net: 30_000, unknown: 0, cost: 20_000, result: 10_000 },
    { productId: "rice", pieces: 5, net: 28_000, unknown: 0, cost: 21_500, result: 6500 },
    { productId: "soap", pieces: 4, net: 2000, unknown: 2000, cost: 0, result: null },
  ],
  categories: [{ id: "Épicerie", net: 58_000, unknown: 0, cost: 41_500, margin: 16_500 }],
  sellers: [{ id: "paul", net: 9000, unknown: 2000, cost: 4000, margin: 3000 }],
};
const expense = (id: string, category: string, amount: number, day = "2026-11-10") =>
  ({ ...{ id, undoes: null, category, amount }, day }) as unknown as ExpenseRow;
const open: OpenProfit = {
  ...{ report, period: { from: "2026-11-01", to: "2026-11-27" }, commissions: [] },
  expenses: [expense("1", "transport", 1500), expense("2", "rent", 2500)],
  ...{ total, spent: { commissions: 0, expenses: 4000 } },
};
const against = {
  ...{ ...open, expenses: [expense("3", "rent", 2000, "2026-10-10")] },
  report: { ...report, total: { ...total, profit: 9000, expenses: 3200 } },
};
const names: Record<string, string> = { milk: "Lait", rice: "Riz", soap: "Savon" };
const told = (kind: AskKind, more: Partial<Asked> = {}, given = open) =>
  answerProfit(
    { open: given, against, productName: (id) => names[id] ?? id },
    askedFor(kind, more),
  );
const month = "1 nov. 2026 – 27 nov. 2026";
const unknown = "sans 2 000 FCFA de ventes au coût inconnu";
const provisional = "provisoire jusqu’à la clôture du mois";
const of = (slot: string, id: string, name: string) => ({
  ...{ ids: { [slot]: id }, called: { [slot]: name } },
});

test.each<[AskKind, Partial<Asked>, string]>([
  ["profit", {}, `${month} : 11 250 FCFA de bénéfice. | ${unknown} | ${provisional}`],
  [
    ...(["gross-margin", {}] as const),
    `${month} : 16 500 FCFA de marge sur les ventes (28 %). | ${unknown} | ${provisional}`,
  ],
  [
    ...(["compare-profit", { against: { from: "2026-10-01", to: "2026-10-27" } }] as const),
    `${month} : 11 250 FCFA de bénéfice. 1 oct. 2026 – 27 oct. 2026 : 9 000 FCFA. Soit 25 % de plus. | ${unknown} | ${provisional} | La journée d’aujourd’hui n’est pas finie.`,
  ],
  [
    ...(["compare-expenses", { against: { from: "2026-10-01", to: "2026-10-27" } }] as const),
    `Dépenses. ${month} : 4 000 FCFA. 1 oct. 2026 – 27 oct. 2026 : 3 200 FCFA. Soit 25 % de plus. | La journée d’aujourd’hui n’est pas finie.`,
  ],
  [
    ...([
      "compare-expenses",
      { against: { from: "2026-10-01", to: "2026-10-27" }, ids: { expense: "rent" } },
    ] as const),
    `Dépenses, Loyer. ${month} : 2 500 FCFA. 1 oct. 2026 – 27 oct. 2026 : 2 000 FCFA. Soit 25 % de plus. | La journée d’aujourd’hui n’est pas finie.`,
  ],
  [
    ...([
      "expenses-total",
      { narrowed: { leftOut: [{ slot: "expense", id: "rent", name: "rent" }] } },
    ] as const),
    `${month}, sans Loyer : 1 500 FCFA de dépenses.`,
  ],
  ["losses", {}, `${month} : 750 FCFA de pertes de marchandises.`],
  ["expenses-total", {}, `${month} : 4 000 FCFA de dépenses.`],
  [
    ...(["expenses-category", of("expense", "transport", "Transport")] as const),
    `${month} : 1 500 FCFA de dépenses en Transport.`,
  ],
  [
    ...(["expenses-category", of("expense", "wages", "Salaires")] as const),
    `${month} : 0 FCFA de dépenses en Salaires.`,
  ],
  ["product-profit", of("product", "milk", "Lait"), `${month} : 10 000 FCFA gagnés sur Lait.`],
  ["product-profit", of("product", "soap", "Savon"), "Le coût de Savon n’est pas connu."],
  [
    ...(["category-profit", of("category", "Épicerie", "Épicerie")] as const),
    `${month} : 16 500 FCFA gagnés sur Épicerie.`,
  ],
  [
    ...(["seller-profit", of("seller", "paul", "Paul")] as const),
    `${month} : 3 000 FCFA de marge sur les ventes de Paul. | ${unknown}`,
  ],
  [
    ...(["best-profit-products", {}] as const),
    `${month}, ce qui rapporte le plus : Lait (10 000 FCFA) et Riz (6 500 FCFA). | ${unknown}`,
  ],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("products that cannot be told are not", () => {
  const { products: _, ...rest } = report;
  const cut = { ...open, report: { ...rest, products: undefined } };
  for (const kind of ["product-profit", "category-profit", "best-profit-products"] as const)
    expect(told(kind, {}, cut)).toMatchObject({ isUnknown: true });
});

test("what is spent on something leads to its month where that is what was asked, else to the profit of the days", () => {
  const asked = of("expense", "transport", "Transport");
  expect(linksOf(told("expenses-category", asked))).toEqual([
    "/expenses?month=2026-11&category=transport",
  ]);
  const days = { from: "2026-11-03", to: "2026-11-09" };
  expect(linksOf(told("expenses-category", { ...asked, days }))).toEqual([
    "/profit?period=days&from=2026-11-03&to=2026-11-09",
  ]);
});
