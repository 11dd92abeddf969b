import { numberAt, type SpokenLanguage } from "./numbers.ts";
import type { SaidWord } from "./said-words.ts";

/** What is measured: weight, volume, length in the small unit; watts and pages tell sizes apart. */
export type Dimension = "g" | "ml" | "cm" | "w" | "page";

/**
 * A measure that was said: `value` in the small unit. Of `any`, « un quart de piment », it is thousandths of whatever the
 * goods are priced by. `also` is what else it may be; with `isUnit` nobody said how many, « le kilo ».
 */
export type SaidMeasure = {
  value: number;
  of: Dimension | "any";
  next: number;
  also?: number;
  isUnit?: true;
  /** Its place in the sentence. */
  place?: { from: number; to: number };
};

const unitWords: ReadonlyMap<string, [of: Dimension, per: number]> = new Map(
  Object.entries({
    "kg kgs kilo kilos kilogramme kilogrammes kilogram kilograms kilogs": ["g", 1000],
    "g gr gramme grammes gram grams grs": ["g", 1],
    "livre livres": ["g", 500],
    "l litre litres liter liters lt": ["ml", 1000],
    "cl centilitre centilitres": ["ml", 10],
    "ml millilitre millilitres": ["ml", 1],
    "m metre metres meter meters": ["cm", 100],
    "cm centimetre centimetres": ["cm", 1],
    "w watt watts": ["w", 1],
    "p page pages": ["page", 1],
  } satisfies Record<string, [Dimension, number]>).flatMap(([words, unit]) =>
    words
      .split(" ")
      .map((word): [string, [Dimension, number]] => [word, unit as [Dimension, number]]),
  ),
);

/** Letters that are a unit only behind digits. */
const isLetter = (word: string) => /^[gmplw]$/.test(word);
const isHalf = (word = "") => /^(?:demi|demie|half)$/.test(word);
const isQuarter = (word = "") => /^(?:quart|quarter|quarts|quarters)$/.test(word);
const isOne = (word = "") => /^(?:un|une|a|an|one)$/.test(word);
const isOf = (word = "") => /^(?:de|d|of)$/.test(word);

export const francWords: ReadonlySet<string> = new Set(
  "f fr frs franc francs fcfa cfa xaf xof balle balles".split(" "),
);

/** The number at a word; digits keep what else they may mean. */
export function saidNumberAt(said: readonly SaidWord[], at: number, language?: SpokenLanguage) {
  const words = said.map(({ text }) => text);
  const number = numberAt(words, at, language);
  if (!number) return undefined;
  const next = said[number.next];
  // « 5k » is five thousand.
  if (number.next === at + 1 && next?.text === "k" && said[at]?.to === next.from)
    return { value: number.value * 1000, next: at + 2 };
  const also = number.next === at + 1 ? said[at]?.also : undefined;
  return also === undefined ? number : { ...number, also };
}

function unitAt(said: readonly SaidWord[], at: number) {
  const word = said[at];
  if (!word || word.isElided) return undefined;
  if (isLetter(word.text) && said[at - 1]?.kind !== "number") return undefined;
  return unitWords.get(word.text);
}

/** « un demi », « three quarters of a »: what stands before a unit, and where that begins. */
function fractionAt(said: readonly SaidWord[], at: number) {
  const text = (index: number) => said[index]?.text;
  const past = (index: number) => {
    let next = index;
    if (isOf(text(next))) next += 1;
    if (isOne(text(next))) next += 1;
    return next;
  };
  if (/^(?:trois|three|3)$/.test(text(at) ?? "") && isQuarter(text(at + 1)))
    return { value: 0.75, end: at + 2, next: past(at + 2) };
  const from = isOne(text(at)) ? at + 1 : at;
  if (isHalf(text(from))) return { value: 0.5, end: from + 1, next: past(from + 1) };
  if (isQuarter(text(from))) return { value: 0.25, end: from + 1, next: past(from + 1) };
  return undefined;
}

/** « et demi », « and a half », « un quart », « 1/2 »: what stands behind a number or a unit. */
function moreAt(said: readonly SaidWord[], at: number, isBeforeUnit = false) {
  const from = /^(?:et|and)$/.test(said[at]?.text ?? "") ? at + 1 : at;
  const fraction = fractionAt(said, from);
  if (fraction && (isBeforeUnit ? from > at : !unitAt(said, fraction.next)))
    return { value: fraction.value, next: fraction.end };
  const word = said[from];
  const value = Number(word?.text);
  // « 1 kg 1/2 », « 2 1/2 kg ».
  const isUnitBehind = unitAt(said, from + 1) !== undefined;
  if (word?.kind === "number" && value > 0 && value < 1 && isUnitBehind === isBeforeUnit)
    return { value, next: from + 1 };
  return undefined;
}

/** The measure that begins at a word: « 1 kg et demi », « half a kilo », « deux kilos cinq cents », « 75 cl ». */
export function measureAt(
  said: readonly SaidWord[],
  at: number,
  language?: SpokenLanguage,
): SaidMeasure | undefined {
  const fraction = fractionAt(said, at);
  if (fraction) {
    const unit = unitAt(said, fraction.next);
    if (unit) return { value: fraction.value * unit[1], of: unit[0], next: fraction.next + 1 };
    return { value: fraction.value * 1000, of: "any", next: fraction.end };
  }
  const number = saidNumberAt(said, at, language);
  if (!number) {
    const unit = /^(?:kilo|litre|metre|liter|meter)s?$/.test(said[at]?.text ?? "")
      ? unitAt(said, at)
      : undefined;
    return unit && { ...withMore(said, at + 1, unit, 1), of: unit[0], isUnit: true };
  }
  const more = moreAt(said, number.next, true);
  const unit = unitAt(said, more?.next ?? number.next);
  if (!unit) return undefined;
  const isFine = unit[1] < 1000;
  // « 1,500 kg » is a kilo and a half; « 2 500 g » may be two of 500 g.
  const [count, other] =
    number.also !== undefined && !isFine && number.also < number.value
      ? [number.also, number.value]
      : [number.value, number.also];
  const measure = withMore(said, (more?.next ?? number.next) + 1, unit, count + (more?.value ?? 0));
  return { ...measure, of: unit[0], ...(other === undefined ? {} : { also: other * unit[1] }) };
}

/** Behind kilos and litres a fraction of one, or so many of the small unit. */
function withMore(
  said: readonly SaidWord[],
  at: number,
  [of, per]: [Dimension, number],
  count: number,
): { value: number; next: number; also?: number } {
  const value = rounded(count * per);
  const more = per >= 100 && of !== "page" ? moreAt(said, at) : undefined;
  if (more) return { value: rounded(value + more.value * per), next: more.next };
  if (per !== 1000 || !Number.isInteger(count)) return { value, next: at };
  const rest = saidNumberAt(said, at);
  const behind = said[rest?.next ?? at]?.text ?? "";
  const isRest =
    rest !== undefined &&
    rest.value >= 100 &&
    rest.value < 1000 &&
    !unitAt(said, rest.next) &&
    /^(?:de|d|of|)$/.test(behind);
  if (!isRest) return { value, next: at };
  return { value: value + rest.value, next: rest.next, ...(behind === "" ? { also: value } : {}) };
}

/** Binary fractions leave a noise that no scale shows. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;
