import { countries, countryOfDigits } from "#shared/rules/countries.ts";
import { ourDigits } from "#shared/schemas/our-digits.ts";
import { searchedWords, wordsOf } from "#shared/search/name-words.ts";
import type { NamedLine } from "#shared/search/near-names.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

/** What of a customer is searched. */
export type Searched = Pick<CustomerRow, "name" | "phone" | "otherPhone">;
type Folded = { name: string; digits: readonly string[] };
const folded = new WeakMap<Searched, Folded>();

const digitsOf = (text: string): string => ourDigits(text).replace(/\D/g, "");

/** Folded once, for as long as nothing of them changes. */
function foldedOf(customer: Searched): Folded {
  let known = folded.get(customer);
  if (!known) {
    const digits = [customer.phone, customer.otherPhone].map(digitsOf).filter(Boolean);
    known = { name: ` ${searchedWords(customer.name).join(" ")}`, digits };
    folded.set(customer, known);
  }
  return known;
}

/** The words of a name, folded and sorted, without punctuation; empty for a name without words. */
export const nameKey = (name: string): string => wordsOf(name).sort().join(" ");

/** How many are folded before others get their turn. */
const atOnce = 200;

/** Folds all of them a few at a time, so that the first letter typed among thousands finds at once; gives what ends it. */
export function foldAhead(customers: readonly Searched[]): () => void {
  let next = 0;
  let timer = setTimeout(step);
  function step() {
    for (const customer of customers.slice(next, next + atOnce)) foldedOf(customer);
    next += atOnce;
    if (next < customers.length) timer = setTimeout(step);
  }
  return () => clearTimeout(timer);
}

/** A list prepared for search. `lines`: its names with their index, for the search of near names. */
export type Prepared<T> = {
  items: readonly T[];
  lines: () => readonly NamedLine[];
  folded: readonly (Folded | undefined)[];
  /** Places of those who have a word that begins so, by one and by two letters, in order. */
  beginning: ReadonlyMap<string, readonly number[]>;
  /** All numbers in one text, each with a blank behind it; where each ends, and at which place it stands. */
  numbers: { text: string; ends: readonly number[]; places: readonly number[] };
};

/** Makes a list ready; `customerOf`: whom a line of it is about, undefined for one who is not known. */
export function prepared<T>(
  items: readonly T[],
  customerOf: (item: T) => Searched | undefined,
): Prepared<T> {
  const beginning = new Map<string, number[]>();
  const numbers = { text: "", ends: [] as number[], places: [] as number[] };
  const all = items.map((item, place) => {
    const customer = customerOf(item);
    if (!customer) return undefined;
    const known = foldedOf(customer);
    for (const word of known.name.split(" "))
      for (const letters of new Set([word.slice(0, 1), word.slice(0, 2)])) {
        const places = beginning.get(letters);
        if (!places) beginning.set(letters, [place]);
        else if (places.at(-1) !== place) places.push(place);
      }
    for (const number of known.digits) {
      numbers.text += `${number} `;
      numbers.ends.push(numbers.text.length - 1);
      numbers.places.push(place);
    }
    return known;
  });
  let lines: NamedLine[] | undefined;
  return {
    ...{ items, folded: all, beginning, numbers },
    lines: () => {
      lines ??= all.flatMap((known, at) =>
        known ? { id: String(at), text: known.name.slice(1) } : [],
      );
      return lines;
    },
  };
}

/** Signs of a telephone number alone. */
const isNumber = /^[\d\s.+()/-]+$/;

/**
 * Finds customers by words that begin a word of the name (accents, capitals and punctuation ignored), by digits of a
 * telephone number, or both. Names that begin with the text and numbers that end with it come first; else in order.
 */
export function find<T>(ready: Prepared<T>, typed: string): T[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...ready.items];
  const ranks = new Uint8Array(ready.items.length);
  rankNames(ready, words, ranks);
  if (isNumber.test(ourDigits(typed))) rankNumbers(ready.numbers, digitsOf(typed), ranks);
  const best: T[] = [];
  const others: T[] = [];
  for (let place = 0; place < ranks.length; place += 1)
    if (ranks[place] !== 0) (ranks[place] === 2 ? best : others).push(ready.items[place] as T);
  return best.concat(others);
}

/**
 * Ranks names that begin with the words above names with words that begin so.
 * Digits typed beside a word may also be in the telephone number.
 */
function rankNames<T>(
  { folded, beginning }: Prepared<T>,
  words: readonly string[],
  ranks: Uint8Array,
): void {
  const first = words.find((word) => !/^\d+$/.test(word)) ?? (words[0] as string);
  const places = beginning.get(first.slice(0, 2)) ?? [];
  const start = ` ${words.join(" ")}`;
  // One or two letters are what the places were gathered by.
  const isSure = words.length === 1 && first.length <= 2;
  for (const place of places) {
    const { name = "", digits = [] } = folded[place] ?? {};
    const isBest = name.startsWith(start);
    const isHeld = (word: string) =>
      name.includes(` ${word}`) ||
      (words.length > 1 && /^\d{2,}$/.test(word) && digits.some((one) => one.includes(word)));
    if (isBest || isSure || words.every(isHeld)) ranks[place] = isBest ? 2 : 1;
  }
}

/**
 * Ranks numbers that hold these digits; those that end with them rank higher. When no number has them, retries
 * without leading zeros, then without the country code.
 */
function rankNumbers(
  numbers: Prepared<unknown>["numbers"],
  wanted: string,
  ranks: Uint8Array,
): void {
  const bare = wanted.replace(/^0+/, "");
  const [country] = [countries[countryOfDigits(bare) ?? ""]];
  const home = country ? bare.slice(country.dial.length).replace(/^0+/, "") : "";
  for (const digits of [wanted, bare, home.length > 3 ? home : ""])
    if (digits !== "" && rankHolding(numbers, digits, ranks)) return;
}

/** Ranks the numbers that hold these digits; true when there is one. */
function rankHolding(
  { text, ends, places }: Prepared<unknown>["numbers"],
  wanted: string,
  ranks: Uint8Array,
): boolean {
  let slot = 0;
  let isHeld = false;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[slot])) {
    while ((ends[slot] ?? text.length) < at) slot += 1;
    const place = places[slot] ?? 0;
    const rank = text.startsWith(wanted, (ends[slot] ?? 0) - wanted.length) ? 2 : 1;
    if (rank > (ranks[place] ?? 0)) ranks[place] = rank;
    isHeld = true;
  }
  return isHeld;
}
