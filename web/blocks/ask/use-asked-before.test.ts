import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question } from "#shared/ask/question.ts";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { type AskedBefore, rememberedLater } from "./use-asked-before.ts";

let before: AskedBefore | undefined;
const remember = (next: (known: AskedBefore | undefined) => AskedBefore) => {
  before = next(before);
};
const read = (text: string): Question | undefined =>
  readQuestion(text, askedShop, askedOn, before?.question).question;
const stands = (text: string) => rememberedLater(text, read(text), remember);

beforeEach(() => {
  vi.useFakeTimers();
  before = undefined;
});
afterEach(() => vi.useRealTimers());

test("an answer that stood for a second is what the next question goes on from", () => {
  stands("combien Chantal a vendu aujourd'hui");
  vi.advanceTimersByTime(999);
  expect(before).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(before?.of).toBe("combien Chantal a vendu aujourd'hui");
  expect(read("et hier ?")).toMatchObject({ kind: "seller-sales", days: { from: "2026-11-26" } });
});

test("what is passed in typing is not remembered", () => {
  const takeBack = stands("combien j'ai vendu");
  vi.advanceTimersByTime(500);
  takeBack?.();
  vi.advanceTimersByTime(5000);
  expect(before).toBeUndefined();
});

test("what is not answered leaves the question before", () => {
  stands("dépenses de ce mois");
  vi.advanceTimersByTime(1000);
  expect(stands("combien par orange money")).toBeUndefined();
  vi.advanceTimersByTime(5000);
  expect(before?.question.kind).toBe("expenses-total");
});

test.each([
  ["combien Chantal a vendu aujourd'hui", "et hier ?"],
  ["combien Chantal a vendu hier", "et Paul ?"],
  ["dépenses de ce mois", "et par rapport à octobre ?"],
  ["combien j'ai vendu ce mois", "et par rapport au mois dernier ?"],
])("« %s », « %s »: what goes on from itself stays what it is", (first, then) => {
  stands(first);
  vi.advanceTimersByTime(1000);
  const once = read(then);
  expect(once).toBeDefined();
  stands(then);
  vi.advanceTimersByTime(1000);
  expect(before?.of).toBe(then);
  expect(read(then)).toEqual(once);
  stands(then);
  vi.advanceTimersByTime(1000);
  expect(before?.question).toEqual(once);
});
