import { useMemo } from "react";
import type { Slot } from "#shared/ask/kinds.ts";
import type { AskShop } from "#shared/ask/question.ts";
import { may } from "#shared/rules/permissions.ts";
import { useAgencies } from "#web/store/queries/use-agencies.ts";
import {
  useCatalogue,
  useCatalogueSearch,
  useCategories,
} from "#web/store/queries/use-catalogue.ts";
import { useHeldProducts } from "#web/store/queries/use-held-products.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useWholeNotebook } from "#web/store/queries/use-notebook.ts";
import type { SessionShop } from "#web/store/session.ts";

const everything = { text: "", category: undefined, most: Number.POSITIVE_INFINITY };
const nobody: readonly never[] = [];

/** Whatever has a name in a shop, as far as this person may know it. */
export function useAskShop({ id: shopId, role }: SessionShop): AskShop {
  const catalogue = useCatalogue(shopId);
  const ids = useCatalogueSearch(shopId, everything);
  const held = useHeldProducts(shopId);
  const categories = useCategories(shopId);
  const members = useMembers(shopId);
  const agencies = useAgencies(shopId);
  const customers = useWholeNotebook(shopId, false)?.customers ?? nobody;
  const suppliers = useWholeNotebook(shopId, true)?.customers ?? nobody;
  const isReseller = role === "reseller";
  const products = useMemo(
    () =>
      isReseller
        ? held.map(({ productId: id, ...one }) => ({ ...one, id }))
        : ids.flatMap((id) => catalogue?.get(id) ?? []),
    [isReseller, held, ids, catalogue],
  );
  return useMemo(() => {
    const known = members.map(({ userId: id, fullName: name, role, isActive }) => ({
      ...{ id, name, role, isActive },
    }));
    return {
      ...{ products, categories, agencies },
      customers: customers.filter(({ archived }) => !archived),
      suppliers: may(role, "keep-suppliers") ? suppliers.filter(({ archived }) => !archived) : [],
      sellers: known.filter((one) => may(one.role, "sell")),
      resellers: known.filter((one) => one.role === "reseller"),
    };
  }, [products, categories, agencies, customers, suppliers, members, role]);
}

/** What somebody or something is called that a question names. */
export function calledIn(shop: AskShop, slot: Slot, id: string): string {
  const lists: { [slot in Slot]?: readonly { id: string; name: string }[] | undefined } = {
    ...{ product: shop.products, customer: shop.customers, supplier: shop.suppliers },
    ...{ seller: shop.sellers, reseller: shop.resellers, agency: shop.agencies },
  };
  return lists[slot]?.find((one) => one.id === id)?.name ?? id;
}
