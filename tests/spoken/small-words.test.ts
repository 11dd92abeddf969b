import { expect, test } from "vitest";
import { readDemoCatalogue } from "#server/demo/catalogue.ts";
import { leftText } from "#shared/leftover.ts";
import { smallWords } from "#shared/spoken/small-words.ts";
import { understand } from "#shared/spoken/understand.ts";
import { cornerShop } from "./corner-shop.ts";
import { spokenShop } from "./shop.ts";

const said = (text: string) => understand(text, cornerShop);
const goodsIn = (text: string) => said(text).lines.map(({ productId = "?" }) => productId);

test("a small word of the sentence is never goods, wherever it stands", () => {
  const wrong: string[] = [];
  for (const word of smallWords)
    for (const text of [
      word,
      `${word} 3 cola`,
      `3 cola ${word}`,
      `3 cola ${word} 1000`,
      `${word} 1000`,
      `3 cola ${word} 2 savon de marseille`,
    ])
      if (goodsIn(text).some((id) => !/^(?:cola|savon-marseille|\?)$/.test(id)))
        wrong.push(`${text}: ${goodsIn(text)}`);
  expect(wrong).toEqual([]);
});

test("nor is it among five hundred real names", () => {
  const products = readDemoCatalogue().map(({ name, price }) => ({ id: name, name, price }));
  const shop = { products, customers: [] };
  const wrong: string[] = [];
  for (const word of smallWords)
    for (const text of [`${word} 1000`, `2 Nido ${word} 4900`, `${word} 2 Nido`]) {
      const { lines } = understand(text, shop);
      if (lines.some(({ productId = "" }) => !/nido/i.test(productId)))
        wrong.push(`${text}: ${lines.map(({ productId }) => productId)}`);
    }
  expect(wrong).toEqual([]);
});

test.each([
  ["3 savon de toilette pour 1000", ["savon-toilette"], 1000],
  ["2 café sans sucre", ["cafe"], 300],
  ["2 yaourt nature non sucré", ["yaourt"], 1000],
  ["1 pain avec œuf", ["pain-oeuf"], 300],
  ["2 thon à la tomate pour 1700", ["thon-tomate"], 1700],
])("inside a name it belongs to the name: « %s »", (text, goods, total) => {
  expect(goodsIn(text)).toEqual(goods);
  expect(said(text)).toMatchObject({ total, unsure: [] });
});

test.each(["un pain sans œuf", "2 yaourts sucrés", "un café sucre", "3 cola sans glaçons"])(
  "what is denied is not what it denies: « %s » is doubted",
  (text) => {
    expect(said(text).unsure).not.toEqual([]);
  },
);

test.each(["non", "non non", "no", "pas ça", "sans", "non merci"])(
  "« %s » sells nothing",
  (text) => {
    expect(said(text)).toMatchObject({ kind: "nothing", lines: [] });
  },
);

test.each([
  ["2 cola non 3", 3],
  ["2 cola, non attends, 4 cola", 4],
  ["2 bières non pas bières cola", 2],
])("« %s » is a correction", (text, quantity) => {
  expect(said(text).lines).toMatchObject([{ productId: "cola", quantity }]);
  expect(said(text).unsure).toContain("corrected");
});

test.each([
  ["pas 3 castel mais 4 castel", "castel", 4],
  ["3 castel pas 4", "castel", 3],
  ["2 malta mais 3 castel", "malta", 2],
])(
  "what is denied sells nothing, and « mais » is no maize: « %s »",
  (text, productId, quantity) => {
    const { lines, unsure } = understand(text, spokenShop);
    expect(lines[0]).toMatchObject({ productId, quantity });
    expect(lines.some((line) => line.productId === "mais")).toBe(false);
    if (text.includes("pas")) expect(unsure).toContain("corrected");
  },
);

test("half a bag in English is half a bag, and not half of the payment", () => {
  expect(understand("half bag of flour on credit for chantal", spokenShop)).toMatchObject({
    ...{ lines: [{ productId: "farine", quantity: 25_000 }], tenders: [{ method: "credit" }] },
  });
});

test.each(["-2 cola", "2 cola -200", "−3 cola"])("a minus is no noise: « %s »", (text) => {
  expect(said(text).unsure).toContain("words-left-over");
  expect(leftText(said(text))).toMatch(/^[-−]/);
});

const names = ["rose", "Blanc", "Santex", "claire", "Zoa", "sucre", "Amigo"];
const ways: readonly ((name: string) => string)[] = [
  (name) => `madame ${name} doit payer un nido`,
  (name) => `un nido pour madame ${name}`,
  (name) => `monsieur ${name} prend un nido à crédit`,
  (name) => `tonton ${name} veut un nido`,
  (name) => `un nido à crédit pour ${name}`,
  (name) => `pour ${name} un nido`,
  (name) => `chez ${name} un nido à crédit`,
  (name) => `${name} a pris un nido`,
  (name) => `auntie ${name} owes one nido`,
  (name) => `for madam ${name} one nido on credit`,
];

test("a stranger's name is never goods: it is shown, and whoever it is may be noted", () => {
  const wrong: string[] = [];
  for (const name of names)
    for (const way of ways) {
      const text = way(name);
      const { lines, unsure, stranger } = said(text);
      const isShown = leftText(said(text)).includes(name) && stranger?.includes(name);
      const isNido = lines.length === 1 && lines[0]?.productId === "nido";
      if (!isNido || !isShown || !unsure.includes("nobody-named"))
        wrong.push(`${text}: ${goodsIn(text)} ${unsure} « ${leftText(said(text))} »`);
    }
  expect(wrong).toEqual([]);
});

test("somebody of the notebook under another title is asked", () => {
  const shop = { ...cornerShop, customers: [{ id: "rose", name: "Maman Rose" }] };
  expect(understand("madame rose prend un nido", shop)).toMatchObject({
    ...{ customer: { id: "rose", sure: false }, unsure: ["several-customers"] },
  });
  expect(understand("maman rose prend un nido", shop).unsure).toEqual([]);
});
