import { expect, test } from "vitest";
import type { AskKind, Slot } from "#shared/ask/kinds.ts";
import { dayFiguresOf, productFiguresOf, type SaleToCount } from "#shared/rules/figures.ts";
import { askedFor, figuresOf, linksOf, wordsOf } from "#tests/ask/telling.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import { reportOf } from "#web/blocks/reports/report-figures.ts";
import { answerSales } from "./sales.ts";

const names: Record<string, string> = {
  ...{ aline: "Aline", paul: "Paul", soap: "Savon", milk: "Lait", cola: "Cola", rice: "Riz" },
};
const categories: Record<string, string> = { soap: "Hygiène", milk: "Épicerie", cola: "Boissons" };

type Fact = SaleToCount & { agencyId: string | null };
type Back = Parameters<typeof dayFiguresOf>[1] extends Iterable<infer One> ? One : never;

const sale = (
  day: string,
  sellerId: string,
  productId: string,
  quantity: number,
  price: number,
  more: Partial<Fact> = {},
): Fact => ({
  ...{ day, sellerId, agencyId: null, lines: [{ productId, quantity, price }] },
  payments: [{ method: "cash", amount: quantity * price }],
  ...more,
});

/** Worked out by hand below. */
const sales = [
  sale("2026-11-26", "aline", "soap", 3, 500),
  sale("2026-11-27", "aline", "milk", 2, 1200),
  sale("2026-11-27", "paul", "soap", 1, 500, {
    agencyId: "mokolo",
    payments: [{ method: "mobile-money", amount: 500 }],
  }),
  sale("2026-11-27", "paul", "cola", 4, 300, { payments: [{ method: "credit", amount: 1200 }] }),
];
const back = (
  day: string,
  productId: string,
  quantity: number,
  price: number,
  isVoid: boolean,
): Back => ({
  ...{ day, sellerId: "aline", agencyId: null, lines: [{ productId, quantity, price }] },
  ...{ refund: "cash" as const, isVoid },
});
const returns = [back("2026-11-27", "soap", 1, 500, false)];
const paidDebt = {
  ...{ day: "2026-11-27", sellerId: "aline", kind: "payment" as const },
  ...{ change: -700, method: "cash" },
};

const inShop = <One extends object>(one: One) => ({ ...one, shopId: "akwa" });

function told(
  kind: AskKind,
  more: Partial<Asked> = {},
  facts = { sales, returns, moves: [paidDebt] },
) {
  const telling = askedFor(kind, more);
  const { days: period, ids, against } = telling.asked;
  const within =
    (span: { from: string; to: string }) =>
    (one: { day: string; sellerId: string; agencyId?: string | null }) =>
      one.day >= span.from &&
      one.day <= span.to &&
      (ids.seller === undefined || one.sellerId === ids.seller) &&
      (ids.agency === undefined || one.agencyId === ids.agency);
  const daysOf = (span: typeof period) =>
    dayFiguresOf(
      facts.sales.filter(within(span)),
      facts.returns.filter(within(span)),
      facts.moves.filter((one) => within(span)({ ...one, agencyId: null })),
    ).map(inShop);
  const days = daysOf(period);
  const reportIn = (span: typeof period) =>
    reportOf({
      ...{ period: span, days: daysOf(span), daysBefore: undefined },
      products: productFiguresOf(
        facts.sales.filter(within(span)),
        facts.returns.filter(within(span)),
      ).map(inShop),
    });
  const nameOf = (id: string) => names[id] ?? id;
  return answerSales(
    {
      ...{ days, report: reportIn(period), before: against && reportIn(against) },
      nameOf: { seller: nameOf, product: nameOf },
      categoryOf: (id) => categories[id],
      unitOf: () => "",
      onShelf: ["soap", "milk", "cola", "rice"],
    },
    telling,
  );
}

const without = (slot: Slot, id: string, name: string) => ({ leftOut: [{ slot, id, name }] });
const today = { days: { from: "2026-11-27", to: "2026-11-27" } };
const before = { against: { from: "2026-11-26", to: "2026-11-26" } };
const unfinished = "La journée d’aujourd’hui n’est pas finie.";
const month = "1 nov. 2026 – 27 nov. 2026";

