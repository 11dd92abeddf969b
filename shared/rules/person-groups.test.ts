import fc from "fast-check";
import { expect, test } from "vitest";
import { groupPeople, type PersonAnswers } from "./person-groups.ts";
import { nameKey } from "./person-name.ts";
import type { PersonRow } from "./person-reading.ts";

const row = (line: number, changes: Partial<PersonRow>): PersonRow => ({
  ...{ line, name: "Awa", phones: [], note: "", date: "", article: "", trouble: undefined },
  ...{ creditLimit: null, termDays: null, balance: 100, differs: false, isSpoilt: false, left: [] },
  ...changes,
});
const [one, two] = ["+237677001234", "+237699005678"];
const people = (rows: PersonRow[], answers: PersonAnswers = {}, isNotebook = false) =>
  groupPeople(rows, isNotebook, answers).map(({ rows: own, balance, doubt }) => ({
    ...{ lines: own.map(({ line }) => line), balance, doubt: doubt?.is },
  }));

test("lines of one name are summed; without days that is said", () => {
  const rows = [row(2, {}), row(3, { name: "AWA", balance: 50 })];
  expect(people(rows)).toEqual([{ lines: [2, 3], balance: 150, doubt: "several-lines" }]);
  expect(people(rows, {}, true)).toEqual([{ lines: [2, 3], balance: 150, doubt: undefined }]);
  expect(people(rows, { "name:awa": "apart" })).toEqual([
    { lines: [2], balance: 100, doubt: "same-name" },
    { lines: [3], balance: 50, doubt: "same-name" },
  ]);
});

test("one name with two telephones is two people, until somebody says otherwise", () => {
  const rows = [row(2, { phones: [one] }), row(3, { phones: [two] }), row(4, { phones: [one] })];
  expect(people(rows)).toEqual([
    { lines: [2, 4], balance: 200, doubt: "same-name" },
    { lines: [3], balance: 100, doubt: "same-name" },
  ]);
  expect(people(rows, { "name:awa": "together" })).toMatchObject([{ lines: [2, 3, 4] }]);
});

test("two names with one telephone are two people, until somebody says otherwise", () => {
  const rows = [row(2, { phones: [one] }), row(3, { name: "Moussa", phones: [one] })];
  expect(people(rows)).toMatchObject([
    { lines: [2], doubt: "shared-number" },
    { lines: [3], doubt: "shared-number" },
  ]);
  const merged = groupPeople(rows, false, { [`phone:${one}`]: "together" });
  expect(merged).toMatchObject([{ name: "Awa", note: "Moussa", balance: 200 }]);
});

test("a line without a number belongs to the only one of its name, and to nobody where there are two", () => {
  const rows = [row(2, { phones: [one] }), row(3, {})];
  expect(people(rows, {}, true)).toMatchObject([{ lines: [2, 3] }]);
  const three = [row(2, { phones: [one] }), row(3, { phones: [two] }), row(4, {})];
  expect(people(three, {}, true)).toMatchObject([{ lines: [2] }, { lines: [3] }, { lines: [4] }]);
});

test("every line is somebody's, no franc is lost, and nobody has two names or two families of numbers", () => {
  const name = fc.constantFrom("Awa Diop", "diop awa", "Moussa Diop", "Awa");
  const phones = fc.subarray([one, two, "+237655000000"], { maxLength: 2 });
  const lines = fc.array(fc.record({ name, phones, balance: fc.integer({ min: -900, max: 900 }) }));
  fc.assert(
    fc.property(lines, (given) => {
      const rows = given.map((changes, at) => row(at + 2, changes));
      const found = groupPeople(rows, true, {});
      expect(found.flatMap((person) => person.rows).length).toBe(rows.length);
      const sum = (all: readonly { balance: number | undefined }[]) =>
        all.reduce((total, { balance }) => total + (balance ?? 0), 0);
      expect(sum(found)).toBe(sum(rows));
      for (const person of found)
        expect(new Set(person.rows.map((one) => nameKey(one.name))).size).toBe(1);
    }),
  );
});
