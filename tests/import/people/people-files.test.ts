import { describe, expect, test } from "vitest";
import { accountOf } from "#shared/rules/person-account.ts";
import { readingOf, readWhole, wantedOf } from "./judge.ts";
import { laterLists } from "./later-lists.ts";
import { laterPrograms } from "./later-programs.ts";
import { debtLists } from "./lists.ts";
import { notebookFiles } from "./notebooks.ts";
import { accountsPrograms } from "./programs-accounts.ts";
import { tillPrograms } from "./programs-tills.ts";
import { thirdFiles } from "./third.ts";

const programs = [...accountsPrograms, ...tillPrograms];
const notebooks = [...debtLists, ...notebookFiles];
const later = [...laterPrograms, ...laterLists, ...thirdFiles];
const all = [...programs, ...notebooks, ...later];

describe("files of programs are read without a column set by hand", () => {
  test.each(programs)("$name", (file) => expect(readingOf(file)).toEqual(wantedOf(file)));
});

describe("notebooks and lists of debts are read as people write them", () => {
  test.each(notebooks)("$name", (file) => expect(readingOf(file)).toEqual(wantedOf(file)));
});

describe("files written after the reader", () => {
  test.each(later)("$name", (file) => expect(readingOf(file)).toEqual(wantedOf(file)));
});

test("every row of every file has its place, and every franc is taken or not taken", () => {
  for (const file of all) {
    const { cells, read, people } = readWhole(file);
    const taken = people.flatMap(({ rows }) => rows);
    const { rows, francs } = accountOf(read.rows, taken, []);
    const { all: lines, head, empty } = read.counts;
    expect(lines).toBe(cells.length);
    expect(rows.taken + rows.refused + rows.sums + empty + head, file.name).toBe(lines);
    expect(francs.taken + francs.left, file.name).toBe(francs.file);
    expect(francs.taken, file.name).toBe(people.reduce((sum, { balance }) => sum + balance, 0));
  }
});
