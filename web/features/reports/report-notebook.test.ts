import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { dayFiguresOf } from "#shared/rules/figures.ts";
import { reportOf } from "#web/blocks/reports/report-figures.ts";
import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";
import { documentOf } from "./report-document.ts";
import { sheetsOf } from "./report-sheets.ts";
import type { OpenReport } from "./use-report.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const shop = { id: "akwa", name: "Akwa", role: "owner" } as const;
const day = (text: string) => ({ day: text });
const sale = (on: string, price: number, method: "cash" | "credit") => ({
  ...{ day: on, sellerId: "aline", lines: [{ productId: "p0", quantity: 1, price }] },
  payments: [{ method, amount: price }],
});

const aMove = (changes: Partial<AccountMoveRow>): AccountMoveRow => ({
  ...{ id: "m1", customerId: "awa", kind: "charge", change: 3000, at: "2026-10-02T10:00:00.000Z" },
  ...{ deviceAt: 0, day: "2026-10-02", sellerId: "aline", sellerName: "Aline", deviceCode: "A" },
  ...{ seq: 1, receiptNo: null, method: null, reference: null, saleIds: ["s1"], reason: "" },
  ...{ dueDay: "2026-10-09", flags: [], sent: true },
  ...changes,
});

test("[C7] what was sold on account, paid of it and sold for money are told apart, with the notebook and its moves", () => {
  const customer = { ...{ id: "awa", name: "Awa", phone: "+237677000000", creditLimit: 5000 } };
  const paid = { kind: "payment" as const, change: -1200, method: "cash", receiptNo: "A-P00001" };
  const moves = [
    aMove({ id: "m3", ...paid, at: "2026-11-02T10:00:00.000Z", day: "2026-11-02", saleIds: [] }),
    aMove({ id: "m2", kind: "forgiven", change: -300, reason: "Vieux", day: "2026-08-01" }),
    aMove({}),
  ];
  const notebook = {
    ...{ shopId: shop.id, customers: [customer] as unknown as CustomerRow[], moves },
    balances: [{ customerId: "awa", owed: 1500, points: 0 }],
  };
  const sold = [sale("2026-10-02", 3000, "credit"), sale("2026-10-03", 700, "cash")];
  const period = { from: "2026-09-01", to: "2026-11-20" };
  const report = reportOf({
    ...{ period, products: [], daysBefore: undefined },
    days: dayFiguresOf(sold, [], moves).map((one) => ({ ...one, shopId: shop.id })),
  });
  const book = { shopId: shop.id, shop: undefined, members: [], agencies: [], transfers: [] };
  const open: OpenReport = {
    ...{ report, before: period, shops: [shop], notebooks: [notebook], knownFrom: null },
    filters: { kind: "3-months", period, shop: shop.id, agency: undefined, seller: undefined },
    books: [{ ...book, productsOnSale: 0, nameOfProduct: () => undefined }],
    detailFrom: "2026-08-01",
  };
  const made = (from: OpenReport) =>
    documentOf({ open: from, completeness: [], madeAt: "2026-11-20T14:05" }, i18n);
  const sheets = new Map(sheetsOf(made(open), i18n).map(({ name, rows }) => [name, rows]));
  expect([...sheets.keys()].slice(4)).toEqual(["Cahier", "Mouvements"]);
  expect(sheets.get("Statistiques")).toEqual(
    expect.arrayContaining([
      expect.arrayContaining(["Encaissé des ventes", 700]),
      expect.arrayContaining(["Vendu à crédit", 3000]),
      expect.arrayContaining(["Dettes payées en espèces", 1200]),
      expect.arrayContaining(["Dettes effacées", 300]),
      expect.arrayContaining(["Reste dû par les clients aujourd’hui", 1500]),
    ]),
  );
  expect(sheets.get("Cahier")?.[1]).toEqual([
    "Awa",
    "+237677000000",
    1500,
    day("2026-10-09"),
    5000,
  ]);
  expect(
    sheets
      .get("Mouvements")
      ?.slice(1)
      .map((row) => row.slice(0, 6)),
  ).toEqual([
    [day("2026-10-02"), "Awa", "Achat à crédit", 3000, "", ""],
    [day("2026-11-02"), "Awa", "Paiement reçu", -1200, "Espèces", "A-P00001"],
  ]);
  const ofAgency = { ...open.filters, agency: "market" };
  expect(made({ ...open, filters: ofAgency }).splits.map(({ title }) => title)).not.toContain(
    "Crédit et dettes",
  );
});
