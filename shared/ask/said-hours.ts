import { plusDays } from "#shared/rules/customer-account.ts";
import { type SaidDays, spanOf } from "./said-days.ts";

/**
 * A part of each day by its hours, the last one excluded; 10.5 is half past ten. The business day begins at 0 and ends
 * at 24, at whatever hour it turns.
 */
export type SaidHours = { from: number; to: number };

/** A part of the day named in a folded sentence, with its place there and the day named with it. */
export type FoundHours = {
  hours: SaidHours;
  days: SaidDays | undefined;
  from: number;
  to: number;
};

type Groups = Record<string, string | undefined>;
type Rule = { said: RegExp; of: (groups: Groups) => SaidHours | undefined; day?: number };

/** « 14h », « 10 h 30 », “6:15 pm”, « midi et demi »: a time of the clock. */
const clock = (name: string) =>
  `(?:(?<${name}>\\d{1,2}) ?(?<${name}u>h|heures?|hrs?|o clock|pm|am)(?: ?(?<${name}m>[0-5]\\d)| et (?<${name}f>demie?|quart))?(?! ?\\d)|(?<${name}b>\\d{1,2}) (?<${name}n>[0-5]\\d)(?: ?(?<${name}v>pm|am))?(?! ?(?:\\d|f\\b|fcfa|francs?|kg))|(?<${name}w>midi|noon|minuit|midnight)(?: et (?<${name}g>demie?|quart))?)`;

const partOfHour: Record<string, number> = { demi: 0.5, demie: 0.5, quart: 0.25 };

function hourOf(groups: Groups, name: string): number | undefined {
  const of = (part: string) => groups[`${name}${part}`];
  const minutes =
    Number(of("m") ?? of("n") ?? 0) / 60 + (partOfHour[of("f") ?? of("g") ?? ""] ?? 0);
  const word = of("w");
  if (word) return (/^(?:midi|noon)$/.test(word) ? 12 : 24) + minutes;
  const hour = Number(of("") ?? of("b"));
  const unit = of("u") ?? of("v");
  const whole = unit === "pm" && hour < 12 ? hour + 12 : unit === "am" && hour === 12 ? 0 : hour;
  return whole + minutes <= 24 ? whole + minutes : undefined;
}

const parts: readonly [words: string, hours: SaidHours][] = [
  ["matin|matinee|morning", { from: 0, to: 12 }],
  ["apres midi|aprem|aprm|afternoon", { from: 12, to: 18 }],
  ["soir|soiree|evening", { from: 18, to: 24 }],
];

const rule = (said: string, of: Rule["of"], day?: number): Rule => ({
  said: new RegExp(`\\b(?:${said})(?![a-z\\d])`, "g"),
  of,
  ...(day === undefined ? {} : { day }),
});

const between = (groups: Groups): SaidHours | undefined => {
  const [from, to] = [hourOf(groups, "a"), hourOf(groups, "b")];
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
};

const rules: readonly Rule[] = [
  rule(`(?:entre|between|de|from) ${clock("a")} (?:et|and|a|to) ${clock("b")}`, between),
  rule(`(?:avant|before|jusqu a|until|till) ${clock("a")}`, (groups) => {
    const to = hourOf(groups, "a");
    return to === undefined ? undefined : { from: 0, to };
  }),
  rule(`(?:apres(?! midi)|after|depuis|since|a partir de|from) ${clock("a")}`, (groups) => {
    const from = hourOf(groups, "a");
    return from === undefined ? undefined : { from, to: 24 };
  }),
  rule("(?:yesterday|last) night", () => ({ from: 18, to: 24 }), -1),
  rule("tonight|cette nuit", () => ({ from: 18, to: 24 }), 0),
  ...parts.map(([words, hours]) =>
    rule(`(?:depuis )?(?:ce|cet|cette|this|dis) (?:${words})`, () => hours, 0),
  ),
  ...parts.map(([words, hours]) =>
    rule(`(?:(?:le|l|la|au|du|en|dans la|in the|the|of the) )?(?:${words})`, () => hours),
  ),
];

function onDay(by: number, today: string): SaidDays {
  const day = plusDays(today, by);
  return { ...spanOf(day, day, today), unit: "day" };
}

/** All parts of the day named in a folded sentence, in order and without overlap. `today` is the business day. */
export function hoursIn(folded: string, today: string): FoundHours[] {
  const found: FoundHours[] = [];
  for (const { said, of, day } of rules)
    for (const match of folded.matchAll(said)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && to > one.from)) continue;
      const hours = of(match.groups ?? {});
      if (!hours) continue;
      found.push({ hours, days: day === undefined ? undefined : onDay(day, today), from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}
