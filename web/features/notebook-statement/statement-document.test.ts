import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { anAccountMove } from "#tests/support/account-builders.ts";
import { documentPdf } from "#web/blocks/documents/document-pdf.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { statementDocument, statementFile, statementText } from "./statement-document.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const moves = [
  anAccountMove({
    id: "2",
    kind: "payment",
    change: -4000,
    day: "2026-11-03",
    receiptNo: "A-P00001",
  }),
  anAccountMove({ id: "1", change: 9000, day: "2026-11-01", saleIds: ["sale"] }),
];
const given = {
  ...{
    creditor: { name: "Boutique Akwa", isReseller: false },
    customerName: "Awa Diop",
    today: "2026-11-20",
    owed: 6000,
    suppliers: false,
  },
  statement: statementOf(moves, 6000),
  receiptOf: (saleId: string) => (saleId === "sale" ? "A-000012" : undefined),
};

test("a message tells every line with its receipt and what was owed after it, in plain signs", () => {
  expect(statementText(given, i18n)).toBe(
    [
      "Relevé de compte",
      "Boutique : Boutique Akwa",
      "Client : Awa Diop",
      "Établi le : 20 nov. 2026",
      "",
      "Solde avant = 1 000",
      "1 nov. 2026 · Achat à crédit A-000012 : +9 000 = 10 000",
      "3 nov. 2026 · Paiement reçu A-P00001 : -4 000 = 6 000",
      "",
      "Reste à payer : 6 000 FCFA",
    ].join("\n"),
  );
});

test("a sale whose receipt is not on this device goes without its number; a deposit is called one", () => {
  const statement = statementOf(moves, -500);
  const text = statementText({ ...given, owed: -500, statement, receiptOf: () => undefined }, i18n);
  expect(text).toContain("Achat à crédit : +9 000 = 3 500");
  expect(text).toMatch(/Avance : 500 FCFA$/);
});

test("a supplier's is told from the other side, with the numbers of their invoices", () => {
  const receiptOf = (id: string) => (id === "sale" ? "F-12" : undefined);
  const of = { ...given, suppliers: true, customerName: "Grossiste de Mboppi", receiptOf };
  const text = statementText(of, i18n);
  expect(text).toContain("Fournisseur : Grossiste de Mboppi");
  expect(text).toContain("1 nov. 2026 · Achat F-12 : +9 000 = 10 000");
  expect(text).toContain("3 nov. 2026 · Payé A-P00001 : -4 000 = 6 000");
});

test("the same is a PDF, named after the customer and the day", async () => {
  expect(statementFile(given)).toBe("releve_Awa-Diop_2026-11-20");
  const file = documentPdf(statementDocument(given, i18n), "fr");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
});
