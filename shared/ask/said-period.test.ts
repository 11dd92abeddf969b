import { expect, test } from "vitest";
import { daysIn } from "./said-period.ts";

/** A Friday. */
const today = "2026-11-27";
const told = (folded: string) =>
  daysIn(folded, today).map(({ days: { from, to, end, isAhead } }) =>
    [from, to === from ? "" : to, end === to ? "" : `(${end})`, isAhead ? "ahead" : ""]
      .filter(Boolean)
      .join(" "),
  );

test.each([
  ["aujourd hui", ["2026-11-27"]],
  ["en ce moment", ["2026-11-27"]],
  ["le week end dernier", ["2026-11-21 2026-11-22"]],
  ["lundi dernie", ["2026-11-23"]],
  ["au debut du mois", ["2026-11-01 2026-11-10"]],
  ["depuis le debut du mois", ["2026-11-01 2026-11-27"]],
  ["fin octobre", ["2026-10-21 2026-10-31"]],
  ["le milieu du mois dernier", ["2026-10-11 2026-10-20"]],
  ["at the end of last month", ["2026-10-21 2026-10-31"]],
  ["du trimestre dernier", ["2026-07-01 2026-09-30"]],
  ["ce trimestre", ["2026-10-01 2026-11-27 (2026-12-31)"]],
  ["en decembre dernier", ["2025-12-01 2025-12-31"]],
  ["novembre dernier", ["2025-11-01 2025-11-30"]],
  ["last october", ["2026-10-01 2026-10-31"]],
  ["octobre de l an dernier", ["2025-10-01 2025-10-31"]],
  ["le 12 octobre dernier", ["2026-10-12"]],
  ["la premiere semaine de novembre", ["2026-11-01 2026-11-07"]],
  ["the second week of last month", ["2026-10-08 2026-10-14"]],
  ["la derniere semaine d octobre", ["2026-10-25 2026-10-31"]],
  ["la deuxieme quinzaine d octobre", ["2026-10-16 2026-10-31"]],
  ["la quatrieme semaine du mois", ["2026-11-22 2026-11-27 (2026-11-28)"]],
  ["l an dernier a la meme epoque", ["2025-11-01 2025-11-27"]],
  ["same time last year", ["2025-11-01 2025-11-27"]],
  ["a la meme date le mois dernier", ["2026-10-01 2026-10-27"]],
  ["hier", ["2026-11-26"]],
  ["avant hier", ["2026-11-25"]],
  ["the day before yesterday", ["2026-11-25"]],
  ["mardi", ["2026-11-24"]],
  ["vendredi", ["2026-11-27"]],
  ["vendredi dernier", ["2026-11-20"]],
  ["last monday", ["2026-11-23"]],
  ["depuis lundi", ["2026-11-23 2026-11-27"]],
  ["depuis le marche de lundi", ["2026-11-23 2026-11-27"]],
  ["le marche de lundi", ["2026-11-23"]],
  ["cette semaine", ["2026-11-22 2026-11-27 (2026-11-28)"]],
  ["la semaine derniere", ["2026-11-15 2026-11-21"]],
  ["last week", ["2026-11-15 2026-11-21"]],
  ["ce mois ci", ["2026-11-01 2026-11-27 (2026-11-30)"]],
  ["le mois dernier", ["2026-10-01 2026-10-31"]],
  ["en octobre", ["2026-10-01 2026-10-31"]],
  ["en decembre", ["2025-12-01 2025-12-31"]],
  ["octobre 2025", ["2025-10-01 2025-10-31"]],
  ["depuis octobre", ["2026-10-01 2026-11-27"]],
  ["le 12", ["2026-11-12"]],
  ["le 28", ["2026-10-28"]],
  ["le 1 er", ["2026-11-01"]],
  ["on the 12 th", ["2026-11-12"]],
  ["12 octobre", ["2026-10-12"]],
  ["october 12", ["2026-10-12"]],
  ["12 / 10", ["2026-10-12"]],
  ["du 3 au 9 novembre", ["2026-11-03 2026-11-09"]],
  ["from november 3 to november 9", ["2026-11-03 2026-11-09"]],
  ["du 28 au 3", ["2026-10-28 2026-11-03"]],
  ["ces 30 derniers jours", ["2026-10-29 2026-11-27"]],
  ["the last 7 days", ["2026-11-21 2026-11-27"]],
  ["depuis trois jours", ["2026-11-25 2026-11-27"]],
  ["il y a 3 jours", ["2026-11-24"]],
  ["les 3 derniers mois", ["2026-09-01 2026-11-27"]],
  ["cette annee", ["2026-01-01 2026-11-27 (2026-12-31)"]],
  ["l annee derniere", ["2025-01-01 2025-12-31"]],
  ["ce week end", ["2026-11-21 2026-11-22"]],
  ["ce trimestre", ["2026-10-01 2026-11-27 (2026-12-31)"]],
  ["demain", ["2026-11-28 ahead"]],
  ["la semaine prochaine", ["2026-11-29 2026-12-05 ahead"]],
  ["mardi prochain", ["2026-12-01 ahead"]],
  ["dans 3 jours", ["2026-11-28 2026-11-30 ahead"]],
  [
    "cette semaine contre la semaine derniere",
    ["2026-11-22 2026-11-27 (2026-11-28)", "2026-11-15 2026-11-21"],
  ],
])("« %s »", (folded, days) => {
  expect(told(folded)).toEqual(days);
});

test.each(["le 25 kg", "le riz 25 kg", "3 savons", "500 francs", "ticket 357", "le 45"])(
  "« %s » names no day",
  (folded) => {
    expect(told(folded)).toEqual([]);
  },
);

test("a day that no calendar has is none", () => {
  expect(told("31 fevrier")).not.toContain("2026-02-31");
});
