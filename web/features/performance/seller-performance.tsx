import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { lastMonths } from "#web/blocks/days.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMonth } from "#web/i18n/long-dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useDayFigures } from "#web/store/queries/use-figures.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { LevelCard } from "./level-card.tsx";
import { byMonth, statsOf } from "./performance-figures.ts";
import { StatsCards } from "./stats-cards.tsx";
import { TopProducts } from "./top-products.tsx";
import { Trends } from "./trends.tsx";

const monthsOfTrend = 6;

type SellerPerformanceProps = { shop: SessionShop; sellerId: string; isOwn: boolean };

/** One seller in one shop: this month in figures, what sold best, and the last six months. */
export function SellerPerformance({ shop, sellerId, isOwn }: SellerPerformanceProps) {
  const { t, i18n } = useLingui();
  const cut = useDayCut(shop.id);
  const [tab, setTab] = useState<"overview" | "products" | "trends">("overview");
  const today = businessDay(useNow(), cut);
  const month = today.slice(0, 7);
  const months = useMemo(() => lastMonths(today, monthsOfTrend), [today]);
  const from = `${months[0]}-01`;
  const { days, state, knownFrom } = useDayFigures([shop.id], { from, to: today, sellerId });
  const rows = useMemo(() => byMonth(days, months), [days, months]);
  const stats = useMemo(
    () => statsOf(days.filter(({ day }) => day.startsWith(month))),
    [days, month],
  );
  const monthName = formatMonth(month, i18n.locale as Language);
  return (
    <>
      <CompletenessLine shops={[shop]} />
      {state === "loading" ? (
        <Skeleton className="h-60 w-full" />
      ) : (
        <>
          <StatsCards stats={stats} />
          <div>
            <Tabs
              label={t`Performance`}
              tabs={[
                { id: "overview", label: <Trans>Vue d’ensemble</Trans> },
                { id: "products", label: <Trans>Meilleurs produits</Trans> },
                { id: "trends", label: <Trans>Tendances</Trans> },
              ]}
              current={tab}
              onPick={setTab}
            >
              {tab === "overview" && <LevelCard stats={stats} before={rows.at(-2)} isOwn={isOwn} />}
              {tab === "products" && (
                <TopProducts
                  shopId={shop.id}
                  query={{ from: `${month}-01`, to: today, sellerId }}
                  monthName={monthName}
                />
              )}
              {tab === "trends" && <Trends rows={rows} knownFrom={knownFrom} />}
            </Tabs>
          </div>
        </>
      )}
    </>
  );
}
