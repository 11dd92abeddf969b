import fc from "fast-check";
import { expect, test } from "vitest";
import { type ForecastQuestion, forecastDays, forecastShop, type SoldOnDay } from "./forecast.ts";

const dayLength = 86_400_000;
const start = Date.parse("2026-08-03T00:00:00Z");
const dayAt = (at: number) => new Date(start + at * dayLength).toISOString().slice(0, 10);
/** 2026-08-03 is a Monday: 70 days on it is one again. */
const from = dayAt(0);
const today = dayAt(70);

/** Sales of a product on each of 70 days. */
const soldBy = (productId: string, pieces: (at: number) => number): SoldOnDay[] =>
  Array.from({ length: 70 }, (_, at) => ({ productId, day: dayAt(at), pieces: pieces(at) })).filter(
    (one) => one.pieces !== 0,
  );
const asked = (sold: readonly SoldOnDay[]): ForecastQuestion => ({ today, from, sold });
const sumOf = (daily: readonly number[], days: number) =>
  daily.slice(0, days).reduce((sum, one) => sum + one, 0);

/** The same every time it is asked for the same place. */
const noise = (at: number) => (Math.imul(at + 7, 2_654_435_761) >>> 16) % 7;

test("what sells about as much every day is forecast so, for as many days as are wanted", () => {
  const [rice] = forecastShop(asked(soldBy("rice", (at) => 7 + noise(at))));
  expect(rice?.daily).toHaveLength(forecastDays);
  expect(sumOf(rice?.daily ?? [], 7)).toBeGreaterThan(60);
  expect(sumOf(rice?.daily ?? [], 7)).toBeLessThan(80);
  expect(rice?.error).toBeLessThan(rice?.naiveError ?? 0);
});

test("a day of the week on which nothing is ever sold is expected to sell almost nothing", () => {
  const sold = soldBy("bread", (at) => (at % 7 === 6 ? 0 : 7 + noise(at)));
  const [bread] = forecastShop(asked(sold));
  expect(bread?.daily[6]).toBeLessThan(1);
  expect(bread?.daily[5]).toBeGreaterThan(7);
});

test("more is expected when people are paid, once two turns of a month have shown it", () => {
  const paid = (at: number) => {
    const date = Number(dayAt(at).slice(8));
    return date >= 27 || date <= 5;
  };
  const sold = ["rice", "oil", "sugar", "salt"].flatMap((name, place) =>
    soldBy(name, (at) => (paid(at) || (at + place) % 3 === 0 ? 4 + noise(at + place) : 0)),
  );
  const [oil] = forecastShop(asked(sold));
  const usual = oil?.daily.find((_, at) => !paid(70 + at)) ?? 0;
  const sameWeekday = oil?.daily.findIndex((_, at) => paid(70 + at) && at % 7 === 0) ?? -1;
  expect(oil?.daily[sameWeekday]).toBeGreaterThan(usual * 1.3);
});

test("nothing is said of what began a week ago, is sold too seldom, or is known as well by last week", () => {
  const sold = [
    ...soldBy("new", (at) => (at > 60 ? 5 + noise(at) : 0)),
    ...soldBy("seldom", (at) => (at % 14 === 0 ? 3 : 0)),
    ...soldBy("as last week", (at) => (at % 7) + 1),
  ];
  expect(forecastShop(asked(sold))).toEqual([]);
});

test("one sale to somebody who buys everything makes no habit", () => {
  const usual = soldBy("rice", (at) => 7 + noise(at));
  const [once] = forecastShop(
    asked([...usual, { productId: "rice", day: dayAt(67), pieces: 900 }]),
  );
  if (once) expect(sumOf(once.daily, 7)).toBeLessThan(100);
  const early = [...usual, { productId: "rice", day: dayAt(5), pieces: 900 }];
  const [before] = forecastShop(asked(early));
  expect(sumOf(before?.daily ?? [], 7)).toBeLessThan(80);
});

test("what is sold from today on, and before the first day that is known, is not looked at", () => {
  const sold = soldBy("rice", (at) => 7 + noise(at));
  const beside = [
    { productId: "rice", day: today, pieces: 400 },
    { productId: "rice", day: dayAt(-1), pieces: 400 },
  ];
  expect(forecastShop(asked([...sold, ...beside]))).toEqual(forecastShop(asked(sold)));
});

const anySold = fc.array(
  fc.record({
    productId: fc.constantFrom("a", "b", "c"),
    day: fc.integer({ min: 0, max: 69 }).map(dayAt),
    pieces: fc.integer({ min: -20, max: 200 }),
  }),
  { minLength: 60, maxLength: 200 },
);

test("never below nothing, the same for the same sales, in whatever order they are told", () => {
  fc.assert(
    fc.property(anySold, fc.infiniteStream(fc.nat()), (sold, chance) => {
      const told = forecastShop(asked(sold));
      for (const { daily, error, naiveError } of told) {
        expect(daily.every((pieces) => pieces >= 0 && Number.isFinite(pieces))).toBe(true);
        expect(error).toBeLessThanOrEqual(naiveError);
      }
      const mixed = sold
        .map((one) => ({ one, place: chance.next().value ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(forecastShop(asked(mixed))).toEqual(told);
    }),
    { numRuns: 200 },
  );
});
