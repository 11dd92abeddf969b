import { expect, test } from "vitest";
import { aCustomerRow, anAccountMove } from "#tests/support/account-builders.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { notebookLines } from "./notebook-lines.ts";
import { toRemind } from "./to-remind.ts";

const today = "2026-11-20";
const phone = "+237677001234";
const given = { today, country: "CM", dayOf: (at: string) => at.slice(0, 10) };

type Owing = { customer: Partial<CustomerRow>; day?: string; dueDay?: string };

function remind(...all: Owing[]) {
  const customers = all.map(({ customer }) => aCustomerRow({ phone, ...customer }));
  const balances = customers.map(({ id }) => ({ customerId: id, owed: 1000, points: 0 }));
  const moves = all.flatMap(({ customer, day, dueDay = null }) =>
    day ? [anAccountMove({ id: `${customer.id}`, customerId: `${customer.id}`, day, dueDay })] : [],
  );
  const lines = notebookLines({ customers, balances, moves }, today);
  return toRemind(lines, given).map(({ line, why }) => [line.id, why]);
}

test("whose debt is oldest comes first; what is not due yet is not asked for", () => {
  expect(
    remind(
      { customer: { id: "week" }, day: "2026-11-13" },
      { customer: { id: "young" }, day: "2026-11-14" },
      { customer: { id: "today" }, day: "2026-11-01", dueDay: today },
      { customer: { id: "later" }, day: "2026-10-01", dueDay: "2026-11-21" },
      { customer: { id: "unknown" } },
      { customer: { id: "old" }, day: "2026-09-01" },
    ),
  ).toEqual([
    ["unknown", undefined],
    ["old", undefined],
    ["week", undefined],
    ["today", undefined],
  ]);
});

const reminded = (day: string) => ({
  reminded: { at: `${day}T08:00:00.000Z`, by: "aline", way: "sms" as const },
});

test.each([
  ["wants no messages", { wantsMessages: false }, "no-messages"],
  ["has no number", { phone: "demander à sa sœur" }, "no-phone"],
  ["has a second number alone", { phone: "", otherPhone: phone }, undefined],
  ["was reminded today", reminded("2026-11-20"), "reminded-lately"],
  ["was reminded two days ago", reminded("2026-11-18"), "reminded-lately"],
  ["was reminded three days ago", reminded("2026-11-17"), undefined],
] as const)("who %s is said so", (_, customer, why) => {
  expect(remind({ customer: { id: "awa", ...customer }, day: "2026-10-01" })).toEqual([
    ["awa", why],
  ]);
});

test("who owes nothing, or has left a deposit, is reminded of nothing", () => {
  const customers = [aCustomerRow({ phone })];
  const lines = notebookLines(
    { customers, balances: [{ customerId: "awa", owed: -10, points: 0 }], moves: [] },
    today,
  );
  expect(toRemind(lines, given)).toEqual([]);
});
