import { expect, test } from "vitest";
import { isNear, plainWords, soundOf, stemsOf } from "./words.ts";

test("words are read without accents, capitals and signs", () => {
  expect(plainWords("Où est l’Œuf, s'il vous plaît ?")).toEqual([
    ...["ou", "est", "l", "oeuf", "s", "il", "vous", "plait"],
  ]);
});

test.each([
  ["vendre, vends, vendez, vendu", "fr", 1],
  ["commission, comission, commissions", "fr", 1],
  ["refund, refunds, refunded, refunding", "en", 1],
] as const)("the forms of a word have one stem: %s", (forms, language, stems) => {
  expect(new Set(stemsOf(forms, language)).size).toBe(stems);
});

test("idle words and figures say nothing, even with a letter doubled or lost", () => {
  expect(stemsOf("Comment je fais pour ... 500", "fr")).toEqual([]);
  expect(stemsOf("coment", "fr")).toEqual([]);
  expect(stemsOf("rapport Z", "fr")).toEqual(["rapor", "z"]);
});

test("the one most sold is the best one", () => {
  expect(stemsOf("le plus vendu", "fr")).toEqual(stemsOf("meilleur vendu", "fr"));
});

test.each([
  ["conte", "compte"],
  ["foto", "photo"],
  ["kesse", "caisse"],
])("%s sounds like %s", (heard, meant) => {
  expect(soundOf(heard)).toBe(soundOf(meant.replace(/(.)\1/g, "$1")));
});

test.each([
  ["recieve", "receive", 1, true],
  ["inventaire", "invantaire", 1, true],
  ["stock", "stok", 1, true],
  ["vente", "vendu", 1, false],
  ["caisse", "casse", 0, false],
  ["same", "same", 0, true],
])("%s and %s within %d: %s", (one, other, most, near) => {
  expect(isNear(one, other, most)).toBe(near);
  expect(isNear(other, one, most)).toBe(near);
});
