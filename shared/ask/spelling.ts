import { heardAs, isWithin } from "#shared/spoken/heard.ts";
import { months, weekdays } from "./calendar-words.ts";

/** Correct spellings of words for days; a word near to one of them is read as it. */
const spelt: readonly string[] = [
  ...weekdays.keys(),
  ...[...months.keys()].filter((word) => word.length > 4),
  ..."hier demain yesterday tomorrow today semaine annee month week dernier derniere passe journee weekend depuis".split(
    " ",
  ),
];
const whole = "aujourdhui";
const bySound: ReadonlyMap<string, string> = new Map(
  [...spelt].reverse().map((word) => [heardAs(word), word]),
);
const soundOfWhole = heardAs(whole);

/** Spellings by ear, too far from the right word by their letters. */
const heard: Readonly<Record<string, string>> = {
  ...{ wik: "week", wek: "week", wiks: "weeks", mont: "month", munt: "month", munth: "month" },
  ...{
    las: "last",
    lass: "last",
    ier: "hier",
    yer: "hier",
    iyer: "hier",
    hyer: "hier",
    cet: "cette",
    cete: "cette",
  },
  ...{
    mwa: "mois",
    moa: "mois",
    moi: "mois",
    se: "ce",
    sete: "cette",
    sette: "cette",
    avan: "avant",
    avent: "avant",
  },
};

/** Words before a month: « moi » or « mwa » behind one of them means « mois ». */
const besideDays = /^(?:ce|se|le|du|au|dernier|derniere|dernie|passe|passee|cette|cet|last)$/;

function spellingOf(word: string): string | undefined {
  // « Les lundis » means every Monday and is no misspelling.
  if (word.length < 4 || weekdays.has(word.replace(/s$/, ""))) return undefined;
  const sound = heardAs(word);
  if (sound === soundOfWhole || isWithin(word, whole, 2)) return "aujourd hui";
  // « Lannée » lacks its apostrophe; « hiere » has one letter too many.
  const bare = /^[ld](?=\w{4})/.test(word) ? word.slice(1) : word;
  if (bare !== word && spelt.includes(bare)) return bare;
  const longer = spelt.find((other) => word.startsWith(other) && word.length === other.length + 1);
  if (longer) return longer;
  const same = bySound.get(sound);
  if (same) return same;
  if (word.length < 5) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  return spelt.find(
    (other) => other.length >= 5 && other[0] === word[0] && isWithin(word, other, most),
  );
}

/**
 * The folded words of a question, with words for days spelt as the calendar knows them (« la semene passé »,
 * « ojourdui », “yestaday”). Each word gives one entry, which may hold two words. `isKnown`: true for words that mean
 * or name something else.
 */
export function withDaysSpelt(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  return words.map((word, at) => {
    const [prior = "", behind = ""] = [words[at - 1], words[at + 1]];
    const sounds = heard[word];
    if (sounds === "avant") return /^(?:h|y)ie/.test(behind) ? sounds : word;
    if (sounds === "mois") {
      const isMonth = besideDays.test(prior) || /^(?:derni|passe|proch)/.test(behind);
      return isMonth ? sounds : word;
    }
    if (sounds === "last") return /^(?:w|mo|nigh|ye)/.test(behind) ? sounds : word;
    if (sounds === "ce" || sounds === "cette")
      return /^(?:m[ow]|se?[mn]|ann|jour|mat|soir)/.test(behind) ? sounds : word;
    if (behind === "hui" && isWithin(word, "aujourd", 3)) return "aujourd";
    if (isKnown(word) || /^\d/.test(word)) return word;
    return sounds ?? spellingOf(word) ?? word;
  });
}
