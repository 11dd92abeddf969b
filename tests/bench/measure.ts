/** Middle, least and most of some measurements. */
export type Spread = { median: number; min: number; max: number };

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), min: Math.min(...values), max: Math.max(...values) };
}

/** Ratios of what was measured side by side, round by round. */
export function ratiosOf(ours: readonly number[], limits: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (limits[round] ?? Number.NaN)));
}

/** The best round of each beside one another: what remains when other programs take the machine in other rounds. */
export function bestRatio(
  ours: readonly number[],
  limits: readonly number[],
  better: "more" | "less",
): string {
  const best = better === "more" ? Math.max : Math.min;
  return `best rounds ${(best(...ours) / best(...limits)).toFixed(2)}`;
}

/** Requests before anything is measured: a server and its callers run for weeks, so their code is warm. */
export const warmUp = 4000;

/** Between two turns: what the last one left to disk and collector is done by then. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Measures each in turn (A B A B …), after one unmeasured turn each, so that the machine's moods hit all alike. */
export async function inTurn<Name extends string>(
  contenders: Record<Name, () => Promise<number>>,
  rounds: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  for (const name of names) await contenders[name]();
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      await rest();
      measured[name].push(await contenders[name]());
    }
  return measured;
}
