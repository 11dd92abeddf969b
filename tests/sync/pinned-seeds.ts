import { runSeed } from "#tests/support/simulation-database.ts";
import type { SimulationDatabase } from "#tests/support/simulation-run.ts";

export type PinnedSeed = [
  seed: number,
  found: string,
  more?: "each" | "browsers" | "both" | "tills",
];

/** Seeds that once found a mistake of the product, with that mistake. Each keeps its own test for ever. */
export const pinnedSeeds: readonly PinnedSeed[] = [
  [14, "a first load put an operation back to waiting although the rows already held it"],
  [24, "a first load older than the last acknowledgement put operations back to waiting"],
  [40, "verdicts of a restored server met rows of a stale epoch"],
  [42, "a product edited after its creation left its stock row out of a page, for good"],
  [364, "what a stale epoch had accepted under an unknown epoch was not sent again"],
  [40039, "a dismissed person's device did not learn which books had accepted its sale"],
  [
    3_003_730,
    "a clock set forward while a request was under way made the device forget this month's sales",
  ],
  [9077, "a reseller who sold out of a hand-over of their own word was told the product's name"],
  [2000587, "what another tab had written waited although the sending tab had heard of it"],
  [2000942, "the same, in peace"],
  [881011, "an instance without the shop in memory did not say in which books a message was kept"],
  [881013, "what came after a hand-over was sent to restored books before the hand-over"],
  [920003, "rows that a power cut had left without a place met verdicts of restored books"],
  [
    4001,
    "what restored books had accepted waited again because another scope's first load was older",
    "each",
  ],
  [
    8016,
    "a device got the code under which another one had printed since the server was copied",
    "each",
  ],
  [90000, "a portal's JSON in answer to a refresh of the token was a bug", "browsers"],
  [90004, "a portal's `null` was taken for an answer to an exchange", "browsers"],
  [7208, "a power cut brought rows of a stale epoch back beside verdicts of the new ones", "each"],
  [7009, "rows of a stale epoch were told of once more when read models opened anew", "both"],
  [7346, "the same, when they had been away all the while", "both"],
];

/** Seeds in which the oracle was wrong. Every fresh seed tests the same, and `--bugs` runs these again. */
export const oracleSeeds: readonly PinnedSeed[] = [
  [
    3_000_018,
    "one copy of a request was held up while another had been answered (the oracle forgot it)",
  ],
  [4_000_453, "two people of one name (the oracle took one for the other)"],
  [
    32073,
    "a shop of which no device was about was not told again of low stock (the oracle)",
    "each",
  ],
  [
    602_743_111,
    "what the books made of a dismissed person's word was missed in a reseller's rows (the oracle)",
    "browsers",
  ],
  [
    7027,
    "a till that shows a copy alone was compared with books it had not heard of (the oracle)",
    "both",
  ],
  [
    4,
    "cash in a refund by mobile money was counted for who gave it back, not for who sold (the oracle)",
    "tills",
  ],
];

/** Runs a pinned seed with the options with which it found its mistake. */
export function runPinned(database: SimulationDatabase, [seed, , more]: PinnedSeed) {
  const restores = more === "each" || more === "both" ? "each" : "some";
  const browsers = more === "browsers" || more === "both" || more === "tills";
  const tills = more === "tills";
  return runSeed(database, seed, undefined, false, { restores, browsers, tills });
}
