import { expect, test } from "vitest";
import { spokenShop } from "#tests/spoken/shop.ts";
import { isInName, peopleAt } from "./find-people.ts";
import { saidWords } from "./said-words.ts";

const find = (text: string, isKnown = (_: string) => false) =>
  peopleAt(spokenShop.customers, saidWords(text), 0, isKnown);

test.each([
  ["awa diop", ["awa-diop"]],
  ["awa", ["awa-diop", "awa-diallo"]],
  ["mme ngo", ["mme-ngo"]],
  ["madame ngono", ["mme-ngono"]],
  ["mbarga", ["jean-mbarga", "paul-mbarga"]],
  ["papa jean", ["papa-jean"]],
  ["jean", ["papa-jean", "jean-mbarga"]],
  ["monsieur kamga", ["m-kamga"]],
  ["françois nguema", ["francois-nguema"]],
  ["pastor élie", ["pasteur-elie"]],
])("« %s » is %j", (text, ids) => {
  expect(find(text)?.ids).toEqual(ids);
  expect(find(text)?.isExact).toBe(true);
});

test.each(["papa", "madame", "modeste", "2", ""])("« %s » is nobody", (text) => {
  expect(find(text)).toBeUndefined();
});

test("a name one letter away is somebody, and not for sure; a word of trade is nobody", () => {
  expect(find("gisel")).toMatchObject({ ids: ["gisele"], isExact: false });
  expect(find("gisel", () => true)).toBeUndefined();
});

test("a name ends where the next word is another's", () => {
  expect(find("awa diop fatou")?.next).toBe(2);
  expect(find("awa traoré")).toMatchObject({ next: 1, ids: ["awa-diop", "awa-diallo"] });
});

test("a title is in no name", () => {
  expect(isInName(spokenShop.customers, "brice")).toBe(true);
  expect(isInName(spokenShop.customers, "papa")).toBe(false);
});
