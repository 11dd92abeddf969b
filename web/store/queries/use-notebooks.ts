import { useMemo } from "react";
import { resellerOf } from "#web/store/hub/access.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { subscribeLate, told } from "./late-sources.ts";
import {
  type AccountMoveRow,
  type Balance,
  type CustomerRow,
  lateNotebook,
} from "./use-notebook.ts";
import { useLive, useStore } from "./use-store.ts";

/** The notebook of one shop as it stands, doubles that were merged as one (C8): customers by name, what each owes, all that moved francs the newest first. */
export type ShopNotebook = {
  shopId: string;
  customers: readonly CustomerRow[];
  balances: readonly Balance[];
  moves: readonly AccountMoveRow[];
};

const nothing: readonly never[] = [];

/** The notebooks of several shops in the order asked for, those that have been read; the same list until one changes. */
export function useNotebooks(shopIds: readonly string[]): readonly ShopNotebook[] {
  const store = useStore();
  const ids = shopIds.join(" ");
  const source = useMemo(
    () => (store ? notebooksSource(store, ids.split(" ").filter(Boolean)) : undefined),
    [store, ids],
  );
  return useLive(source, () => source?.read() ?? nothing);
}

function notebooksSource(store: OpenStore, shopIds: readonly string[]) {
  const kept = new Memo<ShopNotebook>();
  const lists = new Memo<readonly ShopNotebook[]>();
  const lateOf = (shopId: string) => {
    const scope = store.views.of(shopId)?.scope;
    if (!scope || resellerOf(scope) !== undefined) return undefined;
    return lateNotebook(store, shopId, scope);
  };
  function read() {
    const found = shopIds.flatMap((shopId) => {
      const notebook = lateOf(shopId)?.get();
      if (!notebook) return [];
      const { customers, balances, moves } = notebook.whole.now();
      return kept.of(shopId, [customers, balances, moves], () => ({
        ...{ shopId, customers, balances, moves },
      }));
    });
    return lists.of("", found, () => found);
  }
  const sources = () => [
    told(store.device.outbox),
    ...shopIds.flatMap((shopId) => {
      const late = lateOf(shopId);
      return [late, late?.get()?.whole].map((one) => told(one));
    }),
  ];
  return { read, subscribe: (listener: () => void) => subscribeLate(sources, listener) };
}
