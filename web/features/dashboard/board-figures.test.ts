import fc from "fast-check";
import { expect, test } from "vitest";
import { type DayFigures, noAmounts } from "#shared/rules/figures.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { commissionsOfToday, lastSales, peopleOf, salesOfToday } from "./board-figures.ts";

const today = "2026-11-20";
const yesterday = "2026-11-19";
const dayOf = (moment: string) => moment.slice(0, 10);

function aDay(changes: Partial<DayFigures>): DayFigures {
  return { ...noAmounts, day: today, sellerId: "aline", agencyId: null, ...changes };
}

test("today: net of what came back, against yesterday, by seller", () => {
  const figures = salesOfToday(
    [
      aDay({ revenue: 3000, refunded: 500, pieces: 6, returnedPieces: 1, tickets: 2 }),
      aDay({ sellerId: "bobo", revenue: 4000, pieces: 4, tickets: 1 }),
      aDay({ agencyId: "market", revenue: 1000, pieces: 1, tickets: 1 }),
      aDay({ day: yesterday, revenue: 6000, refunded: 1000, pieces: 20 }),
      aDay({ day: "2026-11-18", revenue: 99_000, pieces: 99 }),
    ],
    today,
    yesterday,
  );
  expect(figures).toEqual({
    revenue: { now: 7500, change: 50 },
    pieces: { now: 10, change: -50 },
    tickets: 4,
    refunded: 500,
    averageBasket: 1875,
    sellers: [
      { sellerId: "bobo", revenue: 4000, tickets: 1 },
      { sellerId: "aline", revenue: 3500, tickets: 3 },
    ],
  });
});

test("nothing on either day is no change, something after nothing is 100 %", () => {
  const none = salesOfToday([], today, yesterday);
  expect(none.revenue).toEqual({ now: 0, change: 0 });
  expect(none.averageBasket).toBe(0);
  const first = salesOfToday([aDay({ revenue: 1, tickets: 1 })], today, yesterday);
  expect(first.revenue.change).toBe(100);
});

test("after a day of returns only a share says nothing", () => {
  const days = [aDay({ revenue: 100 }), aDay({ day: yesterday, refunded: 500 })];
  expect(salesOfToday(days, today, yesterday).revenue).toEqual({ now: 100, change: undefined });
});

test("whatever was sold and came back, sellers add up to the day and no other day counts", () => {
  const one = fc.record({
    day: fc.constantFrom(today, yesterday, "2026-11-01"),
    sellerId: fc.constantFrom("aline", "bobo", "koffi"),
    revenue: fc.nat(1_000_000),
    refunded: fc.nat(1_000_000),
    pieces: fc.nat(1000),
    tickets: fc.nat(50),
  });
  fc.assert(
    fc.property(fc.array(one), (all) => {
      const figures = salesOfToday(all.map(aDay), today, yesterday);
      let [net, tickets] = [0, 0];
      for (const { day, revenue, refunded, tickets: count } of all) {
        if (day !== today) continue;
        net += revenue - refunded;
        tickets += count;
      }
      expect(figures.revenue.now).toBe(net);
      expect(figures.sellers.reduce((sum, seller) => sum + seller.revenue, 0)).toBe(net);
      expect(figures.sellers.reduce((sum, seller) => sum + seller.tickets, 0)).toBe(tickets);
    }),
  );
});

function aMember(changes: Partial<Member>): Member {
  return {
    userId: "u",
    fullName: "Aline",
    role: "seller",
    isActive: true,
    joinedAt: "2026-01-05T08:00:00.000Z",
    leftAt: null,
    rev: 1,
    ...changes,
  };
}

test("people: employees and resellers, who came and who went today; the owner is not one of them", () => {
  const people = peopleOf(
    [
      aMember({ role: "owner" }),
      aMember({}),
      aMember({ role: "manager", joinedAt: `${today}T08:00:00.000Z` }),
      aMember({ role: "reseller", joinedAt: `${today}T09:00:00.000Z` }),
      aMember({ role: "reseller", isActive: false }),
      aMember({ isActive: false, leftAt: `${today}T09:00:00.000Z` }),
      aMember({ isActive: false, leftAt: `${yesterday}T09:00:00.000Z` }),
    ],
    today,
    dayOf,
  );
  expect(people).toEqual({
    total: { now: 3, change: 50 },
    employees: 2,
    resellers: 1,
    addedToday: 2,
  });
});

test("a first day says nothing about yesterday: sales, pieces, people, commissions", () => {
  const sales = salesOfToday(
    [aDay({ revenue: 500, pieces: 1, tickets: 1 })],
    today,
    yesterday,
    false,
  );
  expect([sales.revenue, sales.pieces]).toEqual([
    { now: 500, change: null },
    { now: 1, change: null },
  ]);
  const joinedAt = `${today}T08:00:00.000Z`;
  const opened = [aMember({ role: "owner", joinedAt }), aMember({ joinedAt })];
  expect(peopleOf(opened, today, dayOf).total).toEqual({ now: 1, change: null });
  expect(peopleOf(opened.slice(0, 1), today, dayOf).total).toEqual({ now: 0, change: null });
  expect(commissionsOfToday([], { today, yesterday }, dayOf, false)).toEqual({
    now: 0,
    change: null,
  });
});

test("a shop that was closed yesterday had a yesterday", () => {
  const sales = salesOfToday([aDay({ revenue: 500, pieces: 1, tickets: 1 })], today, yesterday);
  expect(sales.revenue.change).toBe(100);
});

test("a commission came about when its sale was confirmed", () => {
  const row = (soldAt: string, decidedAt: string | null, amount: number) => ({
    soldAt: `${soldAt}T10:00:00.000Z`,
    decided: decidedAt === null ? null : { at: `${decidedAt}T10:00:00.000Z` },
    commission: { amount },
  });
  const rows = [
    row(yesterday, today, 300),
    row(today, null, 100),
    row(yesterday, yesterday, 200),
    row("2026-11-01", "2026-11-02", 9000),
  ];
  expect(commissionsOfToday(rows, { today, yesterday }, dayOf)).toEqual({ now: 400, change: 100 });
});

test("when each was sold last", () => {
  const ticket = (soldAt: string, ...productIds: string[]) =>
    ({
      soldAt,
      lines: productIds.map((productId) => ({ productId, name: productId.toUpperCase() })),
    }) as unknown as Ticket;
  const tickets = [ticket("3", "milk", "milk"), ticket("2", "soap", "milk"), ticket("1", "soap")];
  expect([...lastSales(tickets, ["soap", "milk", "salt"])]).toEqual([
    ["milk", { soldAt: "3", name: "MILK" }],
    ["soap", { soldAt: "2", name: "SOAP" }],
  ]);
});
