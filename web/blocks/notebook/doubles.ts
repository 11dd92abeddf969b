import { internationalPhone } from "#shared/rules/phone.ts";
import { nameKey } from "#web/blocks/customers/find-customers.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

type Noted = Pick<CustomerRow, "name" | "phone" | "otherPhone">;

/** Who is in the notebook, by numbers and by names: a double is looked up among thousands, not searched for. */
export type KnownPeople = {
  country: string;
  add(one: CustomerRow): void;
  /** Those who have a number of theirs, however it is written, in the order they were added. */
  withNumberOf(of: Noted): CustomerRow[];
  /** Those of the same name, whatever its accents, capitals and the order of its words, in the order they were added. */
  namedAs(of: Noted): readonly CustomerRow[];
};

/** Numbers are read for `country`. */
export function knownPeople(customers: readonly CustomerRow[], country: string): KnownPeople {
  const all: CustomerRow[] = [];
  const places = new Map<string, number[]>();
  const names = new Map<string, CustomerRow[]>();
  const known: KnownPeople = {
    country,
    add(one) {
      for (const number of numbersOf(one, country)) gather(places, number, all.length);
      const name = nameKey(one.name);
      if (name !== "") gather(names, name, one);
      all.push(one);
    },
    withNumberOf(of) {
      const found = numbersOf(of, country).flatMap((number) => places.get(number) ?? []);
      return [...new Set(found)].sort((a, b) => a - b).flatMap((place) => all[place] ?? []);
    },
    namedAs: (of) => names.get(nameKey(of.name)) ?? [],
  };
  for (const one of customers) known.add(one);
  return known;
}

/**
 * Whoever may be the same person: those who have a number of theirs, then those of the same name. A hint: two people may
 * share both. `besides`: whoever is asked about.
 */
export function probableDoubles(
  of: Noted,
  known: KnownPeople,
  besides: string | undefined,
): CustomerRow[] {
  const found = new Set([...known.withNumberOf(of), ...known.namedAs(of)]);
  return [...found].filter(({ id }) => id !== besides);
}

/** Another customer who has the number that is typed, as a hint; `besides`: whoever the form is about. */
export function bearerOf(
  typed: string,
  known: KnownPeople,
  besides: string | undefined,
): CustomerRow | undefined {
  const phone = internationalPhone(typed, known.country) ?? "";
  return known.withNumberOf({ name: "", phone, otherPhone: "" }).find(({ id }) => id !== besides);
}

function gather<T>(index: Map<string, T[]>, key: string, one: T): void {
  const there = index.get(key);
  if (there) there.push(one);
  else index.set(key, [one]);
}

const numbersOf = ({ phone, otherPhone }: Noted, country: string): string[] =>
  [phone, otherPhone].flatMap((one) => (one === "" ? [] : (wholeNumber(one, country) ?? [])));

/** A number in the form +237677000000. What the forms have kept is whole already: reading thousands of numbers anew would be felt. */
const wholeNumber = (kept: string, country: string) =>
  /^\+\d+$/.test(kept) ? kept : internationalPhone(kept, country);
