import fc from "fast-check";
import { expect, test } from "vitest";
import { searchedWords, wordsOf } from "#shared/search/name-words.ts";
import { mayBeMisspelt } from "#shared/search/near-names.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { goods } from "./misspelt-goods.ts";
import { people } from "./misspelt-people.ts";
import { goodsSearch, peopleSearch, plainWords } from "./typed-search.ts";

test("every word of a name finds it, behind whatever sign it stands", () => {
  const [inShop, inNotebook] = [goodsSearch(goods), peopleSearch(people)];
  for (const name of goods)
    for (const word of searchedWords(name)) expect(inShop.exact(word), word).toContain(name);
  for (const name of people)
    for (const word of searchedWords(name)) expect(inNotebook.exact(word), word).toContain(name);
});

const word = fc.string({
  unit: fc.constantFrom(..."abeéœŋɔɛkst"),
  minLength: 1,
  maxLength: 6,
});
const sign = fc.constantFrom(" ", "-", "/", " « ", " (", "). ", '"', "°", "’", ", ", " & ");

test("words begin behind any sign, in any order", () => {
  const name = fc
    .array(fc.tuple(sign, word), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(name, fc.func(fc.integer()), (text, order) => {
      const words = plainWords(text);
      const typed = words.toSorted((a, b) => order(a) - order(b)).join(" / ");
      expect(peopleSearch(["Zoé", text]).exact(typed)).toContain(text);
      const inShop = goodsSearch(["Zoé", text]);
      for (const one of words) expect(inShop.exact(one), one).toContain(text);
    }),
  );
});

test("what is folded stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."aeéœŋɔ ’'-«(/°dLB12٤عم") }), (text) => {
      const once = wordsOf(text).join(" ");
      expect(wordsOf(once).join("")).toBe(wordsOf(text).join(""));
    }),
  );
});

const figures = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 1, maxLength: 13 });
const code = fc.oneof(
  figures,
  fc
    .tuple(fc.constantFrom("BTS", "AB-", "ref.", "SKU", "a"), figures)
    .map((parts) => parts.join("")),
);

test("a code, whole or not, finds no near product, and its own first", () => {
  fc.assert(
    fc.property(fc.uniqueArray(code, { minLength: 2, maxLength: 8 }), code, (codes, typed) => {
      const names = codes.map((one, at) => `Savon ${at} ${one}`);
      const search = goodsSearch(names, new Map(names.map((name, at) => [name, codes[at] ?? ""])));
      expect(search.near(typed)).toEqual([]);
      expect(mayBeMisspelt(typed)).toBe(false);
      for (const [at, own] of codes.entries())
        if (own.length > 5) expect(search.exact(own)[0], own).toBe(names[at]);
    }),
  );
});

test("figures beside a misspelt word are compared as they stand", () => {
  const search = goodsSearch(["Coca 33cl", "Coca 50cl", "Ciment 42,5", "Cahier 200 pages"]);
  expect(search.near("coka 33cl")).toEqual(["Coca 33cl"]);
  expect(search.near("coka 34cl")).toEqual([]);
  expect(search.near("cayer 201")).toEqual([]);
  expect(search.near("cayer 200")).toEqual(["Cahier 200 pages"]);
});

test("what is called just so stands first, then what begins so, then what holds it", () => {
  const search = goodsSearch(["Le riz", "Boriz", "Riz", "Riz parfumé", "Rizière", "(Riz) cassé"]);
  expect(search.exact("riz")).toEqual([
    "Riz",
    "Riz parfumé",
    "Rizière",
    "(Riz) cassé",
    "Le riz",
    "Boriz",
  ]);
});

test("a name that is just so stands before one that only begins so, whatever brand stands behind it", () => {
  const catalogue = new Catalogue("shop");
  const products = [
    { ...aProduct("a", 1), name: "Riz 25 kg" },
    { ...aProduct("b", 1), name: "Riz", brand: "Uncle" },
  ];
  catalogue.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1)) });
  expect(catalogue.search("riz")).toEqual(["b", "a"]);
  expect(catalogue.search("ri")).toEqual(["a", "b"]);
});
