import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedOn } from "#tests/ask/asked-shop.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import { aCustomerRow, anAccountMove } from "#tests/support/account-builders.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import type { PurchaseRow } from "#web/store/queries/use-purchases.ts";
import { answerBuying, type BuyingFacts } from "./buying.ts";

const customers = [
  aCustomerRow({ id: "sopal", name: "Sopal" }),
  aCustomerRow({ id: "ngando", name: "Ets Ngando" }),
];
const balances = [
  { customerId: "sopal", owed: 45_000, points: 0 },
  { customerId: "ngando", owed: -3000, points: 0 },
];
const moves = [
  anAccountMove({
    id: "2",
    customerId: "sopal",
    change: 15_000,
    day: "2026-11-20",
    dueDay: "2026-12-20",
  }),
  anAccountMove({
    id: "1",
    customerId: "sopal",
    change: 30_000,
    day: "2026-11-02",
    dueDay: "2026-11-28",
  }),
];
const purchase = (
  id: string,
  day: string,
  supplierId: string | null,
  cost: number,
  more: Partial<PurchaseRow> = {},
) =>
  ({
    ...{ id, day, supplierId, extraCosts: [], backOf: null, orderId: null, reference: null },
    lines: [{ productId: "sugar", quantity: 20, cost }],
    ...more,
  }) as unknown as PurchaseRow;
/** Newest first. */
const purchases = [
  purchase("p4", "2026-11-25", "sopal", 1000, { backOf: "p3" }),
  purchase("p3", "2026-11-20", "sopal", 15_000, {
    extraCosts: [
      { kind: "transport", amount: 500, by: "value", onInvoice: true },
      { kind: "transport", amount: 900, by: "value" },
    ],
  }),
  purchase("p2", "2026-11-02", null, 8000, { orderId: "o2" }),
  purchase("p1", "2026-10-01", "ngando", 7000),
];
const order = (id: string, supplierId: string, quantity: number) =>
  ({
    ...{ id, supplierId, state: "sent" },
    lines: [{ productId: "sugar", quantity }],
  }) as unknown as OrderRow;
const facts: BuyingFacts = {
  ...{ moves, purchases, item: undefined },
  lines: notebookLines({ customers, balances, moves }, askedOn),
  orders: [order("o1", "sopal", 10), order("o2", "ngando", 20)],
};
const told = (kind: AskKind, more: Partial<Asked> = {}) =>
  answerBuying(facts, askedFor(kind, more));
const month = "1 nov. 2026 – 27 nov. 2026";
const ofSopal = { ids: { supplier: "sopal" }, called: { supplier: "Sopal" } };

test.each<[AskKind, Partial<Asked>, string]>([
  ["supplier-owed", ofSopal, "Vous devez 45 000 FCFA à Sopal."],
  [
    ...([
      "supplier-owed",
      { ids: { supplier: "ngando" }, called: { supplier: "Ets Ngando" } },
    ] as const),
    "Vous ne devez rien à Ets Ngando : 3 000 FCFA sont payés d’avance.",
  ],
  ["total-owed", {}, "Vous devez 45 000 FCFA à vos fournisseurs."],
  [
    ...(["suppliers-due", { end: "2026-11-28" }] as const),
    "À payer d’ici le 28 nov. 2026 : 30 000 FCFA, à Sopal (30 000 FCFA).",
  ],
  [
    ...(["suppliers-due", { end: "2026-11-27" }] as const),
    "Rien n’est à payer aux fournisseurs d’ici le 27 nov. 2026.",
  ],
  [
    ...(["suppliers-due", { end: "2026-12-31" }] as const),
    "À payer d’ici le 31 déc. 2026 : 45 000 FCFA, à Sopal (45 000 FCFA).",
  ],
  ["purchases-total", {}, `${month} : 22 500 FCFA achetés, en 3 achats.`],
  ["supplier-purchases", ofSopal, `${month} : 14 500 FCFA achetés chez Sopal, en 2 achats.`],
  ["last-purchase", {}, "Dernier achat : 15 500 FCFA chez Sopal, le 20 nov. 2026."],
  [
    ...(["last-purchase", { ids: { supplier: "ngando" } }] as const),
    "Dernier achat : 7 000 FCFA chez Ets Ngando, le 1 oct. 2026.",
  ],
  [
    ...([
      "product-last-bought",
      { ids: { product: "sugar" }, called: { product: "Sucre" } },
    ] as const),
    "Dernier achat de Sucre : 20 pour 15 000 FCFA chez Sopal, le 20 nov. 2026.",
  ],
  [
    ...([
      "product-last-bought",
      { ids: { product: "oil" }, called: { product: "Huile" } },
    ] as const),
    "Aucun achat de Huile n’est noté.",
  ],
  ["orders-awaited", {}, "Pas encore arrivé : 1 commande, de Sopal."],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("figures lead to whom and to what they are of", () => {
  expect(linksOf(told("supplier-owed", ofSopal))).toEqual(["/suppliers/sopal"]);
  expect(linksOf(told("last-purchase"))).toEqual(["/purchases/p3"]);
  expect(linksOf(told("orders-awaited"))).toEqual(["/purchases/orders"]);
});
