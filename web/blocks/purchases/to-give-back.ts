/** What a credit note says goes back of a purchase: pieces of each product in its unit, its francs, and why. */
export type ToGiveBack = {
  pieces: Readonly<Record<string, number>>;
  said: number | undefined;
  reason: string;
};

/** The same out of the state of a link to the purchase; undefined where there is none. */
export const toGiveBackIn = (state: unknown): ToGiveBack | undefined =>
  (state as { toGiveBack?: ToGiveBack } | null)?.toGiveBack;
