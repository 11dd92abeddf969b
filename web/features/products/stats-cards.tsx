import { Trans } from "@lingui/react/macro";
import { FigureCard } from "#web/blocks/figure-card.tsx";
import { Money } from "#web/blocks/money.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import type { ProductStats } from "#web/store/queries/use-product-list.ts";
import { Figure } from "#web/ui/figure.tsx";

/** Four figures of the shelf: how many products, what runs low, what is out, what it is all worth. */
export function StatsCards({ stats }: { stats: ProductStats }) {
  return (
    <div className="grid grid-cols-3 gap-2 lg:grid-cols-4 lg:gap-4">
      <FigureCard title={<Trans>Stock normal</Trans>} figure={<Count of={stats.normal} />} />
      <FigureCard title={<Trans>Stock faible</Trans>} figure={<Count of={stats.low} />} />
      <FigureCard title={<Trans>Rupture</Trans>} figure={<Count of={stats.out} />} />
      <div className="col-span-3 *:h-full lg:col-span-1">
        <FigureCard
          title={<Trans>Valeur du stock</Trans>}
          figure={<Money francs={stats.value} size="2xl" strong />}
        />
      </div>
    </div>
  );
}

function Count({ of }: { of: number }) {
  return (
    <Figure size="2xl" strong>
      {formatQuantity(of)}
    </Figure>
  );
}
