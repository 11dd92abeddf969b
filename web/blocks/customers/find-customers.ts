import { ourDigits } from "#shared/schemas/our-digits.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { foldText } from "#web/store/read-models/catalogue/fold-text.ts";

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
    known = { name: ` ${foldText(customer.name)}`, digits };
    folded.set(customer, known);
  }
  return known;
}

/** The words of a name, folded and in one order; empty for a name of none. */
export const nameWords = (customer: Searched): string =>
  foldedOf(customer).name.split(" ").filter(Boolean).sort().join(" ");

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

/** A list made ready to be searched. */
export type Prepared<T> = {
  items: readonly T[];
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
  return { items, folded: all, beginning, numbers };
}

/** Signs of a telephone number alone. */
const isNumber = /^[\d\s.+()/-]+$/;

/**
 * Whom somebody types: by words that begin a word of the name, whatever accents and capitals, or by digits of a telephone
 * number. Names that begin so and numbers that end so come before the others; else the order stays as it was.
 */
export function find<T>({ items, folded, beginning, numbers }: Prepared<T>, typed: string): T[] {
  const text = foldText(typed.trim()).trim();
  const words = text.split(" ").filter(Boolean);
  const [first] = words;
  if (first === undefined) return [...items];
  const wanted = isNumber.test(ourDigits(typed)) ? digitsOf(typed) : "";
  const places = beginning.get(first.slice(0, 2)) ?? [];
  const start = ` ${text}`;
  const starts = words.map((word) => ` ${word}`);
  // One or two letters are what the places were gathered by.
  const isSure = words.length === 1 && first.length <= 2;
  const best: T[] = [];
  const others: T[] = [];
  const ranks = wanted === "" ? undefined : new Uint8Array(items.length);
  for (const place of places) {
    const name = folded[place]?.name ?? "";
    const isBest = name.startsWith(start);
    if (!isBest && !isSure && !starts.every((one) => name.includes(one))) continue;
    if (ranks) ranks[place] = isBest ? 2 : 1;
    else (isBest ? best : others).push(items[place] as T);
  }
  if (!ranks) return best.concat(others);
  rankNumbers(numbers, wanted, ranks);
  for (let place = 0; place < ranks.length; place += 1)
    if (ranks[place] !== 0) (ranks[place] === 2 ? best : others).push(items[place] as T);
  return best.concat(others);
}

/** Numbers that hold these digits, and those that end so. */
function rankNumbers(
  { text, ends, places }: Prepared<unknown>["numbers"],
  wanted: string,
  ranks: Uint8Array,
): void {
  let slot = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[slot])) {
    while ((ends[slot] ?? text.length) < at) slot += 1;
    const place = places[slot] ?? 0;
    const rank = text.startsWith(wanted, (ends[slot] ?? 0) - wanted.length) ? 2 : 1;
    if (rank > (ranks[place] ?? 0)) ranks[place] = rank;
  }
}
