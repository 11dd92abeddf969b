import { understand } from "#shared/spoken/understand.ts";
import { type Sentence, sentencesOf } from "./expected.ts";
import { type Judged, judged } from "./judge.ts";
import { sentencesBefore } from "./sentences-before.ts";
import { sentencesUnseenEnglish } from "./sentences-unseen-english.ts";
import { sentencesUnseenFrench } from "./sentences-unseen-french.ts";
import { spokenShop } from "./shop.ts";

export const before: readonly Sentence[] = sentencesOf(sentencesBefore);
export const unseen: readonly Sentence[] = [sentencesUnseenFrench, sentencesUnseenEnglish].flatMap(
  (people) => Object.values(people).flatMap((text) => sentencesOf(text)),
);

/** How well sentences are understood: counts of each, and those that were not. */
export function measured(sentences: readonly Sentence[], shop = spokenShop) {
  const all = sentences.map((sentence) => judged(sentence, understand(sentence.text, shop), shop));
  const count = (is: (one: Judged) => boolean) => all.filter(is).length;
  return {
    sentences: all.length,
    reached: count(({ isReached }) => isReached),
    notReached: all.filter((one) => !one.isReached).map(({ text }) => text),
    right: count(({ isRight }) => isRight),
    rightAndSure: count(({ isRight, isSure }) => isRight && isSure),
    wrongTotalsInSilence: all.filter((one) => one.isWrongTotalInSilence).map(({ text }) => text),
    wrongInSilence: all.filter((one) => one.isWrongInSilence).map(({ text }) => text),
    missed: all.filter((one) => !one.isRight).map(({ text }) => text),
  };
}
