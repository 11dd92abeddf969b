import fc from "fast-check";
import { expect, test } from "vitest";
import { sumOf } from "#shared/rules/figures.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import { aMonthBook } from "#tests/support/device/rows.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type FigureQuery, FiguresBook } from "./figures-book.ts";
import type { MoveList } from "./moves-of-days.ts";
import type { ReturnRow } from "./return-book.ts";
import type { TicketRow } from "./ticket-row.ts";

const soap = { productId: "soap", name: "Savon", quantity: 2, price: 500 };

function aTicket(id: string, day: string, given: Partial<TicketRow> = {}): TicketRow {
  return {
    ...{ id, day, receiptNo: "A-1", soldAt: `${day}T10:00:00.000Z`, sellerId: "awa" },
    ...{ sellerName: "Awa", lines: [soap], total: 1000, flags: [], settled: null, sent: true },
    payments: [{ method: "cash", amount: 1000, tendered: 1000 }],
    ...given,
  };
}

function aReturn(id: string, day: string, given: Partial<ReturnRow> = {}): ReturnRow {
  return {
    ...{ id, day, saleId: null, lines: [soap], restock: true, refund: "cash", total: 1000 },
    ...{ reason: "Abîmé", isVoid: false, flags: [], settled: null, at: `${day}T10:00:00.000Z` },
    seq: 1,
    ...{
      byId: "awa",
      counting: { sellerId: "awa", agencyId: null, undoes: false },
      byName: "Awa",
      sent: true,
    },
    ...given,
  };
}

/** A shop's lists that a test fills by hand. */
function aShop() {
  let tickets: readonly TicketRow[] = [];
  let lists = new Map<string, readonly TicketRow[]>();
  let returns: readonly ReturnRow[] = [];
  let months: readonly MonthBook[] = [];
  let moves: ReturnType<MoveList["list"]> = [];
  const own = new Map<string, Pick<OperationRecord, "state" | "ackRev">>();
  const subscribe = () => () => {};
  const book = new FiguresBook({
    tickets: {
      ...{ isLoaded: true, subscribe, edition: {} },
      days: () => lists.keys(),
      ofDay: (day) => lists.get(day) ?? [],
    },
    returns: { subscribe, list: () => returns },
    months: { isLoaded: true, subscribe, list: () => months },
    moves: { isLoaded: true, subscribe, list: () => moves },
    own: (id) => own.get(id) as OperationRecord | undefined,
  });
  return {
    book,
    own,
    sell(...more: TicketRow[]) {
      tickets = [...tickets.filter(({ id }) => more.every((one) => one.id !== id)), ...more];
      const touched = new Set(more.map(({ day }) => day));
      for (const day of touched)
        lists.set(
          day,
          tickets.filter((one) => one.day === day),
        );
    },
    takeBack(...more: ReturnRow[]) {
      returns = [...returns, ...more];
    },
    close(...closed: MonthBook[]) {
      months = [...months.filter(({ id }) => closed.every((one) => one.id !== id)), ...closed];
    },
    pay(id: string, day: string, francs: number) {
      const payment = { sellerId: "awa", kind: "payment" as const, method: "cash" };
      moves = [...moves, { id, day, change: -francs, ...payment }];
    },
    months: () => months,
    drop(ids: readonly string[]) {
      for (const [day, list] of lists)
        lists.set(
          day,
          list.filter(({ id }) => !ids.includes(id)),
        );
      tickets = tickets.filter(({ id }) => !ids.includes(id));
    },
    forget(before: string) {
      tickets = tickets.filter(({ day }) => day >= before);
      lists = new Map([...lists].filter(([day]) => day >= before));
    },
  };
}

const year: FigureQuery = { from: "2026-01-01", to: "2026-12-31" };
const ticketsOf = (book: FiguresBook, query = year) => sumOf(book.days(query)).tickets;
const piecesOf = (book: FiguresBook, query = year) =>
  book.products(query).reduce((sum, { pieces }) => sum + pieces, 0);

test("figures come from tickets and returns, each on its own day", () => {
  const { book, sell, takeBack } = aShop();
  sell(aTicket("1", "2026-03-10"), aTicket("2", "2026-03-11"));
  takeBack(aReturn("3", "2026-03-11"));
  expect(book.days(year).map(({ day, revenue, refunded }) => [day, revenue, refunded])).toEqual([
    ["2026-03-10", 1000, 0],
    ["2026-03-11", 1000, 1000],
  ]);
  expect(book.products(year)).toMatchObject([{ month: "2026-03", pieces: 4, returnedPieces: 2 }]);
  expect(book.days({ from: "2026-03-11", to: "2026-03-11" })).toHaveLength(1);
  expect([book.knownFrom, book.detailFrom]).toEqual(["2026-03-10", "0000-01-01"]);
});

