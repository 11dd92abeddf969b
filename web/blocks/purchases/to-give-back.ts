/** Content of a credit note on a purchase: pieces of each product in its unit, the francs, and the reason. */
export type ToGiveBack = {
  pieces: Readonly<Record<string, number>>;
  said: number | undefined;
  reason: string;
};

/** Reads a `ToGiveBack` from the state of a link to the purchase; undefined when there is none. */
export const toGiveBackIn = (state: unknown): ToGiveBack | undefined =>
  (state as { toGiveBack?: ToGiveBack } | null)?.toGiveBack;
