import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { businessDay } from "#shared/rules/business-day.ts";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { changedParams, type FilterChange, readFilters, withOtherEnd } from "./filters/filters.ts";
import { ReportBody } from "./report-body.tsx";
import { useReport } from "./use-report.ts";

type ReportsProps = {
  shop: SessionShop;
  /** Those whose reports this person may see. */
  shops: readonly SessionShop[];
};

/** The filters, kept in the address, and the report that they ask for. */
export function Reports({ shop, shops }: ReportsProps) {
  const cut = useDayCut(shop.id);
  const today = businessDay(useNow(), cut);
  const [params, setParams] = useSearchParams();
  const seen = useMemo(
    () => ({ today, shopIds: shops.map(({ id }) => id), shopId: shop.id }),
    [today, shops, shop.id],
  );
  const filters = useMemo(() => readFilters(params, seen), [params, seen]);
  const { open, books } = useReport(filters, shops);
  // A year of charts takes a slow phone its time: what is chosen meanwhile adds to the last choice, not to what is shown.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (wanted: FilterChange) => {
    latest.current = changedParams(latest.current, withOtherEnd(latest.current, wanted, seen));
    setParams(latest.current, { replace: true });
  };
  return (
    <>
      <CompletenessLine shops={open?.shops ?? [shop]} />
      <FilterBar
        filters={filters}
        shops={shops}
        today={today}
        books={books}
        knownFrom={open?.knownFrom}
        onChange={change}
      />
      {open ? (
        <ReportBody open={open} today={today} cut={cut} />
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <p className="text-ink-soft">
            <Trans>Chargement des rapports...</Trans>
          </p>
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}
