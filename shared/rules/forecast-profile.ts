/** Days that are known, in order, and those to come behind them. */
export type Calendar = {
  /** How many are known. */
  known: number;
  /** Of each day, 0 for Sunday. */
  weekday: readonly number[];
  /** Of each day: whether people are being paid, as they are at the end of a month and the beginning of the next. */
  isPayday: readonly boolean[];
  /** Place of a day among those that are known. */
  indexOf(day: string): number | undefined;
};

/** What a day weighs against a usual one, which weighs 1: each day of the week, and how many times as much on pay-days. */
export type Profile = { weekday: readonly number[]; payday: number };

const dayLength = 86_400_000;
const daysOfWeek = 7;
/** Days of the month from which, and up to which, people are being paid. */
const paidFrom = 27;
const paidUpTo = 5;
/** A turn of the month of which fewer days are known says nothing. */
const fewestPaydays = 5;
/** Pieces that a product must have sold before its own week counts as much as that of its shop. */
const doubt = 60;

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);

/** Days from the first one that is known to the last one that is forecast; `most`: how many are known at most. */
export function calendarOf(asked: {
  today: string;
  from: string;
  most: number;
  ahead: number;
}): Calendar {
  const today = numberOf(asked.today);
  const start = Math.min(today, Math.max(numberOf(asked.from), today - asked.most));
  const known = today - start;
  const dates = Array.from(
    { length: known + asked.ahead },
    (_, at) => new Date((start + at) * dayLength),
  );
  return {
    known,
    weekday: dates.map((date) => date.getUTCDay()),
    isPayday: dates.map((date) => date.getUTCDate() >= paidFrom || date.getUTCDate() <= paidUpTo),
    indexOf(day) {
      const at = numberOf(day) - start;
      return at >= 0 && at < known ? at : undefined;
    },
  };
}

/** What days weigh in the whole shop, by how many products each sold, from the first `end` days alone. */
export function shopProfile(
  rows: readonly Float64Array[],
  calendar: Calendar,
  end: number,
): Profile {
  const sold = new Float64Array(end);
  for (const row of rows)
    for (let at = 0; at < end; at += 1) if ((row[at] ?? 0) > 0) sold[at] = (sold[at] ?? 0) + 1;
  const { sums, days } = byWeekday(sold, calendar, 0);
  const mean = sold.reduce((sum, one) => sum + one, 0) / Math.max(1, end);
  if (mean === 0) return { weekday: Array(daysOfWeek).fill(1), payday: 1 };
  const weekday = sums.map((sum, at) => (days[at] ? sum / days[at] / mean : 1));
  return { weekday, payday: paydayOf(sold, calendar, weekday) };
}

/** What each day weighs for one product, days to come among them: as in its shop, bent by what itself sold since `begun`. */
export function productProfile(
  own: Float64Array,
  calendar: Calendar,
  { begun, shop }: { begun: number; shop: Profile },
): number[] {
  const { sums, days } = byWeekday(own, calendar, begun);
  const mean = sums.reduce((sum, one) => sum + one, 0) / Math.max(1, own.length);
  const weights = shop.weekday.map((weight, at) => {
    const usual = mean * (days[at] ?? 0);
    const trust = doubt / daysOfWeek;
    return ((sums[at] ?? 0) + trust * weight) / (usual + trust);
  });
  return calendar.weekday.map(
    (weekday, at) => (weights[weekday] ?? 1) * (calendar.isPayday[at] ? shop.payday : 1),
  );
}

function byWeekday(sold: Float64Array, { weekday }: Calendar, begun: number) {
  const sums: number[] = Array(daysOfWeek).fill(0);
  const days: number[] = Array(daysOfWeek).fill(0);
  for (const [at, pieces] of sold.entries()) {
    const one = weekday[begun + at] ?? 0;
    sums[one] = (sums[one] ?? 0) + pieces;
    days[one] = (days[one] ?? 0) + 1;
  }
  return { sums, days };
}

/**
 * How many times as much is sold while people are being paid. 1 until two turns of a month are known that both say so, by a
 * tenth at least: then what the one says that says less.
 */
function paydayOf(sold: Float64Array, calendar: Calendar, weekday: readonly number[]): number {
  const weightOf = (at: number) => weekday[calendar.weekday[at] ?? 0] ?? 1;
  const turns: { sold: number; weight: number; days: number }[] = [];
  const usual = { sold: 0, weight: 0 };
  for (const [at, one] of sold.entries()) {
    if (calendar.isPayday[at] && !calendar.isPayday[at - 1])
      turns.push({ sold: 0, weight: 0, days: 0 });
    const turn = turns.at(-1);
    const into = calendar.isPayday[at] && turn ? turn : usual;
    into.sold += one;
    into.weight += weightOf(at);
    if (into === turn) turn.days += 1;
  }
  const whole = turns.filter(({ days, weight }) => days >= fewestPaydays && weight > 0);
  if (whole.length < 2 || usual.sold === 0) return 1;
  const ratios = whole.map((turn) => turn.sold / turn.weight / (usual.sold / usual.weight));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  if (least >= 1.1) return Math.min(least, 2);
  return most <= 0.9 ? Math.max(most, 0.5) : 1;
}
