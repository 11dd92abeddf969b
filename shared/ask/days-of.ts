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

/** Words behind which stands what something is compared with: « plus qu’hier », « par rapport à ». */
const againstDays =
  /(?:^| )(?:que|qu|than|depuis|since|a|au|avec|with|contre|versus|vs|to|against|pass|rapport|face)$/;
const small = /^(?:ce|celui|celle|celles|ceux|le|la|les|de|du|d|a|au|that|those|of|the|in|en)$/;

/** The last word before a part that is more than « celui de ». */
export const wordBefore = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(0, at)
    .filter(({ text }) => !small.test(text))
    .at(-1)?.text ?? "";

/** The days that a question is about, and those that they are compared with. */
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

/** Like with like: what goes on is compared with as much of the other, a month with the same one of last year. */
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

/** « Ce mois par rapport à l’an dernier » is the same month of that year. */
function monthsToShift(unit: DaysUnit | undefined, other: DaysUnit | undefined): number {
  if (!unit || !other || sizes.indexOf(unit) >= sizes.indexOf(other)) return 0;
  return other === "year" ? 12 : other === "month" ? 1 : 0;
}

function monthsBefore(days: SaidDays, months: number): SaidDays {
  const isWhole = days.unit === "month" && days.end === days.to;
  const to = isWhole ? monthEnd(days.to, -months) : sameDayOf(days.to, -months);
  return { ...days, from: sameDayOf(days.from, -months), to, end: to };
}
