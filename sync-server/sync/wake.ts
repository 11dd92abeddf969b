/** Something in a shop changed and is committed. */
export type ShopChange = { shopId: string; prevRev: number; rev: number };

/** Tells the open streams of this instance. Losing a message delays somebody, and loses nothing. */
export type Wake = {
  subscribe(shopId: string, listener: (change: ShopChange) => void): () => void;
  /** A change of this instance, after its commit. */
  announce(change: ShopChange): void;
  /** A revision seen in the database or heard from another instance; nothing happens when it is old news. */
  heard(shopId: string, rev: number): void;
  /** Shops somebody listens to. */
  listenedShops(): string[];
  /** Called with every change of this instance, for the other instances. */
  onAnnounce(listener: (change: ShopChange) => void): void;
};

export function createWake(): Wake {
  const listeners = new Map<string, Set<(change: ShopChange) => void>>();
  const told = new Map<string, number>();
  const announced = new Set<(change: ShopChange) => void>();

  function tell(change: ShopChange): void {
    const heard = listeners.get(change.shopId);
    if (!heard) return;
    if (change.rev <= (told.get(change.shopId) ?? 0)) return;
    told.set(change.shopId, change.rev);
    for (const listener of heard) listener(change);
  }

  return {
    subscribe(shopId, listener) {
      const heard = listeners.get(shopId) ?? new Set();
      listeners.set(shopId, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size > 0 || listeners.get(shopId) !== heard) return;
        listeners.delete(shopId);
        told.delete(shopId);
      };
    },
    announce(change) {
      tell(change);
      for (const listener of announced) listener(change);
    },
    heard(shopId, rev) {
      tell({ shopId, prevRev: told.get(shopId) ?? rev - 1, rev });
    },
    listenedShops: () => [...listeners.keys()],
    onAnnounce(listener) {
      announced.add(listener);
    },
  };
}
