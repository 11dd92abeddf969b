import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { must } from "#shared/must.ts";
import {
  type Book,
  closedTill,
  eveningOf,
  honestBook,
  openedDrawer,
} from "#tests/support/watched-shop.ts";
import { isPutAway, watch, watchKey } from "./watch.ts";
import { daysFrom } from "./watch-days.ts";
import { type WatchItem, type WatchKind, watchKinds } from "./watch-facts.ts";

const firstDay = "2026-01-01";
const today = daysFrom(firstDay, 120);
let book: Book;
beforeAll(() => {
  book = honestBook("a shop that is watched", firstDay, 121);
});

const copy = (): Book => ({
  ...{ sales: [...book.sales], returns: [...book.returns] },
  ...{ tillActs: [...book.tillActs], losses: [...book.losses] },
});
const found = (kind: WatchKind, items: readonly WatchItem[]) =>
  items.filter((item) => item.kind === kind);
/** Sales of a seller in the last days, the newest last. */
const lastOf = (from: Book, sellerId: string, days: number) =>
  from.sales.filter(
    (sale) => sale.sellerId === sellerId && sale.day > daysFrom(today, -days) && sale.day <= today,
  );

/** What goes wrong in a shop, planted into honest books; each is found, of whom, and nothing of it was there before. */
const planted: Record<WatchKind, [subject: string, plant: () => ReturnType<typeof eveningOf>]> = {
  "voids-after-closing": [
    "boris",
    () => {
      const bad = copy();
      for (const { id, total, day } of lastOf(bad, "boris", 5).slice(0, 4))
        bad.returns.push({
          ...{ id: `undone-${id}`, saleId: id, isVoid: true, total, day: daysFrom(day, 1) },
          ...{ at: `${daysFrom(day, 1)}T07:00:00.000Z`, byId: "boris" },
        });
      return eveningOf(bad, today);
    },
  ],
  "drawer-openings": [
    "chantal",
    () => {
      const bad = copy();
      for (let time = 0; time < 12; time += 1)
        bad.tillActs.push(openedDrawer(`again-${time}`, daysFrom(today, -(time % 6)), "chantal"));
      return eveningOf(bad, today);
    },
  ],
  discounts: [
    "awa",
    () => {
      const bad = copy();
      const cheap = new Set(lastOf(bad, "awa", 7).map(({ id }) => id));
      bad.sales = bad.sales.map((sale, at) =>
        cheap.has(sale.id) && at % 3 === 0
          ? {
              ...sale,
              lines: sale.lines.map((line) => ({
                ...line,
                discount: Math.round(line.price * line.quantity * 0.15),
              })),
            }
          : sale,
      );
      return eveningOf(bad, today);
    },
  ],
  "prices-below-habit": [
    "boris",
    () => {
      const bad = copy();
      const cheap = new Set(
        lastOf(bad, "boris", 4)
          .slice(0, 8)
          .map(({ id }) => id),
      );
      bad.sales = bad.sales.map((sale) =>
        cheap.has(sale.id)
          ? { ...sale, lines: sale.lines.map((line) => ({ ...line, price: line.price / 2 })) }
          : sale,
      );
      return eveningOf(bad, today);
    },
  ],
  losses: [
    "Hygiène",
    () => {
      const bad = copy();
      for (let time = 0; time < 6; time += 1)
        bad.losses.push({ productId: "product-1", delta: -20, day: daysFrom(today, -time) });
      return eveningOf(bad, today);
    },
  ],
  "running-out": [
    "",
    () =>
      eveningOf(copy(), today, {
        runningOut: [
          { productId: "product-3", daysLeft: 1, daily: 30_000 },
          { productId: "product-4", daysLeft: 0, daily: 20 },
        ],
      }),
  ],
  "late-debts": [
    "",
    () =>
      eveningOf(copy(), today, {
        debts: [
          { id: "mama-rose", owed: 400_000, daysLate: 40 },
          { id: "fatou", owed: 9000, daysLate: 8 },
        ],
      }),
  ],
  "suppliers-due": [
    "",
    () =>
      eveningOf(copy(), today, {
        suppliers: [
          { id: "sopal", owed: 60_000, daysLate: -2 },
          { id: "ngando", owed: 60_000, daysLate: -20 },
        ],
      }),
  ],
  "unproven-payments": [
    "",
    () => {
      const bad = copy();
      const same = lastOf(bad, "chantal", 6).slice(0, 3);
      bad.sales = bad.sales.map((sale) =>
        same.includes(sale)
          ? {
              ...sale,
              payments: [{ method: "mobile-money", amount: 4000, reference: "MP.SAME.1" }],
            }
          : sale,
      );
      return eveningOf(bad, today);
    },
  ],
  "silent-device": [
    "C",
    () =>
      eveningOf(copy(), today, {
        devices: [
          { code: "C", lastSeenAt: `${daysFrom(today, -3)}T10:00:00.000Z`, waiting: 12 },
          { code: "D", lastSeenAt: `${today}T20:50:00.000Z`, waiting: 3 },
          { code: "E", lastSeenAt: `${daysFrom(today, -30)}T10:00:00.000Z`, waiting: 0 },
        ],
      }),
  ],
  "till-short": [
    "B",
    () => {
      const bad = copy();
      const range = { firstReceipt: 1, lastReceipt: 2, short: 9000 };
      bad.tillActs.push(closedTill("short", daysFrom(today, -1), "B", range));
      return eveningOf(bad, today);
    },
  ],
  "till-left-open": [
    "E",
    () => {
      const bad = copy();
      const day = daysFrom(today, -3);
      bad.tillActs.push({
        ...{ id: "open", deviceCode: "E", sellerId: "awa", day, at: `${day}T07:00:00.000Z` },
        ...{ open: { float: 15_000 }, move: null, close: null },
      });
      return eveningOf(bad, today);
    },
  ],
};

