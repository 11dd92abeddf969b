/** What this device remembers of a paper: how many times its printing has begun, when last, and whether it failed. */
export type PrintedPaper = {
  id: string;
  count: number;
  /** Moments in ms. */
  at: number;
  /** What it is called, and where it is opened. */
  title: string;
  place: string;
  /** It did not come out, or not whole: it is to be printed again. */
  failed?: true;
};

/** A paper that must not exist twice without saying so. */
export type CopiedPaper = Pick<PrintedPaper, "id" | "title" | "place"> & {
  /** When what it tells happened, ms. */
  at: number;
  /** Whether this device made it: no other can know whether it was printed there. */
  isOfHere: boolean;
};

/** So many papers are remembered, the latest printed. */
export const mostRemembered = 400;

/**
 * Which copy the next print is: 0 the first, else the number of the « DUPLICATA » (R1). Of what is older than all that
 * is remembered nobody knows whether it was printed: it is a copy.
 */
export function nextCopy(known: readonly PrintedPaper[], paper: CopiedPaper): number {
  const found = known.find(({ id }) => id === paper.id);
  if (found && found.count > 0) return found.count;
  const isForgotten = known.length >= mostRemembered && paper.at < (known[0]?.at ?? 0);
  return paper.isOfHere && !isForgotten ? 0 : 1;
}

/** As it is remembered before the first byte leaves: what may have come out counts as printed. `copy`: as `nextCopy` said. */
export function withBegun(
  known: readonly PrintedPaper[],
  { id, title, place }: Pick<CopiedPaper, "id" | "title" | "place">,
  { copy, at }: { copy: number; at: number },
): PrintedPaper[] {
  const others = known.filter((one) => one.id !== id);
  return [...others, { id, count: copy + 1, at, title, place, failed: true as const }].slice(
    -mostRemembered,
  );
}

/** How a print ended: come out, or not; where nothing had left for the printer it counts as never begun. */
export function withEnded(
  known: readonly PrintedPaper[],
  { id }: Pick<CopiedPaper, "id">,
  end: "printed" | "failed" | "not-begun",
): PrintedPaper[] {
  return known.map((one) => {
    if (one.id !== id) return one;
    const { failed: _, ...kept } = one;
    if (end === "printed") return kept;
    return { ...kept, count: end === "not-begun" ? kept.count - 1 : kept.count, failed: true };
  });
}
