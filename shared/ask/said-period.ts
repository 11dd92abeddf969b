import { plusDays } from "#shared/rules/customer-account.ts";
import {
  ago,
  ahead,
  between,
  dayNumber,
  type Groups,
  lastDays,
  latest,
  monthAt,
  ofMonth,
  onDay,
  one,
  onWeekday,
  pastMonth,
  quarter,
  sameTime,
  thirdOf,
  unitOf,
  week,
  weekend,
  weekOfMonth,
  yearAt,
} from "./calendar-days.ts";
import { months, numberWords, weekdays } from "./calendar-words.ts";
import { type SaidDays, spanOf, weekdayOf } from "./said-days.ts";

/** Days that words name, and where the words stand in the folded sentence. */
export type FoundDays = { days: SaidDays; from: number; to: number; isSince: boolean };

type Rule = { said: RegExp; of: (groups: Groups, today: string) => SaidDays | undefined };

const number = `\\d{1,3}|${[...numberWords.keys()].join("|")}`;
const weekday = [...weekdays.keys()].join("|");
const month = [...months.keys()].join("|");
const day = "(?:1 ?er|premier|first|\\d{1,2})(?: ?(?:st|nd|rd|th)(?![a-z]))?";
const year = "20\\d\\d";
/** What makes of a number a quantity, and no day. */
const noUnit = "(?! ?(?:kg|g|kilo|kilos|l|cl|ml|litre|litres|francs?|fcfa|f|cfa|%|pieces?)\\b)";

const rule = (said: string, of: Rule["of"]): Rule => ({
  said: new RegExp(`\\b(?:${said})(?![a-z\\d])`, "g"),
  of,
});

/** « La deuxième semaine », “the last week” of a month. */
const nthWeek =
  "(?:(?:la|the|in the|pendant la|de la) )?(?<nth>1 ?e?re|2 ?e|2 ?eme|3 ?eme|4 ?eme|1 ?st|2 ?nd|3 ?rd|4 ?th|premiere|deuxieme|seconde|troisieme|quatrieme|derniere|first|second|third|fourth|last) (?<unit>semaine|quinzaine|week)";
const units = "jours?|days?|semaines?|weeks?|mois|months?|ans?|annees?|years?";

