import { expect, test } from "vitest";
import { understand } from "#shared/spoken/understand.ts";
import { actsSeen } from "./acts-seen.ts";
import { actsShop } from "./acts-shop.ts";
import { actsUnseen } from "./acts-unseen.ts";
import { actsOf, measuredActs } from "./expected-acts.ts";

/** Its francs are right and its category is: of what it was for, the words differ. */
const saidOtherwise = ["remis 65k à la propriétaire pour le magasin ce mois"];

test("of ninety acts at hand all are right, none wrong in silence", () => {
  const { sentences, missed, rightAndSure, wrongInSilence } = measuredActs(actsSeen);
  expect(sentences).toBe(90);
  expect(missed).toEqual([]);
  expect(wrongInSilence).toEqual([]);
  expect(rightAndSure).toBeGreaterThanOrEqual(80);
});

test("of ninety acts that were written apart, fifty were right at first; now eighty are, none wrong in silence", () => {
  const { sentences, right, wrongInSilence } = measuredActs(actsUnseen);
  expect(sentences).toBe(90);
  expect(right).toBeGreaterThanOrEqual(80);
  expect(wrongInSilence).toEqual(saidOtherwise);
});

test("said on the screen of its kind more of them are understood", () => {
  const { right, wrongInSilence } = measuredActs(actsUnseen, true);
  expect(right).toBeGreaterThanOrEqual(84);
  expect(wrongInSilence).toEqual(saidOtherwise);
});

test("said on any other screen, no francs are wrong in silence", () => {
  for (const about of ["sale", "expense", "payment", "purchase"] as const)
    for (const { text, parts } of [...actsOf(actsSeen), ...actsOf(actsUnseen)]) {
      const { unsure, total, kind } = understand(text, actsShop, undefined, about);
      const said = parts.find((part) => part.startsWith("="));
      if (said === undefined || unsure.length > 0 || kind === "nothing") continue;
      expect([text, about, total]).toEqual([text, about, Number(said.slice(1))]);
    }
});
