import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import type { Member } from "#shared/schemas/person.ts";
import { useLive, useShopView } from "./use-store.ts";

const nobody: readonly Member[] = [];

/** Members of a shop, past ones too, as far as this device may know them: a reseller reads themselves alone. */
export function useMembers(shopId: string): readonly Member[] {
  const members = useShopView(shopId)?.members;
  return useLive(members, () => members?.list() ?? nobody);
}

/** Who sells in a shop now, by name; undefined until the members have been read. */
export function useStaff(shopId: string): readonly Member[] | undefined {
  const members = useShopView(shopId)?.members;
  const list = useLive(members, () => members?.list() ?? nobody);
  return useMemo(() => {
    if (list.length === 0) return undefined;
    return list
      .filter(({ role, isActive }) => isActive && may(role, "share-device"))
      .sort((a, b) => a.fullName.localeCompare(b.fullName, "fr"));
  }, [list]);
}

/** Resellers who may be given goods now, by name. */
export function useResellers(shopId: string): readonly Member[] {
  const list = useMembers(shopId);
  return useMemo(
    () =>
      list
        .filter(({ role, isActive }) => role === "reseller" && isActive)
        .sort((a, b) => a.fullName.localeCompare(b.fullName, "fr")),
    [list],
  );
}
