import { describe, expect, test } from "vitest";
import { judgeMessages } from "#shared/money-messages/chain.ts";
import { degreeOf } from "#shared/money-messages/degree.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import { isIncoming, isMove } from "#shared/money-messages/reading.ts";
import { suspicionsOf } from "#shared/money-messages/suspicions.ts";
import { readCorpus } from "./corpus.ts";
import { freshMessagesThird, freshScamsThird } from "./corpus-fresh-third.ts";
import { othersMessages, othersScams, othersWithoutPayment } from "./corpus-others.ts";
import { measure } from "./measure.ts";

const now = "2026-11-27T20:00:00.000Z";
const own = ["+237656480453", "+237696103877"];
const read = (text: string, country: string) => readMessage(text, country, own);

/** Reading of the last of several messages, judged with the ones before it. */
function look(texts: readonly string[], country: string) {
  const pasted = texts.map((text, at) => ({
    ...{ id: String(at), text, reading: read(text, country) },
    pastedAt: `2026-11-27T10:00:${String(at).padStart(2, "0")}.000Z`,
  }));
  const { id = "", text = "", reading = read("", country) } = pasted.at(-1) ?? {};
  const judged = judgeMessages(pasted).get(id);
  const suspicions = suspicionsOf({ text, country, reading }, now, own);
  return { reading, judged, suspicions, degree: degreeOf({ reading, judged, suspicions }) };
}

const linesOf = (lines: string) =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.replaceAll("⏎", "\n").split("|") as [string, string, string]);

/** The reader before read 79 of the 87 and 22 of the 25, one of these with the wrong direction. */
describe.each([
  ["somebody else", othersMessages],
  ["us, a third time", freshMessagesThird],
])("of the true messages gathered by %s", (_, lines) => {
  const messages = readCorpus(lines);

  test("at least 95 of 100 are read, and no amount and no direction is wrong", () => {
    const { right, wrongAmounts, faults } = measure(messages, read);
    expect(wrongAmounts).toEqual([]);
    const wrongWay = messages.filter(({ text, country, kind }) => {
      const reading = read(text, country);
      const isOut = /^(?:sent|payment|withdrawal|airtime)$/.test(kind);
      return isMove(reading) && isIncoming(reading) === isOut;
    });
    expect(wrongWay).toEqual([]);
    expect(right / messages.length, faults.join("\n")).toBeGreaterThanOrEqual(0.97);
  });

  test("at most one raises an alarm: it was cut off before its reference and balance", () => {
    const loud = messages.filter(({ text, country }) => look([text], country).degree === "against");
    expect(loud.filter(({ text }) => !text.endsWith("Message de l'exped"))).toEqual([]);
  });
});

/** The reader before named 15 of the 20 and 7 of the 10. */
test.each([...linesOf(othersScams), ...linesOf(freshScamsThird)])(
  "in %s %s is named: %s",
  (country, sign, text) => {
    const { suspicions, judged, degree } = look(text.split("§"), country);
    expect(degree).toBe("against");
    if (sign === "chain") expect(judged?.verdict).toMatch(/^(?:off-the-chain|reference-used)$/);
    else expect(suspicions).toContain(sign);
  },
);

test.each(linesOf(othersWithoutPayment))("in %s %s is no payment: %s", (country, _, text) => {
  expect(isMove(read(text, country))).toBe(false);
});
