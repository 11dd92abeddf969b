import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AccountLine,
  byAge,
  changeOf,
  exactBalance,
  isOverLimit,
  plusDays,
  takenFromDeposit,
  unpaidOf,
} from "./customer-account.ts";

const customerId = "018bcfe5-6800-7000-8000-000000000001";
const line = (
  id: string,
  day: string,
  change: number,
  more: Partial<AccountLine> = {},
): AccountLine => ({
  ...{ id, change, day, at: `${day}T10:00:00.000Z`, dueDay: null },
  ...{ kind: change > 0 ? "charge" : "payment", saleIds: change > 0 ? [`sale of ${id}`] : [] },
  ...more,
});
const sumOf = (lines: readonly AccountLine[]) => lines.reduce((sum, { change }) => sum + change, 0);
const left = (lines: readonly AccountLine[], balance = sumOf(lines)) => {
  const { unpaid, deposit } = unpaidOf(lines, balance);
  return {
    unpaid: unpaid.map(({ line: of, left: francs }) => [of?.id ?? "older", francs]),
    deposit,
  };
};

test("[C3] a charge is owed more, a payment and a refund less, an adjustment as the office says", () => {
  const told = { customerId, owedBefore: 0, amount: 500, saleId: customerId };
  expect(changeOf({ kind: "account.move", body: { kind: "charge", ...told } })).toBe(500);
  expect(changeOf({ kind: "account.move", body: { kind: "refund", ...told } })).toBe(-500);
  const paid = { kind: "payment", method: "cash", receipt: 1, ...told } as const;
  expect(changeOf({ kind: "account.move", body: paid })).toBe(-500);
  const body = { customerId, kind: "forgiven", change: -700, reason: "x" } as const;
  expect(changeOf({ kind: "account.adjust", body })).toBe(-700);
});

test("[C3] what is owed is the books' balance and own moves that it does not hold yet", () => {
  const own = [
    { state: "waiting", change: 100 },
    { state: "applied", ackRev: 7, change: 20 },
    { state: "applied", ackRev: 8, change: 3 },
    { state: "refused", change: 5000 },
  ] as const;
  expect(exactBalance({ balance: 1000, rev: 7 }, own)).toBe(1103);
  expect(exactBalance(undefined, own)).toBe(123);
  expect(exactBalance({ balance: -50, rev: 9 }, [])).toBe(-50);
});

test("[C5] the oldest is paid first, a named ticket before it", () => {
  const lines = [
    line("b", "2026-03-02", 300),
    line("a", "2026-03-01", 200),
    line("c", "2026-03-03", 400),
  ];
  expect(left(lines).unpaid).toEqual([
    ["a", 200],
    ["b", 300],
    ["c", 400],
  ]);
  const paid = line("p", "2026-03-04", -250);
  expect(left([...lines, paid]).unpaid).toEqual([
    ["b", 250],
    ["c", 400],
  ]);
  const named = { ...paid, saleIds: ["sale of c"] };
  expect(left([...lines, named]).unpaid).toEqual([
    ["a", 200],
    ["b", 300],
    ["c", 150],
  ]);
});

test("[C5] what is older than all known lines is paid first, and what is too much is a deposit", () => {
  const lines = [line("a", "2026-03-01", 200), line("p", "2026-03-02", -250)];
  expect(left(lines, 150)).toEqual({ unpaid: [["a", 150]], deposit: 0 });
  expect(left(lines, 350).unpaid).toEqual([
    ["older", 150],
    ["a", 200],
  ]);
  expect(left(lines)).toEqual({ unpaid: [], deposit: 50 });
  expect(left([], -80)).toEqual({ unpaid: [], deposit: 80 });
});

test("[C5] whatever the order in which lines are known, what is unpaid less the deposit is the balance", () => {
  const anyLine = fc.record({
    day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, "0")}`),
    change: fc.integer({ min: -900, max: 900 }).filter((change) => change !== 0),
    names: fc.constantFrom([], ["sale of 0"], ["sale of 1", "sale of 2"], ["sale of nobody"]),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.integer({ min: -500, max: 500 }),
      (all, before) => {
        const lines = all.map(({ day, change, names }, at) =>
          line(`${at}`, day, change, change < 0 ? { saleIds: [...names] } : {}),
        );
        const balance = sumOf(lines) + before;
        const found = unpaidOf(lines, balance);
        const owed = found.unpaid.reduce((sum, one) => sum + one.left, 0);
        expect(owed - found.deposit).toBe(balance);
        expect(found.unpaid.length === 0 || found.deposit === 0).toBe(true);
        expect(unpaidOf([...lines].reverse(), balance)).toEqual(found);
      },
    ),
  );
});

test("debts age from the day they were due, those that are not due yet count as new", () => {
  const lines: [string, number, string][] = [
    ["2026-01-01", 1, "2026-01-01"],
    ["2026-02-01", 20, "2026-03-01"],
    ["2026-03-20", 300, "2026-04-20"],
    ["2026-03-22", 4000, "2026-03-25"],
  ];
  const { unpaid } = unpaidOf(
    lines.map(([day, change, dueDay], at) => line(`${at}`, day, change, { dueDay })),
    4321,
  );
  expect(byAge(unpaid, "2026-04-01")).toEqual({ 0: 300, 7: 4000, 30: 20, 60: 0, 90: 1 });
});

test("a limit is reached by the last franc and passed by the next; none is never passed", () => {
  expect([999, 1000, 1001].map((more) => isOverLimit(0, more, 1000))).toEqual([false, false, true]);
  expect(isOverLimit(0, 1, 0)).toBe(true);
  expect(isOverLimit(1e9, 1e9, null)).toBe(false);
  expect(isOverLimit(-500, 1500, 1000)).toBe(false);
});

test("a deposit is used first, as far as it goes", () => {
  expect([500, 0, -300, -900].map((owed) => takenFromDeposit(owed, 700))).toEqual([0, 0, 300, 700]);
});

test.each([
  ["2026-02-27", 2, "2026-03-01"],
  ["2026-12-31", 30, "2027-01-30"],
  ["2026-03-01", 0, "2026-03-01"],
])("%s and %i days is %s", (day, days, then) => expect(plusDays(day, days)).toBe(then));
