import { expect, test } from "vitest";
import type { Proposal } from "./proposal.ts";
import { sayBack } from "./say-back.ts";
import type { SpokenShop } from "./spoken-shop.ts";
import { understand } from "./understand.ts";

const shop: SpokenShop = {
  products: [
    { id: "azur-200", name: "Savon Azur 200 g", brand: "Azur", price: 350 },
    { id: "azur-400", name: "Savon Azur 400 g", brand: "Azur", price: 600 },
    { id: "riz", name: "Riz parfumé", price: 600, unit: "g" },
    {
      id: "titus",
      name: "Sardines Titus",
      brand: "Titus",
      price: 500,
      packs: [{ id: "carton", name: "Carton", factor: 50, price: 24000 }],
    },
  ],
  customers: [
    { id: "diop", name: "Awa Diop" },
    { id: "diallo", name: "Awa Diallo" },
  ],
  suppliers: [{ id: "mahima", name: "Mahima" }],
};
const said = (text: string) => sayBack(understand(text, shop), shop);

test("says goods, packs, who pays and how, and what it comes to", () => {
  expect(said("2 cartons de titus à 23000 et 1,5 kg de riz à crédit awa diop")).toEqual([
    { key: "sale" },
    {
      key: "goods",
      quantity: 2,
      name: "Sardines Titus",
      pack: "Carton",
      price: 23000,
      isSure: true,
    },
    { key: "goods", quantity: 1500, name: "Riz parfumé", unit: "g", isSure: true },
    { key: "customer", name: "Awa Diop", isSure: true },
    { key: "total", francs: 46900 },
    { key: "tender", method: "credit" },
  ]);
});

test("asks which goods and which customer, and says no total then", () => {
  expect(said("3 savons azur awa")).toEqual([
    { key: "sale" },
    { key: "which-goods", said: "3 savons azur", names: ["Savon Azur 200 g", "Savon Azur 400 g"] },
    { key: "which-customer", said: "awa", names: ["Awa Diop", "Awa Diallo"] },
  ]);
});

test("shows words that were not understood as they were said", () => {
  expect(said("2 Titus et du Ndolé")).toEqual([
    { key: "sale" },
    { key: "goods", quantity: 2, name: "Sardines Titus", isSure: true },
    { key: "total", francs: 1000 },
    { key: "leftover", words: "Ndolé" },
  ]);
});

test("says an amount for a line, a purchase with its supplier, an expense with its category", () => {
  expect(said("pour 600 francs de riz")[1]).toMatchObject({ quantity: 1000, amount: 600 });
  expect(said("acheté 3 cartons de titus à 20000 chez mahima")).toContainEqual({
    key: "supplier",
    name: "Mahima",
    isSure: true,
  });
  expect(said("taxi 2000")).toEqual([
    { key: "expense" },
    { key: "category", category: "transport" },
    { key: "total", francs: 2000 },
  ]);
});

test("a doubt that no part shows is a part of its own", () => {
  const parts = said("2 titus à crédit");
  expect(parts).toContainEqual({ key: "doubt", doubt: "credit-without-customer" });
  const bare: Proposal = {
    kind: "nothing",
    lines: [],
    tenders: [],
    unsure: ["words-left-over"],
    leftover: [],
  };
  expect(sayBack(bare, shop)).toEqual([
    { key: "nothing" },
    { key: "doubt", doubt: "words-left-over" },
  ]);
});
