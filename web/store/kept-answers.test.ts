import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAnswers } from "./answer-shelf.ts";
import { keepAnswer, keptAnswer, nextQuestion } from "./kept-answers.ts";

const person = "0198c0de-0000-7000-8000-000000000001";
const heard = (value: string) => ({ value, heardAt: 1 });

beforeEach(() => {
  const kept: Record<string, string> = {};
  const access = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  // Its keys are those of what is kept, as a browser's are.
  const storage = new Proxy(kept, {
    get: (_, name: string) => access[name as keyof typeof access] ?? kept[name],
  });
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => vi.unstubAllGlobals());

test("of two answers the one asked for later is kept, whichever comes first", () => {
  const [earlier, later] = [nextQuestion(), nextQuestion()];
  expect(keepAnswer(person, "/list", heard("with the new one"), later)).toBe(true);
  expect(keepAnswer(person, "/list", heard("without"), earlier)).toBe(false);
  expect(keepAnswer(person, "/list", undefined, earlier)).toBe(false);
  expect(keptAnswer(person, "/list")).toEqual(heard("with the new one"));
  expect(keepAnswer(person, "/other", heard("first"), earlier)).toBe(true);
  expect(keepAnswer(person, "/list", undefined, nextQuestion())).toBe(true);
  expect(keptAnswer(person, "/list")).toBeUndefined();
});

test("an answer that comes after the person has signed out is kept nowhere", () => {
  const question = nextQuestion();
  keepAnswer(person, "/contacts", heard("Aline"), question);
  const late = nextQuestion();
  forgetAnswers();
  expect(keepAnswer(person, "/contacts", heard("Aline again"), late)).toBe(false);
  expect(keptAnswer(person, "/contacts")).toBeUndefined();
  expect(keepAnswer(person, "/contacts", heard("Awa"), nextQuestion())).toBe(true);
});
