import type { Member } from "#shared/schemas/person.ts";
import { useLive, useShopView } from "./use-store.ts";

const none: readonly Member[] = [];

export function useMembers(shopId: string): readonly Member[] {
  const members = useShopView(shopId)?.members;
  return useLive(members, () => members?.list() ?? none);
}
