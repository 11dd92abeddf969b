/**
 * What came of a code that counts. Only `known` means that it did what one scans for here; none of the others changed
 * anything.
 * - `refused`: its product is known and cannot be taken, which was said in words.
 * - `ask`: several products bear it, and one must be chosen.
 * - `later`: a question is open, or the products are still on their way; scan it again then.
 */
export type ScanOutcome = "known" | "refused" | "unknown" | "ask" | "later";

/** Whether a code that was typed can leave its box: it did something, or its choice lies open. */
export function isDone(outcome: ScanOutcome): boolean {
  return outcome === "known" || outcome === "ask";
}
