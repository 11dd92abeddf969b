import { useMemo } from "react";
import type { Unit } from "#shared/schemas/measure.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { AgencyRow } from "#web/store/read-models/agency-book.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { catalogueSources, subscribeLate, told } from "./late-sources.ts";
import { useLive, useStore } from "./use-store.ts";

/** What gives figures their names and stands beside them: people, agencies, transfers and products of one shop. */
export type ShopBook = {
  shopId: string;
  /** Undefined until it has been read. */
  shop: Shop | undefined;
  /** Past ones too. */
  members: readonly Member[];
  agencies: readonly AgencyRow[];
  transfers: readonly TransferRow[];
  productsOnSale: number;
  /** Of a product on sale or deleted; undefined when this device does not know it. */
  nameOfProduct: (id: string) => string | undefined;
  /** What it is kept in; absent or null for pieces. */
  unitOfProduct?: (id: string) => Unit | null | undefined;
};

const nothing: readonly never[] = [];

/** Several shops side by side, in the order asked for; the same list until something of them changes. */
export function useShopBooks(shopIds: readonly string[]): readonly ShopBook[] {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? booksSource(store, ids.split(" ").filter(Boolean)) : undefined),
    [store, ids],
  );
  return useLive(source, () => source?.read() ?? nothing);
}

function booksSource(store: OpenStore, shopIds: readonly string[]) {
  const books = new Memo<ShopBook>();
  const lists = new Memo<readonly ShopBook[]>();

  function bookOf(shopId: string): ShopBook {
    const view = store.views.of(shopId);
    const goods = view?.goods.get();
    const catalogue = view?.catalogue();
    const shop = view?.shop.get();
    const members = view?.members.list() ?? nothing;
    const agencies = goods?.agencies.list() ?? nothing;
    const transfers = goods?.transfers.list() ?? nothing;
    const onSale = catalogue?.ids() ?? nothing;
    return books.of(shopId, [shop, members, agencies, transfers, catalogue, onSale], () => ({
      ...{ shopId, shop, members, agencies, transfers },
      productsOnSale: onSale.length,
      nameOfProduct: (id) => catalogue?.get(id)?.name,
      unitOfProduct: (id) => catalogue?.get(id)?.unit,
    }));
  }

  function* sources() {
    yield told(store.device.outbox);
    for (const view of shopIds.map((id) => store.views.of(id))) {
      const goods = view?.goods.get();
      for (const what of [view?.shop, view?.members, view?.goods]) yield told(what);
      for (const what of [goods?.agencies, goods?.transfers]) yield told(what);
      yield* catalogueSources(view);
    }
  }

  return {
    read: () => {
      const found = shopIds.map(bookOf);
      return lists.of("", found, () => found);
    },
    // Books open one after the other: each that does may hold others.
    subscribe: (listener: () => void) => subscribeLate(sources, listener),
  };
}
