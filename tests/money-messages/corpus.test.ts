import { expect, test } from "vitest";
import { readCorpus } from "./corpus.ts";
import { knownMessages } from "./corpus-known.ts";
import { messagesSetAside } from "./corpus-set-aside.ts";

const known = readCorpus(knownMessages);
const aside = readCorpus(messagesSetAside);

test("a third of more than 320 messages is set aside, and none stands on both sides", () => {
  expect(known.length + aside.length).toBeGreaterThan(320);
  expect(Math.abs(known.length - 2 * aside.length)).toBeLessThanOrEqual(2);
  const texts = [...known, ...aside].map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

test("every kind stands on both sides", () => {
  const kinds = (messages: typeof known) => [...new Set(messages.map(({ kind }) => kind))].sort();
  expect(kinds(known)).toHaveLength(13);
  expect(kinds(aside)).toEqual(kinds(known));
});
