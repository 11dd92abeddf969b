import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { printerProfile, printerProfiles } from "#shared/rules/printer-profiles.ts";
import { tillFigures } from "#shared/rules/till.ts";
import { matchesPaper } from "#tests/printer/golden.ts";
import { anAccountMove } from "#tests/support/account-builders.ts";
import { documentRows } from "#web/blocks/documents/document-rows.ts";
import { statementOf } from "#web/blocks/notebook/running-balance.ts";
import { encodePaper } from "#web/blocks/printing/encode-paper.ts";
import type { PrintRow } from "#web/blocks/printing/paper-lines.ts";
import { withCopyWord } from "#web/blocks/printing/print-job.ts";
import { testRows } from "#web/blocks/printing/test-page.ts";
import type { Receipt, ReceiptShop } from "#web/blocks/receipt/receipt.ts";
import { receiptRows } from "#web/blocks/receipt/receipt-rows.ts";
import { labelRows } from "#web/features/labels/thermal-labels.tsx";
import { statementDocument } from "#web/features/notebook-statement/statement-document.ts";
import { refundRows } from "#web/features/tickets/refund/refund-rows.ts";
import { tillRows } from "#web/features/till-reports/report-rows.ts";
import { slipRows } from "#web/features/transfers/shops/transfer-slip.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

const shop: ReceiptShop = {
  ...{
    name: "Épicerie Chez Noëlla",
    address: "Rue Joffre, Akwa\nDouala",
    phone: "+237 677 00 12 34",
  },
  ...{ receiptFooter: "Ni repris ni échangé après 8 jours", agencyName: "Marché central" },
  ...{ timeZone: "Africa/Douala", vatRate: 1925 },
};

/** Packs, weighed goods, a discount, two rates of tax, a part in cash and the rest on account. */
const receipt: Receipt = {
  ...{ shop, receiptNo: "K7-000042", soldAt: "2026-11-28T09:12:00.000Z", sellerName: "Aïcha Ngo" },
  lines: [
    {
      ...{ name: "Bière Castel 65 cl", quantity: 24, price: 15_000, discount: 500 },
      by: { per: 24, pack: { id: "casier", name: "Casier" } },
    },
    {
      ...{ name: "Riz parfumé en vrac", quantity: 1250, price: 650, rate: 0 },
      by: { per: 1000, unit: "g" },
    },
    { name: "Savon de Marseille à l’huile d’olive, pain de 400 g", quantity: 3, price: 500 },
  ],
  said: [{ line: 0, words: "Remise (négociée)", amount: 500 }],
  payments: [
    { method: "cash", amount: 10_000, tendered: 10_000 },
    { method: "credit", amount: 6813, customerId: "018bcfe5-6800-760f-883a-c0db5b7d57b6" },
  ] as unknown as Receipt["payments"],
  total: 16_813,
};
const account = [
  { kind: "pair" as const, left: "Client", right: "Mme Nguéma" },
  { kind: "pair" as const, left: "Doit maintenant", right: "21 313", strong: true },
];

const back = {
  ...{ id: "r1", saleId: "s1", restock: true, refund: "cash", cashPart: undefined, total: 1000 },
  ...{
    reason: "Emballage abîmé",
    isVoid: false,
    at: "2026-11-28T15:00:00.000Z",
    byName: "Aïcha Ngo",
  },
  lines: [{ productId: "p", name: "Savon de Marseille", quantity: 2, price: 500 }],
  ...{ vatRate: 1925, vat: 161 },
} as unknown as Parameters<typeof refundRows>[0]["back"];

const moves = [
  anAccountMove({
    id: "2",
    kind: "payment",
    change: -4000,
    day: "2026-11-03",
    receiptNo: "K7-P00001",
  }),
  anAccountMove({ id: "1", change: 9000, day: "2026-11-01", saleIds: ["sale"] }),
];
const statement = statementDocument(
  {
    ...{ creditor: { name: shop.name, isReseller: false }, customerName: "Mme Nguéma" },
    ...{ today: "2026-11-28", owed: 6000, suppliers: false, statement: statementOf(moves, 6000) },
    receiptOf: () => "K7-000012",
  },
  i18n,
);

