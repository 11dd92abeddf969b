import { plusDays } from "#shared/rules/customer-account.ts";
import { months, numberWords, weekdays } from "./calendar-words.ts";
import {
  dayOf,
  monthEnd,
  monthNumber,
  monthStart,
  type SaidDays,
  spanOf,
  weekdayOf,
  weekOf,
  yearOf,
} from "./said-days.ts";

/** Days that words name, and where the words stand in the folded sentence. */
export type FoundDays = { days: SaidDays; from: number; to: number; isSince: boolean };

type Groups = Record<string, string | undefined>;
type Rule = { said: RegExp; of: (groups: Groups, today: string) => SaidDays | undefined };

const number = `\\d{1,3}|${[...numberWords.keys()].join("|")}`;
const weekday = [...weekdays.keys()].join("|");
const month = [...months.keys()].join("|");
const day = "(?:1 ?er|premier|first|\\d{1,2})(?: ?(?:st|nd|rd|th)(?![a-z]))?";
const year = "20\\d\\d";
/** What makes of a number a quantity, and no day. */
const noUnit = "(?! ?(?:kg|g|kilo|kilos|l|cl|ml|litre|litres|francs?|fcfa|f|cfa|%|pieces?)\\b)";

const countOf = (said = "1") => numberWords.get(said) ?? Number(said);
const dayNumber = (said = "") => (/^(?:premier|first)/.test(said) ? 1 : Number.parseInt(said, 10));

/** The latest such day of a month up to today; of a month that was named without a year, that of the last twelve. */
function latest(said: { day: number; month?: number | undefined; year?: number }, today: string) {
  if (said.year) return dayOf(said.year, said.month ?? 1, said.day);
  if (said.month) {
    const now = dayOf(yearOf(today), said.month, said.day);
    return now && now <= today ? now : (dayOf(yearOf(today) - 1, said.month, said.day) ?? now);
  }
  for (const back of [0, -1, -2]) {
    const start = monthStart(today, back);
    const found = dayOf(yearOf(start), monthNumber(start), said.day);
    if (found && found <= today) return found;
  }
  return undefined;
}

const one = (day: string, today: string) => spanOf(day, day, today);
const week = (today: string, weeks = 0) => {
  const first = plusDays(weekOf(today), 7 * weeks);
  return spanOf(first, plusDays(first, 6), today);
};
const monthAt = (today: string, by = 0) =>
  spanOf(monthStart(today, by), monthEnd(today, by), today);
const yearAt = (today: string, by = 0) =>
  spanOf(`${yearOf(today) + by}-01-01`, `${yearOf(today) + by}-12-31`, today);
const quarter = (today: string, by = 0) => {
  const first = (monthNumber(today) - 1) % 3;
  return spanOf(monthStart(today, 3 * by - first), monthEnd(today, 3 * by - first + 2), today);
};

