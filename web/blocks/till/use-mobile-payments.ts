import { useMemo } from "react";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import type { TillSession } from "#web/store/read-models/tills/own-till.ts";
import { matchedIn, useMatchDrafts } from "./match-drafts.ts";
import { type MobilePayment, matchOf, mobilePaymentsOf } from "./mobile-payments.ts";

const none: readonly string[] = [];

/** The mobile money of this device's till since it was last opened or closed, and how far it was found on the phone. */
export function useMobilePayments(shopId: string, session: TillSession | undefined) {
  const tickets = useTickets(shopId);
  const sales = session?.sales ?? none;
  const since = session?.after ?? null;
  const kept = useMatchDrafts(({ byShop }) => byShop[shopId]);
  const put = useMatchDrafts((state) => state.put);
  const payments: readonly MobilePayment[] = useMemo(() => {
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    return mobilePaymentsOf(sales, (id) => byId.get(id));
  }, [tickets, sales]);
  const matched = matchedIn(kept, since);

  function tick(ids: readonly string[], isFound: boolean) {
    const others = matched.found.filter((one) => !ids.includes(one));
    put(shopId, { ...matched, found: isFound ? [...others, ...ids] : others });
  }

  function note(id: string, text: string) {
    put(shopId, { ...matched, notes: { ...matched.notes, [id]: text } });
  }

  return { payments, matched, match: matchOf(payments, matched), tick, note };
}