test("[H7] [H8] what comes back counts by its ticket's seller, and a ticket undone twice here is undone once", () => {
  const { book, sell, takeBack } = aShop();
  sell(aTicket("1", "2026-03-10", { sellerId: "bih" }), aTicket("2", "2026-03-10"));
  const counting = { sellerId: "bih", agencyId: null, undoes: true };
  const undo = { saleId: "1", isVoid: true, byId: "owner", counting };
  takeBack(
    aReturn("4", "2026-03-11", { ...undo, sent: false }),
    aReturn("3", "2026-03-10", { ...undo, sent: false }),
  );
  const { tickets, voids } = sumOf(book.days({ ...year, sellerId: "bih" }));
  expect([tickets, voids]).toEqual([1, 1]);
  expect(book.days({ ...year, sellerId: "owner" })).toEqual([]);
  takeBack(aReturn("5", "2026-03-10", undo));
  expect(sumOf(book.days(year)).voids).toBe(1);
});

test("one seller, one agency, or those who sold at none", () => {
  const { book, sell } = aShop();
  const market = { agencyId: "market", sellerId: "bih" };
  sell(aTicket("1", "2026-03-10"), aTicket("2", "2026-03-10", market));
  for (const one of [{ sellerId: "awa" }, { agencyId: "market" }, { agencyId: null }]) {
    expect(ticketsOf(book, { ...year, ...one })).toBe(1);
    expect(piecesOf(book, { ...year, ...one })).toBe(2);
  }
  expect(ticketsOf(book, { ...year, sellerId: "awa", agencyId: "market" })).toBe(0);
});

test("nothing is drawn again but what the sale of a day changes", () => {
  const { book, sell } = aShop();
  const march = { from: "2026-03-01", to: "2026-03-31" };
  sell(aTicket("1", "2026-03-10"), aTicket("2", "2026-04-10"));
  const before = [book.days(march), book.products(march), book.days(year)];
  sell(aTicket("3", "2026-04-10"));
  expect(book.days(march)).toBe(before[0]);
  expect(book.products(march)).toBe(before[1]);
  expect(book.days(year)).not.toBe(before[2]);
  sell(aTicket("4", "2026-03-31"));
  expect(ticketsOf(book, march)).toBe(2);
  expect(piecesOf(book, march)).toBe(4);
});

test("a closed month is counted from its book, whether its tickets are still here or not", () => {
  const { book, sell, close, forget } = aShop();
  sell(aTicket("1", "2026-03-10"), aTicket("2", "2026-04-10"));
  close(aMonthBook("2026-03", 50));
  for (const before of ["2026-01-01", "2026-04-01"]) {
    forget(before);
    expect(ticketsOf(book)).toBe(2);
    expect(piecesOf(book)).toBe(4);
  }
  expect([book.knownFrom, book.detailFrom]).toEqual(["2026-03-10", "2026-04-01"]);
});

test("products of a closed month are told of the whole month and shop only", () => {
  const { book, close } = aShop();
  close(aMonthBook("2026-03", 50), { ...aMonthBook("2026-02", 50), products: null });
  expect(piecesOf(book)).toBe(2);
  expect(piecesOf(book, { from: "2026-03-01", to: "2026-03-31" })).toBe(2);
  expect(piecesOf(book, { from: "2026-03-02", to: "2026-12-31" })).toBe(0);
  expect(piecesOf(book, { from: "2026-01-01", to: "2026-03-30" })).toBe(0);
  expect(piecesOf(book, { ...year, sellerId: "awa" })).toBe(0);
  expect(ticketsOf(book, { from: "2026-03-02", to: "2026-03-30" })).toBe(1);
});

test("[H5] own late facts are counted beside the book of their month until it holds them", () => {
  const { book, sell, takeBack, close, own } = aShop();
  sell(aTicket("1", "2026-03-10"));
  close(aMonthBook("2026-03", 50));
  own.set("2", { state: "waiting", ackRev: 0 });
  own.set("3", { state: "waiting", ackRev: 0 });
  const now = () => [ticketsOf(book), sumOf(book.days(year)).returns, book.days(year).length];
  sell(aTicket("2", "2026-03-10", { sent: false }));
  takeBack(aReturn("3", "2026-03-12"));
  expect(now()).toEqual([2, 1, 2]);
  expect(book.products(year)).toMatchObject([{ pieces: 4, returnedPieces: 2 }]);
  // The verdict has come, the book has not.
  own.set("2", { state: "applied", ackRev: 60 });
  sell(aTicket("2", "2026-03-10"));
  expect(now()).toEqual([2, 1, 2]);
  const late = aMonthBook("2026-03", 60);
  late.days.tickets = [2];
  close(late);
  expect(now()).toEqual([2, 1, 2]);
});

