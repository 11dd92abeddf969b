import { i18n } from "@lingui/core";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { paperColumns } from "./paper-width.ts";
import type { Receipt } from "./receipt.ts";
import { receiptSums } from "./receipt.ts";
import { receiptRows } from "./receipt-rows.ts";
import { receiptText, wrap } from "./receipt-text.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "fr", messages: {} }));

function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return {
    shop: {
      name: "Boutique Akwa",
      address: "Rue Joss\nDouala",
      phone: "+237 6 70 00 00 00",
      receiptFooter: "Ni repris ni échangé",
      timeZone: "Africa/Douala",
      vatRate: 0,
    },
    receiptNo: "A-000042",
    soldAt: "2026-11-20T13:05:00.000Z",
    sellerName: "Aline",
    lines: [
      { name: "Savon de Marseille", quantity: 2, price: 500 },
      {
        name: "Lait concentré sucré de la marque au nom le plus long du quartier",
        quantity: 1,
        price: 1700,
      },
    ],
    payments: [{ method: "cash", amount: 2700, tendered: 5000 }],
    total: 2700,
    ...changes,
  };
}

test("[CH4] the letters of a ticket stand under who sold it, and nothing where there are none", () => {
  const letters = "K7QF-2MXD-9RTA";
  const lines = receiptText(receiptRows(aReceipt({ letters }), i18n), 32).split("\n");
  expect(lines).toContain(`Preuve${" ".repeat(12)}${letters}`);
  expect(receiptText(receiptRows(aReceipt(), i18n), 32)).not.toContain("Preuve");
});

test("says everything a customer may ask for, on 58 mm", () => {
  expect(receiptText(receiptRows(aReceipt(), i18n), paperColumns["58"])).toBe(
    [
      "         Boutique Akwa",
      "            Rue Joss",
      "             Douala",
      "    Tél. +237 6 70 00 00 00",
      "--------------------------------",
      "Reçu                    A-000042",
      "Date         20 nov. 2026, 14:05",
      "Vendeur                    Aline",
      "--------------------------------",
      "Savon de Marseille",
      "2 × 500                    1 000",
      "Lait concentré sucré de la",
      "marque au nom le plus long du",
      "quartier",
      "1 × 1 700                  1 700",
      "--------------------------------",
      "TOTAL                 2 700 FCFA",
      "Espèces reçues             5 000",
      "Rendu                      2 300",
      "--------------------------------",
      "      Ni repris ni échangé",
      "             Merci",
    ].join("\n"),
  );
});

test("thanks once: not after a shop's own words of thanks", () => {
  const footed = (receiptFooter: string) =>
    receiptText(receiptRows(aReceipt({ shop: { ...aReceipt().shop, receiptFooter } }), i18n), 32);
  expect(footed("Merci et à bientôt !")).toMatch(/-\n +Merci et à bientôt !$/);
  expect(footed("THANK YOU")).toMatch(/-\n +THANK YOU$/);
  expect(footed("")).toMatch(/-\n +Merci$/);
});

test("names the tax when the shop has one, and the reference of mobile money", () => {
  const text = receiptText(
    receiptRows(
      aReceipt({
        shop: { ...aReceipt().shop, vatRate: 1925 },
        payments: [{ method: "mobile-money", amount: 2700, reference: "MP241120.1405.A1" }],
      }),
      i18n,
    ),
    paperColumns["80"],
  );
  expect(text).toMatch(/dont TVA 19,25 % +436\n/);
  expect(text).toMatch(/Mobile money +2 700\nRéférence +MP241120\.1405\.A1\n/);
  expect(text).not.toContain("Rendu");
});

test("sums of a ticket paid in two ways", () => {
  const { handedOver, change, referenced } = receiptSums(
    aReceipt({
      payments: [
        { method: "cash", amount: 1000, tendered: 2000 },
        { method: "mobile-money", amount: 1700, reference: "X" },
      ],
    }),
  );
  expect(handedOver).toEqual([{ id: "cash", francs: 2000 }]);
  expect([change, referenced.length]).toEqual([1000, 1]);
});

test("no line is ever wider than the paper, and no word is lost", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 120, unit: "grapheme" }),
      fc.integer({ min: 1, max: 48 }),
      (text, columns) => {
        const lines = wrap(text, columns);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      },
    ),
  );
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(9_999_999), (name, price) => {
      const receipt = aReceipt({ lines: [{ name, quantity: 1, price }] });
      for (const line of receiptText(receiptRows(receipt, i18n), 32).split("\n"))
        expect([...line].length).toBeLessThanOrEqual(32);
    }),
  );
});

test("names the agency under the shop, its logo above; text goes without the logo", () => {
  const shop = {
    ...aReceipt().shop,
    logoUrl: "/logo",
    agencyName: "Bonapriso",
    address: "Rue Njo-Njo",
  };
  const rows = receiptRows(aReceipt({ shop }), i18n);
  expect(rows.slice(0, 4)).toEqual([
    { kind: "picture", url: "/logo" },
    { kind: "centre", text: "Boutique Akwa", strong: true },
    { kind: "centre", text: "Agence Bonapriso" },
    { kind: "centre", text: "Rue Njo-Njo" },
  ]);
  expect(receiptText(rows, 32)).not.toContain("/logo");
});

test("long values keep to the paper", () => {
  const long = "Très ".repeat(60);
  const shop = { ...aReceipt().shop, name: long, agencyName: long, address: long, phone: long };
  const receipt = aReceipt({ shop: { ...shop, receiptFooter: "x".repeat(300) }, sellerName: long });
  for (const columns of [32, 48])
    for (const line of receiptText(receiptRows(receipt, i18n), columns).split("\n"))
      expect([...line].length).toBeLessThanOrEqual(columns);
});
