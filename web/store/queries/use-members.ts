import { useMemo } from "react";
import type { Member } from "#shared/schemas/person.ts";
import { useLive, useShopView } from "./use-store.ts";

const nobody: readonly Member[] = [];

/** Members of a shop, past ones too, as far as this device may know them: a reseller reads themselves alone. */
export function useMembers(shopId: string): readonly Member[] {
  const members = useShopView(shopId)?.members;
  return useLive(members, () => members?.list() ?? nobody);
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
