import type { LeftPart } from "#shared/leftover.ts";
import { mostFrancs } from "#shared/schemas/bounds.ts";
import { isDay } from "./cell-kinds.ts";
import { columnsLeft, type Rows, titlesAt } from "./column-guess.ts";
import { cleanText } from "./import-row.ts";
import { saysDebt } from "./money-columns.ts";
import { amountReader, isAlone } from "./person-amount.ts";
import { askOfLines, lastOnly, withNameOf } from "./person-asks.ts";
import type { PersonColumn, PersonMapping } from "./person-column.ts";
import { composedName, nameKey } from "./person-name.ts";
import { noteOf } from "./person-note.ts";
import { mayBeAnybody, roleOf } from "./person-role.ts";
import { phonesIn } from "./phones-in-cell.ts";
import { isAmount, signedAmount } from "./signed-amount.ts";
import { isSumRow } from "./sum-rows.ts";

/** How a file of people is understood, which a person may change. */
export type PeopleReading = {
  titleRow: number | undefined;
  mapping: PersonMapping;
  /** −1 where a balance below zero is what is owed; undefined while nobody said. */
  sign: 1 | -1 | undefined;
  /** Whether balances of several lines add up, or the last one counts; undefined while nobody said. */
  lines: "sum" | "last" | undefined;
  /** Whether whoever is owed on the other side is of this one all the same, having paid ahead; undefined while nobody said. */
  others?: "keep" | "leave" | undefined;
  /** Whose the lines without a name are; undefined while nobody said. */
  blanks?: "above" | "nobody" | undefined;
};

/** In whose notebook, and the country for which numbers are read. */
export type PeopleOf = { suppliers: boolean; country: string };

/** Why a row is not taken. */
export type PersonTrouble =
  | "name-missing"
  | "name-too-long"
  | "limit-not-understood"
  | "term-not-understood"
  | "balance-not-understood"
  /** Text of the program that wrote the file, such as the hour; or its titles once more. */
  | "no-person"
  | "titles-again"
  /** The file, or an answer, puts them on the other side; or it says that they are neither. */
  | "is-supplier"
  | "is-customer"
  | "role-unknown"
  | "sum-row";

/** One row of a file below the titles. `balance`: francs that it adds to what is owed; undefined where it is not understood. */
export type PersonRow = {
  /** The row of the file, from 1, as a spreadsheet numbers it. */
  line: number;
  name: string;
  phones: readonly string[];
  note: string;
  date: string;
  article: string;
  creditLimit: number | null;
  termDays: number | null;
  balance: number | undefined;
  /** The columns of the row contradict each other: total − paid is not the rest. */
  differs: boolean;
  /** A spreadsheet has made 6.77E+08 of the telephone. */
  isSpoilt: boolean;
  left: readonly LeftPart[];
  trouble: PersonTrouble | undefined;
};

/** A file of people, row by row, with what only a person can tell and what was left. */
export type PeopleRead = {
  rows: PersonRow[];
  /** Lines of one person with days: what each adds. */
  isNotebook: boolean;
  /** Asked once: whose the minus is, with an example of the file; whether balances of one person add up; and so on. */
  asks: {
    sign?: { name: string; text: string; isBelow: boolean };
    lines?: { name: string; balances: readonly number[] };
    /** Of parties of either kind one is on the other side: francs below zero. */
    others?: { name: string; francs: number };
    /** Lines with an amount and nobody's name, the first of them below `name`. */
    blanks?: { name: string; lines: readonly number[] };
  };
  /** Columns that hold something and are not taken; lines with amounts above the titles; words of rows; refused rows. */
  leftover: LeftPart[];
  /** Rows of the file: all, above the titles and they themselves, and empty ones. */
  counts: { all: number; head: number; empty: number };
  /** A row of a sum says another one than the rows come to. */
  sumDiffers: { line: number; stated: number; read: number } | undefined;
};

const longestName = 120;
const mostDays = 365;