test.each<[AskKind, Partial<Asked>, string]>([
  ["sales-total", today, "Aujourd’hui : 3 600 FCFA de ventes. | dont retours −500 FCFA"],
  ["sales-total", {}, `${month} : 5 100 FCFA de ventes. | dont retours −500 FCFA`],
  ["ticket-count", today, "Aujourd’hui : 3 tickets."],
  ["average-basket", today, "Aujourd’hui : panier moyen de 1 200 FCFA, sur 3 tickets."],
  [
    "product-sales",
    { ids: { product: "soap" }, called: { product: "Savon" } },
    `${month} : 1 500 FCFA de ventes de Savon.`,
  ],
  [
    "product-quantity",
    { ids: { product: "soap" }, called: { product: "Savon" } },
    `${month} : 3 de Savon, retours déduits.`,
  ],
  [
    "product-quantity",
    { ids: { product: "rice" }, called: { product: "Riz" } },
    `${month} : 0 de Riz, retours déduits.`,
  ],
  [
    "category-sales",
    { ids: { category: "Boissons" } },
    `${month} : 1 200 FCFA de ventes en Boissons.`,
  ],
  [
    "seller-sales",
    { ids: { seller: "paul" }, called: { seller: "Paul" } },
    `${month} : Paul a vendu 1 700 FCFA, sur 2 tickets.`,
  ],
  [
    "agency-sales",
    { ids: { agency: "mokolo" }, called: { agency: "Mokolo" } },
    `${month} : Mokolo a vendu 500 FCFA, sur 1 ticket.`,
  ],
  ["best-products", {}, `${month}, les plus vendus : Cola (4), Savon (3) et Lait (2).`],
  ["unsold-products", {}, `${month} : 1 produit en stock sans une vente : Riz.`],
  ["best-seller", {}, `${month} : Aline a vendu le plus, 3 400 FCFA.`],
  ["best-day", {}, `${month} : le meilleur jour est 27 nov. 2026, avec 3 600 FCFA.`],
  [
    "compare-sales",
    { ...today, against: { from: "2026-11-26", to: "2026-11-26" } },
    "Aujourd’hui : 3 600 FCFA. Hier : 1 500 FCFA. Soit 140 % de plus. | La journée d’aujourd’hui n’est pas finie.",
  ],
  [
    "compare-sales",
    { against: { from: "2026-10-01", to: "2026-10-27" } },
    `${month} : 5 100 FCFA. 1 oct. 2026 – 27 oct. 2026 : 0 FCFA. 1 oct. 2026 – 27 oct. 2026 : rien à comparer. | La journée d’aujourd’hui n’est pas finie.`,
  ],
  [
    "compare-sales",
    { ...today, ...before, ids: { product: "soap" }, called: { product: "Savon" } },
    `Ventes, Savon. Aujourd’hui : 0 (0 FCFA). Hier : 3 (1 500 FCFA). Soit 100 % de moins. | ${unfinished} | Comparé en quantités.`,
  ],
  [
    "compare-sales",
    { ...today, ...before, ids: { category: "Hygiène" }, called: { category: "Hygiène" } },
    `Ventes, Hygiène. Aujourd’hui : 0 FCFA. Hier : 1 500 FCFA. Soit 100 % de moins. | ${unfinished}`,
  ],
  [
    "compare-sales",
    { ...today, ...before, ids: { seller: "aline" }, called: { seller: "Aline" } },
    `Ventes, Aline. Aujourd’hui : 1 900 FCFA. Hier : 1 500 FCFA. Soit 27 % de plus. | ${unfinished}`,
  ],
  [
    "compare-sales",
    { ...today, ...before, ids: { agency: "mokolo" }, called: { agency: "Mokolo" } },
    `Ventes, Mokolo. Aujourd’hui : 500 FCFA. Hier : 0 FCFA. Hier : rien à comparer. | ${unfinished}`,
  ],
  [
    "sales-total",
    { ...today, narrowed: without("product", "soap", "Savon") },
    "Aujourd’hui, sans Savon : 3 600 FCFA de ventes. | dont retours −500 FCFA",
  ],
  [
    "sales-total",
    { ...today, narrowed: without("category", "Boissons", "Boissons") },
    "Aujourd’hui, sans Boissons : 2 400 FCFA de ventes. | dont retours −500 FCFA",
  ],
  [
    "best-products",
    { narrowed: without("product", "cola", "Cola") },
    `${month}, sans Cola, les plus vendus : Savon (3) et Lait (2).`,
  ],
  [
    "cash-taken",
    today,
    "Aujourd’hui : 1 900 FCFA de ventes payées en espèces. | Sans les dettes payées et les avances.",
  ],
  [
    "mobile-taken",
    today,
    "Aujourd’hui : 500 FCFA de ventes payées par Mobile Money. | Sans les dettes payées et les avances.",
  ],
  ["credit-given", today, "Aujourd’hui : 1 200 FCFA vendus à crédit."],
  ["debts-paid", today, "Aujourd’hui : 700 FCFA de dettes payées."],
  [
    "returns",
    today,
    "Aujourd’hui : 1 retour, 500 FCFA rendus. | Les tickets annulés en font partie.",
  ],
  ["voids", today, "Aujourd’hui : 0 ticket annulé."],
  ["tax", today, "Aujourd’hui : 0 FCFA de TVA sur les tickets."],
  ["who-sold", today, "Aujourd’hui, ont vendu : Aline (1 900 FCFA) et Paul (1 700 FCFA)."],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("taxes and voids are told as the reports tell them", () => {
  const taxed = [sale("2026-11-27", "aline", "milk", 1, 1200, { vatRate: 1925 })];
  const undone = [back("2026-11-27", "milk", 1, 1200, true)];
  const facts = { sales: taxed, returns: [] as Back[], moves: [] };
  expect(figuresOf(told("tax", today, facts))).toEqual([194]);
  expect(figuresOf(told("voids", today, { ...facts, returns: undone }))).toEqual([1]);
  expect(figuresOf(told("ticket-count", today, { ...facts, returns: undone }))).toEqual([0]);
});

test("days on which nothing was sold have no best", () => {
  const nothing = { sales: [], returns: [], moves: [] };
  for (const kind of ["best-day", "best-seller", "best-products", "who-sold"] as const)
    expect(wordsOf(told(kind, today, nothing))).toBe("Aujourd’hui : rien de vendu.");
});

test("where products do not add up to the days, none of them is told", () => {
  const telling = askedFor("best-products");
  const days = dayFiguresOf(sales, []).map(inShop);
  const said = answerSales(
    {
      ...{ days, before: undefined, onShelf: [], categoryOf: () => undefined, unitOf: () => "" },
      report: reportOf({ period: telling.asked.days, days, products: [], daysBefore: undefined }),
      nameOf: { seller: String, product: String },
    },
    telling,
  );
  expect(said.isUnknown).toBe(true);
  expect(figuresOf(said)).toEqual([]);
});

test("each figure leads to the report of its days, its seller and its agency", () => {
  const at = "/reports?period=days&from=2026-11-27&to=2026-11-27";
  expect(linksOf(told("sales-total", today))).toEqual([at]);
  expect(linksOf(told("who-sold", today))).toEqual([`${at}&seller=aline`, `${at}&seller=paul`]);
  expect(linksOf(told("seller-sales", { ...today, ids: { seller: "paul" } }))).toEqual([
    ...Array(2).fill(`${at}&seller=paul`),
  ]);
  expect(linksOf(told("agency-sales", { ...today, ids: { agency: "mokolo" } }))[0]).toBe(
    `${at}&agency=mokolo`,
  );
  expect(linksOf(told("sales-total", { ...today, own: "paul" }))).toEqual(["/performance"]);
});

test("over a seeded shop each figure is what its facts add up to, one by one", () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const methods = ["cash", "mobile-money", "credit"] as const;
  const many = Array.from({ length: 400 }, () => {
    const product = ["soap", "milk", "cola"][next(3)] ?? "soap";
    const [quantity, price] = [1 + next(5), 100 * (1 + next(20))];
    const day = `2026-11-${String(1 + next(27)).padStart(2, "0")}`;
    return sale(day, ["aline", "paul"][next(2)] ?? "paul", product, quantity, price, {
      payments: [{ method: methods[next(3)] ?? "cash", amount: quantity * price }],
    });
  });
  const facts = { sales: many, returns: [] as Back[], moves: [] };
  const worth = (some: readonly Fact[]) => {
    let sum = 0;
    for (const { lines } of some) for (const { quantity, price } of lines) sum += quantity * price;
    return sum;
  };
  const paid = (method: string) => many.filter(({ payments }) => payments[0]?.method === method);
  const of = (product: string) => many.filter(({ lines }) => lines[0]?.productId === product);
  const first = (kind: AskKind, more: Partial<Asked> = {}) => figuresOf(told(kind, more, facts))[0];
  expect(first("sales-total")).toBe(worth(many));
  expect(first("ticket-count")).toBe(400);
  expect(first("average-basket")).toBe(Math.round(worth(many) / 400));
  expect(first("cash-taken")).toBe(worth(paid("cash")));
  expect(first("mobile-taken")).toBe(worth(paid("mobile-money")));
  expect(first("credit-given")).toBe(worth(paid("credit")));
  for (const seller of ["aline", "paul"])
    expect(first("seller-sales", { ids: { seller } })).toBe(
      worth(many.filter(({ sellerId }) => sellerId === seller)),
    );
  for (const product of ["soap", "milk", "cola"]) {
    expect(first("product-sales", { ids: { product } })).toBe(worth(of(product)));
    expect(first("product-quantity", { ids: { product } })).toBe(
      of(product).reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0),
    );
  }
  const byDay = new Map<string, number>();
  for (const one of many) byDay.set(one.day, (byDay.get(one.day) ?? 0) + worth([one]));
  expect(first("best-day")).toBe(Math.max(...byDay.values()));
});
