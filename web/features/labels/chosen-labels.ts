/** Labels in one print at most: more than that is two prints. */
export const mostLabels = 2000;

/** Products and how many labels of each, in the order in which they were chosen. */
export type ChosenLabels = ReadonlyMap<string, number>;

/** One more label of a product. */
export function withOneMore(chosen: ChosenLabels, productId: string): ChosenLabels {
  return withCopies(chosen, productId, (chosen.get(productId) ?? 0) + 1);
}

/** So many labels of a product; it stays in the list with none, so that a figure can be typed anew. */
export function withCopies(chosen: ChosenLabels, productId: string, copies: number): ChosenLabels {
  return new Map(chosen).set(productId, Math.min(Math.max(0, copies), mostLabels));
}

export function without(chosen: ChosenLabels, productId: string): ChosenLabels {
  const next = new Map(chosen);
  next.delete(productId);
  return next;
}

export function countLabels(chosen: ChosenLabels): number {
  let sum = 0;
  for (const copies of chosen.values()) sum += copies;
  return sum;
}
