import type { Unit } from "#shared/schemas/measure.ts";

/** Pieces, and how much of each unit beside them: kilos and pieces have no common sum. */
export type Amounts = { pieces: number } & Record<Unit, number>;

export const nothing: Amounts = { pieces: 0, g: 0, ml: 0, cm: 0 };

export const isNothing = ({ pieces, g, ml, cm }: Amounts): boolean =>
  pieces === 0 && g === 0 && ml === 0 && cm === 0;

/** What several quantities come to, each in its own unit. */
export function amountsOf(
  goods: readonly { quantity: number; unit?: Unit | null | undefined }[],
): Amounts {
  const sum = { ...nothing };
  for (const { quantity, unit } of goods) sum[unit ?? "pieces"] += quantity;
  return sum;
}