/** What names days, the most telling first. */
const rules: readonly Rule[] = [
  rule("apres demain|day after tomorrow", (_, today) => one(plusDays(today, 2), today)),
  rule("demain|tomorrow|tumoro|tomoro", (_, today) => one(plusDays(today, 1), today)),
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
  rule(
    `(?:l )?(?<u>an|annee|mois) (?:derni(?:er|ere|e)|passee?) (?:a (?:la|cette) )?meme (?:epoque|periode|date|moment|temps)|(?:a (?:la|cette) )?meme (?:epoque|periode|date|moment|temps) (?:(?:de |que )?(?:l |le ))?(?<u2>an|annee|mois) (?:derni(?:er|ere|e)|passee?)|(?:at )?(?:the )?same (?:time|period|days?|date)(?: of| in)? last (?<u3>year|month)|last (?<u4>year|month)(?: at| in)? (?:the |this )?same (?:time|period|days?|date)`,
    ({ u, u2, u3, u4 }, today) =>
      sameTime(today, /^(?:mois|month)$/.test(u ?? u2 ?? u3 ?? u4 ?? "") ? 1 : 12),
  ),
  rule("avant hier|day before yesterday|day before yestaday", (_, today) =>
    one(plusDays(today, -2), today),
  ),
  rule("hier|yesterday|yestaday|yesday|yestday|la veille", (_, today) =>
    one(plusDays(today, -1), today),
  ),
  rule(
    "aujourd ?hui|auj|today|tudey|todey|tode|cette journee|(?:de|dans) la journee|du jour|of the day|dis day|ce jour|en ce moment|maintenant|right now",
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
    `${nthWeek} (?:du |de |of |of the )?(?:mois derni(?:er|ere|e)s?|mois passee?|last month)`,
    (g, today) => weekOfMonth(g, monthAt(today, -1), today),
  ),
  rule(`${nthWeek} (?:du |de ce |de |of |of the |of this )(?:mois|month)`, (g, today) =>
    weekOfMonth(g, monthAt(today), today),
  ),
  rule(`${nthWeek} (?:de |d |of )(?<m>${month})(?: (?<y>${year}))?`, (g, today) =>
    weekOfMonth(g, ofMonth(g, today), today),
  ),
  rule(
    `(?<!\\d )(?:(?:en|in|de|d|du mois de|du mois d|of|for|pour) )?(?<!\\d )(?<m>${month}) (?:de |d |of )?(?:(?<y>l (?:an|annee) (?:derni(?:er|ere|e)|passee?)|last year)|(?:derni(?:er|e)|passe))|(?:in |of )?last (?<m2>${month})(?! \\d)`,
    ({ m, m2, y }, today) => pastMonth(m ?? m2 ?? "", y !== undefined, today),
  ),
  rule(
    `(?:au |a la |en |le |la |at |in |the )*(?<part>debut|milieu|mi|fin|start|beginning|middle|end) (?:du |de |of |of the )?(?:mois derni(?:er|ere|e)s?|mois passee?|last month)`,
    (g, today) => thirdOf(g, monthAt(today, -1), today),
  ),
  rule(
    `(?:au |a la |en |le |la |at |in |the )*(?<!(?:depuis|since) (?:le |the )?)(?<part>debut|milieu|mi|fin|start|beginning|middle|end) (?:du |de ce |de |of |of the |of this )?(?:mois|month)`,
    (g, today) => thirdOf(g, monthAt(today), today),
  ),
  rule(
    `(?:au |a la |en |le |la |at |in |the )*(?<!(?:depuis|since) (?:le |the )?)(?<part>debut|milieu|mi|fin|start|beginning|middle|end) (?:du mois )?(?:de |d |of )?(?<m>${month})(?: (?<y>${year}))?`,
    (g, today) => thirdOf(g, undefined, today),
  ),
  rule(
    `(?:la |de la )?(?:semaine derni(?:ere|er|e)s?|semaine passee?|semaine d avant|semaine precedente)|(?:the )?(?:last|past|previous) week|week before|las week`,
    (_, today) => week(today, -1),
  ),
  rule(
    `(?:de )?(?:cette semaine|la semaine(?: en cours)?)|(?:this|dis|of the|the) week`,
    (_, today) => week(today),
  ),
  rule(
    `(?:le |du |au )?(?:mois derni(?:er|ere|e)s?|mois passee?|mois d avant|mois precedent)|(?:the )?(?:last|past|previous) month|month before|las month`,
    (_, today) => monthAt(today, -1),
  ),
  rule(
    `(?:le |du |depuis )?debut (?:du|de ce|de) mois|(?:ce mois(?: ci)?|(?:du|le) mois(?! (?:de |d )?(?:${month})\\b)(?: en cours)?)|(?:this|dis|of the|the) month|(?:since )?(?:the )?(?:start|beginning) of the month`,
    (_, today) => monthAt(today),
  ),
  rule(
    `(?:l )?(?:annee derni(?:ere|er|e)s?|annee passee?|an derni(?:er|e)|an passe|annee d avant)|(?:the )?(?:last|past|previous) year`,
    (_, today) => yearAt(today, -1),
  ),
  rule(
    `(?:depuis )?(?:le )?debut (?:de l|de cette) ?annee|cette annee|de l annee|l annee|(?:this|dis|of the|the) year|(?:since )?(?:the )?(?:start|beginning) of the year`,
    (_, today) => yearAt(today),
  ),
  rule(
    "(?:le |du |au |ce )?trimestre (?:dernier|passe|precedent)|(?:the )?(?:last|previous) quarter",
    (_, today) => quarter(today, -1),
  ),
  rule("(?:ce|du|le|au) trimestre|(?:this|the) quarter", (_, today) => quarter(today)),
  rule(
    "(?:le |du )?(?:week end|weekend) (?:derni(?:er|e)|passe)|(?:the )?(?:last|past) (?:week end|weekend)",
    // On a Saturday or Sunday, the last weekend is not the one that goes on.
    (_, today) => weekend(today, [0, 6].includes(weekdayOf(today)) ? -1 : 0),
  ),
  rule("(?:ce|du|le|this|the) (?:week end|weekend)", (_, today) => weekend(today)),
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
    `(?:le |on |du |the |de |ce )*(?:(?:${weekday}) )?(?:the )?(?<a>${day}) (?:of )?(?<m>${month})(?: (?<y>${year})| derni(?:er|e)| passe)?`,
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
    unitOf("year", `${y}-01-01`, `${y}-12-31`, today),
  ),
  rule(
    `(?:(?:le |du |jour de |journee de |journee du |depuis le |since the )*march[e]? (?:de|du) |market (?:of|on) |(?:le |ce |on |of |du |de |this |the )*)(?<w>${weekday}) (?:derni(?:er|ere|e)|passe)|last (?<w2>${weekday})`,
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

/** « Ont augmenté depuis le mois dernier » compares with that month. */
const changes =
  /\b(?:augment\w*|baiss\w*|progress\w*|evolu\w*|diminu\w*|monte|montes|montees?|chut\w*|recul\w*|increas\w*|decreas\w*|grow|grown|grew|drop|dropped|fell|fallen|rise|risen|rose|gone (?:up|down)|go(?:es)? (?:up|down))\b/;

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
        !changes.test(folded) &&
        (sinceBefore.test(folded.slice(0, from)) || /^(?:depuis|since) (?!\d)/.test(match[0]));
      found.push({
        days: isSince && !days.isAhead ? spanOf(days.from, today, today) : days,
        from,
        to,
        isSince,
      });
    }
  return found.sort((a, b) => a.from - b.from);
}
