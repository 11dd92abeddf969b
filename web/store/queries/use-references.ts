import { useCallback } from "react";
import { ticketsWith } from "#web/store/read-models/facts/find-reference.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import { useShopView } from "./use-store.ts";

/** Finds the tickets of a shop that bear a reference, among all that this device holds. */
export function useReferences(shopId: string): (reference: string) => readonly TicketRow[] {
  const book = useShopView(shopId)?.tickets();
  return useCallback((reference) => (book ? ticketsWith(book, reference) : []), [book]);
}
