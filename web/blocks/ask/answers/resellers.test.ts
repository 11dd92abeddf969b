import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedFor, wordsOf } from "#tests/ask/telling.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { answerResellers, type ResellerFacts } from "./resellers.ts";

const transfer = (
  productName: string,
  resellerId: string,
  left: number,
  more: Partial<TransferRow> = {},
) =>
  ({
    ...{ productName, resellerId, status: "confirmed", exactInStock: left, shownInStock: left },
    ...more,
  }) as unknown as TransferRow;
const sale = (
  resellerId: string,
  day: string,
  quantity: number,
  status: string,
  amount: number,
  paid = false,
) =>
  ({
    ...{ resellerId, day, quantity, price: 500, status, productName: "Savon" },
    commission: status === "confirmed" ? { amount, status: paid ? "paid" : "pending" } : null,
  }) as unknown as CommissionRow;
const sales = [
  sale("moussa", "2026-11-26", 3, "confirmed", 150),
  sale("moussa", "2026-11-20", 2, "pending", 0),
  sale("moussa", "2026-11-12", 9, "declined", 0),
  sale("moussa", "2026-10-12", 4, "confirmed", 200),
  sale("koffi", "2026-11-20", 10, "confirmed", 500, true),
  sale("koffi", "2026-11-21", 1, "confirmed", 50),
];
const facts: ResellerFacts = {
  transfers: [
    ...[transfer("Savon", "moussa", 4), transfer("Savon", "moussa", 2)],
    ...[transfer("Riz", "moussa", 12_500, { by: { per: 1000, unit: "g" } })],
    ...[transfer("Lait", "moussa", 3, { status: "pending" }), transfer("Lait", "koffi", 1)],
  ],
  sales,
  commissions: sales.filter(({ commission }) => commission !== null),
};
const told = (kind: AskKind, more: Partial<Asked> = {}) =>
  answerResellers(facts, askedFor(kind, { hasDays: false, ...more }));
const moussa = { ids: { reseller: "moussa" }, called: { reseller: "Moussa" } };
const month = "1 nov. 2026 – 27 nov. 2026";

test.each<[AskKind, Partial<Asked>, string]>([
  ["reseller-goods", moussa, "Moussa a Savon (6) et Riz (12,5 kg)."],
  [
    ...(["reseller-goods", { ids: { reseller: "awa" }, called: { reseller: "Awa" } }] as const),
    "Awa n’a rien de la boutique.",
  ],
  [
    ...(["reseller-sales", moussa] as const),
    `${month} : Moussa a vendu 2 500 FCFA. | 1 vente attend encore la boutique.`,
  ],
  ["reseller-commission", moussa, "350 FCFA de commission à payer à Moussa."],
  [
    ...(["reseller-commission", { ...moussa, hasDays: true }] as const),
    `${month} : 150 FCFA de commission à payer à Moussa.`,
  ],
  ["reseller-commission", {}, "400 FCFA de commissions sont à payer."],
  ["reseller-owes", moussa, "Boutika ne note pas l’argent qu’un revendeur rapporte."],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("a reseller is told of themselves alone", () => {
  const own = { own: "koffi", called: { reseller: "Koffi" } };
  expect(wordsOf(told("reseller-sales", own))).toBe(`${month} : Koffi a vendu 5 500 FCFA.`);
  expect(wordsOf(told("reseller-commission", own))).toBe("50 FCFA de commission à payer à Koffi.");
});
