/** Moments as operators write them, on folded text; groups by name. Days come before months in every country here. */
export const writtenMoments: readonly RegExp[] = [
  /(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)[ t](?<h>\d\d):(?<i>\d\d)(?::(?<s>\d\d))?/y,
  /(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d\d),?(?: (?:a|at))? (?<h>\d{1,2})[:h](?<i>\d\d)(?::(?<s>\d\d))?(?: ?(?<half>am|pm)\b)?/y,
  /(?<h>\d{1,2})[:h](?<i>\d\d)(?::(?<s>\d\d))? (?:le|on|du) (?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}|\d\d)(?!\d)/y,
  /(?<d>\d{1,2}) (?<month>janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) (?<y>\d{4}),? (?:a )?(?<h>\d{1,2})[:h](?<i>\d\d)/y,
];

const months = [
  ...["janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre"],
  ...["octobre", "novembre", "decembre"],
];

/** Countries whose clocks are an hour ahead of UTC all year; in the DRC as in Kinshasa. The others here have UTC itself. */
const hourAhead = new Set(["CM", "GA", "CG", "TD", "CF", "GQ", "CD", "BJ", "NE", "AO"]);

/** The moment in UTC of what was written on a country's clock; undefined for a day or an hour that does not exist. */
export function momentOf(
  parts: Record<string, string | undefined>,
  country: string,
): string | undefined {
  const year = Number(parts["y"]);
  const month = parts["month"] ? months.indexOf(parts["month"]) + 1 : Number(parts["m"]);
  const [day, minute, second] = [Number(parts["d"]), Number(parts["i"]), Number(parts["s"] ?? 0)];
  const hour = hourOf(Number(parts["h"]), parts["half"]);
  const whole = year < 100 ? 2000 + year : year;
  const local = new Date(Date.UTC(whole, month - 1, day, hour, minute, second));
  const isReal =
    local.getUTCMonth() === month - 1 && local.getUTCDate() === day && hour < 24 && minute < 60;
  if (!isReal || second > 59) return undefined;
  return new Date(local.getTime() - (hourAhead.has(country) ? 3_600_000 : 0)).toISOString();
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half === "pm" ? 12 : 0);
}

/** `PP241103.1432.C12345`: what Orange, Airtel and Moov number in this way tells its own minute. */
const dated = /^[A-Z]{2,3}(?<y>\d\d)(?<m>\d\d)(?<d>\d\d)\.(?<h>\d\d)(?<i>\d\d)\.[A-Z]?\d{4,9}$/;

export function isDatedReference(reference: string): boolean {
  return dated.test(reference);
}

/** The minute that a dated reference tells; undefined for others, and for one whose minute does not exist. */
export function momentOfReference(reference: string, country: string): string | undefined {
  const parts = dated.exec(reference)?.groups;
  return parts && momentOf(parts, country);
}
