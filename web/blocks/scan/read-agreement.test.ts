import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterPause,
  CANDIDATE_LIFE_MS,
  COOLDOWN_MS,
  goOn,
  judgeFrame,
  NOTHING_SEEN,
} from "./read-agreement.ts";
import type { Format, Reading } from "./reading.ts";

const ean = (text: string): Reading => ({ format: "ean_13", text });
const [COLA, SOAP] = [ean("5449000000996"), ean("3017620422003")];

/** Feeds frames 100 ms apart, or as told, and returns what counted. */
function look(frames: readonly (Reading | undefined | number)[]): string[] {
  let [agreement, at] = [NOTHING_SEEN, 0];
  const accepted: string[] = [];
  for (const frame of frames) {
    if (typeof frame === "number") {
      at += frame;
      continue;
    }
    at += 100;
    const verdict = judgeFrame(agreement, frame, at);
    agreement = verdict.agreement;
    if (verdict.accepted !== undefined) accepted.push(verdict.accepted);
  }
  return accepted;
}

describe("a code counts", () => {
  test("after two equal reads, not after one", () => {
    expect(look([COLA])).toEqual([]);
    expect(look([COLA, COLA])).toEqual(["5449000000996"]);
  });

  test("though frames without a code stand between them", () => {
    expect(look([COLA, undefined, undefined, COLA])).toEqual(["5449000000996"]);
  });

  test("not when another code stands between them", () => {
    expect(look([COLA, SOAP, COLA, SOAP])).toEqual([]);
  });

  test("not when the two reads lie too far apart", () => {
    expect(look([COLA, CANDIDATE_LIFE_MS, COLA])).toEqual([]);
  });

  test("as the same product in two ways of writing", () => {
    expect(look([{ format: "upc_a", text: "036000291452" }, ean("0036000291452")])).toEqual([
      "0036000291452",
    ]);
  });

  test("once, however long it is held before the camera", () => {
    expect(look(Array.from({ length: 100 }, () => COLA))).toEqual(["5449000000996"]);
  });

  test("again when it was out of sight for the cooldown", () => {
    expect(look([COLA, COLA, COOLDOWN_MS, COLA, COLA])).toEqual(["5449000000996", "5449000000996"]);
    expect(look([COLA, COLA, COOLDOWN_MS - 101, COLA, COLA])).toEqual(["5449000000996"]);
  });

  test("at once when the next product comes before the camera", () => {
    expect(look([COLA, COLA, SOAP, SOAP])).toEqual(["5449000000996", "3017620422003"]);
  });
});

test.each<[Format, string]>([
  ["ean_13", "5449000000997"],
  ["ean_8", "96385075"],
  ["upc_a", "036000291453"],
  ["itf", "2167"],
  ["upc_e", "0125100006223"],
  ["upc_e", "125100006223"],
  ["upc_e", "12345670"],
  ["qr_code", " "],
])("%s %j is not believed, however often it is read", (format, text) => {
  expect(
    look([
      { format, text },
      { format, text },
      { format, text },
    ]),
  ).toEqual([]);
});

test("a number read on a few lines of the picture only wants four reads", () => {
  const faint: Reading = { ...COLA, lines: 2 };
  expect(look([faint, faint, faint])).toEqual([]);
  expect(look([faint, faint, faint, faint])).toEqual(["5449000000996"]);
});

test("UPC-E wants three reads", () => {
  const short: Reading = { format: "upc_e", text: "0049000006582", lines: 20 };
  expect(look([short, short])).toEqual([]);
  expect(look([short, short, short])).toEqual(["0049000006582"]);
});

test("interleaved 2 of 5 without a check digit wants four reads", () => {
  const label: Reading = { format: "itf", text: "2167361334" };
  expect(look([label, label, label])).toEqual([]);
  expect(look([label, label, label, label])).toEqual(["2167361334"]);
  const carton: Reading = { format: "itf", text: "00012345678905" };
  expect(look([carton, carton])).toEqual(["00012345678905"]);
});

test("whatever comes, nothing counts that was not read twice with nothing else between", () => {
  const anyFrame = fc.constantFrom(undefined, COLA, SOAP, ean("5449000000997"));
  fc.assert(
    fc.property(fc.array(anyFrame, { maxLength: 40 }), (frames) => {
      const read = frames.filter((frame) => frame === COLA || frame === SOAP);
      const pairs = read.filter((frame, i) => i > 0 && read[i - 1] === frame).length;
      expect(look(frames).length).toBeLessThanOrEqual(pairs);
    }),
  );
});

describe("a telephone that looks seldom, or stood still for a while", () => {
  /** Feeds frames so many ms apart; a number is a time in which nothing at all went on. */
  function seldom(every: number, frames: readonly (Reading | undefined | number)[]): string[] {
    let [agreement, at, lookedAt] = [NOTHING_SEEN, 0, 0];
    return frames.flatMap((frame) => {
      at += typeof frame === "number" ? frame : every;
      if (typeof frame === "number") return [];
      const verdict = judgeFrame(afterPause(agreement, lookedAt, at), frame, at);
      lookedAt = at;
      agreement = verdict.agreement;
      return verdict.accepted ?? [];
    });
  }
  const cola = "5449000000996";

  test("counts a piece once that lay there all the while", () => {
    expect(seldom(100, [COLA, COLA, 5000, COLA, COLA, 2000, undefined, COLA, COLA])).toEqual([
      cola,
    ]);
    expect(seldom(1300, Array(20).fill(COLA))).toEqual([cola]);
  });

  test("counts it again once it was seen to be gone", () => {
    const gone = Array(3).fill(undefined);
    expect(seldom(1300, [COLA, COLA, ...gone, COLA, COLA])).toEqual([cola, cola]);
    expect(seldom(100, [COLA, COLA, 5000, ...Array(12).fill(undefined), COLA, COLA])).toEqual([
      cola,
      cola,
    ]);
  });
});

describe("a camera that was off for a while", () => {
  const colaAt = (seenAt: number) => ({
    candidate: { key: "x", reads: 1, at: seenAt },
    counted: { key: "5449000000996", seenAt },
  });

  test("does not count again what lay there before, however long it was off", () => {
    const agreement = goOn(colaAt(1000), 1000 + COOLDOWN_MS - 1, 90_000);
    expect(judgeFrame(agreement, COLA, 90_100).agreement.candidate).toBeUndefined();
    expect(agreement.candidate).toBeUndefined();
  });

  test("begins anew where nothing lay any more", () => {
    expect(goOn(colaAt(1000), 1000 + COOLDOWN_MS, 90_000)).toBe(NOTHING_SEEN);
    expect(goOn(NOTHING_SEEN, 0, 5)).toBe(NOTHING_SEEN);
  });
});
