import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { noAmounts } from "#shared/rules/figures.ts";
import { type TillFact, tillFigures } from "#shared/rules/till.ts";
import type { ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import { receiptText } from "#web/blocks/receipt/receipt-text.ts";
import type { Closing } from "#web/blocks/till/tills.ts";
import { dayRows } from "./day-rows.ts";
import { type TillReport, tillRows } from "./report-rows.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "fr", messages: {} }));

const shop: ReceiptShop = {
  ...{ name: "Boutique Akwa", address: "", phone: "", receiptFooter: "" },
  ...{ timeZone: "Africa/Douala", vatRate: 1925 },
};
const line = (price: number) => ({ productId: "savon", quantity: 1, price });
const facts: TillFact[] = [
  {
    kind: "sale",
    receipt: 12,
    lines: [line(10_000)],
    payments: [{ method: "cash", amount: 10_000 }],
  },
  {
    ...{ kind: "sale", receipt: 13, lines: [line(5000)] },
    payments: [{ method: "mobile-money", amount: 5000 }],
  },
  { kind: "return", lines: [line(2000)], refund: "cash", isVoid: true },
  { kind: "move", direction: "in", amount: 1000 },
  { kind: "move", direction: "out", amount: 4000 },
];

function aReport(given: Partial<TillReport> = {}): TillReport {
  return {
    ...{ shop, deviceCode: "A", sellers: ["Awa", "Binta"], vatRate: 1925, wasOpened: true },
    openedAt: "2026-11-20T07:02:00.000Z",
    figures: tillFigures(20_000, facts),
    closing: {
      ...{ number: "A-Z3", at: "2026-11-20T17:31:00.000Z", by: "Awa", counted: 24_500 },
      counts: [
        { kind: "note", value: 10_000, count: 2 },
        { kind: "coin", value: 500, count: 9 },
      ],
      note: "Un billet refusé",
    },
    ...given,
  };
}

const textOf = (report: TillReport) => receiptText(tillRows(report, i18n), 32);

test("says everything that an owner asks of a closing, on 58 mm", () => {
  expect(textOf(aReport())).toBe(
    [
      "         Boutique Akwa",
      "         Rapport Z A-Z3",
      "--------------------------------",
      "Appareil                       A",
      "Vendeurs              Awa, Binta",
      "Ouverture    20 nov. 2026, 08:02",
      "Clôture      20 nov. 2026, 18:31",
      "Clôturée par                 Awa",
      "--------------------------------",
      "Du reçu                 A-000012",
      "au reçu                 A-000013",
      "Tickets                        1",
      "Tickets annulés                1",
      "Lignes                         1",
      "Ventes                    15 000",
      "Retours (1)               −2 000",
      "NET                  13 000 FCFA",
      "dont TVA 19,25 %           2 099",
      "Espèces, net               8 000",
      "Mobile money, net          5 000",
      "--------------------------------",
      "Fond de caisse            20 000",
      "Ventes en espèces         10 000",
      "Rendu en espèces          −2 000",
      "Apports                    1 000",
      "Retraits                  −4 000",
      "ATTENDU              25 000 FCFA",
      "--------------------------------",
      "2 × 10 000                20 000",
      "9 × 500                    4 500",
      "COMPTÉ               24 500 FCFA",
      "Écart         Il manque 500 FCFA",
      "--------------------------------",
      "Un billet refusé",
    ].join("\n"),
  );
});

test("while it runs it is an X, with neither number nor count", () => {
  const { closing: _, ...running } = aReport();
  const text = textOf({ ...running, asOf: Date.parse("2026-11-20T12:00:00.000Z") });
  expect(text).toContain("Rapport X");
  expect(text).toContain("20 nov. 2026, 13:00");
  expect(text).toContain("ATTENDU");
  expect(text).not.toMatch(/COMPTÉ|Écart|Clôture/);
});

test("without an opening there is no float, and it says so", () => {
  const text = textOf(aReport({ wasOpened: false, figures: tillFigures(0, facts) }));
  expect(text).toMatch(/Ouverture +pas de fond saisi\nPremière vente\n +20 nov\. 2026, 08:02/);
});

test("too much, and exact, in words", () => {
  const { closing } = aReport();
  if (!closing) throw new Error("it is closed");
  expect(textOf(aReport({ closing: { ...closing, counted: 25_000 } }))).toMatch(/Écart +Juste/);
  expect(textOf(aReport({ closing: { ...closing, counted: 25_250 } }))).toMatch(
    /Écart +250 FCFA de trop/,
  );
});

test("the tax within a day of returns only is below zero, like its net", () => {
  const figures = tillFigures(0, [
    { kind: "return", lines: [line(2000)], refund: "cash", isVoid: false },
  ]);
  expect(textOf(aReport({ figures }))).toMatch(/NET +−2 000 FCFA\ndont TVA 19,25 % +−323/);
});

test("a whole day adds up its closings and names who has not closed", () => {
  const closing = (z: number, counted: number) =>
    ({
      ...{ id: String(z), deviceCode: "A", sellerName: "Awa" },
      close: { z, counted, figures: tillFigures(1000, []) },
    }) as unknown as Closing;
  const rows = dayRows(
    {
      ...{ shop: { ...shop, vatRate: 0 }, day: "2026-11-20", unclosed: ["B", "C"] },
      amounts: { ...noAmounts, tickets: 4, lines: 6, revenue: 9000, cash: 9000 },
      closings: [closing(1, 900), closing(2, 1300)],
      completeness: "Reçu jusqu’à 18:40",
    },
    i18n,
  );
  const text = receiptText(rows, 32);
  expect(text).toContain("Rapport Z du 20 nov. 2026");
  expect(text).toContain("Reçu jusqu’à 18:40");
  expect(text).toMatch(/A-Z1 +Awa\nAttendu +1 000\nCompté +900\nÉcart +Il manque 100 FCFA/);
  expect(text).toMatch(/Compté en tout +2 200 FCFA\nÉcart en tout +200 FCFA de trop/);
  expect(text).toMatch(/Pas encore clôturé : B, C$/);
});
