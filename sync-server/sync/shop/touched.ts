/** Products of one shop whose books or thresholds changed; "all" when it is not known which. */
type Touched = ReadonlySet<string> | "all";

/** Remembers, away from the way of a sale, what is to be looked at a moment later. */
export type TouchedProducts = {
  /** Something of these products changed and is committed. */
  note(shopId: string, products: Iterable<{ productId: string }>): void;
  /** Somebody speaks for a shop. The first time, all of it is to be looked at: what was noted by a server that died is lost. */
  meet(shopId: string): void;
  /** Nobody is met any more: another server that had noted something is gone. */
  forget(): void;
  /** All of the shop is to be looked at the next time. */
  again(shopId: string): void;
  /** What is to be looked at, once; of one shop when named. */
  take(shopId?: string): Map<string, Touched>;
};

/** Shops that are remembered as met; one that is forgotten is looked at as a whole once more. */
const mostShops = 50_000;

export function createTouchedProducts(): TouchedProducts {
  const met = new Set<string>();
  let waiting = new Map<string, Set<string> | "all">();

  function meet(shopId: string): void {
    if (met.has(shopId)) return;
    if (met.size >= mostShops) met.clear();
    met.add(shopId);
    waiting.set(shopId, "all");
  }

  return {
    meet,
    forget: () => met.clear(),
    again: (shopId) => waiting.set(shopId, "all"),
    note(shopId, products) {
      meet(shopId);
      const noted = waiting.get(shopId) ?? new Set();
      if (noted === "all") return;
      for (const { productId } of products) noted.add(productId);
      if (noted.size > 0) waiting.set(shopId, noted);
    },
    take(shopId) {
      if (shopId === undefined) {
        const taken = waiting;
        waiting = new Map();
        return taken;
      }
      const own = waiting.get(shopId);
      waiting.delete(shopId);
      return own === undefined ? new Map() : new Map([[shopId, own]]);
    },
  };
}
