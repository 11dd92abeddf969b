import { columnsApart } from "#shared/rules/one-column.ts";
import { guessPeople } from "#shared/rules/person-columns.ts";
import { groupPeople } from "#shared/rules/person-groups.ts";
import type { PeopleRead } from "#shared/rules/person-reading.ts";
import { readPeople } from "#shared/rules/person-rows.ts";
import { readCsv, separatorOf } from "#web/blocks/spreadsheet/csv-read.ts";
import type { PeopleFile } from "./file.ts";

/** Reading of a file with guessed columns only, with the answers of its `PeopleFile`. */
export function readWhole({ text, suppliers = false, country = "CM", asks = {} }: PeopleFile) {
  const cells = columnsApart(readCsv(text, separatorOf(text)));
  const guess = guessPeople(cells, country);
  const of = { suppliers, country };
  const first = readPeople(cells, { ...guess, sign: undefined, lines: undefined }, of);
  const owed = (suppliers ? -1 : 1) * (first.asks.sign?.isBelow ? -1 : 1);
  const sign = asks.sign && (asks.sign === "they-owe" ? owed : -owed);
  const { lines, others, blanks } = asks;
  const answered = { sign: sign as 1 | -1, lines, others, blanks };
  const read = readPeople(cells, { ...guess, ...answered }, of);
  const people = groupPeople(read.rows, read.isNotebook, {});
  return { cells, first, read, people };
}

const linesOf = (read: PeopleRead, isSum: boolean) =>
  read.rows.flatMap(({ line, trouble }) =>
    trouble && (trouble === "sum-row") === isSum ? [line] : [],
  );

/** Actual reading of a file, in the form of `wantedOf`. */
export function readingOf(file: PeopleFile) {
  const { first, read, people } = readWhole(file);
  const named = read.leftover.flatMap(({ is, text }) => (is === "column" ? [text] : []));
  return {
    people: people.map(({ name, phones, balance }) => [name, phones.join(" "), balance]),
    asks: Object.keys(first.asks),
    refused: linesOf(read, false),
    sums: linesOf(read, true),
    notNamed: (file.left ?? []).filter((one) => !named.includes(one)),
    differs: read.rows.filter(({ differs }) => differs).map(({ line }) => line),
    sumDiffers: read.sumDiffers,
  };
}

/** Expected reading of a file, in the form of `readingOf`. */
export const wantedOf = ({ want, asks = {}, refused = [], sums = [] }: PeopleFile) => ({
  ...{ people: want, asks: Object.keys(asks), refused, sums },
  ...{ notNamed: [], differs: [], sumDiffers: undefined },
});