type Made = { id: string; day: string; takenAt?: number };
const step = fc.record({
  do: fc.constantFrom("sell", "take", "close", "answer", "months", "forget"),
  month: fc.constantFrom("2026-03", "2026-04"),
});

test("[H5] [H6] every own sale is counted once, whatever the order of sales, closings and answers", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60, size: "max" }), (steps) => {
      const { book, own, sell, close, drop, months } = aShop();
      const made: Made[] = [];
      const server = { rev: 1, closed: new Map<string, number>() };
      // What the latest answer holds, of which the device takes one part after the other.
      let answer: { rev: number; taken: Made[]; months: MonthBook[] } | undefined;
      const inMonth = (month: string) =>
        made.filter(({ day, takenAt }) => takenAt !== undefined && day.startsWith(month)).length;
      const act = (what: (typeof steps)[number]) => {
        if (what.do === "sell") {
          const one = { id: String(made.length), day: `${what.month}-10` };
          made.push(one);
          own.set(one.id, { state: "waiting", ackRev: 0 });
          sell(aTicket(one.id, one.day, { sent: false }));
        } else if (what.do === "take") {
          const next = made.find(({ takenAt }) => takenAt === undefined);
          if (!next) return;
          server.rev += 1;
          next.takenAt = server.rev;
          const month = next.day.slice(0, 7);
          if (server.closed.has(month)) server.closed.set(month, server.rev);
        } else if (what.do === "close") {
          server.rev += 1;
          server.closed.set(server.closed.has("2026-03") ? "2026-04" : "2026-03", server.rev);
        } else if (what.do === "answer") {
          const taken = made.filter(({ takenAt }) => takenAt !== undefined);
          const months = [...server.closed].map(([id, rev]) => {
            const row = aMonthBook(id, rev);
            row.days.tickets = [inMonth(id)];
            return row;
          });
          answer = { rev: server.rev, taken, months };
          for (const { id, takenAt = 0 } of taken)
            if (own.has(id)) own.set(id, { state: "applied", ackRev: takenAt });
          sell(...made.filter(({ id }) => own.has(id)).map(({ id, day }) => aTicket(id, day)));
        } else if (what.do === "months" && answer) close(...answer.months);
        else if (what.do === "forget" && answer) {
          // What is in a row that is here may leave, its operation and its ticket.
          const held = answer.taken.filter(({ day, takenAt = 0 }) =>
            months().some((row) => day.startsWith(row.id) && row.rev >= takenAt),
          );
          for (const { id } of held) own.delete(id);
          drop(held.map(({ id }) => id));
        }
      };
      for (const one of steps) {
        act(one);
        expect(ticketsOf(book)).toBe(made.length);
      }
    }),
  );
});

function aPaidMonth(rev: number, debtsCash: number): MonthBook {
  const { days, ...row } = aMonthBook("2026-03", rev);
  return { ...row, days: { ...days, debtsCash: [debtsCash] } };
}
const paidOf = (book: FiguresBook) => sumOf(book.days(year)).debtsCash;

test("[H9] debts that were paid count on their day, and are no first day of sales", () => {
  const { book, sell, pay } = aShop();
  pay("1", "2026-03-09", 700);
  expect(book.knownFrom).toBeNull();
  sell(aTicket("2", "2026-03-10"));
  pay("3", "2026-03-10", 300);
  const days = book.days(year).map(({ day, revenue, debtsCash }) => [day, revenue, debtsCash]);
  expect(days).toEqual([
    ["2026-03-09", 0, 700],
    ["2026-03-10", 1000, 300],
  ]);
  expect(book.knownFrom).toBe("2026-03-10");
});

test("[H9] of a closed month debts count as its row says, with own ones that it does not hold", () => {
  const { book, own, pay, close } = aShop();
  pay("1", "2026-03-10", 700);
  close(aPaidMonth(8, 700));
  expect(paidOf(book)).toBe(700);
  pay("2", "2026-03-10", 60);
  own.set("2", { state: "waiting", ackRev: 0 });
  expect(paidOf(book)).toBe(760);
  own.set("2", { state: "applied", ackRev: 9 });
  expect(paidOf(book)).toBe(760);
  close(aPaidMonth(9, 760));
  expect(paidOf(book)).toBe(760);
});

test("[H9] a row of before tells nothing of accounts: their lines are counted themselves", () => {
  const { book, pay, close } = aShop();
  pay("1", "2026-03-10", 700);
  close(aMonthBook("2026-03", 8));
  expect(paidOf(book)).toBe(700);
});
