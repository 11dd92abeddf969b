import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { usePeople } from "#web/store/queries/use-notebook.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** Number of latest tickets that give the usual amounts; with fewer than `fewest` nothing is usual. */
const latest = 300;
const fewest = 5;

/** What may be spoken of in a shop: what it sells, who buys, and for its office of whom it buys. */
export function useSpokenShop(shopId: string): SpokenShop {
  const role = currentShop(useSession((state) => state.session))?.role;
  const isOffice = role !== undefined && may(role, "keep-suppliers");
  const catalogue = useCatalogue(shopId);
  const customers = usePeople(shopId, false);
  const suppliers = usePeople(isOffice ? shopId : "", true);
  const tickets = useTickets(shopId);
  const largestSale = useMemo(() => {
    const totals = tickets.slice(0, latest).map(({ total }) => total);
    return totals.length < fewest ? undefined : Math.max(...totals);
  }, [tickets]);
  return useMemo(
    () => ({
      largestSale,
      products: catalogue ? [...catalogue.items()].filter(({ archived }) => !archived) : [],
      customers: customers.filter(({ archived }) => !archived),
      suppliers: suppliers.filter(({ archived }) => !archived),
    }),
    [catalogue, customers, suppliers, largestSale],
  );
}
