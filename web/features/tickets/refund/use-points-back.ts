import { isByPoints, pointsBack } from "#shared/rules/points.ts";
import type { Refund } from "#shared/rules/refunded-by.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { useNotebookRead, usePointMoves } from "#web/store/queries/use-notebook.ts";
import { pointsOfTicket } from "#web/store/read-models/customers/points-of-ticket.ts";

/** What a ticket did to points, as this device knows it, and what a return of it would do (Y5). */
export function usePointsBack(shopId: string, { id, payments }: Pick<Ticket, "id" | "payments">) {
  const isRead = useNotebookRead(shopId);
  const found = pointsOfTicket(usePointMoves(shopId), id);
  const paid = payments.find(isByPoints)?.amount ?? 0;
  const spent = found?.points.spent ?? 0;
  return {
    isRead: isRead || paid === 0,
    /** Francs of one of its points; where no move of them is known, they go back undivided. */
    worth: spent > 0 ? paid / spent : paid,
    isPaidSo: paid > 0,
    back: (returns: readonly (Refund & { total: number })[]) =>
      found ? pointsBack({ payments, points: found.points, returns }) : { taken: 0, given: 0 },
  };
}