const closing = tillRows(
  {
    ...{ shop, deviceCode: "K7", sellers: ["Aïcha Ngo", "Élodie"], vatRate: 1925, wasOpened: true },
    openedAt: "2026-11-28T06:02:00.000Z",
    figures: tillFigures(20_000, [
      {
        ...{ kind: "sale", receipt: 12, lines: [{ productId: "p", quantity: 1, price: 10_000 }] },
        payments: [{ method: "cash", amount: 10_000 }],
      },
    ]),
    closing: {
      ...{ number: "K7-Z3", at: "2026-11-28T18:31:00.000Z", by: "Aïcha Ngo", counted: 29_500 },
      ...{ counts: [{ kind: "note", value: 10_000, count: 2 }], note: "Pièces comptées deux fois" },
    },
  },
  i18n,
);

const slip = slipRows(
  {
    ...{ shopName: shop.name, timeZone: shop.timeZone },
    transfer: {
      ...{ direction: "out", otherShopName: "Boutique Bonabéri", quantity: 31 },
      ...{ at: "2026-11-28T08:00:00.000Z", byName: "Aïcha Ngo" },
      product: {
        name: "Lait concentré sucré",
        packs: [{ id: "carton", name: "Carton", factor: 24, price: 10_000 }],
      },
    } as unknown as Parameters<typeof slipRows>[0]["transfer"],
  },
  i18n,
);

const papers: Record<string, readonly PrintRow[]> = {
  sale: receiptRows(receipt, i18n, account),
  duplicata: withCopyWord(receiptRows(receipt, i18n, account), "DUPLICATA 2"),
  refund: refundRows({ shop, number: "K7-R000031", receiptNo: receipt.receiptNo, back }, i18n),
  statement: documentRows(statement, "fr"),
  closing,
  slip,
  label: labelRows({ name: "Lait concentré sucré 397 g", price: 650, code: "6194002510194" }),
  test: testRows(shop.name, i18n),
};

test.each(printerProfiles)(
  "[R1] a sale with packs, weights, rates and a debt on $name",
  (profile) => {
    const bytes = encodePaper(papers["sale"] ?? [], profile);
    const [paper, ...others] = matchesPaper("sale", bytes, profile);
    expect(others).toEqual([]);
    expect(paper?.isWhole).toBe(true);
    const text = paper?.lines.join("\n") ?? "";
    for (const words of [
      "Épicerie Chez Noëlla",
      "1 Casier",
      "Remise (négociée)",
      "Mme Nguéma",
      "21 313",
    ])
      expect(text).toContain(words);
  },
);

test.each(Object.keys(papers))(
  "every paper on 58 and 80 mm, by rows and by columns of dots: %s",
  (name) => {
    for (const id of ["generic-58", "epson-tm-t20", "citizen-ct-s310"]) {
      const profile = must(printerProfile(id), id);
      const printed = matchesPaper(name, encodePaper(papers[name] ?? [], profile), profile);
      expect(printed.map(({ isWhole }) => isWhole)).toEqual([true]);
    }
  },
);

test("letters that no printer has are written plainly where nothing can be drawn, and drawn where it can", () => {
  const profile = must(printerProfile("generic-58"), "profile");
  const rows: PrintRow[] = [{ kind: "text", text: "Ɓɛlɔ ŋkwɛ ✓ تمر" }];
  const [paper] = matchesPaper("plainly", encodePaper(rows, profile), profile);
  expect(paper?.lines[0]).toBe("Belo nkwe ? ???");
  const asked: string[] = [];
  const drawer = {
    picture: () => undefined,
    line: ({ text }: { text: string }) => {
      asked.push(text);
      const [width, height] = [384, 32];
      const data = new Uint8ClampedArray(width * height * 4).fill(255);
      return { image: { width, height, data } as unknown as ImageData, width, height };
    },
  };
  encodePaper([...rows, { kind: "text", text: "Épicerie" }], profile, { drawer });
  expect(asked).toEqual(["Ɓɛlɔ ŋkwɛ ✓ تمر"]);
});
