import { Plural, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { Money } from "#web/blocks/money.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { useDayCuts } from "#web/store/queries/use-day-cuts.ts";
import { useShopsResellerSales } from "#web/store/queries/use-shops-goods.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Figure } from "#web/ui/figure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { resellerFigures } from "./reseller-figures.ts";

/** With how many shops one works, what one has earned with them, what one has sold this month. */
export function ResellerCards({ shops }: { shops: readonly SessionShop[] }) {
  const ids = shops.map(({ id }) => id);
  const sales = useShopsResellerSales(ids);
  const cuts = useDayCuts(ids);
  const now = useNow();
  const figures = useMemo(() => {
    const monthIn = (shopId: string) =>
      businessDay(now, cuts.get(shopId) ?? defaultDayCut).slice(0, 7);
    return sales && resellerFigures(sales, monthIn);
  }, [sales, cuts, now]);
  // Zeros before the books have been read would be a lie.
  if (!figures) return <Skeleton className="h-36 w-full" />;
  const { earned, toReceive, salesOfMonth, revenueOfMonth, pendingOfMonth } = figures;
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3 lg:gap-4">
      <div className="col-span-2 *:h-full lg:order-2 lg:col-span-1">
        <FigureCard
          title={<Trans>Commissions au total</Trans>}
          figure={<Money francs={earned} size="3xl" />}
        >
          <p className="text-sm text-ink-soft">
            <Trans>dont {formatMoney(toReceive)} à recevoir</Trans>
          </p>
        </FigureCard>
      </div>
      <FigureCard
        title={<Trans>Boutiques partenaires</Trans>}
        figure={
          <Figure size="2xl" strong>
            {formatQuantity(shops.length)}
          </Figure>
        }
      />
      <div className="*:h-full lg:order-3">
        <FigureCard
          title={<Trans>Ventes du mois</Trans>}
          figure={
            <Figure size="2xl" strong>
              {formatQuantity(salesOfMonth)}
            </Figure>
          }
        >
          <p className="figures text-sm text-ink-soft">{formatMoney(revenueOfMonth)}</p>
          {pendingOfMonth > 0 && (
            <p className="text-sm text-ink-soft">
              <Plural
                value={pendingOfMonth}
                one="# attend la boutique"
                other="# attendent la boutique"
              />
            </p>
          )}
        </FigureCard>
      </div>
    </div>
  );
}
