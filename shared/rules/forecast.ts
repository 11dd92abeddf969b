import {
  type Calendar,
  calendarOf,
  type Profile,
  productProfile,
  shopProfile,
} from "./forecast-profile.ts";

/** Pieces of a product that were sold on a business day, less those that came back on it. */
export type SoldOnDay = { productId: string; day: string; pieces: number };

export type ForecastQuestion = {
  /** The first day to be forecast; nothing of it and of later ones is looked at. */
  today: string;
  /** The first day of which each sale is known. */
  from: string;
  sold: readonly SoldOnDay[];
};

export type ProductForecast = {
  productId: string;
  /** Pieces that will be sold on each of the next days, today first: whole or not, never below 0. */
  daily: readonly number[];
  /** How far forecasts of seven days were off in the past, in pieces; and how far the week before taken again was. */
  error: number;
  naiveError: number;
};

/** Days that are forecast. */
export const forecastDays = 60;
/** Days that are looked back, at most. */
const mostDays = 91;
/** Weeks of the past that are forecast from what was known before each, to see whether that is of any use. */
const weeksTried = 8;
/** A product that was sold on fewer days says nothing of the days to come. */
const fewestDaysSold = 10;
/** A forecast is shown that was off by no more than this part of what the week before, taken again, was off. */
const mostOfNaive = 0.9;
/** How much the newest day weighs in the level of a product: the mean of a slow, a usual and a quick one is taken. */
const paces = [0.012, 0.035, 0.09];
const week = 7;

/** Pieces of a product on each day that is known. */
type Series = { productId: string; row: Float64Array };

/**
 * What each product will sell, of those alone of which its own past says that the forecast is better than the week before
 * taken again; in the order of their identifiers. What a day weighs, in the week and when people have been paid, comes from
 * the whole shop, bent by the product's own sales; its level is smoothed over days so weighed, which holds for what sells
 * every day as for what sells now and then. No day counts for more than half as much again as a good one: a sale to
 * somebody who buys everything is no habit.
 */
export function forecastShop(question: ForecastQuestion): ProductForecast[] {
  const { today, from } = question;
  const calendar = calendarOf({ today, from, most: mostDays, ahead: forecastDays });
  const series = seriesOf(question, calendar);
  const rows = series.map(({ row }) => row);
  const shops = new Map(
    endsOf(calendar.known).map((end) => [end, shopProfile(rows, calendar, end)] as const),
  );
  return series.flatMap((one) => {
    const forecast = forecastOf(one, calendar, shops);
    return forecast ? [{ productId: one.productId, ...forecast }] : [];
  });
}

function seriesOf({ sold }: ForecastQuestion, calendar: Calendar): Series[] {
  const rows = new Map<string, Float64Array>();
  for (const { productId, day, pieces } of sold) {
    const at = calendar.indexOf(day);
    if (at === undefined) continue;
    const row = rows.get(productId) ?? new Float64Array(calendar.known);
    rows.set(productId, row);
    row[at] = (row[at] ?? 0) + pieces;
  }
  for (const row of rows.values())
    for (const [at, pieces] of row.entries()) row[at] = Math.max(0, pieces);
  return [...rows]
    .map(([productId, row]) => ({ productId, row }))
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** Days up to which something is known: at the beginning of each week that is tried, the oldest first, and now. */
function endsOf(known: number): number[] {
  const tried = Array.from({ length: weeksTried }, (_, at) => known - week * (weeksTried - at));
  return [...tried.filter((end) => end >= 3 * week), known];
}

function forecastOf(
  { row }: Series,
  calendar: Calendar,
  shops: ReadonlyMap<number, Profile>,
): Omit<ProductForecast, "productId"> | undefined {
  const { known } = calendar;
  const begun = row.findIndex((pieces) => pieces > 0);
  if (begun < 0 || row.filter((pieces) => pieces > 0).length < fewestDaysSold) return undefined;
  let [error, naiveError, tried] = [0, 0, 0];
  let daily: number[] = [];
  for (const [end, shop] of shops) {
    if (end - begun < 2 * week) continue;
    const ahead = end === known ? forecastDays : week;
    const expected = expectedOf({ row, calendar, begun, end, shop, ahead });
    if (end === known) {
      daily = expected;
      continue;
    }
    const came = sumOf(row, end, end + week);
    tried += 1;
    error += Math.abs(sumOf(expected, 0, week) - came);
    naiveError += Math.abs(sumOf(row, end - week, end) - came);
  }
  if (tried < 2 || naiveError === 0 || error > naiveError * mostOfNaive) return undefined;
  return { daily, error: error / tried, naiveError: naiveError / tried };
}

type Expecting = Pick<Series, "row"> & {
  calendar: Calendar;
  /** The first day on which the product counts, and the first that is not known. */
  begun: number;
  end: number;
  shop: Profile;
  ahead: number;
};

/** Pieces of each of the next days, from what was known at `end` alone: the level, times what each of them weighs. */
function expectedOf({ row, calendar, begun, end, shop, ahead }: Expecting): number[] {
  const own = capped(row.subarray(begun, end));
  const profile = productProfile(own, calendar, { begun, shop });
  let level = 0;
  for (const pace of paces) {
    let sold = 0;
    let weight = 0;
    for (const [at, pieces] of own.entries()) {
      sold = sold * (1 - pace) + pieces;
      weight = weight * (1 - pace) + (profile[begun + at] ?? 1);
    }
    if (weight > 0) level += sold / weight / paces.length;
  }
  return Array.from({ length: ahead }, (_, at) => Math.max(0, level * (profile[end + at] ?? 1)));
}

/** The same days, none above half as much again as three in four of those on which anything was sold. */
function capped(row: Float64Array): Float64Array {
  const sold = row.filter((pieces) => pieces > 0).sort();
  const most = (sold[Math.floor(sold.length * 0.75)] ?? 0) * 1.5;
  return row.map((pieces) => Math.min(pieces, most));
}

function sumOf(row: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += row[at] ?? 0;
  return sum;
}
