import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ticket } from "#web/blocks/ticket.ts";
import { byHour } from "./hours.ts";

function aTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: "t",
    receiptNo: "A-000001",
    soldAt: "2026-11-20T08:10:00.000Z",
    day: "2026-11-20",
    sellerId: "aline",
    sellerName: "Aline",
    lines: [{ productId: "soap", name: "Savon", quantity: 2, price: 500 }],
    payments: [],
    total: 1000,
    flags: [],
    settled: null,
    sent: true,
    ...changes,
  };
}

const hourOf = (moment: string) => Number(moment.slice(11, 13));

test("hours in between are shown as empty", () => {
  expect(byHour([aTicket(), aTicket({ soldAt: "2026-11-20T10:59:00.000Z" })], hourOf, 0)).toEqual([
    { hour: 8, total: 1000, tickets: 1 },
    { hour: 9, total: 0, tickets: 0 },
    { hour: 10, total: 1000, tickets: 1 },
  ]);
  expect(byHour([], hourOf, 0)).toEqual([]);
});

test("a night that goes on past midnight comes after its evening", () => {
  const at = (hour: string) => aTicket({ soldAt: `2026-11-20T${hour}:30:00.000Z` });
  const hours = byHour([at("01"), at("22"), at("02")], hourOf, 4);
  expect(hours.map(({ hour, tickets }) => [hour, tickets])).toEqual([
    [22, 1],
    [23, 0],
    [0, 0],
    [1, 1],
    [2, 1],
  ]);
});

test("the hours add up to what was sold", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(fc.array(fc.tuple(hour, fc.nat(1_000_000))), (sales) => {
      const tickets = sales.map(([at, total]) =>
        aTicket({ soldAt: `2026-11-20T${String(at).padStart(2, "0")}:00:00.000Z`, total }),
      );
      const hours = byHour(tickets, hourOf, 5);
      expect(hours.reduce((sum, row) => sum + row.total, 0)).toBe(
        sales.reduce((sum, [, total]) => sum + total, 0),
      );
    }),
  );
});