/** Reads every row below the titles: taken, or with what is wrong with it. */
export function readPeople(rows: Rows, reading: PeopleReading, of: PeopleOf): PeopleRead {
  const { titleRow, mapping } = reading;
  const titles = titlesAt(rows, titleRow);
  const first = titleRow === undefined ? 0 : titleRow + 1;
  const below = rows.slice(first);
  const kinds = below.map((cells) => cells[mapping.kind ?? -1] ?? "").filter(Boolean);
  const amountOf = amountReader(
    { mapping, titles, suppliers: of.suppliers, sign: reading.sign },
    kinds,
  );
  const names = new Map<string, { lines: number; sum: number }>();
  const running = { all: 0, sinceSum: 0, people: 0 };
  let [empty, sumDiffers]: [number, PeopleRead["sumDiffers"]] = [0, undefined];
  const { asksOthers, troubleOf } = rolesOf(reading, titles, rows.slice(0, titleRow ?? 0), of.suppliers);
  let [sign, others]: [PeopleRead["asks"]["sign"], PeopleRead["asks"]["others"]] = [
    undefined,
    undefined,
  ];
  let [above, namedAbove]: [readonly string[], readonly string[]] = [[], []];
  const blanks: number[] = [];
  let blankBelow = "";
  const read = below.flatMap((given, at): PersonRow[] => {
    let cells = withDittos(given, above, mapping);
    above = cells;
    if (cells.every((one) => one.trim() === "")) {
      empty += 1;
      return [];
    }
    const line = first + at + 1;
    const cell = (column: PersonColumn) => cleanText(cells[mapping[column] ?? -1] ?? "");
    let name = composedName(cells, mapping);
    const { francs, rest, isSaid, isOpen } = amountOf(cell);
    const isTheirSum =
      running.people > 1 && isSaid && !!francs && [running.all, running.sinceSum].includes(francs);
    const isSum = isSumRow(name, cells, { hasName: (one) => names.has(one), isTheirSum });
    let row = rowOf(cell, { line, name, francs, country: of.country });
    if (isSum) {
      if (
        isSaid &&
        francs !== undefined &&
        !isTheirSum &&
        names.size > 0 &&
        !isOnePersons(name, francs)
      )
        sumDiffers ??= { line, stated: francs, read: running.all };
      running.sinceSum = 0;
      return [{ ...row, trouble: "sum-row" }];
    }
    if (
      titles.length > 0 &&
      cells.every((one, column) => one.trim() === "" || one.trim() === titles[column])
    )
      return [{ ...row, trouble: "titles-again" }];
    if (isProgramText(cells)) return [{ ...row, trouble: "no-person" }];
    if (name !== "") namedAbove = cells;
    else if (namedAbove.length > 0 && francs && row.phones.length === 0) {
      if (blanks.push(line) === 1) blankBelow = composedName(namedAbove, mapping);
      if (reading.blanks === "above") {
        cells = withNameOf(namedAbove, cells, mapping);
        name = composedName(cells, mapping);
        row = rowOf(cell, { line, name, francs, country: of.country });
      }
    }
    const key = nameKey(name);
    const before = names.get(key) ?? { lines: 0, sum: 0 };
    const sum = before.sum + (francs ?? 0);
    if (key !== "") names.set(key, { lines: before.lines + 1, sum });
    running.all += francs ?? 0;
    running.sinceSum += francs ?? 0;
    running.people += 1;
    const elsewhere = troubleOf(cell("role"), francs);
    if (elsewhere) return [{ ...row, trouble: elsewhere }];
    const isKnown = !isOpen || reading.sign !== undefined;
    if (asksOthers && francs !== undefined && francs < 0 && isKnown) others ??= { name, francs };
    if (isOpen && !sign && !saysDebt(titles[mapping.balance ?? -1] ?? ""))
      sign = {
        name,
        text: cell("balance"),
        isBelow: (signedAmount(cell("balance"))?.francs ?? 0) < 0,
      };
    const differs =
      !isAlone(mapping) &&
      mapping.balance !== undefined &&
      rest !== undefined &&
      cell("balance") !== "" &&
      francs !== undefined &&
      rest !== francs &&
      rest !== sum;
    return [{ ...row, differs }];

    function isOnePersons(said: string, stated: number): boolean {
      return [...names].some(([one, told]) => nameKey(said).includes(one) && told.sum === stated);
    }
  });
  const isNotebook =
    mapping.date !== undefined && [...names.values()].some(({ lines }) => lines > 1);
  const lines = isNotebook ? askOfLines(read, titles, mapping) : undefined;
  const head = headOf(rows.slice(0, Math.max(0, first - 1)));
  return {
    rows: lines && reading.lines === "last" ? lastOnly(read) : read,
    ...{ isNotebook, sumDiffers },
    asks: {
      ...{ ...(sign && { sign }), ...(lines && { lines }), ...(others && { others }) },
      ...(blanks.length > 0 && { blanks: { name: blankBelow, lines: blanks } }),
    },
    leftover: [
      ...head,
      ...columnsLeft(rows, titleRow, mapping),
      ...read.flatMap(({ left }) => left),
      ...read.flatMap(({ line, trouble }) =>
        trouble && trouble !== "sum-row" && trouble !== "titles-again"
          ? [lineLeft(rows, line)]
          : [],
      ),
    ],
    counts: { all: rows.length, head: first, empty },
  };
}

