const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The business day `YYYY-MM-DD` of a moment (ms since 1970) in a shop's time zone; a day lasts from midnight to midnight. */
export function businessDay(moment: number, timeZone: string): string {
  return formatFor(timeZone).format(moment);
}
