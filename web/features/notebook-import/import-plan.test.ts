import { expect, test } from "vitest";
import { guessPeople } from "#shared/rules/person-columns.ts";
import type { PersonAnswers } from "#shared/rules/person-groups.ts";
import { readPeople } from "#shared/rules/person-rows.ts";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { lineOf, peopleOf, planPeople } from "./import-plan.ts";

const customers = [aCustomerRow({ id: "awa", name: "Awa Diop", phone: "+237677001234" })];

function planned(text: string, answers: PersonAnswers = {}) {
  const cells = text.split("\n").map((line) => line.split(";"));
  const reading = { ...guessPeople(cells, "CM"), sign: undefined, lines: undefined };
  const read = readPeople(cells, reading, { suppliers: false, country: "CM" });
  return planPeople(read, answers, customers, "CM");
}

const file = `Nom;Téléphone;Plafond;Dette
Mme Diop;6 77 00 12 34;;900
diop awa;;;500
Awa Diop;6 99 00 56 78;0;700
Ali;655005678;beaucoup;300
;;;40
TOTAL;;;2440`;

test("the same number as in the notebook is the same person, the same name only where one has no number", () => {
  const { planned: all } = planned(file);
  expect(all.map((one) => [lineOf(one), one.outcome])).toEqual([
    [2, "known"],
    [3, "create"],
    [5, "refused"],
    [6, "refused"],
    [7, "refused"],
  ]);
});

test("no debt is lost in silence: the file's are taken or not taken, row by row", () => {
  const { account } = planned(file);
  expect(account).toEqual({
    rows: { taken: 2, known: 1, refused: 2, sums: 1 },
    francs: { file: 2440, taken: 1200, left: 1240 },
    unread: 0,
  });
});

test("whoever is said not to be the one in the notebook is noted", () => {
  const plan = planned(file, { "known:2": "apart" });
  expect(peopleOf(plan)[0]).toMatchObject({ fields: { name: "Mme Diop" }, balance: 900 });
});

test("numbers are kept whole, and what the lines come to goes with their person", () => {
  expect(peopleOf(planned(file))).toMatchObject([
    { fields: { name: "diop awa", phone: "+237699005678", creditLimit: 0 }, balance: 1200 },
  ]);
});
