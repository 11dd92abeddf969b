import { describe, expect, test } from "vitest";
import type { PaperLine } from "#shared/paper/paper-line.ts";
import { readPaper } from "#shared/paper/read-paper.ts";
import { type DrawnLine, drawnPapers, lettersOfDrawn, wordsOfDrawn } from "./drawn-papers.ts";

const read = (text: string) => readPaper(wordsOfDrawn(text), lettersOfDrawn);

const isRight = (line: PaperLine, meant: DrawnLine) =>
  line.name === meant.name &&
  line.count === meant.count &&
  line.total === meant.total &&
  (meant.prices === undefined || `${line.prices}` === `${meant.prices}`) &&
  (meant.unitPrice === undefined || line.unitPrice === meant.unitPrice);

/** Files of papers, one kind of difficulty each. */
const kinds = [
  ["a paper is of a kind, and a sign is never noise", "credit-notes.txt"],
  ["every line of sums is named, and what is to be paid decides", "sums.txt"],
  ["a column beside goods, count, price and total is told apart from them", "columns.txt"],
  ["short words, first and last lines, and papers that are no purchase", "kinds.txt"],
  ["papers written after the reader was changed", "more.txt"],
  [
    "how many goods there are is no goods, and packs are counted by their titles",
    "counts-and-packs.txt",
  ],
  [
    "titles that nobody knows, and rows that only look like titles or sums",
    "titles-nobody-knows.txt",
  ],
  ["papers set aside by somebody who had not read the reader", "set-aside-1.txt"],
  ["more of those set aside", "set-aside-2.txt"],
] as const;

describe.each(kinds)("%s", (_, file) => {
  test.each(drawnPapers(file))("$name", ({ text, kind, lines, sums, closes, left }) => {
    const reading = read(text);
    expect(reading.kind).toBe(kind);
    expect(reading.lines).toHaveLength(lines.length);
    for (const meant of lines)
      expect(
        reading.lines.filter((line) => isRight(line, meant)),
        meant.name,
      ).toHaveLength(1);
    const { pay, ...named } = sums;
    if (pay !== undefined) expect(reading.closing.toPay).toBe(pay);
    for (const [is, francs] of Object.entries(named)) {
      const own = reading.sums.filter((sum) => sum.is === is);
      expect(
        own.reduce((all, { value = 0 }) => all + value, 0),
        is,
      ).toBe(francs);
    }
    if (closes !== undefined) expect(reading.agrees).toBe(closes);
    expect(reading.leftover.length > 0).toBe(left);
  });
});

describe("papers set aside before the reader was changed", () => {
  const papers = drawnPapers("aside.txt").map((meant) => ({ meant, reading: read(meant.text) }));

  test("at least 85 of 100 lines are right", () => {
    const lines = papers.flatMap(({ meant, reading }) =>
      meant.lines.map((line) => reading.lines.some((one) => isRight(one, line))),
    );
    expect(lines.filter(Boolean).length / lines.length).toBeGreaterThanOrEqual(0.85);
  });

  test.each(papers)(
    "no kind, total or line is wrong in silence: $meant.name",
    ({ meant, reading }) => {
      expect(reading.kind).toBe(meant.kind);
      if (reading.agrees) expect(reading.closing.toPay).toBe(meant.sums["pay"]);
      const dropped = meant.lines.length - reading.lines.length;
      expect(dropped > 0 && reading.leftover.length === 0).toBe(false);
    },
  );
});
