import { expect, test } from "vitest";
import { measureAt, saidNumberAt } from "./measures.ts";
import { saidWords } from "./said-words.ts";

const read = (text: string) => {
  const measure = measureAt(saidWords(text), 0);
  return measure && [measure.value, measure.of, measure.next];
};

test.each([
  ["3 kg", 3000, "g", 2],
  ["5kg", 5000, "g", 2],
  ["350 g de poulet", 350, "g", 2],
  ["trois kilos", 3000, "g", 2],
  ["1 kg et demi", 1500, "g", 4],
  ["1 kg 1/2 haricots", 1500, "g", 3],
  ["1/2 litre", 500, "ml", 2],
  ["un demi kilo", 500, "g", 3],
  ["demi kilo", 500, "g", 2],
  ["half a kilo", 500, "g", 3],
  ["one and a half kilos", 1500, "g", 5],
  ["two and a half litres", 2500, "ml", 5],
  ["trois quarts de litre", 750, "ml", 4],
  ["three quarters of a litre", 750, "ml", 5],
  ["un quart de kilo", 250, "g", 4],
  ["2 kg un quart", 2250, "g", 4],
  ["un kilo et quart", 1250, "g", 4],
  ["3 mètres et demi", 350, "cm", 4],
  ["75 cl", 750, "ml", 2],
  ["1,5 L", 1500, "ml", 2],
  ["deux kilos cinq cents de poulet", 2500, "g", 4],
  ["un quart de piment", 250, "any", 2],
  ["100 pages", 100, "page", 2],
  ["9 w", 9, "w", 2],
  ["kilo de riz", 1000, "g", 1],
  ["une livre de haricots", 500, "g", 2],
])("« %s » is %d %s, of %d words", (text, value, of, next) => {
  expect(read(text)).toEqual([value, of, next]);
});

test.each(["trois savons", "800 l'unité", "m kamga", "g prends", "savon", ""])(
  "« %s » begins with no measure",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test("five hundred francs behind kilos are no grams", () => {
  expect(read("5 kg 500 francs")).toEqual([5000, "g", 2]);
});

test("behind a kilo and a half no grams are added", () => {
  expect(read("1,5 litre 100 d'huile")).toEqual([1500, "ml", 2]);
});

test("a kilo and a half may be written as thousands, and is doubted", () => {
  expect(measureAt(saidWords("1,500 kg"), 0)).toMatchObject({ value: 1500, also: 1500000 });
  expect(measureAt(saidWords("2 500 g"), 0)).toMatchObject({ value: 2500, also: 500 });
  expect(measureAt(saidWords("5 kg 500"), 0)).toMatchObject({ value: 5500, also: 5000 });
});

test("only a unit without a number says so", () => {
  expect(measureAt(saidWords("kilo"), 0)?.isUnit).toBe(true);
  expect(measureAt(saidWords("1 kilo"), 0)?.isUnit).toBeUndefined();
});

test("« 5k » is five thousand, « 5 k » is not", () => {
  expect(saidNumberAt(saidWords("5k"), 0)?.value).toBe(5000);
  expect(saidNumberAt(saidWords("5 k"), 0)?.value).toBe(5);
});
