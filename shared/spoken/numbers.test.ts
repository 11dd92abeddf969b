import fc from "fast-check";
import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { numberAt, numberInWords, type SpokenLanguage } from "./numbers.ts";
import { saidWords } from "./said-words.ts";

const wordsOf = (text: string) => saidWords(text).map(({ text }) => text);
const read = (text: string, language?: SpokenLanguage) =>
  numberInWords(wordsOf(text), language)?.value;
const readBoth = (text: string) => {
  const number = numberInWords(wordsOf(text));
  return [number?.value, number?.also];
};

const frenchSmall =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const frenchTens = "- - vingt trente quarante cinquante soixante".split(" ");
const englishSmall =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const englishTens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const pidginSmall =
  "zero wan tu tri fo faif siks seven eit nain ten eleven twelf tatin fotin fiftin sikstin seventin eitin naintin".split(
    " ",
  );
const pidginTens = "- - twenti tati foti fifti siksti seventi eiti nainti".split(" ");

type Speller = (below: number) => string;

const french =
  (isSwiss: boolean): Speller =>
  (below) => {
    if (below < 20) return frenchSmall[below] ?? "";
    const [ten, unit] = [Math.floor(below / 10), below % 10];
    if (isSwiss && ten >= 7) {
      const word = ["septante", "huitante", "nonante"][ten - 7] ?? "";
      return unit === 0 ? word : unit === 1 ? `${word} et un` : `${word}-${frenchSmall[unit]}`;
    }
    if (ten === 7) return below === 71 ? "soixante et onze" : `soixante-${frenchSmall[unit + 10]}`;
    if (ten >= 8) return below === 80 ? "quatre-vingts" : `quatre-vingt-${frenchSmall[below - 80]}`;
    const word = frenchTens[ten] ?? "";
    return unit === 0 ? word : unit === 1 ? `${word} et un` : `${word}-${frenchSmall[unit]}`;
  };

const plain =
  (units: readonly string[], decades: readonly string[]): Speller =>
  (below) =>
    below < 20
      ? (units[below] ?? "")
      : `${decades[Math.floor(below / 10)]}${below % 10 === 0 ? "" : ` ${units[below % 10]}`}`;

type Words = { below: Speller; cent: string; mille: string; million: string; and: string };

function spell(value: number, words: Words, isFrench: boolean): string {
  if (value === 0) return words.below(0);
  const group = (part: number): string => {
    const [hundreds, rest] = [Math.floor(part / 100), part % 100];
    const head =
      hundreds === 0
        ? ""
        : isFrench && hundreds === 1
          ? words.cent
          : `${words.below(hundreds)} ${words.cent}`;
    if (rest === 0) return head;
    return head === "" ? words.below(rest) : `${head}${words.and}${words.below(rest)}`;
  };
  const [millions, thousands, rest] = [
    Math.floor(value / 1e6),
    Math.floor(value / 1000) % 1000,
    value % 1000,
  ];
  return [
    millions > 0 ? `${group(millions)} ${words.million}` : "",
    thousands === 0
      ? ""
      : isFrench && thousands === 1
        ? words.mille
        : `${group(thousands)} ${words.mille}`,
    rest > 0 ? group(rest) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const spellers: Record<string, (value: number) => string> = {
  fr: (value) =>
    spell(
      value,
      { below: french(false), cent: "cent", mille: "mille", million: "million", and: " " },
      true,
    ),
  "fr of the south": (value) =>
    spell(
      value,
      { below: french(true), cent: "cents", mille: "mille", million: "millions", and: " " },
      true,
    ),
  en: (value) =>
    spell(
      value,
      {
        below: plain(englishSmall, englishTens),
        cent: "hundred",
        mille: "thousand",
        million: "million",
        and: " and ",
      },
      false,
    ),
  pidgin: (value) =>
    spell(
      value,
      {
        below: plain(pidginSmall, pidginTens),
        cent: "handrid",
        mille: "tausin",
        million: "milion",
        and: " ",
      },
      false,
    ),
};

test.each(Object.entries(spellers))(
  "every number below ten thousand reads back in %s",
  (name, write) => {
    const wrong: string[] = [];
    for (let value = 0; value < 10_000; value += 1) {
      const text = write(value);
      if (read(text, name === "pidgin" ? "pidgin" : undefined) !== value)
        wrong.push(`${value} ${text}`);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(Object.entries(spellers))("numbers up to 9,999,999 read back in %s", (name, write) => {
  const random = randomFrom(`numbers of ${name}`);
  const wrong: string[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const value = random.int(0, 9_999_999);
    const text = write(value);
    if (read(text, name === "pidgin" ? "pidgin" : undefined) !== value)
      wrong.push(`${value} ${text}`);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["soixante-dix", 70],
  ["septante", 70],
  ["quatre-vingt-dix", 90],
  ["nonante", 90],
  ["2 500", 2500],
  ["12,000", 12000],
  ["1.200.000", 1200000],
  ["2,5", 2.5],
  ["1/2", 0.5],
  ["½", 0.5],
  ["3 mille", 3000],
  ["3 mille 500", 3500],
  ["5 cents", 500],
  ["quinze cents", 1500],
  ["une douzaine", 12],
  ["deux douzaines", 24],
  ["une demi-douzaine", 6],
  ["half a dozen", 6],
  ["une centaine", 100],
  ["two hundred and fifty", 250],
  ["a hundred", 100],
  ["tu handrid", 200],
  ["٢٥٠", 250],
])("« %s » is %d", (text, value) => {
  expect(read(text)).toBe(value);
});

test("a lone unit behind thousands may be hundreds as well", () => {
  expect(readBoth("deux mille cinq")).toEqual([2005, 2500]);
  expect(readBoth("mille cinq")).toEqual([1005, 1500]);
  expect(readBoth("two thousand five")).toEqual([2005, 2500]);
  expect(readBoth("un million deux")).toEqual([1000002, 1200000]);
  expect(readBoth("deux mille cinq cents")).toEqual([2500, undefined]);
  expect(readBoth("deux mille quinze")).toEqual([2015, undefined]);
});

test("hundreds said after digits in hundreds may be said twice", () => {
  expect(readBoth("500 cents")).toEqual([500, 50000]);
});

test.each(["deux cinq", "vingt et deux", "cent et un", "premier", "tu", "trois et demi"])(
  "« %s » is not one number",
  (text) => {
    expect(numberInWords(wordsOf(text))).toBeUndefined();
  },
);

test("no text makes it fail, and what it reads moves on", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(5), (text, at) => {
      const words = wordsOf(text);
      const number = numberAt(words, at);
      expect(number === undefined || (number.next > at && Number.isFinite(number.value))).toBe(
        true,
      );
    }),
  );
});
