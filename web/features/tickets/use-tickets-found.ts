import { useMemo } from "react";
import type { Ticket } from "#web/blocks/ticket.ts";
import { useNear } from "#web/store/queries/use-near.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";
import { ticketsFound } from "./ticket-list.ts";
import { ticketNames } from "./ticket-names.ts";

/**
 * Tickets that match a text. When none does, those with the name nearest to it (`nearest`), which come a
 * little later.
 */
export function useTicketsFound(
  shopId: string,
  tickets: readonly Ticket[],
  query: string,
): { found: readonly Ticket[]; nearest: string | undefined } {
  const customers = useCustomers(shopId);
  const names = useMemo(() => new Map(customers.map(({ id, name }) => [id, name])), [customers]);
  const exact = useMemo(() => ticketsFound(tickets, query, names), [tickets, query, names]);
  const lines = useMemo(() => {
    let known: ReturnType<typeof ticketNames> | undefined;
    return () => {
      known ??= ticketNames(tickets, names);
      return known;
    };
  }, [tickets, names]);
  const [near] = useNear(query, exact, lines);
  const nearest = exact.length === 0 ? near : undefined;
  const found = useMemo(
    () => (nearest === undefined ? exact : ticketsFound(tickets, nearest, names)),
    [exact, nearest, tickets, names],
  );
  return { found, nearest };
}
