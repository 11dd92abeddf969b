import { type AskKind, traitsOf } from "./kinds.ts";
import type { Question } from "./question.ts";
import {
  asFarAs,
  asManyToToday,
  before,
  type DaysUnit,
  monthEnd,
  type SaidDays,
  sameDayOf,
  unitOfToday,
} from "./said-days.ts";
import type { Token } from "./token.ts";

/** Words before the days that something is compared with: « plus qu’hier », « par rapport à ». */
const againstDays =
  /(?:^| )(?:que|qu|than|depuis|since|a|au|avec|with|contre|versus|vs|to|against|pass|rapport|face)$/;
const small = /^(?:ce|celui|celle|celles|ceux|le|la|les|de|du|d|a|au|that|those|of|the|in|en)$/;

/** The last word before a part, without small words such as « celui de ». */
export const wordBefore = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(0, at)
    .filter(({ text }) => !small.test(text))
    .at(-1)?.text ?? "";

/** The days of a question, and the days that they are compared with. */
export function daysOf(
  kind: AskKind,
  tokens: readonly Token[],
  today: string,
): Pick<Question, "days" | "against"> {
  const said = tokens.flatMap((token, at) =>
    token.days && !token.isOut ? [{ days: token.days, prior: wordBefore(tokens, at) }] : [],
  );
  const [first, second] = said;
  if (traitsOf(kind).days === "none") return { days: undefined, against: undefined };
  if (!kind.startsWith("compare-")) return { days: first?.days, against: undefined };
  if (first && second) return compared(first.days, second.days);
  if (!first) {
    const now = unitOfToday(kind === "compare-sales" ? "day" : "month", today);
    return { days: now, against: before(now) };
  }
  const { days, prior } = first;
  const isAgainst = days.to < today && (againstDays.test(prior) || days.monthsBack !== undefined);
  if (!isAgainst) return { days, against: before(days) };
  const now = asManyToToday(days, today);
  return { days: now, against: asFarAs(days, now) };
}

/**
 * Makes two spans comparable: a span still running is compared with as many days of the other, a month with the same
 * month of last year.
 */
export function compared(days: SaidDays, other: SaidDays): { days: SaidDays; against: SaidDays } {
  const isSame = days.from === other.from && days.to === other.to;
  const months = other.monthsBack ?? monthsToShift(days.unit, other.unit);
  const against = months ? monthsBefore(days, months) : isSame ? before(days) : other;
  return { days: asFarAs(days, against), against: asFarAs(against, days) };
}

const sizes: readonly (DaysUnit | undefined)[] = [
  "day",
  "weekday",
  "week",
  "month",
  "quarter",
  "year",
];

/**
 * Months to go back where a span is compared with a longer one: « ce mois par rapport à l’an dernier » is the same
 * month of last year, so 12.
 */
function monthsToShift(unit: DaysUnit | undefined, other: DaysUnit | undefined): number {
  if (!unit || !other || sizes.indexOf(unit) >= sizes.indexOf(other)) return 0;
  return other === "year" ? 12 : other === "month" ? 1 : 0;
}

function monthsBefore(days: SaidDays, months: number): SaidDays {
  const isWhole = days.unit === "month" && days.end === days.to;
  const to = isWhole ? monthEnd(days.to, -months) : sameDayOf(days.to, -months);
  return { ...days, from: sameDayOf(days.from, -months), to, end: to };
}
