/**
 * Pieces of each line that come back now: what was chosen, or all that is left where the ticket is undone. Another device
 * may take goods of the ticket back while one chooses: never more than what is left at this moment.
 */
export function piecesBack(
  lines: readonly { left: number }[],
  chosen: readonly number[],
  isVoid: boolean,
): number[] {
  return lines.map(({ left }, at) => (isVoid ? left : Math.min(chosen[at] ?? 0, left)));
}
