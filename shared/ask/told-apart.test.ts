import { expect, test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { idleWords } from "./concept-words.ts";
import { readQuestion } from "./read-question.ts";

const read = (text: string) => readQuestion(text, askedShop, askedOn);
const leftIn = (text: string) => read(text).leftover.map((one) => one.text);

test.each([
  ["c'est quoi qui part le plus", "best-products"],
  ["quel article qui sort le plus ce mois", "best-products"],
  ["c'est quel jour qui marche le plus", "best-day"],
  ["le produit qui bouge pas", "unsold-products"],
  ["c'est qui qui vend le plus", "best-seller"],
])("« qui » behind a thing asks for nobody: « %s »", (text, kind) => {
  expect(read(text).question?.kind).toBe(kind);
});

test.each([
  "how man fit print receipt",
  "how person can add customer",
  "how pikin go take close di till",
  "how we fit change price",
])("how something is done, whoever does it: « %s »", (text) => {
  expect(read(text)).toMatchObject({ question: undefined, why: "help" });
});

test.each([
  ["combien par orange money et mtn aujourd'hui", "mtn"],
  ["orange money et airtel money cette semaine", "airtel money"],
  ["combien en momo, orange money et mtn", "orange money"],
  ["how much mtn and orange money today", "mtn"],
])("several operators are not all of them: « %s »", (text, word) => {
  expect(read(text)).toMatchObject({ question: undefined, why: "narrowed" });
  expect(leftIn(text)).toContain(word);
});

test.each([
  ["ventes par vendeur ce mois", "par vendeur"],
  ["dépenses par catégorie", "par categorie"],
  ["sales by product this week", "by product"],
  ["how much sales per week", "per week"],
  ["combien de fois j'ai vendu du savon hier", "combien de fois"],
  ["combien il me doit", "il"],
  ["elle a acheté combien ce mois", "elle"],
  ["how much does he owe", "he"],
  ["la dette du chef", "chef"],
  ["qui ne me doit plus", "plus"],
  ["les petites ventes d'hier", "petites"],
  ["ventes depuis Pâques", "paques"],
  ["combien j'ai vendu avant", "avant"],
  ["la dette de Kouam", "kouam"],
])("a word that carries meaning is never idle: « %s »", (text, word) => {
  expect(read(text).question).toBeUndefined();
  expect(leftIn(text)).toContain(word);
});

test("no number, negation, comparison, distribution or person is an idle word", () => {
  const carry =
    /^(?:\d+|deux|trois|two|three|jamais|never|sans|without|moins|less|more|chaque|each|every|seul|seule|single|per|autre|autres|other|avant|apres|before|after|under|over|petit|petite|carte|card|him|her|lui|mama|papa|chef|boss|patron|fois|times)$/;
  expect(idleWords.filter((word) => carry.test(word))).toEqual([]);
});

test.each([
  ["chef, combien j'ai vendu hier", "sales-total"],
  ["bonjour patron combien on a vendu hier", "sales-total"],
  ["Fatou elle me doit combien", "customer-debt"],
  ["combien doit Mama Rose", "customer-debt"],
  ["est-ce qu'il y a du savon", "product-stock"],
  ["les produits qui ne se vendent plus", "unsold-products"],
])("whom one speaks to, and « il y a », are none: « %s »", (text, kind) => {
  expect(read(text)).toMatchObject({ question: { kind }, leftover: [] });
});

test.each([
  ["je vends plus de savon que le mois dernier", { product: "Savon de Marseille" }],
  ["we sell more cola than last month?", { product: "Cola 33 cl" }],
  ["est-ce que Chantal vend mieux que le mois passé", { seller: "Chantal" }],
  ["les ventes de Mokolo ce mois par rapport à octobre", { agency: "Mokolo" }],
  ["boissons : ventes de ce mois contre le mois dernier", { category: "Boissons" }],
])("sales of one are compared: « %s »", (text, names) => {
  const { question } = read(text);
  expect(question?.kind).toBe("compare-sales");
  const found = Object.entries(question?.names ?? {}).map(([slot, { ids }]) => [slot, ids.join()]);
  expect(Object.fromEntries(found)).toEqual(names);
  expect(question?.against).toMatchObject({ from: "2026-10-01", to: "2026-10-27" });
});

test.each([
  "nos dépenses ont augmenté depuis le mois dernier ?",
  "did expenses go up since last month",
  "le loyer a augmenté par rapport au mois dernier",
  "j'ai moins de dépenses que le mois dernier",
])("expenses are compared: « %s »", (text) => {
  expect(read(text).question).toMatchObject({
    ...{ kind: "compare-expenses", days: { from: "2026-11-01" } },
    against: { from: "2026-10-01", to: "2026-10-27" },
  });
});

test.each([
  "Chantal vend plus que Paul ce mois ?",
  "Mokolo a fait plus que Marché central cette semaine ?",
  "Fatou achète plus que le mois dernier",
  "quel produit se vend plus que le mois dernier",
  "qui a vendu plus que le mois dernier",
  "Chantal vend plus de savon que le mois dernier",
  "les remises ont augmenté ce mois",
  "le stock a baissé depuis hier",
])("what the books cannot compare is not answered: « %s »", (text) => {
  expect(read(text).question).toBeUndefined();
});

test.each([
  ["la go Fatou a fini de payer ?", "customer-debt"],
  ["has Jean-Pierre paid everything", "customer-debt"],
  ["who did not pay on time", "overdue-debts"],
  ["clients qui n'ont pas payé dans les délais", "overdue-debts"],
  ["when Fatou pay last", "customer-last-payment"],
  ["une vente annulée hier ?", "voids"],
  ["qui travaille le mieux", "best-seller"],
  ["how business this week", "sales-total"],
  ["which goods soon finish", "low-stock"],
])("said in other words: « %s »", (text, kind) => {
  expect(read(text).question?.kind).toBe(kind);
});

test.each(["qui a fini de payer", "qui a payé à temps"])(
  "what is paid is not what is owed: « %s »",
  (text) => {
    expect(read(text).question).toBeUndefined();
  },
);
