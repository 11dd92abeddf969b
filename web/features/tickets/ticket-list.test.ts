import { expect, test } from "vitest";
import type { Ticket } from "#web/blocks/ticket.ts";
import { cameBack } from "#web/blocks/tickets/came-back.tsx";
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

test.each(["mp2611", "0930", "2611 0930", "A55512", "mp 2611-0930.a555", "٠٩٣٠"])(
  "a part of a reference finds its ticket, wherever it stands and however it is typed: %s",
  (typed) => {
    const payments = [
      { method: "mobile-money", amount: 500, reference: "MP2611.0930.A55512" },
    ] as const;
    const paid = { ...aTicket("A-000121", "2026-11-20"), payments: [...payments] };
    expect(ticketsFound([...tickets, paid], typed)).toEqual([paid]);
  },
);

test.each([
  ["coca", ["A-000001"]],
  ["33cl coca", ["A-000001"]],
  ["tantine", ["A-000002"]],
  ["tantine savon", ["A-000002"]],
  ["aline", ["A-000001", "A-000002"]],
  ["sucre", []],
])("a ticket is found by its goods, its seller and its customer: %j", (typed, found) => {
  const line = { productId: "p", quantity: 1, price: 500 };
  const coca = {
    ...aTicket("A-000001", "2026-11-20"),
    lines: [{ ...line, name: "Coca-Cola/33cl" }],
  };
  const credit = { method: "credit", amount: 500, customerId: "t" } as const;
  const soap = {
    ...aTicket("A-000002", "2026-11-20"),
    ...{ lines: [{ ...line, name: "Savon" }], payments: [credit] },
  };
  const customers = new Map([["t", 'Chez "Tantine"']]);
  expect(ticketsFound([coca, soap], typed, customers).map((one) => one.receiptNo)).toEqual(found);
});

test("each day stands above its tickets, with what it amounts to", () => {
  expect(listEntries(tickets, new Map()).map(entryKey)).toEqual([
    "2026-11-20",
    "A-000120",
    "B-000012",
    "2026-11-19",
    "A-000012",
  ]);
  const day = { kind: "day", day: "2026-11-20", total: 500, back: 0, count: 2 };
  expect(listEntries(tickets, new Map())[0]).toEqual(day);
  expect(listEntries([], new Map())).toEqual([]);
});

test("a ticket of which something came back says so, and so does its day", () => {
  const lines = [{ productId: "soap", name: "Savon", quantity: 1, price: 100 }];
  const part = { saleId: "A-000120", isVoid: false, lines };
  const whole = { saleId: "B-000012", isVoid: true, lines: [...lines, ...lines] };
  const loose = { saleId: null, isVoid: false, lines };
  const [day, first, second] = listEntries(tickets, cameBack([part, whole, part, loose]));
  expect(day).toMatchObject({ kind: "day", total: 500, back: 400 });
  expect(first).toMatchObject({ back: { isVoid: false, francs: 200 } });
  expect(second).toMatchObject({ back: { isVoid: true, francs: 200 } });
});
