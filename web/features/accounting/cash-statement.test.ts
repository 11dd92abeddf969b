import { expect, test } from "vitest";
import type { JournalSum } from "#shared/schemas/journal.ts";
import { cashStatement } from "./cash-statement.ts";

const sum = (
  month: string,
  fact: JournalSum["fact"],
  account: JournalSum["account"],
  francs: number,
): JournalSum => ({
  ...{ month, fact, account, debit: Math.max(francs, 0), credit: Math.max(-francs, 0) },
});

const sums: JournalSum[] = [
  sum("2025-12", "customer-account", "customers", 700),
  sum("2025-12", "customer-account", "opening", -700),
  sum("2026-01", "sale", "cash", 1000),
  sum("2026-01", "sale", "customers", 400),
  sum("2026-01", "sale", "sales", -1400),
  sum("2026-01", "return", "cash", -100),
  sum("2026-01", "return", "sales", 100),
  sum("2026-01", "customer-account", "customers", -300),
  sum("2026-01", "customer-account", "wallet", 300),
  sum("2026-02", "purchase", "purchases", 5000),
  sum("2026-02", "purchase", "suppliers", -4000),
  sum("2026-02", "purchase", "owner", -1000),
  sum("2026-02", "supplier-account", "suppliers", 2500),
  sum("2026-02", "supplier-account", "owner", -2500),
  sum("2026-02", "till-move", "cash", -2500),
  sum("2026-02", "till-move", "owner", 2500),
  sum("2026-02", "till-close", "cash", -50),
  sum("2026-02", "till-close", "till-short", 50),
];

test("[K7] what came in and went out by its nature; what the owner moves between drawer and pocket is neither", () => {
  const statement = cashStatement(sums, "2026");
  const of = (lines: typeof statement.receipts, month: string) =>
    lines.map(({ byMonth }) => byMonth.get(month));
  expect(of(statement.receipts, "2026-01")).toEqual([900, 300, 0]);
  expect(of(statement.payments, "2026-02")).toEqual([3500, 0, 0, 50]);
  expect([
    statement.result.byMonth.get("2026-01"),
    statement.result.byMonth.get("2026-02"),
  ]).toEqual([1200, -3550]);
});

test("[K7] what is owed at the end of a month counts what was owed before the year", () => {
  const { receivable, payable, months } = cashStatement(sums, "2026");
  expect(months).toHaveLength(12);
  expect(["2026-01", "2026-12"].map((month) => receivable.byMonth.get(month))).toEqual([800, 800]);
  expect(["2026-01", "2026-12"].map((month) => payable.byMonth.get(month))).toEqual([0, 1500]);
});
