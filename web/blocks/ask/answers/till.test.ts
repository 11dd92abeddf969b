import { expect, test } from "vitest";
import type { AskKind } from "#shared/ask/kinds.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import type { Asked } from "#web/blocks/ask/asked.ts";
import type { Closing } from "#web/blocks/till/tills.ts";
import { answerTill, type TillFacts } from "./till.ts";

const closing = (z: number, day: string, counted: number, expected: number) =>
  ({
    ...{ id: `z${z}`, deviceCode: "K1", day, at: `${day}T18:00:00.000Z` },
    close: { z, counted, figures: { expected } },
  }) as unknown as Closing;
/** Newest first. */
const closings = [
  closing(3, "2026-11-26", 50_000, 50_500),
  closing(2, "2026-11-25", 30_000, 30_000),
  closing(1, "2026-11-20", 10_200, 10_000),
];
const facts: TillFacts = {
  ...{ closings, isHidden: false, timeZone: "Africa/Douala" },
  session: { figures: { expected: 23_500 } } as unknown as TillFacts["session"],
};
const told = (kind: AskKind, more: Partial<Asked> = {}, given: Partial<TillFacts> = {}) =>
  answerTill({ ...facts, ...given }, askedFor(kind, more));
const on = (day: string) => ({ days: { from: day, to: day } });
const month = "1 nov. 2026 – 27 nov. 2026";

test.each<[AskKind, Partial<Asked>, string]>([
  ["drawer-now", {}, "Il doit y avoir 23 500 FCFA dans le tiroir de cet appareil."],
  ["last-closing", {}, "Dernière clôture, K1-Z3, 26 nov. 2026, 19:00 : il manque 500 FCFA."],
  [
    ...(["closing-gaps", {}] as const),
    `${month} : −300 FCFA d’écart en tout, K1-Z3 (il manque 500 FCFA) et K1-Z1 (200 FCFA de trop).`,
  ],
  ["closing-gaps", on("2026-11-25"), "25 nov. 2026 : aucun écart de caisse."],
  ["closing-gaps", on("2026-11-24"), "24 nov. 2026 : aucune clôture."],
  ["is-closed", on("2026-11-26"), "Hier : oui, 1 clôture."],
  ["is-closed", on("2026-11-27"), "Aujourd’hui : non, aucune caisse n’a été clôturée."],
])("%s", (kind, more, words) => {
  expect(wordsOf(told(kind, more))).toBe(words);
});

test("where a till is counted blind, what should be in it is not told before", () => {
  const said = told("drawer-now", {}, { isHidden: true });
  expect(said).toMatchObject({ isUnknown: true });
  expect(wordsOf(said)).not.toContain("23");
});

test("figures lead to the report of their closing, or of its day", () => {
  expect(linksOf(told("last-closing"))).toEqual(["/day-close/z3"]);
  expect(linksOf(told("is-closed", on("2026-11-26")))).toEqual(["/day-close/day/2026-11-26"]);
  expect(linksOf(told("drawer-now"))).toEqual(["/day-close"]);
});

test("a device that was never closed says so", () => {
  expect(wordsOf(told("last-closing", {}, { closings: [] }))).toBe(
    "Aucune clôture sur cet appareil.",
  );
});
