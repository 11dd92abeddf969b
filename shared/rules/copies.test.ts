import fc from "fast-check";
import { expect, test } from "vitest";
import { mostRemembered, nextCopy, type PrintedPaper, withBegun, withEnded } from "./copies.ts";

const paper = (id: string, at = 1000, isOfHere = true) => ({
  ...{ id, at, isOfHere, title: `Reçu ${id}`, place: `/tickets/${id}` },
});

test("[R1] the first print is the paper, each later one says its number; another device has copies alone", () => {
  expect(nextCopy([], paper("a"))).toBe(0);
  expect(nextCopy([], paper("a", 1000, false))).toBe(1);
  const once = withEnded(withBegun([], paper("a"), { copy: 0, at: 1 }), paper("a"), "printed");
  expect(nextCopy(once, paper("a"))).toBe(1);
  const twice = withBegun(once, paper("a"), { copy: 1, at: 2 });
  expect(nextCopy(twice, paper("a"))).toBe(2);
});

test("[R1] what a printer never got is no copy, what it may have got is one", () => {
  const begun = withBegun([], paper("a"), { copy: 0, at: 1 });
  expect(nextCopy(withEnded(begun, paper("a"), "not-begun"), paper("a"))).toBe(0);
  expect(nextCopy(withEnded(begun, paper("a"), "failed"), paper("a"))).toBe(1);
  // The page died before it heard how it ended.
  expect(nextCopy(begun, paper("a"))).toBe(1);
});

test("[R1] what was printed so long ago that it is forgotten is a copy, what is new is none", () => {
  let known: PrintedPaper[] = [];
  for (let at = 1; at <= mostRemembered + 1; at += 1)
    known = withBegun(known, paper(`p${at}`), { copy: 0, at: at * 10 });
  expect(known).toHaveLength(mostRemembered);
  expect(nextCopy(known, paper("p1", 10))).toBe(1);
  expect(nextCopy(known, paper("new", 99_999))).toBe(0);
});

test("[R1] however prints end, no two papers are without a word of it", () => {
  const ends = fc.constantFrom("printed", "failed", "not-begun", "died" as const);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), ends)), (prints) => {
      let known: PrintedPaper[] = [];
      const originals = new Map<string, number>();
      for (const [at, [id, end]] of prints.entries()) {
        const copy = nextCopy(known, paper(id));
        known = withBegun(known, paper(id), { copy, at });
        if (end !== "died") known = withEnded(known, paper(id), end);
        const isOnPaper = end !== "not-begun";
        if (copy === 0 && isOnPaper) originals.set(id, (originals.get(id) ?? 0) + 1);
      }
      for (const count of originals.values()) expect(count).toBe(1);
    }),
  );
});
