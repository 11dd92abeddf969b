import fc from "fast-check";
import { expect, test } from "vitest";
import { saidWords } from "./said-words.ts";

const texts = (text: string) => saidWords(text).map(({ text }) => text);

test.each([
  ["3 Savons à 450", ["3", "savons", "a", "450"]],
  ["5kg x3", ["5", "kg", "x", "3"]],
  ["d'huile, l’œuf", ["d", "huile", ",", "l", "oeuf"]],
  ["2 500 f", ["2500", "f"]],
  ["2\u202f500", ["2500"]],
  ["1.5 1,5 12,000 1.200.000", ["1.5", "1.5", "12000", "1200000"]],
  ["0,500", ["0.5"]],
  ["1/2 ½ 3/4", ["0.5", "0.5", "0.75"]],
  ["5/2", ["5", "/", "2"]],
  ["½ kg", ["0.5", "kg"]],
  ["3×2 @450 a&b", ["3", "x", "2", "at", "450", "a", "+", "b"]],
  ["٣ ŋgɔ", ["3", "ngo"]],
  ["« - — …", []],
])("« %s » is %j", (text, words) => {
  expect(texts(text)).toEqual(words);
});

test("what digits may mean besides is kept", () => {
  expect(saidWords("1,500 kg")[0]).toMatchObject({ text: "1500", also: 1.5 });
  expect(saidWords("2 500 g")[0]).toMatchObject({ text: "2500", also: 500 });
  expect(saidWords("10 500 g")[0]).toMatchObject({ also: 500 });
  expect(saidWords("2500")[0]).not.toHaveProperty("also");
});

test("a letter before an apostrophe is elided", () => {
  expect(saidWords("800 l'unité").map(({ isElided = false }) => isElided)).toEqual([
    false,
    true,
    false,
  ]);
});

test("words stand where they were said, in order, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let end = 0;
      for (const { from, to, text: word } of saidWords(text)) {
        expect(from >= end && to > from && to <= text.length).toBe(true);
        expect(word).not.toBe("");
        end = to;
      }
    }),
  );
});
