import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { meansOfDebt, paidBy } from "#web/blocks/notebook/means-of-debt.ts";
import { receiptText } from "#web/blocks/receipt/receipt-text.ts";
import { type PaidMove, paymentRows } from "./payment-paper.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const shop = {
  ...{ name: "Boutique Akwa", address: "", phone: "", receiptFooter: "" },
  ...{ timeZone: "Africa/Douala", vatRate: 0 },
};
const payment: PaidMove = {
  ...{ receiptNo: "A-P00001", at: "2026-11-20T13:05:00.000Z", sellerName: "Aline" },
  ...{ change: -4000, method: "cash", reference: null, owedAfter: 6000 },
};
const text = (changes: Partial<PaidMove>) =>
  receiptText(
    paymentRows({ shop, customerName: "Awa Diop", payment: { ...payment, ...changes } }, i18n),
    32,
  );

test("a receipt says its number, what was owed, what was paid and what is left", () => {
  expect(text({})).toBe(
    [
      "         Boutique Akwa",
      "         Paiement reçu",
      "--------------------------------",
      "Reçu                    A-P00001",
      "Date         20 nov. 2026, 14:05",
      "Client                  Awa Diop",
      "Reçu par                   Aline",
      "--------------------------------",
      "Devait                    10 000",
      "PAYÉ                  4 000 FCFA",
      "Par                      Espèces",
      "Reste à payer         6 000 FCFA",
      "--------------------------------",
      "             Merci",
    ].join("\n"),
  );
});

test("what is more than owed is a deposit; a reference stands on it", () => {
  const paid = text({ owedAfter: -500, method: "mobile-money", reference: "MP12" });
  expect(paid).toMatch(/Par +Mobile money\nRéférence +MP12\nAvance +500 FCFA\n/);
  expect(paid).toMatch(/Devait +3 500\n/);
  expect(text({ owedAfter: -5000 })).toMatch(/Devait +avance 1 000\n/);
});

test("a debt is paid by money, never by credit; only what bears a reference tells one", () => {
  expect(meansOfDebt).toEqual(["cash", "mobile-money"]);
  expect(paidBy("cash", "X")).toEqual({ method: "cash" });
  expect(paidBy("mobile-money", " MP12 ")).toEqual({ method: "mobile-money", reference: "MP12" });
  expect(paidBy("mobile-money", " ")).toEqual({ method: "mobile-money", reference: undefined });
});
