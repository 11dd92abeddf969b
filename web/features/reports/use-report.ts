import { useMemo } from "react";
import { pricedPer } from "#shared/rules/ware.ts";
import { type Period, periodBefore } from "#web/blocks/periods/period.ts";
import { type Report, reportOf } from "#web/blocks/reports/report-figures.ts";
import { useDayFigures, useFigures } from "#web/store/queries/use-figures.ts";
import { type ShopNotebook, useNotebooks } from "#web/store/queries/use-notebooks.ts";
import { type ShopBook, useShopBooks } from "#web/store/queries/use-shop-books.ts";
import type { SessionShop } from "#web/store/session.ts";
import type { Filters } from "./filters/filters.ts";

/** A report as this device can tell it, and what gives its figures their names. */
export type OpenReport = {
  report: Report;
  filters: Filters;
  before: Period;
  /** The shops that it counts. */
  shops: readonly SessionShop[];
  books: readonly ShopBook[];
  /** What customers owe in these shops, and what happened on their accounts. */
  notebooks: readonly ShopNotebook[];
  /** First day of which anything is known here; null when nothing is. */
  knownFrom: string | null;
  /** First day from which products can be told by seller, agency or single days. */
  detailFrom: string;
};

/** The report that was asked for, own unsent sales counted in; undefined while it is being read. Its shops' books. */
export function useReport(
  filters: Filters,
  shops: readonly SessionShop[],
): { open: OpenReport | undefined; books: readonly ShopBook[] } {
  const { kind, period, shop, agency, seller } = filters;
  const counted = useMemo(
    () => (shop === "all" ? shops : shops.filter(({ id }) => id === shop)),
    [shops, shop],
  );
  const ids = counted.map(({ id }) => id);
  const before = useMemo(() => periodBefore(period, kind), [period, kind]);
  const narrowed = { agencyId: agency, sellerId: seller };
  const now = useFigures(ids, { ...period, ...narrowed });
  const then = useDayFigures(ids, { ...before, ...narrowed });
  const books = useShopBooks(ids);
  const notebooks = useNotebooks(ids);
  const open = useMemo(() => {
    if (now.state === "loading" || then.state === "loading") return undefined;
    const { days, products, knownFrom, detailFrom } = now;
    const isKnown = knownFrom !== null && knownFrom <= before.to;
    const daysBefore = isKnown ? then.days : undefined;
    const per = (shopId: string, productId: string) => {
      const unit = books.find((book) => book.shopId === shopId)?.unitOfProduct?.(productId);
      return unit ? pricedPer(unit) : 1;
    };
    const report = reportOf({ period, days, products, daysBefore, per });
    return { report, filters, before, shops: counted, books, notebooks, knownFrom, detailFrom };
  }, [now, then, books, notebooks, counted, filters, before, period]);
  return { open, books };
}
