import { expect, test } from "vitest";
import { bestProof, proofOf } from "./proof.ts";
import type { Move, Reading } from "./reading.ts";

const now = "2026-06-23T12:00:00.000Z";
const asked = { due: 5000, currency: "XAF", now } as const;
const failure = { kind: "failed", leftover: [] } as const;
const move = (more: Partial<Move> = {}): Move => ({
  ...{ kind: "received", amount: 5000, currency: "XAF", at: "2026-06-23T11:50:00.000Z" },
  ...{ leftover: [], ...more },
});

test("what a customer sent proves its amount, and says by how much it is another", () => {
  expect(proofOf(move(), asked)).toMatchObject({ is: "payment", difference: 0, isOld: false });
  expect(proofOf(move({ amount: 4500 }), asked)).toMatchObject({ difference: -500 });
});

test.each<[string, Reading, object]>([
  ["what went out", move({ kind: "sent" }), { is: "no-payment", kind: "outgoing" }],
  ["what an agent put in", move({ kind: "deposit" }), { is: "no-payment", kind: "not-customers" }],
  ["what failed", failure, { is: "no-payment", kind: "failed" }],
  ["other money", move({ currency: "XOF" }), { is: "other-currency" }],
  ["hundredths of a dollar", move({ currency: "USD" }), { is: "other-currency" }],
])("%s proves nothing", (_, reading, told) => {
  expect(proofOf(reading, asked)).toMatchObject(told);
});

test("a message of more than six hours is old, one that tells no moment is not", () => {
  expect(proofOf(move({ at: "2026-06-23T05:59:00.000Z" }), asked)).toMatchObject({ isOld: true });
  expect(proofOf(move({ at: "2026-06-23T06:00:00.000Z" }), asked)).toMatchObject({ isOld: false });
  const { at: _, ...untimed } = move();
  expect(proofOf(untimed, asked)).toMatchObject({ isOld: false });
});

test("of several the one of the amount proves, else one that brought money in, else the first", () => {
  const failed = { reading: failure };
  const [other, due] = [{ reading: move({ amount: 700 }) }, { reading: move() }];
  expect(bestProof([failed, other, due], asked)).toBe(due);
  expect(bestProof([failed, other], asked)).toBe(other);
  expect(bestProof([failed], asked)).toBe(failed);
  expect(bestProof([], asked)).toBeUndefined();
});
