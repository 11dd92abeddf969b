import fc from "fast-check";
import { expect, test } from "vitest";
import { sayBack } from "#shared/spoken/say-back.ts";
import { understand } from "#shared/spoken/understand.ts";
import { randomFrom } from "#tests/support/random.ts";
import { composedSentence } from "./composed.ts";
import { sentencesOf } from "./expected.ts";
import { before, measured, unseen } from "./measure.ts";
import { mixedUp } from "./mixed-up.ts";
import { numbersForgotten } from "./numbers-told.ts";
import { otherShop } from "./other-shop.ts";
import { sentencesAfter } from "./sentences-after.ts";
import { spokenShop } from "./shop.ts";

const after = sentencesOf(sentencesAfter);

test("of five hundred sentences no total is wrong in silence, nor anything else", () => {
  const { wrongTotalsInSilence, wrongInSilence } = measured([...before, ...unseen, ...after]);
  expect(wrongTotalsInSilence).toEqual([]);
  expect(wrongInSilence).toEqual([]);
});

test("at least nine carts of ten are right of the three hundred unseen, seven of ten without a doubt", () => {
  const { sentences, right, rightAndSure } = measured(unseen);
  expect(sentences).toBe(300);
  expect(right).toBeGreaterThanOrEqual(294);
  expect(rightAndSure).toBeGreaterThanOrEqual(213);
});

test("every sentence that was at hand is understood, of those written afterwards nine of ten", () => {
  expect(measured(before).missed).toEqual([]);
  expect(measured(after).right).toBeGreaterThanOrEqual(91);
});

test.each([
  ["the corpus", spokenShop, 1500],
  ["other trades", otherShop, 1000],
])(
  "composed sentences in the shop of %s: a total that is not the one meant is doubted",
  (name, shop, least) => {
    const random = randomFrom(`composed sentences of ${name}`);
    const wrong: string[] = [];
    let sure = 0;
    for (let round = 0; round < 3000; round += 1) {
      const { text, total } = composedSentence(random, shop);
      const proposal = understand(text, shop);
      if (proposal.unsure.length > 0) continue;
      sure += 1;
      if (proposal.total !== total) wrong.push(`${text}: ${proposal.total}, not ${total}`);
    }
    expect(wrong).toEqual([]);
    expect(sure).toBeGreaterThan(least);
  },
);

test("mixed-up sentences: no number is forgotten in silence", () => {
  const random = randomFrom("mixed-up sentences");
  const forgotten: string[] = [];
  for (let round = 0; round < 3000; round += 1) {
    const text = mixedUp(random);
    const proposal = understand(text, spokenShop);
    if (proposal.unsure.length > 0) continue;
    const numbers = numbersForgotten(text, proposal);
    if (numbers.length > 0) forgotten.push(`${text}: ${numbers}`);
  }
  expect(forgotten).toEqual([]);
});

test("any text gives a proposal that can be said back, and words that are not its own are none", () => {
  const word = fc.oneof(
    fc.constantFrom(...[...before, ...unseen].flatMap(({ text }) => text.split(" "))),
    fc.string({ unit: "grapheme", maxLength: 8 }),
  );
  const texts = fc.oneof(
    fc.array(word, { maxLength: 30 }).map((words) => words.join(" ")),
    fc.string({ unit: "binary", maxLength: 60 }),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom("fr", "en", "pidgin", undefined), (text, language) => {
      const proposal = understand(text, spokenShop, language);
      const { lines, total, leftover, unsure, tenders } = proposal;
      expect(sayBack(proposal, spokenShop).length).toBeGreaterThan(0);
      for (const { quantity, sure, candidates } of lines) {
        expect(Number.isInteger(quantity) && quantity > 0).toBe(true);
        expect(sure || unsure.length > 0).toBe(true);
        expect(candidates.length).toBeGreaterThan(0);
      }
      const amounts = [total, ...tenders.map(({ amount }) => amount)];
      if (unsure.length === 0)
        for (const amount of amounts) expect(amount === undefined || amount >= 0).toBe(true);
      expect(leftover.length === 0 || unsure.length > 0).toBe(true);
      for (const left of leftover) expect(text.includes(left.text)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("in a shop that keeps nothing, nothing is understood and every word is shown", () => {
  const empty = { products: [], customers: [] };
  for (const { text } of [...before, ...unseen]) {
    const { kind, unsure, lines } = understand(text, empty);
    expect(lines).toEqual([]);
    if (kind === "nothing" && !/^(annul|merci)/.test(text))
      expect([text, unsure.length > 0 || !/\d/.test(text)]).toEqual([text, true]);
  }
});
