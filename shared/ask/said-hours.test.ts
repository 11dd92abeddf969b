import { expect, test } from "vitest";
import { hoursIn } from "./said-hours.ts";

const told = (folded: string) =>
  hoursIn(folded, "2026-11-27").map(({ hours: { from, to }, days }) =>
    [`${from}-${to}`, days?.from].filter(Boolean).join(" "),
  );

test.each([
  ["ce matin", ["0-12 2026-11-27"]],
  ["hier matin", ["0-12"]],
  ["l apres midi", ["12-18"]],
  ["cet apres midi", ["12-18 2026-11-27"]],
  ["samedi soir", ["18-24"]],
  ["this morning", ["0-12 2026-11-27"]],
  ["last night", ["18-24 2026-11-26"]],
  ["avant midi", ["0-12"]],
  ["avant 10 h", ["0-10"]],
  ["before 10 am", ["0-10"]],
  ["after 6 pm", ["18-24"]],
  ["entre 14 h et 17 h", ["14-17"]],
  ["de 8 heures a midi", ["8-12"]],
  ["avant 10 h 30", ["0-10.5"]],
  ["apres 17 h 15", ["17.25-24"]],
  ["entre 9 h 45 et midi et demi", ["9.75-12.5"]],
  ["after 6 30 pm", ["18.5-24"]],
  ["avant 8 heures et quart", ["0-8.25"]],
])("« %s »", (folded, hours) => {
  expect(told(folded)).toEqual(hours);
});

test.each(["avant hier", "avant 10 h 75", "a 25 h", "5 kg", "entre 17 h et 14 h"])(
  "« %s » names no hours",
  (folded) => {
    expect(told(folded)).toEqual([]);
  },
);
