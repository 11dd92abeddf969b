import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { usePeople } from "#web/store/queries/use-notebook.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** What may be spoken of in a shop: what it sells, who buys, and for its office of whom it buys. */
export function useSpokenShop(shopId: string): SpokenShop {
  const role = currentShop(useSession((state) => state.session))?.role;
  const isOffice = role !== undefined && may(role, "keep-suppliers");
  const catalogue = useCatalogue(shopId);
  const customers = usePeople(shopId, false);
  const suppliers = usePeople(isOffice ? shopId : "", true);
  return useMemo(
    () => ({
      products: catalogue ? [...catalogue.items()].filter(({ archived }) => !archived) : [],
      customers: customers.filter(({ archived }) => !archived),
      suppliers: suppliers.filter(({ archived }) => !archived),
    }),
    [catalogue, customers, suppliers],
  );
}
