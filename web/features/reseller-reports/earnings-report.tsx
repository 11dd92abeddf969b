import { Plural, Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import { useMemo } from "react";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import { BarsOfProducts } from "#web/blocks/charts/bars-of-products.tsx";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { Money } from "#web/blocks/money.tsx";
import { PagedList } from "#web/blocks/paged-list.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMonth } from "#web/i18n/long-dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCuts } from "#web/store/queries/use-day-cuts.ts";
import { isEarned, useShopsResellerSales } from "#web/store/queries/use-shops-goods.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Figure } from "#web/ui/figure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type Earnings, earningsOf } from "./earnings.ts";

const perPage = 12;

/** Earnings in four figures, month by month, and by product. */
export function EarningsReport({ shops }: { shops: readonly SessionShop[] }) {
  const { t } = useLingui();
  const ids = shops.map(({ id }) => id);
  const sales = useShopsResellerSales(ids);
  const cuts = useDayCuts(ids);
  const now = useNow();
  const months = ids.map((id) => businessDay(now, cuts.get(id) ?? defaultDayCut).slice(0, 7));
  // A month begins in the shop furthest east.
  const thisMonth = months.sort().at(-1) ?? businessDay(now, defaultDayCut).slice(0, 7);
  const earnings = useMemo(
    () => sales && earningsOf(sales.filter(isEarned), thisMonth),
    [sales, thisMonth],
  );
  // Zeros before the books have been read would be a lie.
  if (!earnings) return <Skeleton className="h-60 w-full" />;
  if (earnings.months.length === 0)
    return (
      <>
        <CompletenessLine shops={shops} />
        <EmptyState icon={<HandCoins />} title={<Trans>Pas encore de commission</Trans>}>
          <Trans>Elle apparaît ici dès que la boutique confirme une de vos ventes.</Trans>
        </EmptyState>
      </>
    );
  return (
    <>
      <CompletenessLine shops={shops} />
      <EarningsCards earnings={earnings} shops={shops} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">
            <Trans>Commissions par mois</Trans>
          </h2>
          <PagedList
            label={t`Commissions par mois`}
            rows={earnings.months.map((row) => ({ ...row, id: row.month }))}
            perPage={perPage}
            renderRow={(row) => <Month {...row} />}
          />
        </Card>
        <Card>
          <BarsOfProducts
            title={<Trans>Mes 5 meilleurs produits</Trans>}
            measure={t`Pièces vendues`}
            bars={earnings.products}
          />
        </Card>
      </div>
    </>
  );
}

function Month({ month, amount, sales }: Earnings["months"][number]) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
      <span>
        <span className="font-medium">{formatMonth(month, i18n.locale as Language)}</span>
        <span className="block text-sm text-ink-soft">
          <Plural value={sales} one="# vente confirmée" other="# ventes confirmées" />
        </span>
      </span>
      <span className="figures font-bold">{formatMoney(amount)}</span>
    </div>
  );
}

type EarningsCardsProps = { earnings: Earnings; shops: readonly SessionShop[] };

function EarningsCards({ earnings, shops }: EarningsCardsProps) {
  const { i18n } = useLingui();
  const { total, monthly, averageRate, bestShop } = earnings;
  const tag = i18n.locale === "en" ? "en-GB" : "fr";
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  const best = shops.find(({ id }) => id === bestShop?.shopId);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
      <div className="*:h-full sm:col-span-2 lg:col-span-1">
        <FigureCard
          title={<Trans>Gains au total</Trans>}
          figure={<Money francs={total} size="3xl" />}
        />
      </div>
      <div className="*:h-full sm:col-span-2 lg:col-span-1">
        <FigureCard
          title={<Trans>Commission moyenne par mois</Trans>}
          figure={<Money francs={monthly} size="2xl" />}
        />
      </div>
      <FigureCard
        title={<Trans>Taux moyen</Trans>}
        figure={
          <Figure size="2xl" strong>
            {averageRate === undefined ? "—" : percent.format(averageRate / 10_000)}
          </Figure>
        }
      />
      <div className="min-w-0 *:h-full">
        <FigureCard
          title={<Trans>Meilleure boutique</Trans>}
          figure={<span className="text-xl font-bold wrap-anywhere">{best ? best.name : "—"}</span>}
        >
          {bestShop && (
            <p className="figures text-sm text-ink-soft">{formatMoney(bestShop.amount)}</p>
          )}
        </FigureCard>
      </div>
    </div>
  );
}
