import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ticket } from "#web/blocks/ticket.ts";
import { byHour, dayBefore, dayFigures, percentChange } from "./day-figures.ts";

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

test("a day: total, tickets, pieces, basket, each seller", () => {
  const figures = dayFigures([
    aTicket(),
    aTicket({ sellerId: "bobo", sellerName: "Bobo", total: 1500 }),
    aTicket({ total: 251 }),
  ]);
  expect(figures).toEqual({
    total: 2751,
    tickets: 3,
    pieces: 6,
    averageBasket: 917,
    sellers: [
      { sellerId: "bobo", name: "Bobo", total: 1500, tickets: 1 },
      { sellerId: "aline", name: "Aline", total: 1251, tickets: 2 },
    ],
  });
  expect(dayFigures([]).averageBasket).toBe(0);
});

test.each([
  [0, 0, 0],
  [500, 0, 100],
  [0, 500, -100],
  [1500, 1000, 50],
  [999, 1000, 0],
])("%d after %d is %d %%", (today, yesterday, percent) => {
  expect(percentChange(today, yesterday)).toBe(percent);
});

test("hours in between are shown as empty", () => {
  const hourOf = (moment: string) => Number(moment.slice(11, 13));
  expect(byHour([aTicket(), aTicket({ soldAt: "2026-11-20T10:59:00.000Z" })], hourOf)).toEqual([
    { hour: 8, total: 1000, tickets: 1 },
    { hour: 9, total: 0, tickets: 0 },
    { hour: 10, total: 1000, tickets: 1 },
  ]);
  expect(byHour([], hourOf)).toEqual([]);
});

test("hours and sellers add up to the day", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(fc.array(fc.tuple(hour, fc.nat(1_000_000), fc.constantFrom("a", "b"))), (sales) => {
      const tickets = sales.map(([at, total, sellerId]) =>
        aTicket({
          soldAt: `2026-11-20T${String(at).padStart(2, "0")}:00:00.000Z`,
          total,
          sellerId,
        }),
      );
      const { total, sellers } = dayFigures(tickets);
      expect(sellers.reduce((sum, seller) => sum + seller.total, 0)).toBe(total);
      const hours = byHour(tickets, (moment) => Number(moment.slice(11, 13)));
      expect(hours.reduce((sum, row) => sum + row.total, 0)).toBe(total);
    }),
  );
});

test("the day before, over the ends of months and years", () => {
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
});
