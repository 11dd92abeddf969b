import { expect, test } from "vitest";
import { isAskWord } from "./concepts.ts";
import { daysIn } from "./said-period.ts";
import { withDaysSpelt } from "./spelling.ts";

const daysOf = (folded: string) => {
  const words = withDaysSpelt(folded.split(" "), isAskWord);
  return daysIn(words.join(" "), "2026-11-27").map(({ days }) => `${days.from} ${days.to}`);
};

test.each([
  ["la semene passe", "2026-11-15 2026-11-21"],
  ["la semenne derniere", "2026-11-15 2026-11-21"],
  ["ojourdui", "2026-11-27 2026-11-27"],
  ["aujourdui", "2026-11-27 2026-11-27"],
  ["oujourdhui", "2026-11-27 2026-11-27"],
  ["lundi dernie", "2026-11-23 2026-11-23"],
  ["lindi", "2026-11-23 2026-11-23"],
  ["vandredi dernier", "2026-11-20 2026-11-20"],
  ["yestaday", "2026-11-26 2026-11-26"],
  ["yesterdey", "2026-11-26 2026-11-26"],
  ["las wik", "2026-11-15 2026-11-21"],
  ["last munth", "2026-10-01 2026-10-31"],
  ["le moi dernier", "2026-10-01 2026-10-31"],
  ["se mois", "2026-11-01 2026-11-27"],
  ["cete semaine", "2026-11-22 2026-11-27"],
  ["en octobbre", "2026-10-01 2026-10-31"],
])("days are read as they are misspelt: « %s »", (folded, days) => {
  expect(daysOf(folded)).toEqual([days]);
});

test.each([
  "donne moi le total",
  "le moins vendu",
  "savon de marseille",
  "lundis",
  "paul doit combien",
])("« %s » is no day misspelt", (folded) => {
  expect(daysOf(folded)).toEqual([]);
});
