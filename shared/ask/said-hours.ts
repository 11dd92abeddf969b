import { plusDays } from "#shared/rules/customer-account.ts";
import { type SaidDays, spanOf } from "./said-days.ts";

/**
 * A part of each day by its whole hours, the last one not in it. 0 is when the business day begins and 24 when it ends,
 * at whatever hour it turns.
 */
export type SaidHours = { from: number; to: number };

/** A part of the day that words name, where they stand in the folded sentence, and the day that they name with it. */
export type FoundHours = {
  hours: SaidHours;
  days: SaidDays | undefined;
  from: number;
  to: number;
};

type Groups = Record<string, string | undefined>;
type Rule = { said: RegExp; of: (groups: Groups) => SaidHours | undefined; day?: number };

/** « 14h », « 6 pm », « midi »: an hour of the clock, whole. */
const clock = (name: string) =>
  `(?:(?<${name}>\\d{1,2}) ?(?<${name}u>h|heures?|hrs?|o clock|pm|am)(?! ?\\d)|(?<${name}w>midi|noon|minuit|midnight))`;

function hourOf(groups: Groups, name: string): number | undefined {
  const word = groups[`${name}w`];
  if (word) return /^(?:midi|noon)$/.test(word) ? 12 : 24;
  const hour = Number(groups[name]);
  const unit = groups[`${name}u`];
  const whole = unit === "pm" && hour < 12 ? hour + 12 : unit === "am" && hour === 12 ? 0 : hour;
  return whole <= 24 ? whole : undefined;
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

/** All parts of the day that a folded sentence names, in order; none lies over another. `today` is the business day. */
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
