import { expect, test } from "vitest";
import { asideGoods, asidePeople, typedGoods, typedPeople } from "./aside-names.ts";
import { goods, keptGoods, knownGoods } from "./misspelt-goods.ts";
import { keptPeople, knownPeople, people } from "./misspelt-people.ts";
import { firstOf, goodsSearch, peopleSearch } from "./typed-search.ts";

const inShop = goodsSearch(goods);
const inNotebook = peopleSearch(people);

/** Texts whose name is not found first, as `typed → found`. */
const missed = (search: typeof inShop, set: readonly (readonly [string, string])[]) =>
  set
    .map(([typed, meant]) => ({ typed, meant, found: firstOf(search, typed) ?? "" }))
    .filter(({ meant, found }) => !found.startsWith(meant))
    .map(({ typed, found }) => `${typed} → ${found}`);

test("goods that are typed with mistakes are found first", () => {
  expect(missed(inShop, knownGoods)).toEqual([]);
  expect(missed(inShop, keptGoods)).toEqual([]);
});

test("people whose names are typed with mistakes are found first", () => {
  expect(missed(inNotebook, knownPeople)).toEqual([]);
  // « tcha » for « tsa » has two mistakes in seven letters.
  expect(missed(inNotebook, keptPeople)).toEqual(["mintcha → "]);
});

test("of names that were set aside nearly all are found first", () => {
  const missedOf = (search: typeof inShop, typed: typeof typedGoods) =>
    typed
      .filter(({ typed: text, meant }) => !meant.includes(firstOf(search, text) ?? ""))
      .map(({ typed: text }) => text);
  expect(missedOf(goodsSearch(asideGoods), typedGoods)).toEqual([]);
  expect(missedOf(peopleSearch(asidePeople), typedPeople)).toEqual(["saint michel"]);
});

test("initials are one word", () => {
  const search = peopleSearch(["Sté S.I.C. Cacaos", "E. T. S. Kamga", "M. Paul"]);
  expect(firstOf(search, "sic cacao")).toBe("Sté S.I.C. Cacaos");
  expect(firstOf(search, "ets kamga")).toBe("E. T. S. Kamga");
  expect(firstOf(goodsSearch(["Lait U.H.T. entier", "Lait en poudre"]), "uht lait")).toBe(
    "Lait U.H.T. entier",
  );
});

test.each([
  ["letters in another order", "bgauette", "Baguette"],
  ["a letter too many", "snickeers", "Snickers 50 g"],
  ["a letter missing", "heneken", "Heineken"],
  ["another letter", "colgete", "Dentifrice Colgate"],
  ["a doubled letter", "vasseline", "Vaseline"],
  ["a silent h", "aricots", "Haricots rouges"],
  ["qu for c", "quafé", "Café Nescafé 50 g"],
  ["ph for f", "phanta", "Fanta Orange 33cl"],
  ["i for y", "stilo", "Stylo Bic bleu"],
  ["o for eau", "o tangui", "Eau Tangui"],
  ["one word for two", "cocacolla", "Coca-Cola/33cl"],
  ["two words for one", "super mon", "Eau Supermont 1,5 L"],
  ["the beginning of a word", "mayonè", "Mayonnaise Calvé"],
  ["words in another order", "mayor huille", "Huile Mayor 1 L"],
  ["a word between", "boite de tomat concentre", undefined],
  ["English, a vowel by ear", "energyser", "Piles Energizer"],
])("%s: « %s » is %j", (_kind, typed, meant) => {
  expect(firstOf(inShop, typed)).toBe(meant);
});

test("short words and strangers are nobody", () => {
  for (const typed of ["xz", "zq", "zorglub", "xyqwth", "kwrzmpf qsd", "savon zorglub"]) {
    expect(inShop.near(typed), typed).toEqual([]);
    expect(inNotebook.near(typed), typed).toEqual([]);
  }
});

test("names of other scripts are found by their own letters, and nothing is near to them that is not", () => {
  const search = peopleSearch(["عائشة ديوب", "محمد", "Awa"]);
  expect(firstOf(search, "عائشه")).toBe("عائشة ديوب");
  expect(search.near("خالد")).toEqual([]);
});
