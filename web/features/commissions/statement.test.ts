import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { payCommissionsBodySchema } from "#shared/schemas/reseller-sale.ts";
import { printable } from "#web/blocks/documents/paper.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { byReseller, monthsOf, payable } from "./earned.ts";
import { statementOf } from "./statement.ts";
import { statementPdf } from "./statement-pdf.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

function aRow(changes: Partial<CommissionRow>): CommissionRow {
  return {
    id: "1.0",
    ticketId: "1",
    receiptNo: "K-000001",
    transferId: "t",
    productId: "soap",
    productName: "Savon de Marseille",
    resellerId: "koffi",
    resellerName: "Koffi Ménsah",
    byId: "koffi",
    quantity: 2,
    price: 600,
    minPrice: 450,
    status: "confirmed",
    soldAt: "2026-11-20T10:00:00.000Z",
    day: "2026-11-20",
    flags: [],
    decided: null,
    saleId: "s",
    commission: { amount: 300, rate: 3333, status: "pending", paid: null },
    rev: 1,
    isPending: false,
    ...changes,
  };
}

const paid = {
  amount: 12_500,
  rate: null,
  status: "paid",
  paid: {
    by: "owner",
    at: "2026-11-05T10:00:00.000Z",
    on: "2026-11-05",
    means: "cash",
    reference: "",
  },
} as const;
const rows = [aRow({}), aRow({ id: "2.0", day: "2026-10-31", commission: paid })];
const given = {
  shopName: "Boutique d’Akwa",
  resellerName: "Koffi Ménsah",
  month: undefined,
  rows,
  today: "2026-11-21",
};

test("a statement says line by line what was earned, and what of it was paid", () => {
  const statement = statementOf(given, i18n);
  expect(statement.fileName).toBe("commissions_Boutique-d-Akwa_Koffi-Mensah_2026-11-21.pdf");
  expect(statement.rows.map((row) => row.slice(6).map(printable))).toEqual([
    ["300", expect.stringContaining("attente")],
    ["12 500", "5 nov. 2026"],
  ]);
  expect(statement.rows.map(([day = ""]) => printable(day))).toEqual([
    "20 nov. 2026",
    "31 oct. 2026",
  ]);
  expect(printable(statement.head[3] ?? "")).toContain("21 nov. 2026");
  expect(statement.sums.map(([, amount]) => printable(amount))).toEqual([
    "12 500 FCFA",
    "300 FCFA",
    "12 800 FCFA",
  ]);
});

test("a month holds its own lines only", () => {
  expect(monthsOf(rows)).toEqual(["2026-11", "2026-10"]);
  const statement = statementOf({ ...given, month: "2026-10" }, i18n);
  expect(statement.rows).toHaveLength(1);
  expect(statement.fileName).toMatch(/_2026-10\.pdf$/);
});

test("a long statement runs over several pages, and every page is a page of a PDF", async () => {
  const many = Array.from({ length: 200 }, (_, index) => aRow({ id: `${index}.0` }));
  const file = statementPdf(statementOf({ ...given, rows: many }, i18n));
  const text = Buffer.from(await file.arrayBuffer()).toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});

test("resellers stand by name, each with their own lines", () => {
  const awa = aRow({ id: "3.0", resellerId: "awa", resellerName: "Awa" });
  expect(byReseller([...rows, awa]).map((one) => [one.resellerName, one.rows.length])).toEqual([
    ["Awa", 1],
    ["Koffi Ménsah", 2],
  ]);
});

test("one payment names no more than it may: the oldest that wait", () => {
  const waiting = Array.from({ length: 620 }, (_, at) => aRow({ id: `${620 - at}.0` }));
  const ids = payable(waiting).map(({ id }) => id);
  expect(ids).toHaveLength(500);
  expect([ids[0], ids.at(-1)]).toEqual(["500.0", "1.0"]);
  const given = { resellerId: "0198c0de-0000-7000-8000-0000000000cc", amount: 0, reference: "" };
  const resellerSaleIds = ids.map(
    (id) => `0198c0de-0000-7000-8000-0000000000cc.${Number(id) % 1000}`,
  );
  const body = { ...given, resellerSaleIds, means: "cash", paidOn: "2026-11-05" };
  expect(payCommissionsBodySchema.safeParse(body).success).toBe(true);
  expect(payable(waiting.slice(0, 3))).toHaveLength(3);
});
