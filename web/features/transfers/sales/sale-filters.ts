import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";

export const saleFilters = ["all", "confirmed", "pending"] as const;
export type SaleFilter = (typeof saleFilters)[number];

/** Sales of a filter, in their order; « toutes » leaves out what was declined. */
export function salesOf(
  sales: readonly ResellerSaleRow[],
  filter: SaleFilter,
): readonly ResellerSaleRow[] {
  return sales.filter(({ status }) =>
    filter === "all" ? status !== "declined" : status === filter,
  );
}

/** The other lines of a line's ticket that still wait: a customer bought them together. */
export function waitingBeside(
  sales: readonly ResellerSaleRow[],
  line: ResellerSaleRow,
): readonly ResellerSaleRow[] {
  return sales.filter(
    ({ id, ticketId, status }) =>
      ticketId === line.ticketId && id !== line.id && status === "pending",
  );
}
