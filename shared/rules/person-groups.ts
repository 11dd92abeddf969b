import type { LeftPart } from "#shared/leftover.ts";
import { nameKey } from "./person-name.ts";
import { noteOf } from "./person-note.ts";
import type { PersonRow } from "./person-reading.ts";

/**
 * Reasons to doubt that a person is one person: another of the same name, another with the same number, or several
 * lines without a day.
 */
export type PersonDoubt = {
  is: "same-name" | "shared-number" | "several-lines";
  /** Key under which the answer is kept. */
  key: string;
  /** First line of the other person; for several lines, the second line. */
  otherLine: number;
};

/** Answers to doubts, by key: one person, or several. */
export type PersonAnswers = Readonly<Record<string, "together" | "apart">>;

/** One person of a file, with all their lines. `balance`: sum of the lines, in francs. */
export type Person = {
  /** Their first line. */
  line: number;
  name: string;
  phones: readonly string[];
  rows: readonly PersonRow[];
  balance: number;
  note: string;
  creditLimit: number | null;
  termDays: number | null;
  /** Words of their lines that do not fit on the card: further limits and terms, notes beyond its length. */
  left: readonly LeftPart[];
  doubt: PersonDoubt | undefined;
};

/**
 * Groups the lines by person. One person: the same name and number, or the same name if no other line of it has a
 * number. Two numbers are two people, and so are two names, unless somebody answered otherwise. Lines with a trouble
 * belong to nobody.
 */
export function groupPeople(
  rows: readonly PersonRow[],
  isNotebook: boolean,
  answers: PersonAnswers,
): Person[] {
  const groups: PersonRow[][] = [];
  const named = new Map<string, PersonRow[][]>();
  for (const row of rows) {
    if (row.trouble) continue;
    const key = nameKey(row.name);
    const there = named.get(key) ?? [];
    const own = groupFor(row, there, answers[`name:${key}`]) ?? numbered(row, groups, answers);
    if (own) own.push(row);
    else {
      const made = [row];
      groups.push(made);
      named.set(key, [...there, made]);
    }
  }
  const people = groups.map(personOf);
  const index = indexOf(people);
  return people.map((person) => ({
    ...person,
    doubt: doubtOf(person, index, isNotebook, answers),
  }));
}

type Index = { named: Map<string, Person[]>; numbered: Map<string, Person[]> };

/** Index of people by name and by number: there may be thousands. */
function indexOf(people: readonly Person[]): Index {
  const index: Index = { named: new Map(), numbered: new Map() };
  const put = (map: Map<string, Person[]>, key: string, person: Person) => {
    const there = map.get(key);
    if (there) there.push(person);
    else map.set(key, [person]);
  };
  for (const person of people) {
    put(index.named, nameKey(person.name), person);
    for (const phone of person.phones) put(index.numbered, phone, person);
  }
  return index;
}

const numbersOf = (group: readonly PersonRow[]) => group.flatMap(({ phones }) => phones);

function groupFor(
  row: PersonRow,
  there: readonly PersonRow[][],
  answer: "together" | "apart" | undefined,
): PersonRow[] | undefined {
  if (answer === "apart") return undefined;
  const [first, second] = there;
  if (answer === "together") return first;
  const shared = there.find((group) =>
    numbersOf(group).some((phone) => row.phones.includes(phone)),
  );
  if (shared || !first || second) return shared;
  return row.phones.length === 0 || numbersOf(first).length === 0 ? first : undefined;
}

/** The group with the same number under another name, if somebody answered that it is one person. */
function numbered(row: PersonRow, groups: readonly PersonRow[][], answers: PersonAnswers) {
  const said = row.phones.filter((phone) => answers[`phone:${phone}`] === "together");
  if (said.length === 0) return undefined;
  return groups.find((group) => numbersOf(group).some((phone) => said.includes(phone)));
}

function personOf(rows: readonly PersonRow[]): Person {
  const [line, name] = [rows[0]?.line ?? 0, rows[0]?.name ?? ""];
  const phones = [...new Set(numbersOf(rows))];
  const others = [...new Set(rows.map((row) => row.name))].filter(
    (one) => nameKey(one) !== nameKey(name),
  );
  const { note, rest } = noteOf([...others, ...rows.map((row) => row.note), ...phones.slice(2)]);
  const [limit = null, ...limits] = distinct(rows.map(({ creditLimit }) => creditLimit));
  const [term = null, ...terms] = distinct(rows.map(({ termDays }) => termDays));
  const left = [...rest, ...[...limits, ...terms].map(String)];
  return {
    ...{ line, name, rows, phones: phones.slice(0, 2), note, doubt: undefined },
    ...{ creditLimit: limit, termDays: term },
    balance: rows.reduce((sum, row) => sum + (row.balance ?? 0), 0),
    left: left.map((text) => ({ is: "words", text, at: line })),
  };
}

const distinct = (numbers: readonly (number | null)[]): number[] => [
  ...new Set(numbers.filter((one) => one !== null)),
];

function doubtOf(
  person: Person,
  { named, numbered: withNumber }: Index,
  isNotebook: boolean,
  answers: PersonAnswers,
): PersonDoubt | undefined {
  const key = nameKey(person.name);
  const namesake = named.get(key)?.find((one) => one !== person);
  if (namesake) return { is: "same-name", key: `name:${key}`, otherLine: namesake.line };
  const sharing = person.phones
    .flatMap((phone) => withNumber.get(phone) ?? [])
    .find((one) => one !== person);
  const phone = sharing?.phones.find((one) => person.phones.includes(one));
  if (sharing && phone)
    return { is: "shared-number", key: `phone:${phone}`, otherLine: sharing.line };
  const second = person.rows[1];
  if (!second) return undefined;
  const other = person.rows.find((row) => nameKey(row.name) !== key);
  if (other) {
    const both = other.phones.find((one) => answers[`phone:${one}`] === "together") ?? "";
    return { is: "shared-number", key: `phone:${both}`, otherLine: other.line };
  }
  if (!isNotebook || answers[`name:${key}`])
    return { is: "several-lines", key: `name:${key}`, otherLine: second.line };
  return undefined;
}
