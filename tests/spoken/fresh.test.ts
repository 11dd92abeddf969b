import { expect, test } from "vitest";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { actsFresh } from "./acts-fresh.ts";
import { cornerShop } from "./corner-shop.ts";
import { sentencesOf } from "./expected.ts";
import { measuredActs } from "./expected-acts.ts";
import { measured } from "./measure.ts";
import { sentencesFresh, sentencesFreshCorner } from "./sentences-fresh.ts";
import { sentencesLater, sentencesLaterCorner } from "./sentences-later.ts";
import { spokenShop } from "./shop.ts";

const of = (text: string, shop: SpokenShop) => measured(sentencesOf(text, shop), shop);

test.each([
  [
    "142 sentences written before",
    [of(sentencesFresh, spokenShop), of(sentencesFreshCorner, cornerShop)],
    142,
    140,
  ],
  [
    "92 written afterwards",
    [of(sentencesLater, spokenShop), of(sentencesLaterCorner, cornerShop)],
    92,
    90,
  ],
] as const)(
  "of %s nearly all are right or asked with the right choice first, none wrong in silence",
  (_, sets, sentences, least) => {
    const sum = (of: (one: (typeof sets)[number]) => number) =>
      sets.reduce((all, one) => all + of(one), 0);
    expect(sum((one) => one.sentences)).toBe(sentences);
    expect(sum(({ reached }) => reached)).toBeGreaterThanOrEqual(least);
    for (const { wrongInSilence, wrongTotalsInSilence } of sets)
      expect([...wrongInSilence, ...wrongTotalsInSilence]).toEqual([]);
  },
);

test("of thirty-two acts written before all are right, none wrong in silence", () => {
  for (const onTheirScreens of [false, true]) {
    const { missed, wrongInSilence } = measuredActs(actsFresh, onTheirScreens);
    expect([...missed, ...wrongInSilence]).toEqual([]);
  }
});
