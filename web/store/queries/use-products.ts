import { useMemo } from "react";
import type { CatalogueItem } from "#web/store/read-models/catalogue-item.ts";
import type { ShopView } from "#web/store/read-models/views.ts";
import { useLive, useShopView } from "./use-store.ts";

const nothing: readonly undefined[] = [];

/** These products, in this order; the component is drawn again only when one of them changes. */
export function useProducts(
  shopId: string,
  ids: readonly string[],
): readonly (CatalogueItem | undefined)[] {
  const view = useShopView(shopId);
  const key = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the list, and stays the same while the list does
  const some = useMemo(() => (view ? someOf(view, ids) : undefined), [view, key]);
  return useLive(some, () => some?.read() ?? nothing);
}

function someOf(view: ShopView, ids: readonly string[]) {
  let known: readonly (CatalogueItem | undefined)[] = [];
  return {
    subscribe(listener: () => void) {
      const catalogue = view.catalogue();
      const stops = ids.map((id) => catalogue?.subscribeItem(id, listener));
      const stop = view.subscribeCatalogue(listener);
      return () => {
        stop();
        for (const end of stops) end?.();
      };
    },
    read() {
      const now = ids.map((id) => view.catalogue()?.get(id));
      const isSame = now.length === known.length && now.every((item, at) => item === known[at]);
      if (!isSame) known = now;
      return known;
    },
  };
}
