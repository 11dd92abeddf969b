import { describe, expect, test } from "vitest";
import { degreeOf } from "#shared/money-messages/degree.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import { isIncoming, isMove } from "#shared/money-messages/reading.ts";
import { suspicionsOf } from "#shared/money-messages/suspicions.ts";
import { type KnownMessage, readCorpus } from "./corpus.ts";
import { freshMessages, freshScams } from "./corpus-fresh.ts";
import { freshMessagesAside, freshScamsAside } from "./corpus-fresh-aside.ts";
import { measure } from "./measure.ts";

const now = "2026-11-28T12:00:00.000Z";
const own = ["+237699000001"];

function look(text: string, country: string) {
  const reading = readMessage(text, country);
  const suspicions = suspicionsOf({ text, country, reading }, now, own);
  return { reading, suspicions, degree: degreeOf({ reading, suspicions, judged: undefined }) };
}

const outgoing = /^(?:sent|payment|withdrawal|airtime)$/;
const isWrongWay = ({ text, country, kind }: KnownMessage) => {
  const { reading } = look(text, country);
  return isMove(reading) && isIncoming(reading) === outgoing.test(kind);
};

/** The reader before: kind right for 36 of 60 and 27 of 44; no alarm on 8 of 55 and 7 of 38 true messages. */
describe.each([
  ["fresh", freshMessages],
  ["fresh, set aside", freshMessagesAside],
])("of the messages that are %s", (_, lines) => {
  const messages = readCorpus(lines);
  const moves = messages.filter(({ amount }) => amount !== undefined);

  test("enough are read right, with payer and moment; no amount and no direction is wrong", () => {
    const { right, whole, wrongAmounts, faults } = measure(messages, readMessage);
    expect(wrongAmounts).toEqual([]);
    expect(messages.filter(isWrongWay).map(({ text }) => text)).toEqual([]);
    expect(right / messages.length, faults.join("\n")).toBeGreaterThanOrEqual(0.97);
    expect(whole / messages.length, faults.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  test("nothing speaks against the true ones, and nothing is left of them", () => {
    const loud = moves.filter(({ text, country }) => look(text, country).degree === "against");
    expect(loud.map(({ text }) => text)).toEqual([]);
    const left = moves.flatMap(({ text, country }) => look(text, country).reading.leftover);
    // One message was copied with the header of its chat.
    expect(left.filter(({ text }) => !text.startsWith("[12:03]"))).toEqual([]);
  });
});

/** The reader before named 4 of 23 and 1 of 19. */
test.each(
  [freshScams, freshScamsAside].flatMap((lines) =>
    lines
      .trim()
      .split("\n")
      .map((line) => line.split("|") as [country: string, sign: string, text: string]),
  ),
)("in %s %s is named and speaks against: %s", (country, sign, text) => {
  const { suspicions, degree } = look(text, country);
  expect(suspicions).toContain(sign);
  expect(degree).toBe("against");
});
