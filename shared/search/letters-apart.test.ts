import fc from "fast-check";
import { expect, test } from "vitest";
import { lettersApart } from "./letters-apart.ts";

test.each([
  ["bagette", "baguette", 1, 1],
  ["snikers", "snickers", 1, 1],
  ["kamgua", "kamga", 1, 1],
  ["ab", "ba", 1, 1],
  ["mayo", "mayonnaise", 99, 0],
  ["maio", "mayonnaise", 99, 1],
  ["", "a", 1, 99],
  ["savon", "huile", 99, 99],
])(
  "« %s » and « %s » are %d letters apart, %d from its beginning",
  (typed, word, whole, beginning) => {
    const apart = lettersApart(typed, word, 2);
    expect(apart.whole).toBe(whole);
    if (typed !== "") expect(apart.beginning).toBe(beginning);
  },
);

/** The same distance by its definition, without limits. */
function plainly(one: string, other: string): number {
  const known = new Map<string, number>();
  const at = (a: number, b: number): number => {
    if (a === 0 || b === 0) return a + b;
    const key = `${a} ${b}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isSwapped = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
    const steps = Math.min(
      at(a - 1, b) + 1,
      at(a, b - 1) + 1,
      at(a - 1, b - 1) + (one[a - 1] === other[b - 1] ? 0 : 1),
      isSwapped ? at(a - 2, b - 2) + 1 : 99,
    );
    known.set(key, steps);
    return steps;
  };
  return at(one.length, other.length);
}

test("agrees with the plain count up to the limit", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      const plain = plainly(one, other);
      expect(lettersApart(one, other, most).whole).toBe(plain > most ? 99 : plain);
    }),
    { numRuns: 2000 },
  );
});
