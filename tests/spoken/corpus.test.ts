import { expect, test } from "vitest";
import { sentencesOf } from "./expected.ts";
import { sentencesBefore } from "./sentences-before.ts";
import { sentencesUnseenEnglish } from "./sentences-unseen-english.ts";
import { sentencesUnseenFrench } from "./sentences-unseen-french.ts";
import { spokenShop } from "./shop.ts";

const unseen = [sentencesUnseenFrench, sentencesUnseenEnglish].flatMap((people) =>
  Object.values(people).flatMap((text) => sentencesOf(text)),
);

test("the corpus is two hundred sentences of before and three hundred unseen, none twice", () => {
  const before = sentencesOf(sentencesBefore);
  expect([before.length, unseen.length]).toEqual([200, 300]);
  expect(new Set([...before, ...unseen].map(({ text }) => text)).size).toBe(500);
});

test("the shop of the corpus calls no two things alike", () => {
  const { products, customers } = spokenShop;
  expect([products.length, customers.length]).toEqual([129, 40]);
  expect(new Set(products.map(({ id }) => id)).size).toBe(129);
  expect(new Set(products.map(({ name }) => name)).size).toBe(129);
  expect(new Set(customers.map(({ id }) => id)).size).toBe(40);
});
