import { expect, test } from "vitest";
import { readByLabels, readMessage } from "#shared/money-messages/read-message.ts";
import { readCorpus } from "./corpus.ts";
import { messagesFromElsewhere } from "./corpus-elsewhere.ts";
import { knownMessages } from "./corpus-known.ts";
import { messagesSetAside } from "./corpus-set-aside.ts";
import { measure } from "./measure.ts";

const known = readCorpus(knownMessages);
const aside = readCorpus(messagesSetAside);

/** What was measured; the least of the last two before anything was put right by them were 100 % and 50 %. */
test.each([
  ["known", known, 0.98],
  ["set aside", aside, 0.95],
  ["from elsewhere", readCorpus(messagesFromElsewhere), 0.85],
])("of the messages %s enough are read right, and no amount is wrong", (_, messages, least) => {
  const { right, wrongAmounts, faults } = measure(messages, readMessage);
  expect(wrongAmounts).toEqual([]);
  expect(right / messages.length, faults.join("\n")).toBeGreaterThanOrEqual(least);
});

test("by labels alone, as wordings are read that nobody has seen, most are right and no amount is wrong", () => {
  const moving = [...known, ...aside].filter(({ kind }) => kind !== "failed");
  const { right, wrongAmounts, faults } = measure(moving, readByLabels);
  expect(wrongAmounts).toEqual([]);
  expect(right / moving.length, faults.join("\n")).toBeGreaterThanOrEqual(0.85);
});

test("money that comes in is never read from a message by which none did", () => {
  const incoming = ["received", "payment-received", "deposit", "reversal"];
  const silent = [...known, ...aside].filter(({ kind }) => !incoming.includes(kind));
  const wrong = silent.filter(({ text, country, kind }) => {
    const byLabels = kind === "failed" ? [] : [readByLabels(text, country)];
    return [readMessage(text, country), ...byLabels].some((read) => incoming.includes(read.kind));
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
