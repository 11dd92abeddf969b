import fc from "fast-check";
import { expect, test } from "vitest";
import { createScanQueue } from "./scan-queue.ts";

const fail = (failure: unknown) => {
  throw failure;
};

/** A handler that finishes only when told to, so that scans pile up. */
function aSlowHandler() {
  const handled: [string, number][] = [];
  const release: (() => void)[] = [];
  const handle = (text: string, times: number) => {
    handled.push([text, times]);
    return new Promise<void>((resolve) => release.push(resolve));
  };
  const finishOne = async () => {
    release.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { handled, handle, finishOne };
}

test("the first scan is handled at once, the others in order", async () => {
  const { handled, handle, finishOne } = aSlowHandler();
  const push = createScanQueue(handle, fail);
  for (const text of ["A", "B", "C"]) push(text);
  expect(handled).toEqual([["A", 1]]);
  await finishOne();
  await finishOne();
  expect(handled).toEqual([
    ["A", 1],
    ["B", 1],
    ["C", 1],
  ]);
});

test("equal scans that wait become one with a count, also UPC-A and its EAN-13 form", async () => {
  const { handled, handle, finishOne } = aSlowHandler();
  const push = createScanQueue(handle, fail);
  for (const text of ["A", "036000291452", "0036000291452", "036000291452"]) push(text);
  await finishOne();
  expect(handled).toEqual([
    ["A", 1],
    ["036000291452", 3],
  ]);
});

test("a handler that fails does not stop the next scan", async () => {
  const failures: unknown[] = [];
  const handled: string[] = [];
  const push = createScanQueue(
    (text) => {
      handled.push(text);
      if (text === "A") throw new Error("disk full");
    },
    (failure) => failures.push(failure),
  );
  push("A");
  push("B");
  await Promise.resolve();
  await Promise.resolve();
  expect(handled).toEqual(["A", "B"]);
  expect(failures).toEqual([new Error("disk full")]);
});

test("as many pieces come out as were scanned, whatever the speed of the handler", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("A", "B", "C"), fc.boolean())),
      async (scans) => {
        const { handled, handle, finishOne } = aSlowHandler();
        const push = createScanQueue(handle, fail);
        for (const [text, finishes] of scans) {
          push(text);
          if (finishes) await finishOne();
        }
        for (let i = 0; i <= scans.length; i += 1) await finishOne();
        for (const letter of ["A", "B", "C"]) {
          const pieces = handled
            .filter(([text]) => text === letter)
            .reduce((sum, [, times]) => sum + times, 0);
          expect(pieces).toBe(scans.filter(([text]) => text === letter).length);
        }
      },
    ),
  );
});
