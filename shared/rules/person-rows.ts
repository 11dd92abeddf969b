import type { LeftPart } from "#shared/leftover.ts";
import { mostFrancs } from "#shared/schemas/bounds.ts";
import { isDay } from "./cell-kinds.ts";
import { columnsLeft, type Rows, titlesAt } from "./column-guess.ts";
import { cleanText } from "./import-row.ts";
import { saysDebt } from "./money-columns.ts";
import { amountReader, isAlone } from "./person-amount.ts";
import { askOfLines, lastOnly } from "./person-asks.ts";
import { withDittos, withNameOf } from "./person-blanks.ts";
import type { PersonColumn } from "./person-column.ts";
import { composedName, nameKey } from "./person-name.ts";
import { noteOf } from "./person-note.ts";
import type { PeopleOf, PeopleRead, PeopleReading, PersonRow } from "./person-reading.ts";
import { rolesOf } from "./person-role.ts";
import { phonesIn } from "./phones-in-cell.ts";
import { isAmount, signedAmount } from "./signed-amount.ts";
import { isSumRow } from "./sum-rows.ts";

const longestName = 120;
const mostDays = 365;

/** Reads every row below the titles; a row that is not taken has a trouble. */
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
  const { asksOthers, troubleOf } = rolesOf(
    reading,
    titles,
    rows.slice(0, titleRow ?? 0),
    of.suppliers,
  );
  let sign: PeopleRead["asks"]["sign"];
  let others: PeopleRead["asks"]["others"];
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
    const isKnown = !isOpen || reading.sign !== undefined;
    if (asksOthers && francs !== undefined && francs < 0 && isKnown) others ??= { name, francs };
    const elsewhere = troubleOf(cell("role"), francs);
    if (elsewhere) return [{ ...row, trouble: elsewhere }];
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

/** Lines above the titles with an amount: they hold more than the owner of the list. */
const headOf = (rows: Rows): LeftPart[] =>
  rows.flatMap((cells, at) =>
    cells.some((cell) => /\d/.test(cell) && isAmount(cell.trim())) ? [lineLeft(rows, at + 1)] : [],
  );

const lineLeft = (rows: Rows, line: number): LeftPart => ({
  is: "line",
  text: (rows[line - 1] ?? []).filter(Boolean).join(" · "),
  at: line,
});

/** True for a single cell with an hour or a year: the time at which a program wrote the file. */
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

/** Null for an empty cell or a dash; undefined for any other text without such a number. */
function wholeIn(text: string): number | null | undefined {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const amount = signedAmount(text);
  return amount && amount.francs >= 0 && !amount.side && amount.francs <= mostFrancs
    ? amount.francs
    : undefined;
}

/** Days in « 30 », « 30 jours », « Net 30 ». */
function daysIn(text: string): number | null | undefined {
  if (text === "" || /^[-–—]+$/.test(text)) return null;
  const days = Number(/^[^\d-]{0,12}(\d{1,3})\D{0,12}$/.exec(text)?.[1]);
  return days <= mostDays ? days : undefined;
}