test.each(watchKinds)("planted in honest books, %s is found", (kind) => {
  const [subject, plant] = planted[kind];
  expect(found(kind, watch(eveningOf(book, today)))).toEqual([]);
  const items = found(kind, watch(plant()));
  expect(items.map((item) => item.subject)).toEqual([subject]);
  const [item] = items;
  expect(must(item).figure).toBeGreaterThan(0);
  expect(must(item).count).toBeGreaterThan(0);
  if (item?.usual !== undefined && kind !== "prices-below-habit")
    expect(item.figure).toBeGreaterThan(item.usual);
});

test("what makes it up can be looked at, the newest first", () => {
  for (const kind of ["voids-after-closing", "discounts", "prices-below-habit"] as const) {
    const facts = planted[kind][1]();
    const [item] = found(kind, watch(facts));
    const days = must(item).facts.map((id) => facts.sales.find((sale) => sale.id === id)?.soldAt);
    expect(days.length).toBeGreaterThan(0);
    expect(days).not.toContain(undefined);
    if (kind !== "voids-after-closing") expect(days).toEqual([...days].sort().reverse());
  }
});

test("in an honest year hardly anything is said, looked at each third evening", () => {
  const year = honestBook("an honest year", firstDay, 365);
  let before = new Set<string>();
  let alarms = 0;
  for (let day = 1; day < 365; day += 3) {
    const keys = watch(eveningOf(year, daysFrom(firstDay, day))).map(watchKey);
    alarms += keys.filter((key) => !before.has(key)).length;
    before = new Set(keys);
  }
  expect(alarms).toBeLessThanOrEqual(6);
});

test("a shop that has just opened is asked nothing", () => {
  const first = honestBook("the first days", firstDay, 10);
  for (let day = 0; day < 10; day += 1)
    expect(watch(eveningOf(first, daysFrom(firstDay, day)))).toEqual([]);
  const empty = { sales: [], returns: [], tillActs: [], losses: [] };
  expect(watch(eveningOf(empty, today))).toEqual([]);
});

test("most francs first", () => {
  fc.assert(
    fc.property(fc.subarray([...watchKinds], { minLength: 2 }), (kinds) => {
      const all = kinds.flatMap((kind) => watch(planted[kind][1]()));
      expect(all.length).toBeGreaterThan(0);
      for (const kind of kinds) {
        const francs = watch(planted[kind][1]()).map((item) => item.francs);
        expect(francs).toEqual([...francs].sort((a, b) => b - a));
      }
    }),
    { numRuns: 5 },
  );
});

test("whatever the order in which facts are told, the same is found", () => {
  const facts = planted["voids-after-closing"][1]();
  const turned = {
    ...facts,
    ...{ sales: facts.sales.toReversed(), returns: facts.returns.toReversed() },
    tillActs: facts.tillActs.toReversed(),
  };
  expect(watch(turned)).toEqual(watch(facts));
});

test("what was put away stays away until it is worse by a quarter", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 300 }), (at, times) => {
      const figure = Math.floor((at * times) / 100);
      const item: WatchItem = {
        ...{ kind: "late-debts", subject: "", figure, count: 1, francs: figure, facts: [] },
      };
      expect(isPutAway(item, { [watchKey(item)]: at })).toBe(figure <= at * 1.25);
      expect(isPutAway(item, {})).toBe(false);
      expect(isPutAway({ ...item, subject: "other" }, { [watchKey(item)]: at })).toBe(false);
    }),
  );
});
