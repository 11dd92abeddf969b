import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { type Reading, readsNeeded } from "./reading.ts";

/**
 * When a code seen by the camera counts: a decoder alone returns a wrong number now and then, with a right check digit.
 * Two reads running must be equal (more for weak symbologies), with no other code between them. A code that counted
 * does not count again until it has been out of sight for the cooldown: one piece held for long before the camera is
 * one piece.
 */
export type Agreement = {
  candidate: { key: string; reads: number; at: number } | undefined;
  counted: { key: string; seenAt: number } | undefined;
};

export const NOTHING_SEEN: Agreement = { candidate: undefined, counted: undefined };

/** Milliseconds. */
export const COOLDOWN_MS = 1200;
/** Milliseconds: the longest time of which one look tells. A telephone that stood still has seen no piece leave. */
export const LOOK_MS = 600;
/** Milliseconds: two equal reads further apart are two separate looks. */
export const CANDIDATE_LIFE_MS = 1500;

/** Takes the outcome of one frame, at a time in milliseconds; `accepted` is the text of a code that now counts. */
export function judgeFrame(
  before: Agreement,
  reading: Reading | undefined,
  at: number,
): { agreement: Agreement; accepted: string | undefined } {
  const needed = reading ? readsNeeded(reading) : 0;
  if (!reading || needed === 0) return { agreement: before, accepted: undefined };
  const { candidate, counted } = before;
  const key = normalizeBarcode(reading.text);
  if (counted?.key === key && at - counted.seenAt < COOLDOWN_MS) {
    return {
      agreement: { candidate: undefined, counted: { key, seenAt: at } },
      accepted: undefined,
    };
  }
  const again = candidate?.key === key && at - candidate.at <= CANDIDATE_LIFE_MS;
  const reads = again ? candidate.reads + 1 : 1;
  if (reads < needed)
    return { agreement: { candidate: { key, reads, at }, counted }, accepted: undefined };
  return {
    agreement: { candidate: undefined, counted: { key, seenAt: at } },
    accepted: reading.text.trim(),
  };
}

/** Frames were looked at until `lookedAt` and are again at `at`, both in ms: the rest of a long pause counts as not passed. */
export function afterPause(before: Agreement, lookedAt: number, at: number): Agreement {
  const unseen = at - lookedAt - LOOK_MS;
  const { counted } = before;
  if (!counted || unseen <= 0) return before;
  return { ...before, counted: { ...counted, seenAt: counted.seenAt + unseen } };
}

/**
 * The camera was off since `lookedAt` and looks again at `at`, both in milliseconds. A code that was in sight then has not
 * been seen to leave: the piece may still lie there, and does not count again for that.
 */
export function goOn({ counted }: Agreement, lookedAt: number, at: number): Agreement {
  const lay = counted !== undefined && lookedAt - counted.seenAt < COOLDOWN_MS;
  return lay ? { candidate: undefined, counted: { ...counted, seenAt: at } } : NOTHING_SEEN;
}
