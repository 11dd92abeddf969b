import { forecastShop, type SoldOnDay } from "#shared/rules/forecast.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { readSold, soldFiles } from "./sold-files.ts";

const dayLength = 86_400_000;
/** Days after its last one at which a month is closed (H3). */
const closedAfter = 45;
const week = 7;

/** What was off of a product over all weeks for which a forecast of it was shown. */
type Off = { daily: number; scale: number; sum: number; naiveSum: number; mean: number };

/**
 * Each week of real sales is forecast from what a device would hold at its beginning: each day of the months that are open.
 * MASE: how far a day was off, in parts of how far in the past the same day of the
 * week before was off. Whether a forecast is shown follows from the past alone; all of a product's shown weeks count.
 */
export async function benchForecast(only: string): Promise<void> {
  for (const name of soldFiles.filter((file) => file.includes(only))) {
    const sold = readSold(name);
    if (sold) printFigures(`Forecast of ${name}`, judged(sold));
    else console.log(`${name} is not there: DATA_DIR names its folder.`);
  }
}

function judged(sold: readonly SoldOnDay[]): Figure[] {
  const days = sold.map(({ day }) => numberOf(day));
  const [first, last] = [
    days.reduce((a, b) => Math.min(a, b)),
    days.reduce((a, b) => Math.max(a, b)),
  ];
  const byProduct = new Map<string, Map<number, number>>();
  for (const { productId, day, pieces } of sold) {
    const own = byProduct.get(productId) ?? new Map<number, number>();
    byProduct.set(productId, own.set(numberOf(day), pieces));
  }
  const off = new Map<string, Off>();
  let [shown, asked, took] = [0, 0, 0];
  for (let today = first + 8 * week; today + week <= last + 1; today += week) {
    const question = heldAt(sold, { today, first });
    asked += new Set(question.sold.map(({ productId }) => productId)).size;
    const began = performance.now();
    const forecasts = forecastShop(question);
    took = Math.max(took, performance.now() - began);
    shown += forecasts.length;
    for (const { productId, daily } of forecasts) {
      const one = off.get(productId) ?? { daily: 0, scale: 0, sum: 0, naiveSum: 0, mean: 0 };
      const from = numberOf(question.from);
      off.set(productId, counting(one, { own: byProduct.get(productId), today, from, daily }));
    }
  }
  return figuresOf([...off.values()], { share: shown / asked, products: off.size, took });
}

/** What a device holds at the beginning of a day. */
function heldAt(sold: readonly SoldOnDay[], { today, first }: { today: number; first: number }) {
  const open = new Date((today - closedAfter) * dayLength);
  open.setUTCDate(1);
  const from = Math.max(first, Math.round(open.getTime() / dayLength));
  const held = sold.filter(({ day }) => numberOf(day) >= from && numberOf(day) < today);
  return { today: dayOf(today), from: dayOf(from), sold: held };
}

type Week = {
  own: ReadonlyMap<number, number> | undefined;
  today: number;
  from: number;
  daily: readonly number[];
};

function counting(before: Off, { own, today, from, daily }: Week): Off {
  const at = (day: number) => Math.max(0, own?.get(day) ?? 0);
  let [past, days] = [0, 0];
  for (let day = from + week; day < today; day += 1) {
    past += Math.abs(at(day) - at(day - week));
    days += 1;
  }
  let [off, came, told, naive, mean] = [0, 0, 0, 0, 0];
  for (let ahead = 0; ahead < week; ahead += 1) {
    const expected = daily[ahead] ?? 0;
    off += Math.abs(expected - at(today + ahead));
    came += at(today + ahead);
    told += expected;
    naive += at(today - week + ahead);
  }
  for (let back = 1; back <= 4 * week; back += 1) mean += at(today - back) / 4;
  return {
    daily: before.daily + off / week,
    scale: before.scale + past / Math.max(1, days),
    sum: before.sum + Math.abs(told - came),
    naiveSum: before.naiveSum + Math.abs(naive - came),
    mean: before.mean + Math.abs(mean - came),
  };
}

type Shown = { share: number; products: number; took: number };

function figuresOf(all: readonly Off[], { share, products, took }: Shown): Figure[] {
  const weekly = all.filter(({ naiveSum }) => naiveSum > 0);
  const sumOf = (what: keyof Off) => all.reduce((sum, one) => sum + one[what], 0);
  const information = { unit: "", sense: "for information" } as const;
  return [
    {
      name: "median MASE of days",
      value: counted(median(all.map(({ daily, scale }) => daily / scale))),
      ...{ unit: "", sense: "at most", bar: 0.95 },
      detail: `${products} products of which any week was shown`,
    },
    {
      name: "median error of a week's sum, naive 1",
      value: counted(median(weekly.map(({ sum, naiveSum }) => sum / naiveSum))),
      ...information,
      detail: `${((100 * sumOf("sum")) / sumOf("naiveSum")).toFixed(0)} % of the naive one over all pieces`,
    },
    {
      name: "the same of the mean of four weeks",
      value: counted(median(weekly.map(({ mean, naiveSum }) => mean / naiveSum))),
      ...information,
      detail: "the simplest other way",
    },
    {
      name: "shown",
      value: counted(100 * share),
      ...{ ...information, unit: "%" },
      detail:
        "of the products that sold anything in the months that are open, in the mean of all weeks",
    },
    {
      name: "longest forecast of a whole shop",
      value: counted(took),
      ...{ ...information, unit: "ms" },
      detail: "all its products, in one go",
    },
  ];
}

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);

function median(all: readonly number[]): number {
  const inOrder = [...all].sort((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}
