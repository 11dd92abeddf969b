import { expect, test } from "vitest";
import { suggestionFor } from "#shared/rules/reorder.ts";
import { askedFor, linksOf, wordsOf } from "#tests/ask/telling.ts";
import { answerForecast, answerTeam, answerUnsent, type ForecastFacts } from "./others.ts";

const daily = Array(60).fill(4);
const facts: ForecastFacts = {
  ...{ forecasts: [{ productId: "rice", daily, error: 0, naiveError: 1 }], stock: 12 },
  groups: [
    {
      ...{ supplierId: "sopal", leadDays: 7, isUsual: true },
      lines: ["rice", "oil"].map((productId) => ({
        ...{ productId, stock: 1, daysLeft: 0, pieces: 10, by: undefined, coming: 0 },
        ...{ francs: undefined, isLate: true },
      })),
    },
  ],
  productName: (id) => (id === "rice" ? "Riz" : "Huile"),
};
const rice = { ids: { product: "rice" }, called: { product: "Riz" } };

test("days-left: as many days as the forecast has stock for, as the list of orders reckons", () => {
  const said = answerForecast(facts, askedFor("days-left", rice));
  const given = { daily, error: 0, stock: 12, coming: 0, leadDays: 7 };
  expect(suggestionFor(given).daysLeft).toBe(3);
  expect(wordsOf(said)).toBe("Riz : il en reste pour 3 jours, d’après vos ventes.");
  expect(wordsOf(answerForecast({ ...facts, stock: 9999 }, askedFor("days-left", rice)))).toBe(
    "Riz : il en reste pour plus de 60 jours, d’après vos ventes.",
  );
});

test("days-left: what is not forecast is not told", () => {
  const said = answerForecast({ ...facts, forecasts: [] }, askedFor("days-left", rice));
  expect(said).toMatchObject({ isUnknown: true });
});

test("to-order: what the list of orders holds", () => {
  const said = answerForecast(facts, askedFor("to-order"));
  expect(wordsOf(said)).toBe("À commander : 2 produits, Riz et Huile.");
  expect(linksOf(said)).toEqual(["/purchases/to-order"]);
  const none = answerForecast({ ...facts, groups: [] }, askedFor("to-order"));
  expect(wordsOf(none)).toBe("Rien à commander aujourd’hui.");
});

test("team-count: whoever works beside the owner", () => {
  const said = answerTeam({ employees: 3, resellers: 1 }, askedFor("team-count"));
  expect(wordsOf(said)).toBe("Avec le propriétaire travaillent 3 personnes et 1 revendeur.");
});

test("unsent: what waits on this device", () => {
  const said = answerUnsent({ waiting: 2, waitingElse: 1, stuck: 1 }, askedFor("unsent"));
  expect(wordsOf(said)).toBe("4 envois n’ont pas encore quitté cet appareil, dont 2 ventes.");
  const none = answerUnsent({ waiting: 0, waitingElse: 0, stuck: 0 }, askedFor("unsent"));
  expect(wordsOf(none)).toBe("Tout est parti de cet appareil.");
});
