import type { Ticket } from "#web/blocks/ticket.ts";

/** Which tickets an address asks for; nothing said is all of them. */
export type TicketsAsked = {
  /** Business days, both among them. */
  from?: string | undefined;
  to?: string | undefined;
  seller?: string | undefined;
  /** Something was taken off. */
  discounted?: boolean | undefined;
};

export function readTicketsAsked(params: URLSearchParams): TicketsAsked {
  return {
    from: params.get("from") ?? undefined,
    to: params.get("to") ?? undefined,
    seller: params.get("seller") ?? undefined,
    discounted: params.has("discounted"),
  };
}

export const asksForSome = ({ from, to, seller, discounted }: TicketsAsked): boolean =>
  Boolean(from ?? to ?? seller) || discounted === true;

/** Francs that were taken off a ticket, as they were said of it. */
export const takenOff = ({ discounts = [] }: Pick<Ticket, "discounts">): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);

/** The tickets that are asked for, in their order. */
export function ticketsAsked(
  tickets: readonly Ticket[],
  { from, to, seller, discounted }: TicketsAsked,
): readonly Ticket[] {
  return tickets.filter(
    (ticket) =>
      (from === undefined || ticket.day >= from) &&
      (to === undefined || ticket.day <= to) &&
      (seller === undefined || ticket.sellerId === seller) &&
      (!discounted || takenOff(ticket) > 0),
  );
}
