/** Wakes streams by hand: what the sync room does after a commit. */
export function aWake() {
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<() => void>();
  const of = (shopId: string) => listeners.get(shopId) ?? new Set();
  return {
    subscribe(shopId: string, listener: () => void) {
      listeners.set(shopId, of(shopId).add(listener));
      return () => {
        of(shopId).delete(listener);
        for (const look of waiting) look();
      };
    },
    tell(shopId: string) {
      for (const listener of of(shopId)) listener();
    },
    listeners: (shopId: string) => of(shopId).size,
    /** Resolves as soon as the last one has left. */
    untilNobodyListens: (shopId: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (of(shopId).size > 0) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
