/** Zone of a shop that does not say otherwise. */
export const defaultTimeZone = "Africa/Douala";

const quarterHour = 900_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Offsets change on quarter hours only, so one answer serves for all moments of one. */
const offsets = new Map<string, number>();

/** The business day of a moment (ms) in a zone, `YYYY-MM-DD`. A zone nobody knows counts as the default one. */
export function businessDay(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 10);
}

function offsetAt(moment: number, timeZone: string): number {
  const start = Math.floor(moment / quarterHour) * quarterHour;
  const key = `${timeZone} ${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size > 10_000) offsets.clear();
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
  offsets.set(key, local - start);
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
