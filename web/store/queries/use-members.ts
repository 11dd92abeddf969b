import { useMemo } from "react";
import type { Member } from "#shared/schemas/person.ts";
import { useLive, useShopView } from "./use-store.ts";

const nobody: readonly Member[] = [];

/** Resellers who may be given goods now, by name. */
export function useResellers(shopId: string): readonly Member[] {
  const members = useShopView(shopId)?.members;
  const list = useLive(members, () => members?.list() ?? nobody);
  return useMemo(
    () =>
      list
        .filter(({ role, isActive }) => role === "reseller" && isActive)
        .sort((a, b) => a.fullName.localeCompare(b.fullName, "fr")),
    [list],
  );
}
