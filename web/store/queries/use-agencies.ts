import type { AgencyRow } from "#web/store/read-models/agency-book.ts";
import { useBookPart, useGoods } from "./use-goods.ts";
import { useLive, useShopView, useStore } from "./use-store.ts";

/** Selling points of a shop that are in use, by name, own unsent acts counted in. */
export function useAgencies(shopId: string): readonly AgencyRow[] {
  return useBookPart(useGoods(shopId)?.agencies, inUse);
}

/** True when the server knows of more than one in use, or this device sells for one: asked by a till that opens. */
export function useHasAgencies(shopId: string): boolean {
  const rows = useShopView(shopId)?.agencies;
  const several = useLive(rows, () => (rows?.list().filter(inUse).length ?? 0) > 1);
  return useChosenAgency(shopId) !== undefined || several;
}

const inUse = ({ archived }: { archived: boolean }) => !archived;

/** Those that are not in use any more. */
export function useArchivedAgencies(shopId: string): readonly AgencyRow[] {
  return useBookPart(useGoods(shopId)?.agencies, ({ archived }) => archived);
}

/** The agency that this device sells for in a shop, by identifier; undefined for none. */
export function useChosenAgency(shopId: string): string | undefined {
  const outbox = useStore()?.device.outbox;
  return useLive(outbox, () => outbox?.meta.agencies[shopId]);
}

/** One agency, in use or not; undefined without one, and until it has been read. */
export function useAgency(shopId: string, agencyId: string | undefined): AgencyRow | undefined {
  const late = useShopView(shopId)?.goods;
  const asked = agencyId === undefined ? undefined : late;
  const book = useLive(asked, () => asked?.get()?.agencies);
  return useLive(book, () => (agencyId === undefined ? undefined : book?.get(agencyId)));
}
