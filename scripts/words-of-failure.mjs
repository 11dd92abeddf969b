/** A screenful or two: enough for a name, a message and where it was thrown. */
const atMost = 4_000;

/** Where runners begin to tell what failed: vitest, playwright, the simulation. */
const beginnings = [/^.*⎯ (?:Failed|Unhandled) .*$/m, /^ +1\) .*$/m, /^Seed \d+ broke .*$/m];

/**
 * The part of a runner's output that tells what failed; its end where nothing in it begins such a part.
 * @param {string} output
 * @returns {string} no more than 4,000 characters and a line that says how many were left out
 */
export function wordsOfFailure(output) {
  const at = Math.min(
    ...beginnings.map((beginning) => output.search(beginning)).filter((found) => found >= 0),
  );
  if (at === Number.POSITIVE_INFINITY) return output.slice(-atMost);
  const told = output.slice(at);
  if (told.length <= atMost) return told;
  return `${told.slice(0, atMost)}\n… ${told.length - atMost} characters more above`;
}
