import { expect, test } from "vitest";
import { otherShop } from "#tests/spoken/other-shop.ts";
import { spokenShop } from "#tests/spoken/shop.ts";
import { goodsAt } from "./find-goods.ts";
import { goodsIndexOf, joinedWords } from "./goods-index.ts";
import { goodsKey } from "./goods-words.ts";
import { isNearWord } from "./near-word.ts";

const index = goodsIndexOf(spokenShop);
const find = (text: string) => goodsAt(index, joinedWords(text), 0, () => false);
const near = (text: string) =>
  find(text)
    ?.near.map(({ product }) => product.id)
    .sort() ?? [];

test.each([
  ["savon azur 400", ["azur-400"]],
  ["azur 200 g", ["azur-200"]],
  ["savon azur", ["azur-200", "azur-400"]],
  ["guinness", ["guinness-33", "guinness-65"]],
  ["guinness 33 cl", ["guinness-33"]],
  ["petite guinness", ["guinness-33"]],
  ["omo small", ["omo-30"]],
  ["big maggi", ["maggi-grand"]],
  ["coca 1,5 l", ["coca-150"]],
  ["coca 1.5", ["coca-150"]],
  ["coca", ["coca-150", "coca-50"]],
  ["omo 1000", ["omo-1kg", "omo-30", "omo-500"]],
  ["red oil", ["huile-rouge"]],
  ["huile d'arachide", ["huile-arachide"]],
  ["t-shirt noir L", ["tshirt-l"]],
  ["tee shirt noir m", ["tshirt-m"]],
  ["couches taille 4", ["couches-4"]],
  ["pile r vingt", ["pile-r20"]],
  ["33 export", ["export-33"]],
  ["cahiers de cent pages", ["cahier-100"]],
  ["recharge mtn à 500", ["mtn-500"]],
  ["brosse à dents", ["brosse"]],
])("« %s » is %j", (text, ids) => {
  expect(near(text)).toEqual(ids);
});

test.each(["ndolé", "33 fois", "g", "de", "", "400", "petit"])("« %s » names nothing", (text) => {
  expect(find(text)).toBeUndefined();
});

test("a small number is a size only of goods that were counted", () => {
  const { products } = otherShop;
  const other = goodsIndexOf({ products, customers: [] });
  const found = (text: string, isCounted: boolean) => {
    const { near = [], next } = goodsAt(other, joinedWords(text), 0, () => false, isCounted) ?? {};
    return [near.map(({ product }) => product.id).join(), next];
  };
  expect(found("fer à béton 8", true)).toEqual(["fer-8", 4]);
  expect(found("fer à béton 8", false)).toEqual(["fer-8,fer-10,fer-12", 3]);
  expect(found("fer 8 seringues", true)).toEqual(["fer-8,fer-10,fer-12", 1]);
  expect(found("vis 4x60", true)).toEqual(["vis-60", 4]);
  expect(found("itel A18", true)).toEqual(["phone-a", 3]);
  expect(found("itel à 18", true)[0]).toBe("phone-a,phone-b");
});

test("two names behind one another are two goods", () => {
  expect(find("fanta malta")?.next).toBe(1);
  expect(find("savon azur 400 3")?.next).toBe(3);
  expect(find("recharge orange money")?.next).toBe(2);
});

test.each([
  ["saovn mabou", "savon-mabou"],
  ["spagetti panzani", "panzani"],
])("« %s » is misspelt where the rest says it is %s", (text, id) => {
  expect(near(text)).toEqual([id]);
  expect(find(text)?.isExact).toBe(true);
});

test.each(["asur 200", "ananas", "cube grand", "spaguetti broli", "savon 400", "savon 200"])(
  "« %s » is no name that settles anything",
  (text) => {
    expect(find(text)?.isExact ?? false).toBe(false);
  },
);

test("what else holds the words stands behind", () => {
  expect(find("guinness")?.far.map(({ product }) => product.id)).toEqual(["malta"]);
});

test.each([
  ["soaps", "savon"],
  ["Maggi".toLowerCase(), "magi"],
  ["cahiers", "cahier"],
  ["lux", "lux"],
  ["eaux", "eau"],
  ["guinness", "guines"],
])("%s counts as %s", (word, key) => {
  expect(goodsKey(word)).toBe(key);
});

test.each([
  ["asur", "azur", true],
  ["saovn", "savon", true],
  ["spag", "spaghetti", true],
  ["gisel", "gisele", true],
  ["sel", "sol", false],
  ["brice", "price", false],
  ["savon", "salon", true],
  ["riz", "ris", false],
  ["malta", "maltas", true],
  ["castel", "carton", false],
])("%s near %s: %j", (word, other, is) => {
  expect(isNearWord(word, other)).toBe(is);
});
