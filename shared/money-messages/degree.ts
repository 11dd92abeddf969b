import { isWhole } from "#shared/leftover.ts";
import type { Judgement } from "./chain.ts";
import { isMove, type Reading } from "./reading.ts";
import type { Suspicion } from "./suspicions.ts";

/**
 * How far a message is to be believed: `known`, a known text of the operator to its last sign; `understood`, read by its
 * labels, and nothing speaks against it; `against`, something does, and is named.
 */
export type Degree = "known" | "understood" | "against";

/** The degree of a message that tells of money; undefined for one that tells of none, where nothing speaks against it. */
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
