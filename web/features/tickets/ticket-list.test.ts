import { expect, test } from "vitest";
import type { Ticket } from "#web/blocks/ticket.ts";
import { entryKey, listEntries, ticketsFound } from "./ticket-list.ts";

function aTicket(receiptNo: string, day: string, total = 500): Ticket {
  return {
    id: receiptNo,
    receiptNo,
    soldAt: `${day}T10:00:00.000Z`,
    day,
    sellerId: "aline",
    sellerName: "Aline",
    lines: [],
    payments: [],
    total,
    flags: [],
    settled: null,
    sent: true,
  };
}

const tickets = [
  aTicket("A-000120", "2026-11-20", 300),
  aTicket("B-000012", "2026-11-20", 200),
  aTicket("A-000012", "2026-11-19", 100),
];

test.each([
  ["", ["A-000120", "B-000012", "A-000012"]],
  ["A-000012", ["A-000012"]],
  ["a12", ["A-000120", "A-000012"]],
  ["a-120", ["A-000120"]],
  ["000120", ["A-000120"]],
  ["12", ["A-000120", "B-000012", "A-000012"]],
  ["z", []],
])("%j finds %j", (query, found) => {
  expect(ticketsFound(tickets, query).map((ticket) => ticket.receiptNo)).toEqual(found);
});

test("each day stands above its tickets, with what it amounts to", () => {
  expect(listEntries(tickets).map(entryKey)).toEqual([
    "2026-11-20",
    "A-000120",
    "B-000012",
    "2026-11-19",
    "A-000012",
  ]);
  expect(listEntries(tickets)[0]).toEqual({ kind: "day", day: "2026-11-20", total: 500, count: 2 });
  expect(listEntries([])).toEqual([]);
});
