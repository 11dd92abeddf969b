import fc from "fast-check";
import { expect, test } from "vitest";
import { anAccountMove } from "#tests/support/account-builders.ts";
import { statementOf } from "./running-balance.ts";

test("a statement runs from the oldest line to what is owed", () => {
  const moves = [
    anAccountMove({ id: "3", kind: "payment", change: -4000, day: "2026-11-03" }),
    anAccountMove({ id: "1", kind: "opening", change: 10_000, day: "2026-11-01" }),
    anAccountMove({ id: "2", change: 500, day: "2026-11-02" }),
  ];
  const { before, lines } = statementOf(moves, 6500);
  expect(before).toBe(0);
  expect(lines.map(({ move, after }) => [move.id, after])).toEqual([
    ["1", 10_000],
    ["2", 10_500],
    ["3", 6500],
  ]);
});

test("what the known lines do not explain stands before them", () => {
  const { before, lines } = statementOf([anAccountMove({ change: 1000 })], 1700);
  expect([before, lines[0]?.after]).toEqual([700, 1700]);
  expect(statementOf([], -300)).toEqual({ before: -300, lines: [] });
});

test("it ends with what is owed, and each line moves it by its own francs", () => {
  const aLine = fc.record({
    id: fc.uuid(),
    at: fc.constantFrom("a", "b", "c"),
    change: fc.integer({ min: -9999, max: 9999 }),
  });
  fc.assert(
    fc.property(fc.array(aLine), fc.integer({ min: -9999, max: 9999 }), (moves, owed) => {
      const { before, lines } = statementOf(moves, owed);
      expect(lines.at(-1)?.after ?? before).toBe(owed);
      lines.reduce((owedBefore, { move, after }) => {
        expect(after).toBe(owedBefore + move.change);
        return after;
      }, before);
    }),
  );
});