/** What the roles of a file mean for its rows, on the side of customers or of suppliers. */
function rolesOf(
  { mapping, others }: PeopleReading,
  titles: readonly string[],
  head: Rows,
  suppliers: boolean,
) {
  const title = titles[mapping.name ?? mapping.company ?? -1] ?? "";
  const isSaid = mapping.role !== undefined || head.flat().some(roleOf);
  const asksOthers = !isSaid && mayBeAnybody(title);
  const other = suppliers ? ("is-customer" as const) : ("is-supplier" as const);
  const own = suppliers ? "supplier" : "customer";
  function troubleOf(said: string, francs: number | undefined): PersonTrouble | undefined {
    if (asksOthers && others === "leave" && (francs ?? 0) < 0) return other;
    if (said === "") return undefined;
    const role = roleOf(said);
    if (!role) return "role-unknown";
    return role === own || role === "both" ? undefined : other;
  }
  return { asksOthers, troubleOf };
}

/** Lines above the titles that hold an amount: they say more than whose list it is. */
const headOf = (rows: Rows): LeftPart[] =>
  rows.flatMap((cells, at) =>
    cells.some((cell) => /\d/.test(cell) && isAmount(cell.trim())) ? [lineLeft(rows, at + 1)] : [],
  );

const ditto = /^(?:["”“〃]|''|\/\/|-?\s*["”]\s*-?|idem|id\.?|ditto|same)$/i;

/** « idem » under a name or a day is the one above. */
function withDittos(
  cells: readonly string[],
  above: readonly string[],
  mapping: PersonMapping,
): readonly string[] {
  const places = [mapping.name, mapping.firstName, mapping.lastName, mapping.phone, mapping.date];
  if (!cells.some((cell, at) => places.includes(at) && ditto.test(cell.trim()))) return cells;
  return cells.map((cell, at) =>
    places.includes(at) && ditto.test(cell.trim()) ? (above[at] ?? cell) : cell,
  );
}

const lineLeft = (rows: Rows, line: number): LeftPart => ({
  is: "line",
  text: (rows[line - 1] ?? []).filter(Boolean).join(" · "),
  at: line,
});

/** One cell with an hour or a year: when a program wrote the file. */
function isProgramText(cells: readonly string[]): boolean {
  const [text, ...others] = cells.filter((cell) => cell.trim() !== "");
  return (
    text !== undefined &&
    others.length === 0 &&
    (/\b\d{1,2}:\d{2}\b|\p{L}.*\b\d{1,2},? (?:19|20)\d{2}\b/u.test(text) || isDay(text))
  );
}

type Given = { line: number; name: string; francs: number | undefined; country: string };

function rowOf(
  cell: (column: PersonColumn) => string,
  { line, name, francs, country }: Given,
): PersonRow {
  const told = (["phone", "otherPhone", "thirdPhone"] as const).map((column) =>
    phonesIn(cell(column), country),
  );
  const phones = [...new Set(told.flatMap((one) => one.phones))];
  const spoilt = told.filter(({ isSpoilt }) => isSpoilt).map(({ beside }) => beside);
  const beside = told.flatMap((one) => (one.beside !== "" && !one.isSpoilt ? [one.beside] : []));
  const { note, rest } = noteOf([
    cell("note"),
    cell("address"),
    cell("email"),
    ...beside,
    ...phones.slice(2),
  ]);
  const creditLimit = wholeIn(cell("creditLimit"));
  const termDays = daysIn(cell("termDays"));
  const trouble = [
    name === "" && ("name-missing" as const),
    name.length > longestName && ("name-too-long" as const),
    francs === undefined && ("balance-not-understood" as const),
    creditLimit === undefined && ("limit-not-understood" as const),
    termDays === undefined && ("term-not-understood" as const),
  ].find((one) => one !== false);
  const left = [...spoilt, ...rest].map((text) => ({ is: "words" as const, text, at: line }));
  return {
    ...{ line, name, phones: phones.slice(0, 2), note, trouble, left },
    ...{ date: cell("date"), article: cell("article") },
    ...{ creditLimit: creditLimit ?? null, termDays: termDays ?? null, balance: francs },
    ...{ differs: false, isSpoilt: spoilt.length > 0 },
  };
}

/** Null for an empty cell or a dash, undefined for what is no such number. */
function wholeIn(text: string): number | null | undefined {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const amount = signedAmount(text);
  return amount && amount.francs >= 0 && !amount.side && amount.francs <= mostFrancs
    ? amount.francs
    : undefined;
}

/** « 30 », « 30 jours », « Net 30 ». */
function daysIn(text: string): number | null | undefined {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const days = Number(/^[^\d-]{0,12}(\d{1,3})\D{0,12}$/.exec(text)?.[1]);
  return days <= mostDays ? days : undefined;
}