function lastDays({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  if (/^(?:mois|months?)$/.test(unit)) return spanOf(monthStart(today, 1 - many), today, today);
  if (/^(?:ans?|annees?|years?)$/.test(unit))
    return spanOf(monthStart(today, 1 - 12 * many), today, today);
  const days = /^(?:semaines?|weeks?)$/.test(unit) ? 7 * many : many;
  return spanOf(plusDays(today, 1 - days), today, today);
}

function ago({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  if (/^(?:mois|months?)$/.test(unit)) return monthAt(today, -many);
  if (/^(?:semaines?|weeks?)$/.test(unit)) return week(today, -many);
  return one(plusDays(today, -many), today);
}

function ahead({ count, unit = "" }: Groups, today: string): SaidDays {
  const many = countOf(count);
  const days = /^(?:semaines?|weeks?)$/.test(unit) ? 7 * many : many;
  return spanOf(plusDays(today, 1), plusDays(today, days), today);
}

function onWeekday(said: string, today: string, mode: "" | "last" | "next"): SaidDays {
  const back = (weekdayOf(today) - (weekdays.get(said) ?? 0) + 7) % 7;
  if (mode === "next") return one(plusDays(today, 7 - back), today);
  return one(plusDays(today, mode === "last" && back === 0 ? -7 : -back), today);
}

const weekend = (today: string, by = 0) => {
  const back = (weekdayOf(today) + 1) % 7;
  const saturday = plusDays(today, -back + 7 * by);
  return spanOf(saturday, plusDays(saturday, 1), today);
};

function between({ a, b, m, m2, y }: Groups, today: string): SaidDays | undefined {
  const monthOfEnd = months.get(m2 ?? m ?? "");
  const at = y === undefined ? {} : { year: Number(y) };
  const to = latest({ day: dayNumber(b), month: monthOfEnd, ...at }, today);
  if (!to) return undefined;
  const ofStart = months.get(m ?? "") ?? monthNumber(to);
  const from = dayOf(yearOf(to), ofStart, dayNumber(a)) ?? undefined;
  if (!from) return undefined;
  // « du 28 au 3 » began in the month before.
  const begun =
    from > to
      ? dayOf(yearOf(monthStart(to, -1)), monthNumber(monthStart(to, -1)), dayNumber(a))
      : from;
  return begun === undefined ? undefined : spanOf(begun, to, today);
}

function ofMonth({ m = "", y }: Groups, today: string): SaidDays | undefined {
  const wanted = months.get(m) ?? 1;
  const at = y ? Number(y) : wanted <= monthNumber(today) ? yearOf(today) : yearOf(today) - 1;
  const first = dayOf(at, wanted, 1);
  return first === undefined ? undefined : spanOf(first, monthEnd(first), today);
}

function onDay({ a, m, y }: Groups, today: string): SaidDays | undefined {
  const at = y === undefined ? {} : { year: Number(y) };
  const found = latest({ day: dayNumber(a), month: months.get(m ?? ""), ...at }, today);
  return found === undefined ? undefined : one(found, today);
}

const rule = (said: string, of: Rule["of"]): Rule => ({
  said: new RegExp(`\\b(?:${said})(?![a-z\\d])`, "g"),
  of,
});

const units = "jours?|days?|semaines?|weeks?|mois|months?|ans?|annees?|years?";

/** What names days, the most telling first. */
const rules: readonly Rule[] = [
  rule("apres demain|day after tomorrow", (_, today) => one(plusDays(today, 2), today)),
  rule("demain(?: matin| soir)?|tomorrow|tumoro|tomoro", (_, today) =>
    one(plusDays(today, 1), today),
  ),
  rule("(?:la )?semaine prochaine|(?:la )?semaine qui vient|next week", (_, today) =>
    week(today, 1),
  ),
  rule("(?:le )?mois prochain|(?:le )?mois qui vient|next month", (_, today) => monthAt(today, 1)),
  rule("(?:l )?annee prochaine|(?:l )?an prochain|next year", (_, today) => yearAt(today, 1)),
  rule(`(?<w>${weekday}) prochain|next (?<w2>${weekday})`, ({ w, w2 }, today) =>
    onWeekday(w ?? w2 ?? "", today, "next"),
  ),
  rule(
    `dans (?:les )?(?<count>${number}) (?:prochains? )?(?<unit>${units})|in (?:the next )?(?<count2>${number}) (?<unit2>${units})|(?:les |the )?(?:next |prochains? )(?<count3>${number}) (?<unit3>${units})|les (?<count4>${number}) prochain(?:e)?s (?<unit4>${units})`,
    (g, today) =>
      ahead(
        {
          count: g["count"] ?? g["count2"] ?? g["count3"] ?? g["count4"],
          unit: g["unit"] ?? g["unit2"] ?? g["unit3"] ?? g["unit4"],
        },
        today,
      ),
  ),
  rule("avant hier|day before yesterday|day before yestaday", (_, today) =>
    one(plusDays(today, -2), today),
  ),
  rule(
    "hier(?: matin| soir| apres midi)?|yesterday(?: morning| evening| night)?|yestaday|yesday|yestday|last night|la veille",
    (_, today) => one(plusDays(today, -1), today),
  ),
  rule(
    "aujourd ?hui|auj|today|tudey|todey|tode|ce (?:matin|soir|midi)|cet apres midi|cette (?:journee|nuit)|this (?:morning|afternoon|evening|night)|tonight|(?:de|dans) la journee|du jour|of the day|dis day|ce jour|(?:depuis )?(?:ce matin)|en ce moment|maintenant|right now",
    (_, today) => one(today, today),
  ),
  rule(
    `(?:du|entre(?: le)?|from(?: the)?|between(?: the)?) (?:(?:${weekday}) )?(?<a>${day})(?: (?<m>${month}))? (?:au|et(?: le)?|to(?: the)?|and(?: the)?|a) (?:(?:${weekday}) )?(?<b>${day})(?: (?:of )?(?<m2>${month}))?(?: (?<y>${year}))?`,
    between,
  ),
  rule(
    `(?:from |between )?(?<m>${month}) (?:the )?(?<a>${day}) (?:to|and) (?:the )?(?:(?<m2>${month}) )?(?<b>${day})(?: (?<y>${year}))?`,
    between,
  ),
  rule(
    `(?:du|de|entre|from|between) (?<w>${weekday}) (?:a|au|et|to|and) (?<w2>${weekday})`,
    ({ w = "", w2 = "" }, today) => {
      const last = onWeekday(w2, today, "").to;
      return spanOf(onWeekday(w, last, "").to, last, today);
    },
  ),
  rule(
    `(?:la |de la )?(?:semaine derni(?:ere|er|e)|semaine passee?|semaine d avant|semaine precedente)|(?:the )?(?:last|past|previous) week|week before|las week`,
    (_, today) => week(today, -1),
  ),
  rule(
    `(?:de )?(?:cette semaine|la semaine(?: en cours)?)|(?:this|dis|of the|the) week`,
    (_, today) => week(today),
  ),
  rule(
    `(?:le |du |au )?(?:mois derni(?:er|ere|e)|mois passee?|mois d avant|mois precedent)|(?:the )?(?:last|past|previous) month|month before|las month`,
    (_, today) => monthAt(today, -1),
  ),
  rule(
    `(?:le |du |depuis )?debut (?:du|de ce|de) mois|(?:ce mois(?: ci)?|du mois|le mois(?: en cours)?)|(?:this|dis|of the|the) month|(?:since )?(?:the )?(?:start|beginning) of the month`,
    (_, today) => monthAt(today),
  ),
  rule(
    `(?:l )?(?:annee derni(?:ere|er|e)|annee passee?|an derni(?:er|e)|an passe|annee d avant)|(?:the )?(?:last|past|previous) year`,
    (_, today) => yearAt(today, -1),
  ),
  rule(
    `(?:depuis )?(?:le )?debut (?:de l|de cette) ?annee|cette annee|de l annee|l annee|(?:this|dis|of the|the) year|(?:since )?(?:the )?(?:start|beginning) of the year`,
    (_, today) => yearAt(today),
  ),
  rule("(?:ce|du) trimestre|(?:this|the) quarter", (_, today) => quarter(today)),
  rule("(?:le |du )?trimestre (?:dernier|passe)|(?:the )?last quarter", (_, today) =>
    quarter(today, -1),
  ),
  rule(
    "(?:le |du )?(?:week end|weekend) (?:dernier|passe)|last (?:week end|weekend)|(?:ce|du|le|this|the) (?:week end|weekend)",
    (_, today) => weekend(today),
  ),
  rule(
    `(?:(?:ces|les|des|sur|au cours des|pendant|durant|dans les)(?: les)? )?(?<count>${number}) (?:dernier|derniere)s? (?<unit>${units})`,
    lastDays,
  ),
  rule(
    `(?:(?:ces|les|des|au cours des|dans les) )?dernier(?:e)?s (?<count>${number}) (?<unit>${units})`,
    lastDays,
  ),
  rule(
    `(?:in |over |for )?(?:the |dis |these )?(?:last|past|las) (?<count>${number}) (?<unit>${units})`,
    lastDays,
  ),
  rule(
    `(?:depuis|since|sur|over|en|pendant|for) (?:les )?(?<count>${number}) (?<unit>${units})`,
    lastDays,
  ),
  rule(
    `il y a (?<count>${number}) (?<unit>${units})|(?<count2>${number}) (?<unit2>${units}) ago`,
    (g, today) => ago({ count: g["count"] ?? g["count2"], unit: g["unit"] ?? g["unit2"] }, today),
  ),
  rule(
    `(?:le |on |du |the |de |ce )*(?:(?:${weekday}) )?(?:the )?(?<a>${day}) (?:of )?(?<m>${month})(?: (?<y>${year}))?`,
    onDay,
  ),
  rule(`(?:on )?(?<m>${month}) (?:the )?(?<a>${day})(?: (?<y>${year}))?`, onDay),
  rule(`(?<a>\\d{1,2}) / (?<n>\\d{1,2})(?: / (?<y>${year}))?`, ({ a, n, y }, today) => {
    const at = y === undefined ? {} : { year: Number(y) };
    const found = latest({ day: dayNumber(a), month: Number(n), ...at }, today);
    return found === undefined ? undefined : one(found, today);
  }),
  rule(
    `(?:(?:en|in|de|d|du mois de|du mois d|mois de|au mois de|au mois d|pour|for|depuis|since|of|le mois de|month of) )(?<m>${month})(?: (?<y>${year}))?`,
    ofMonth,
  ),
  rule(`(?:en|in|pour|depuis|since) (?<y>${year})`, ({ y }, today) =>
    spanOf(`${y}-01-01`, `${y}-12-31`, today),
  ),
  rule(
    `(?:(?:le |du |jour de |journee de |journee du |depuis le |since the )*march[e]? (?:de|du) |market (?:of|on) |(?:le |ce |on |of |du |de |this |the )*)(?<w>${weekday}) (?:dernier|derniere|passe)|last (?<w2>${weekday})`,
    ({ w, w2 }, today) => onWeekday(w ?? w2 ?? "", today, "last"),
  ),
  rule(
    `(?:(?:le |du |au )?march[e]? (?:de |du )|(?:le |ce |on |of |du |de |this |the )*)(?<w>${weekday})(?: (?:market|march[e]?))?`,
    ({ w = "" }, today) => onWeekday(w, today, ""),
  ),
  rule(`(?:le|du|on the|the) (?<a>${day})${noUnit}`, onDay),
  rule(
    `(?<m>janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|april|june|july|august|september|october|november|december)(?: (?<y>${year}))?`,
    ofMonth,
  ),
];

const sinceBefore =
  /(?:depuis|since|a partir|from)(?: (?:le|la|l|du|de|the|ce|cette|that|start of|debut|marche|market|dat))* ?$/;

/** All days that a folded sentence names, in order; none lies over another. */
export function daysIn(folded: string, today: string): FoundDays[] {
  const found: FoundDays[] = [];
  for (const { said, of } of rules)
    for (const match of folded.matchAll(said)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && to > one.from)) continue;
      const days = of(match.groups ?? {}, today);
      if (!days) continue;
      const isSince =
        sinceBefore.test(folded.slice(0, from)) || /^(?:depuis|since) (?!\d)/.test(match[0]);
      found.push({
        days: isSince && !days.isAhead ? spanOf(days.from, today, today) : days,
        from,
        to,
        isSince,
      });
    }
  return found.sort((a, b) => a.from - b.from);
}
