/** Zone of a shop that does not say otherwise. */
export const defaultTimeZone = "Africa/Douala";

const quarterHour = 900_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** By zone. Offsets change on quarter hours only, so one answer serves for all moments of one. */
const offsets = new Map<string, Map<number, number>>();
const hourLength = 3_600_000;
const dayLength = 86_400_000;
/** By their number since 1970: sales come by the hundred, and of few days. */
const days = new Map<number, string>();
const mostKept = 10_000;

/** How a shop cuts its days: by the clocks of a zone, at a whole hour after midnight (0 to 12). */
export type DayCut = { timeZone: string; dayTurnsAt: number };

/** Of a shop that does not say otherwise. */
export const defaultDayCut: DayCut = { timeZone: defaultTimeZone, dayTurnsAt: 0 };

/** The days of the calendar in UTC: of rows that are kept for some days whatever their shop's clocks show. */
export const utcDays: DayCut = { timeZone: "UTC", dayTurnsAt: 0 };

/** How the days of a shop are cut, as far as its row says: one that was kept by an earlier app says no hour. */
export function dayCutOf(shop: { timeZone: string; dayTurnsAt?: number } | undefined): DayCut {
  return shop ? { timeZone: shop.timeZone, dayTurnsAt: shop.dayTurnsAt ?? 0 } : defaultDayCut;
}

/**
 * The business day of a moment (ms), `YYYY-MM-DD`: what the shop's clocks show before the hour at which its day turns
 * belongs to the day before. A zone nobody knows counts as the default one.
 */
export function businessDay(moment: number, { timeZone, dayTurnsAt }: DayCut): string {
  const local = moment + offsetAt(moment, timeZone);
  const number = Math.floor((local - dayTurnsAt * hourLength) / dayLength);
  let day = days.get(number);
  if (day === undefined) {
    if (days.size >= mostKept) days.clear();
    day = new Date(number * dayLength).toISOString().slice(0, 10);
    days.set(number, day);
  }
  return day;
}

function offsetAt(moment: number, timeZone: string): number {
  const quarter = Math.floor(moment / quarterHour);
  let known = offsets.get(timeZone);
  if (!known || known.size >= mostKept) {
    known = new Map();
    offsets.set(timeZone, known);
  }
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = askedOffset(quarter * quarterHour, timeZone);
    known.set(quarter, offset);
  }
  return offset;
}

function askedOffset(start: number, timeZone: string): number {
  const part = new Map(
    formatFor(timeZone)
      .formatToParts(start)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
  const local = Date.UTC(
    at("year"),
    at("month") - 1,
    at("day"),
    at("hour"),
    at("minute"),
    at("second"),
  );
  return local - start;
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format) return format;
  const numeric = "numeric" as const;
  const fields = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  };
  const options = { ...fields, calendar: "gregory", hourCycle: "h23" as const };
  try {
    format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    format = new Intl.DateTimeFormat("en-US", { ...options, timeZone: defaultTimeZone });
  }
  formats.set(timeZone, format);
  return format;
}
