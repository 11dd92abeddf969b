import type { TicketBook } from "#web/store/read-models/facts/ticket-book.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import { useLive, useShopView } from "./use-store.ts";

const none: readonly TicketRow[] = [];

function useTicketBook(shopId: string): TicketBook | undefined {
  return useShopView(shopId)?.tickets();
}

/** Tickets of a shop that this device holds, newest first, own unsent ones among them. */
export function useTickets(shopId: string): readonly TicketRow[] {
  const book = useTicketBook(shopId);
  return useLive(book, () => book?.all() ?? none);
}

/** Tickets of one business day, newest first: live, own unsent ones among them. */
export function useDaySales(shopId: string, day: string): readonly TicketRow[] {
  const book = useTicketBook(shopId);
  return useLive(book, () => book?.ofDay(day) ?? none);
}

/** Whether the tickets of a shop have been read from this device. */
export function useTicketsRead(shopId: string): boolean {
  const book = useTicketBook(shopId);
  return useLive(book, () => book?.isLoaded ?? false);
}

/** Flagged sales that nobody has settled yet. */
export function useFlaggedSales(shopId: string): readonly TicketRow[] {
  const book = useTicketBook(shopId);
  return useLive(book, () => book?.flagged() ?? none);
}

export function useTicket(shopId: string, id: string): TicketRow | undefined | "loading" {
  const book = useTicketBook(shopId);
  const ticket = useLive(book, () => book?.get(id));
  const isRead = useTicketsRead(shopId);
  return ticket ?? (isRead ? undefined : "loading");
}
