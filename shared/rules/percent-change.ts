/**
 * Change against the time before, in whole percent: 100 when there was nothing before and something now, 0 when there
 * was nothing at either time (operations.md §9), −100 when nothing is followed by returns only. Undefined where the
 * base is negative and a share says nothing.
 */
export function percentChange(now: number, before: number): number | undefined {
  if (before < 0) return undefined;
  if (before === 0) return Math.sign(now) * 100;
  return Math.round(((now - before) / before) * 100);
}
