import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import type { Receipt } from "#web/blocks/receipt/receipt.ts";
import { receiptRows } from "#web/blocks/receipt/receipt-rows.ts";
import { receiptText } from "#web/blocks/receipt/receipt-text.ts";
import { withReturns } from "./returned-rows.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const timeZone = "Africa/Douala";
const receipt: Receipt = {
  shop: { name: "Akwa", address: "", phone: "", receiptFooter: "", timeZone, vatRate: 0 },
  receiptNo: "A-000012",
  soldAt: "2026-11-20T10:00:00.000Z",
  sellerName: "Aline",
  lines: [{ name: "Savon", quantity: 3, price: 500 }],
  payments: [{ method: "cash", amount: 1500, tendered: 2000 }],
  total: 1500,
};
const rows = receiptRows(receipt, i18n);
const back = (quantity: number, isVoid = false) => ({
  at: "2026-11-20T23:30:00.000Z",
  isVoid,
  lines: [{ productId: "soap", name: "Savon", quantity, price: 500 }],
});
const printed = (...returns: ReturnType<typeof back>[]) =>
  receiptText(withReturns(rows, { total: receipt.total, returns, timeZone }, i18n), 32);

test("nothing came back: the receipt as it was given", () => {
  expect(printed()).toBe(receiptText(rows, 32));
});

test("what came back stands under what was paid, by its own day, and what is left", () => {
  const text = printed(back(1), back(1));
  expect(text).not.toContain("ANNULÉ");
  expect(text).toMatch(
    /Rendu +500\n-+\nRetour 21 nov\. 2026 +−500\nRetour 21 nov\. 2026 +−500\nReste +500 FCFA\n-+\n +Merci/,
  );
});

test("a ticket that was undone says so first, and nothing is left of it", () => {
  const text = printed(back(3, true));
  expect(text).toMatch(/^ +TICKET ANNULÉ\n-+\n +Akwa/);
  expect(text).toMatch(/Reste +0 FCFA/);
});
