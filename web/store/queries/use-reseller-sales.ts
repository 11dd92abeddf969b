import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import { useBookList, useBookPart, useGoods } from "./use-goods.ts";

/** Lines that resellers sold, newest first, own unsent acts counted in. */
export function useResellerSales(shopId: string): readonly ResellerSaleRow[] {
  return useBookList(useGoods(shopId)?.resellerSales);
}

/** A line with what it earned. */
export type CommissionRow = ResellerSaleRow & {
  commission: NonNullable<ResellerSaleRow["commission"]>;
};

/** Lines that have a commission, newest first; `commissionTotals` adds them up. */
export function useCommissions(shopId: string): readonly CommissionRow[] {
  const list = useBookPart(useGoods(shopId)?.resellerSales, hasCommission);
  return list as readonly CommissionRow[];
}

function hasCommission({ commission }: ResellerSaleRow): boolean {
  return commission !== null;
}
