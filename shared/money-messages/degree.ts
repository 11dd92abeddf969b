import { isWhole } from "#shared/leftover.ts";
import type { Judgement } from "./chain.ts";
import { isMove, type Reading } from "./reading.ts";
import type { Suspicion } from "./suspicions.ts";

/**
 * Degree of trust in a message. `known`: it is a known text of the operator to its last sign. `understood`: it was read
 * by its labels, and nothing speaks against it. `against`: something speaks against it, and is named.
 */
export type Degree = "known" | "understood" | "against";

/** The degree of a message about money; undefined for any other message, unless something speaks against it. */
export function degreeOf(message: {
  reading: Reading;
  judged: Judgement | undefined;
  suspicions: readonly Suspicion[];
}): Degree | undefined {
  const { reading, judged, suspicions } = message;
  const isBroken = judged?.verdict === "off-the-chain" || judged?.verdict === "reference-used";
  if (suspicions.length > 0 || isBroken) return "against";
  if (!isMove(reading) && reading.kind !== "balance") return undefined;
  return reading.pattern && !reading.oddBlanks && isWhole(reading) ? "known" : "understood";
}
